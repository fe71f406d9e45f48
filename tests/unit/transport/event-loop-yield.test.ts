import { afterEach, expect, test, vi } from "vitest";
import { createEventLoopYield } from "../../../src/transport/calls/event-loop-yield.ts";

afterEach(() => vi.unstubAllGlobals());

test("yields that overlap all resolve, in their order, without a scheduler as with one", async () => {
  for (const scheduler of [undefined, { postTask: (task: () => void) => void setImmediate(task) }]) {
    vi.stubGlobal("scheduler", scheduler);
    const yieldToEventLoop = createEventLoopYield();
    const order: number[] = [];
    await Promise.all([1, 2, 3].map(async (each) => yieldToEventLoop().then(() => order.push(each))));
    expect(order).toEqual([1, 2, 3]);
  }
});
