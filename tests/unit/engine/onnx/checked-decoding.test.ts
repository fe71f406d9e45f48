/** With scripted runs: no device here computes several sequences in another way than one. */
import { expect, test, vi } from "vitest";
import type { SequenceToken } from "../../../../src/worker/engine/chat/token-loop/shared-runs.ts";
import { CheckedDecoding } from "../../../../src/worker/engine/onnx/causal/checked-decoding.ts";

/** Runs that note what is asked of them; `together`: what they give for several sequences, given what is right. */
function scriptedRuns(together: (right: Float32Array) => Float32Array) {
  const lengths = [5, 9, 2, 0];
  const asked: string[] = [];
  const logitsOf = ({ sequence, id }: SequenceToken) => Float32Array.of(sequence, id, lengths[sequence] ?? 0);
  const append = (token: SequenceToken): Float32Array => {
    const logits = logitsOf(token);
    lengths[token.sequence] = (lengths[token.sequence] ?? 0) + 1;
    return logits;
  };
  const decoding = new CheckedDecoding({
    length: (sequence) => lengths[sequence] ?? 0,
    truncate: (sequence, length) => void (lengths[sequence] = length),
    appendOne: async (token, isWhole) => {
      asked.push(`${token.sequence}${isWhole ? " whole" : ""}`);
      return append(token);
    },
    appendToEach: async (tokens) => {
      asked.push(tokens.map(({ sequence }) => sequence).join("+"));
      return tokens.map((token) => together(append(token)));
    },
  });
  return { lengths, asked, decoding };
}

const three = [0, 1, 3].map((sequence) => ({ sequence, id: 7 }));

test("tokens of several sequences are computed as a batch after one comparison for each batch size", async () => {
  const { lengths, asked, decoding } = scriptedRuns((right) => right);
  const right = [Float32Array.of(0, 7, 5), Float32Array.of(1, 7, 9), Float32Array.of(3, 7, 0)];
  expect(await decoding.decode(three)).toEqual(right);
  expect(lengths).toEqual([6, 10, 2, 1]);
  await decoding.decode(three);
  await decoding.decode(three.slice(1));
  await decoding.decode(three.slice(2));
  expect(asked).toEqual(["0+1+3", "0 whole", "1 whole", "3 whole", "0+1+3", "1+3", "1 whole", "3 whole", "3"]);
  expect(lengths).toEqual([7, 12, 2, 4]);
});

test("after a difference in the last bit they are computed one after another", async () => {
  const { lengths, asked, decoding } = scriptedRuns((right) => right.map((value) => value + 2 ** -20));
  expect((await decoding.decode(three))[1]).toEqual(Float32Array.of(1, 7, 9));
  expect((await decoding.decode(three))[1]).toEqual(Float32Array.of(1, 7, 10));
  expect(asked).toEqual(["0+1+3", "0 whole", "1 whole", "3 whole", "0", "1", "3"]);
  expect(lengths).toEqual([7, 11, 2, 2]);
});

test("no token is lost if the runtime refuses a batch", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { asked, decoding } = scriptedRuns(() => {
    throw new Error("refused");
  });
  expect((await decoding.decode(three))[0]).toEqual(Float32Array.of(0, 7, 5));
  await decoding.decode(three);
  expect(asked.slice(1)).toEqual(["0 whole", "1 whole", "3 whole", "0", "1", "3"]);
  expect(console.warn).toHaveBeenCalledOnce();
});
