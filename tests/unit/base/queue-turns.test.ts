import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ServiceUnavailable } from "../../../src/inference/errors.ts";
import { CallQueue, type JoinOptions } from "../../../src/worker/base/call-queue.ts";

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A queue with calls that run until they are ended; `served` has the names of calls that got a slot, in this order. */
class SteppedQueue {
  readonly served: string[] = [];
  readonly refused: unknown[] = [];
  readonly running: { name: string; order: JoinOptions; end: () => void; giveWay: () => void }[] = [];
  readonly #queue: CallQueue;
  readonly #onServed: (order: JoinOptions, name: string) => void;

  constructor(limit: number, slots: number, onServed: (order: JoinOptions, name: string) => void = () => undefined) {
    this.#queue = new CallQueue(
      limit,
      () => 0,
      () => slots,
    );
    this.#onServed = onServed;
  }

  add(name: string, order: JoinOptions): void {
    this.#queue
      .join(order)
      .run(new AbortController().signal, async (slot) => {
        for (;;) {
          this.served.push(name);
          this.#onServed(order, name);
          const step = await new Promise<"end" | "give way">((resolve) => {
            this.running.push({ name, order, end: () => resolve("end"), giveWay: () => resolve("give way") });
          });
          this.running.splice(
            this.running.findIndex((each) => each.name === name),
            1,
          );
          if (step === "end") return;
          await slot.yieldSlot();
        }
      })
      .catch((failure: unknown) => this.refused.push(failure));
  }

  async end(name?: string): Promise<void> {
    const call = name === undefined ? this.running[0] : this.running.find((each) => each.name === name);
    call?.end();
    await settled();
  }
}

const flood = (queue: SteppedQueue, owner: string, count: number, priority = 0): void => {
  for (let index = 0; index < count; index++) queue.add(`${owner}${index}`, { owner, priority });
};

