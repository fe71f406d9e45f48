import { describe, expect, test } from "vitest";
import { Cancelled, ServiceUnavailable } from "../../../src/inference/errors.ts";
import { CallQueue } from "../../../src/worker/base/call-queue.ts";

const never = new AbortController().signal;

/** A call that the test ends. */
function heldCall(queue: CallQueue, priority = 0, signal: AbortSignal = never) {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  let begun = false;
  const done = queue.join({ owner: "", priority }).run(signal, async () => {
    begun = true;
    await finished;
  });
  return { done, finish: () => finish(), hasBegun: () => begun };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("CallQueue", () => {
  test("serves lower priority numbers first and equal ones by arrival", async () => {
    const queue = new CallQueue(10);
    const first = heldCall(queue);
    const request: string[] = [];
    const calls = (
      [
        ["c", 5],
        ["a", 1],
        ["d", 5],
        ["b", 1],
      ] as const
    ).map(([name, priority]) => queue.join({ owner: "", priority }).run(never, async () => void request.push(name)));
    first.finish();
    await Promise.all([first.done, ...calls]);
    expect(request).toEqual(["a", "b", "c", "d"]);
  });

  test("when full, drops the call that would be served last, be it the new one or an older one", async () => {
    const queue = new CallQueue(2);
    const running = heldCall(queue);
    const patient = heldCall(queue, 9);
    const normal = heldCall(queue, 5);
    const dropped = expect(patient.done).rejects.toBeInstanceOf(ServiceUnavailable);
    const urgent = heldCall(queue, 1);
    await dropped;
    await expect(heldCall(queue, 7).done).rejects.toBeInstanceOf(ServiceUnavailable);
    expect(queue.length).toBe(2);
    for (const call of [running, urgent, normal]) {
      call.finish();
      await call.done;
    }
  });

  test("a waiting call that is aborted leaves the queue and never runs", async () => {
    const queue = new CallQueue(2);
    const running = heldCall(queue);
    const reader = new AbortController();
    const waiting = heldCall(queue, 0, reader.signal);
    reader.abort();
    await expect(waiting.done).rejects.toBeInstanceOf(Cancelled);
    expect(queue.length).toBe(0);
    running.finish();
    await running.done;
    expect(waiting.hasBegun()).toBe(false);
  });

  test("a call that yields lets a more urgent one run, keeps its position and is never dropped", async () => {
    const queue = new CallQueue(1);
    const request: string[] = [];
    let urgent: Promise<void> | undefined;
    let late: Promise<void> | undefined;
    await queue.join({ owner: "", priority: 5 }).run(never, async (message) => {
      request.push("slice 1");
      urgent = queue.join({ owner: "", priority: 0 }).run(never, async () => void request.push("urgent"));
      await message.yieldSlot();
      request.push("slice 2");
      late = queue.join({ owner: "", priority: 5 }).run(never, async () => void request.push("late"));
      await message.yieldSlot();
      request.push("slice 3");
    });
    await Promise.all([urgent, late]);
    expect(request).toEqual(["slice 1", "urgent", "slice 2", "slice 3", "late"]);
  });

  test("work that fails, or is aborted while it yields, frees the queue slot", async () => {
    const queue = new CallQueue(5);
    await expect(queue.join({ owner: "", priority: 0 }).run(never, () => Promise.reject(new RangeError("broken")))).rejects.toThrow(
      "broken",
    );
    const reader = new AbortController();
    const other = { finish: () => undefined as void, done: Promise.resolve() };
    const interrupted = queue.join({ owner: "", priority: 5 }).run(reader.signal, async (message) => {
      const urgent = heldCall(queue, 0);
      other.finish = urgent.finish;
      other.done = urgent.done;
      const nextSlot = message.yieldSlot();
      reader.abort();
      await nextSlot;
    });
    await expect(interrupted).rejects.toBeInstanceOf(Cancelled);
    other.finish();
    await other.done;
    await expect(queue.join({ owner: "", priority: 0 }).run(never, async () => "served")).resolves.toBe("served");
  });
});

describe("a reply that was begun elsewhere", () => {
  test("is waited for by the calls that came before it, until it asks for the slot or leaves", async () => {
    const queue = new CallQueue(10);
    const request: string[] = [];
    const begun = queue.join({ owner: "", priority: 999, isBegun: true });
    const given = queue.join({ owner: "", priority: 0, isBegun: true });
    const other = queue.join({ owner: "", priority: 0 }).run(never, async () => void request.push("other"));
    await begun.run(never, async () => void request.push("begun"));
    expect(request).toEqual(["begun"]);
    given.leave();
    await other;
    expect(request).toEqual(["begun", "other"]);
  });
});

test("of equal priority the call goes first that came first, also at an earlier host", async () => {
  const queue = new CallQueue(10);
  const request: string[] = [];
  await queue.join({ owner: "", priority: 0 }).run(never, async () => {
    const calls = [30, 10, 20].map((arrival) =>
      queue.join({ owner: "", priority: 0, arrival }).run(never, async () => void request.push(`${arrival}`)),
    );
    void Promise.all(calls);
  });
  await queue.join({ owner: "", priority: 999 }).run(never, async () => undefined);
  expect(request).toEqual(["10", "20", "30"]);
});

describe("a queue with several slots", () => {
  test("serves one call per slot at a time, and the next as soon as one is free", async () => {
    let slots = 2;
    const queue = new CallQueue(10, Date.now, () => slots);
    const calls = [1, 2, 3, 4, 5].map((priority) => heldCall(queue, priority));
    const begun = (): boolean[] => calls.map((call) => call.hasBegun());
    await settled();
    expect(begun()).toEqual([true, true, false, false, false]);
    calls[1]?.finish();
    await calls[1]?.done;
    await settled();
    expect(begun()).toEqual([true, true, true, false, false]);
    // An engine that was loaded since may write one reply at a time: calls under way stay.
    slots = 1;
    calls[0]?.finish();
    await calls[0]?.done;
    await settled();
    expect(begun()).toEqual([true, true, true, false, false]);
    slots = 3;
    calls[2]?.finish();
    await calls[2]?.done;
    await settled();
    expect(begun()).toEqual([true, true, true, true, true]);
    for (const call of calls) call.finish();
    await Promise.all(calls.map(({ done }) => done));
    expect(queue.length).toBe(0);
  });

  test("of several slots none is given to another call before a begun reply has its own", async () => {
    const queue = new CallQueue(10, Date.now, () => 2);
    const begun = queue.join({ owner: "", priority: 5, isBegun: true });
    const other = heldCall(queue, 0);
    await settled();
    expect(other.hasBegun()).toBe(false);
    await begun.run(never, async () => {
      await settled();
      expect(other.hasBegun()).toBe(true);
    });
    other.finish();
    await other.done;
  });
});
