import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SilenceWatch, type SilenceWatchOptions } from "../../../src/worker/host/slots/silence-watch.ts";

const never = () => new Promise<never>(() => undefined);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Watches a worker that gives only these answers. Returns the pings and the watch. */
function watched(answers: readonly (() => Promise<unknown>)[], options: Partial<SilenceWatchOptions> = {}) {
  const ping = vi.fn(() => (answers[ping.mock.calls.length - 1] ?? never)());
  const watch = new SilenceWatch({ ping, intervalMs: 10, maxUnanswered: 3, ...options });
  let isHung = false;
  void watch.silent.then(() => (isHung = true));
  return { ping, watch, isHung: () => isHung };
}

test("a worker counts as hung after the max number of unanswered pings, one interval later, and gets no further ping", async () => {
  const { ping, watch, isHung } = watched([]);
  await vi.advanceTimersByTimeAsync(29);
  expect([ping.mock.calls.length, watch.isSilent, isHung()]).toEqual([3, true, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(isHung()).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(ping).toHaveBeenCalledTimes(3);
});

test("an answer, also one that is an error, starts the count anew", async () => {
  const { ping, isHung } = watched([never, never, async () => 1, never, () => Promise.reject(new RangeError("unknown question"))]);
  await vi.advanceTimersByTimeAsync(70);
  expect([ping.mock.calls.length, isHung()]).toEqual([8, false]);
  await vi.advanceTimersByTimeAsync(10);
  expect([ping.mock.calls.length, isHung()]).toEqual([8, true]);
});

test("before its first answer a worker gets more pings", async () => {
  const slow = watched([], { maxUnansweredAtStart: 5 });
  await vi.advanceTimersByTimeAsync(49);
  expect([slow.ping.mock.calls.length, slow.isHung()]).toEqual([5, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(slow.isHung()).toBe(true);
  const answered = watched([async () => 1], { maxUnansweredAtStart: 5 });
  await vi.advanceTimersByTimeAsync(40);
  expect([answered.ping.mock.calls.length, answered.isHung()]).toEqual([4, true]);
});

test("silence does not count while other work excuses it", async () => {
  let isExcused = true;
  const { ping, isHung } = watched([], { isExcused: () => isExcused });
  await vi.advanceTimersByTimeAsync(200);
  expect([ping.mock.calls.length, isHung()]).toEqual([3, false]);
  isExcused = false;
  await vi.advanceTimersByTimeAsync(10);
  expect(isHung()).toBe(true);
});

test("a watch that was stopped asks no more", async () => {
  const { ping, watch } = watched([]);
  watch.stop();
  await vi.advanceTimersByTimeAsync(100);
  expect(ping).toHaveBeenCalledTimes(1);
});