describe("owners of one priority take turns", () => {
  test("a call goes next when the owner that floods the queue has been served", async () => {
    const queue = new SteppedQueue(100, 1);
    flood(queue, "a", 50);
    await settled();
    flood(queue, "b", 2);
    flood(queue, "c", 2);
    for (let calls = 0; calls < 7; calls++) await queue.end();
    expect(queue.served).toEqual(["a0", "b0", "c0", "a1", "b1", "c1", "a2", "a3"]);
  });

  test("the first of several slots that is free goes to an owner that holds none, until slots are shared evenly", async () => {
    const queue = new SteppedQueue(100, 4);
    flood(queue, "a", 50);
    await settled();
    flood(queue, "b", 50);
    for (const name of ["a0", "a1", "a2"]) await queue.end(name);
    expect(queue.served).toEqual(["a0", "a1", "a2", "a3", "b0", "b1", "a4"]);
  });

  test("slices of one long call alternate with the calls of others", async () => {
    const queue = new SteppedQueue(100, 1);
    queue.add("long", { owner: "a", priority: 999 });
    await settled();
    flood(queue, "b", 2, 999);
    flood(queue, "c", 2, 999);
    for (let steps = 0; steps < 8; steps++) {
      const [call] = queue.running;
      if (call?.name === "long") call.giveWay();
      else call?.end();
      await settled();
    }
    expect(queue.served).toEqual(["long", "b0", "c0", "long", "b1", "c1", "long", "long", "long"]);
  });

  test("a lower priority number goes first, for any owner", async () => {
    const queue = new SteppedQueue(100, 1);
    flood(queue, "a", 3, 1);
    await settled();
    queue.add("b", { owner: "b", priority: 2 });
    for (let calls = 0; calls < 3; calls++) await queue.end();
    expect(queue.served).toEqual(["a0", "a1", "a2", "b"]);
  });

  test("no owner is passed by more than the number of waiting owners times the number of slots", async () => {
    const steps = fc.array(
      fc.oneof(
        { weight: 5, arbitrary: fc.record({ type: fc.constant("arrive" as const), owner: fc.nat(5), priority: fc.nat(1) }) },
        // Some owners flood.
        { weight: 1, arbitrary: fc.record({ type: fc.constant("flood" as const), owner: fc.nat(1), priority: fc.nat(1) }) },
        { weight: 6, arbitrary: fc.record({ type: fc.constantFrom("end" as const, "give way" as const), index: fc.nat(3) }) },
      ),
      { minLength: 30, maxLength: 120 },
    );
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 4 }), async (actions, slots) => {
        const waits = new Map<string, { calls: number; passed: number; maxOwners: number }>();
        const keyOf = ({ owner, priority }: JoinOptions): string => `${priority} ${owner}`;
        const countOwners = (priority: number): void => {
          const own = [...waits].filter(([key, { calls }]) => key.startsWith(`${priority} `) && calls > 0).map(([, wait]) => wait);
          for (const wait of own) wait.maxOwners = Math.max(wait.maxOwners, own.length);
        };
        const began = (order: JoinOptions): void => {
          const wait = waits.get(keyOf(order)) ?? { calls: 0, passed: 0, maxOwners: 0 };
          waits.set(keyOf(order), wait.calls === 0 ? { calls: 1, passed: 0, maxOwners: 0 } : { ...wait, calls: wait.calls + 1 });
          countOwners(order.priority);
        };
        const queue = new SteppedQueue(Infinity, slots, (order) => {
          for (const [key, wait] of waits) {
            if (wait.calls === 0) continue;
            expect(Number(key.split(" ")[0])).toBeGreaterThanOrEqual(order.priority);
            if (key === keyOf(order) || !key.startsWith(`${order.priority} `)) continue;
            wait.passed += 1;
            expect(wait.passed).toBeLessThanOrEqual(wait.maxOwners * slots);
          }
          const own = waits.get(keyOf(order));
          if (own !== undefined) waits.set(keyOf(order), { calls: own.calls - 1, passed: 0, maxOwners: 0 });
          countOwners(order.priority);
        });
        let calls = 0;
        const add = (owner: number, priority: number): void => {
          const order = { owner: String(owner), priority };
          began(order);
          queue.add(`call ${calls++}`, order);
        };
        for (const action of actions) {
          if (action.type === "arrive") add(action.owner, action.priority);
          else if (action.type === "flood") for (let index = 0; index < 8; index++) add(action.owner, action.priority);
          else {
            const call = queue.running[action.index % Math.max(1, queue.running.length)];
            if (action.type === "end") call?.end();
            else if (call !== undefined) {
              began(call.order);
              call.giveWay();
            }
          }
          await settled();
        }
        while (queue.running.length > 0) await queue.end();
        expect(queue.refused).toEqual([]);
      }),
      { seed: 44, numRuns: 150 },
    );
  });
});

describe("a full queue", () => {
  test("drops the last call of the owner that has most waiting, so that another owner's is taken", async () => {
    const queue = new SteppedQueue(4, 1);
    flood(queue, "a", 5);
    await settled();
    flood(queue, "b", 1);
    await settled();
    expect(queue.refused).toHaveLength(1);
    expect(queue.refused[0]).toBeInstanceOf(ServiceUnavailable);
    for (let calls = 0; calls < 6; calls++) await queue.end();
    expect(queue.served).toEqual(["a0", "b0", "a1", "a2", "a3"]);
  });

  test("drops calls of the highest priority number first, from any owner", async () => {
    const queue = new SteppedQueue(3, 1);
    flood(queue, "a", 3);
    await settled();
    queue.add("b", { owner: "b", priority: 9 });
    queue.add("c", { owner: "c", priority: 0 });
    await settled();
    expect(queue.refused).toHaveLength(1);
    for (let calls = 0; calls < 5; calls++) await queue.end();
    expect(queue.served).toEqual(["a0", "c", "a1", "a2"]);
  });
});
