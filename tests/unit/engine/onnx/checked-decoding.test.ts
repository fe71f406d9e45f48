/** With scripted runs: no device here computes several sequences in another way than one. */
import { expect, test, vi } from "vitest";
import type { SequenceToken } from "../../../../src/worker/engine/chat/token-loop/shared-runs.ts";
import { CheckedDecoding } from "../../../../src/worker/engine/onnx/causal/checked-decoding.ts";

/** Runs that record their calls; `together` changes the right logits of several sequences. */
function scriptedRuns(together: (right: Float32Array) => Float32Array, canAppendToEach?: (tokens: readonly SequenceToken[]) => boolean) {
  const lengths = [5, 9, 2, 0];
  const asked: string[] = [];
  const logitsOf = ({ sequence, id }: SequenceToken) => Float32Array.of(sequence, id, lengths[sequence] ?? 0);
  const append = (token: SequenceToken): Float32Array => {
    const logits = logitsOf(token);
    lengths[token.sequence] = (lengths[token.sequence] ?? 0) + 1;
    return logits;
  };
  const named = ({ sequence, topK }: SequenceToken): string => `${sequence}${topK === undefined ? " whole" : ""}`;
  const decoding = new CheckedDecoding({
    length: (sequence) => lengths[sequence] ?? 0,
    truncate: (sequence, length) => void (lengths[sequence] = length),
    appendOne: async (token) => {
      asked.push(named(token));
      return append(token);
    },
    ...(canAppendToEach && { canAppendToEach }),
    appendToEach: async (tokens) => {
      asked.push(tokens.map(named).join("+"));
      return tokens.map((token) => together(append(token)));
    },
  });
  return { lengths, asked, decoding };
}

const three = [0, 1, 3].map((sequence) => ({ sequence, id: 7, topK: 1 }));
const compared = ["0 whole+1 whole+3 whole", "0 whole", "1 whole", "3 whole"];

test("tokens of several sequences are computed as a batch after one comparison for each batch size", async () => {
  const { lengths, asked, decoding } = scriptedRuns((right) => right);
  const right = [Float32Array.of(0, 7, 5), Float32Array.of(1, 7, 9), Float32Array.of(3, 7, 0)];
  expect(await decoding.decode(three)).toEqual(right);
  expect(lengths).toEqual([6, 10, 2, 1]);
  await decoding.decode(three);
  await decoding.decode(three.slice(1));
  await decoding.decode(three.slice(2));
  expect(asked).toEqual([...compared, "0+1+3", "1 whole+3 whole", "1 whole", "3 whole", "3"]);
  expect(lengths).toEqual([7, 12, 2, 4]);
});

test("after a difference in the last bit, replies that must be repeatable are computed one after another, others as a batch", async () => {
  const { lengths, asked, decoding } = scriptedRuns((right) => right.map((value) => value + 2 ** -18));
  expect((await decoding.decode(three))[1]).toEqual(Float32Array.of(1, 7, 9));
  expect((await decoding.decode(three))[1]).toEqual(Float32Array.of(1, 7, 10));
  expect(asked).toEqual([...compared, "0", "1", "3"]);
  expect(lengths).toEqual([7, 11, 2, 2]);
  const free = three.map((token) => ({ ...token, mayRound: true }));
  asked.length = 0;
  expect((await decoding.decode(free))[1]).not.toEqual(Float32Array.of(1, 7, 11));
  expect(asked).toEqual(["0+1+3"]);
  // Two of three: the first batch of two is compared.
  asked.length = 0;
  const mixed = three.map((token) => ({ ...token, mayRound: token.sequence !== 1 }));
  const rows = await decoding.decode(mixed);
  expect(rows.map(([sequence]) => sequence)).toEqual([0, 1, 3]);
  expect(asked).toEqual(["0 whole+3 whole", "0 whole", "3 whole", "1"]);
  asked.length = 0;
  await decoding.decode(mixed);
  expect(asked).toEqual(["0+3", "1"]);
  expect(lengths).toEqual([10, 14, 2, 5]);
});

test("after a difference beyond rounding every token is computed alone", async () => {
  const { asked, decoding } = scriptedRuns((right) => right.map((value) => -value));
  const free = three.map((token) => ({ ...token, mayRound: true }));
  await decoding.decode(free);
  await decoding.decode(free);
  expect(asked).toEqual([...compared, "0", "1", "3"]);
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

test("sequences whose caches are too large for a batch are computed one after another", async () => {
  const { asked, decoding } = scriptedRuns(
    (right) => right,
    (tokens) => tokens.length < 3,
  );
  expect(await decoding.decode(three)).toEqual([Float32Array.of(0, 7, 5), Float32Array.of(1, 7, 9), Float32Array.of(3, 7, 0)]);
  await decoding.decode(three.slice(1));
  await decoding.decode(three.slice(1));
  expect(asked).toEqual(["0", "1", "3", "1 whole+3 whole", "1 whole", "3 whole", "1+3"]);
});
