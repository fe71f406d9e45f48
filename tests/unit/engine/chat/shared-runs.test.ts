/** Which runs a runtime makes of what several replies want. */
import { describe, expect, test } from "vitest";
import { SharedRuns } from "../../../../src/worker/engine/chat/token-loop/shared-runs.ts";

const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Runs as texts: "0:5 1:7" decodes 5 behind sequence 0 and 7 behind sequence 1. The logits behind a token are the token. */
function startRuns() {
  const runs: string[] = [];
  const turns = { count: 0 };
  const shared = new SharedRuns({
    decodeBatch: async (tokens) => {
      runs.push(tokens.map(({ sequence, id }) => `${sequence}:${id}`).join(" "));
      if (tokens.some(({ id }) => id === 13)) throw new RangeError("13");
      return tokens.map(({ id }) => Float32Array.of(id));
    },
    yieldToEventLoop: () => {
      turns.count += 1;
      return yieldToEventLoop();
    },
  });
  const read = (sequence: number, name: string): Promise<void> => shared.runAlone(sequence, async () => void runs.push(name));
  /** As a token loop does: some turns between two tokens. */
  const write = async (sequence: number, ids: readonly number[], pauses = 1): Promise<number[]> => {
    const written: number[] = [];
    for (const id of ids) {
      written.push(...(await shared.decode(sequence, id)));
      for (let pause = 0; pause < pauses; pause++) await yieldToEventLoop();
    }
    return written;
  };
  return { shared, runs, turns, read, write };
}

/** In any order: who asks first goes first. */
const isSame = (run: string, other: string): boolean => run.split(" ").toSorted().join() === other.split(" ").toSorted().join();

describe("runs that several sequences share", () => {
  test("a single sequence does not wait", async () => {
    const { runs, turns, write } = startRuns();
    expect(await write(0, [1, 2, 3])).toEqual([1, 2, 3]);
    expect(runs).toEqual(["0:1", "0:2", "0:3"]);
    expect(turns.count).toBe(0);
  });

  test("tokens of several sequences are computed together, even if one of them takes some turns to ask for its next", async () => {
    const { runs, write } = startRuns();
    const written = await Promise.all([write(0, [1, 2, 3]), write(1, [4, 5, 6], 2), write(2, [7, 8, 9])]);
    expect(written).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]);
    expect(runs).toEqual(["0:1 1:4 2:7", "0:2 1:5 2:8", "0:3 1:6 2:9"].map((run) => expect.toSatisfy((other) => isSame(run, other))));
  });

  test("a sequence that stops or hangs does not delay the others", async () => {
    const { runs, write } = startRuns();
    await Promise.all([write(0, [1, 2, 3, 4, 5]), write(1, [6, 7])]);
    expect(runs.at(-1)).toBe("0:5");
    expect(runs.flatMap((run) => run.split(" "))).toHaveLength(7);
  });

  test("prompts are read a chunk at a time, between the tokens of the others and by turns", async () => {
    const { runs, read, write } = startRuns();
    const prompt = async (sequence: number, chunks: readonly string[]): Promise<void> => {
      for (const chunk of chunks) {
        await read(sequence, chunk);
        await yieldToEventLoop();
      }
    };
    await Promise.all([write(0, [1, 2, 3, 4, 5]), prompt(1, ["a", "b"]), prompt(2, ["c", "d"])]);
    expect(runs).toEqual(["0:1", "a", "0:2", "c", "0:3", "b", "0:4", "d", "0:5"]);
  });

  test("a failed run fails for all that were in it, and only for them", async () => {
    const { runs, shared, write } = startRuns();
    const failed = shared.runAlone(2, async () => {
      throw new RangeError("alone");
    });
    await expect(failed).rejects.toThrow("alone");
    await write(0, [1]);
    await Promise.all([shared.decode(1, 13), shared.decode(2, 3)].map((each) => expect(each).rejects.toThrow("13")));
    expect(runs).toEqual(["0:1", "1:13 2:3"]);
    expect(await write(1, [4])).toEqual([4]);
  });
});
