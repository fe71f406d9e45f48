import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reportImageSilence } from "../../../../../src/worker/engine/llama-cpp/images/image-silence.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("progress is reported until the first text, and for at most ten minutes for each image", () => {
  const report = vi.fn<() => void>();
  const end = reportImageSilence(2, report);
  vi.advanceTimersByTime(119_000);
  expect(report).toHaveBeenCalledTimes(7);
  end();
  vi.advanceTimersByTime(600_000);
  expect(report).toHaveBeenCalledTimes(7);

  report.mockClear();
  reportImageSilence(2, report);
  vi.advanceTimersByTime(3_600_000);
  expect(report).toHaveBeenCalledTimes(80);
  expect(vi.getTimerCount()).toBe(0);
});

test("nothing is reported for a prompt without images", () => {
  reportImageSilence(0, () => undefined);
  expect(vi.getTimerCount()).toBe(0);
});
