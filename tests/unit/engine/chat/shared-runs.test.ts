/** The runs that a runtime computes for the requests of several replies. */
import { describe, expect, test } from "vitest";
import { SharedRuns } from "../../../../src/worker/engine/chat/token-loop/shared-runs.ts";

const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Runs as texts: "0:5 1:7" appends token 5 to sequence 0 and token 7 to sequence 1. The logits after a token are the token.
 * `turnsAt`: the turns of the event loop that were waited before each run.
 */
function startRuns() {
  const runs: string[] = [];
  const turns = { count: 0 };
  const turnsAt: number[] = [];
  let isComputing = false;
  const compute = async (run: string): Promise<void> => {
    if (isComputing) throw new RangeError("two runs at once");
    isComputing = true;
    runs.push(run);
    turnsAt.push(turns.count);
    await yieldToEventLoop();
    isComputing = false;
  };
  const shared = new SharedRuns({
    decodeBatch: async (tokens) => {
      await compute(tokens.map(({ sequence, id }) => `${sequence}:${id}`).join(" "));
      if (tokens.some(({ id }) => id === 13)) throw new RangeError("13");
      return tokens.map(({ id }) => Float32Array.of(id));
    },
    yieldToEventLoop: () => {
      turns.count += 1;
      return yieldToEventLoop();
    },
  });
  const read = (sequence: number, name: string): Promise<void> => shared.runAlone(sequence, () => compute(name));
  /** Waits some turns of the event loop between two tokens, as a token loop does. */
  const write = async (sequence: number, ids: readonly number[], pauses = 1): Promise<number[]> => {
    const written: number[] = [];
    for (const id of ids) {
      written.push(...(await shared.decode(sequence, id)));
      for (let pause = 0; pause < pauses; pause++) await yieldToEventLoop();
    }
    return written;
  };
  return { shared, runs, turns, turnsAt, read, write };
}

/** Whether two runs have the same tokens; their order is the order of the requests. */
const isSame = (run: string, other: string): boolean => run.split(" ").toSorted().join() === other.split(" ").toSorted().join();

describe("runs that several sequences share", () => {
  test("a single sequence does not wait", async () => {
    const { runs, turns, write } = startRuns();
    expect(await write(0, [1, 2, 3])).toEqual([1, 2, 3]);
    expect(runs).toEqual(["0:1", "0:2", "0:3"]);
    expect(turns.count).toBe(0);
  });

  test("tokens of several sequences are computed together, even if one of them needs more turns to request its next", async () => {
    const { runs, write } = startRuns();
    const written = await Promise.all([write(0, [1, 2, 3]), write(1, [4, 5, 6], 2), write(2, [7, 8, 9])]);
    expect(written).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]);
    expect(runs).toEqual(["0:1 1:4 2:7", "0:2 1:5 2:8", "0:3 1:6 2:9"].map((run) => expect.toSatisfy((other) => isSame(run, other))));
  });

  test("a sequence that requests no more tokens delays the others once, by a few turns", async () => {
    const { runs, turnsAt, write } = startRuns();
    await Promise.all([write(0, [1, 2, 3, 4, 5, 6]), write(1, [7, 8])]);
    expect(runs.slice(2)).toEqual(["0:3", "0:4", "0:5", "0:6"]);
    expect((turnsAt[2] ?? Infinity) - (turnsAt[1] ?? 0)).toBeLessThan(10);
    expect(turnsAt.slice(3)).toEqual([turnsAt[2], turnsAt[2], turnsAt[2]]);
  });

  test("prompts are read a chunk at a time, between the tokens of the others and alternately", async () => {
    const { runs, read, write } = startRuns();
    const prompt = async (sequence: number, chunks: readonly string[]): Promise<void> => {
      for (const chunk of chunks) {
        await read(sequence, chunk);
        await yieldToEventLoop();
      }
    };
    await Promise.all([write(0, [1, 2, 3, 4, 5]), prompt(1, ["a", "b"]), prompt(2, ["c", "d"])]);
    const isChunk = (run: string): boolean => /^[a-d]$/.test(run);
    expect(runs.filter(isChunk)).toEqual(["a", "c", "b", "d"]);
    expect(runs.filter((run) => !isChunk(run))).toEqual(["0:1", "0:2", "0:3", "0:4", "0:5"]);
    expect(runs.filter((run, index) => isChunk(run) && isChunk(runs[index + 1] ?? ""))).toEqual([]);
  });

  test("a failed run fails for the sequences in it, and only for them", async () => {
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
