/** The watch over a host that a page misses. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HostWatch } from "../../../src/page/host/host-watch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const seen = { questions: 0, deaths: 0 };
  const watch = new HostWatch({ ask: () => (seen.questions += 1), onDead: () => (seen.deaths += 1), intervalMs: 500, maxUnanswered: 8 });
  return { seen, watch };
}

describe("a watch over the host", () => {
  test("asks no question while no page misses it", () => {
    const { seen } = watched();
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual({ questions: 0, deaths: 0 });
  });

  test("reports it dead after eight questions without an answer, once", () => {
    const { seen, watch } = watched();
    watch.suspect();
    watch.suspect();
    vi.advanceTimersByTime(3999);
    expect(seen).toEqual({ questions: 8, deaths: 0 });
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual({ questions: 8, deaths: 1 });
  });

  test("ends with an answer, and starts again with the next suspicion", () => {
    const { seen, watch } = watched();
    watch.suspect();
    vi.advanceTimersByTime(3900);
    watch.stop();
    vi.advanceTimersByTime(60_000);
    expect(seen.deaths).toBe(0);
    watch.suspect();
    vi.advanceTimersByTime(3900);
    expect(seen.deaths).toBe(0);
    vi.advanceTimersByTime(100);
    expect(seen.deaths).toBe(1);
  });

  test("counts a jump of the clock, as after a computer slept, as one question", () => {
    const { seen, watch } = watched();
    watch.suspect();
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    vi.advanceTimersByTime(500);
    expect(seen).toEqual({ questions: 2, deaths: 0 });
    watch.stop();
  });
});
