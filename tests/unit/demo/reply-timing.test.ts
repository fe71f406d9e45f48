import { afterEach, expect, test, vi } from "vitest";
import { ReplyTiming } from "../../../demo/chat/conversation/reply-timing.ts";

afterEach(() => vi.restoreAllMocks());

const usage = (outputTokens: number) => ({ inputTokens: 30, outputTokens, cachedTokens: 0 });

test("the speed of a reply of a few tokens, which arrive together, is not shown", () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  const timing = new ReplyTiming(true, true);
  clock.mockReturnValue(100);
  timing.text();
  clock.mockReturnValue(100.1);
  timing.text();
  expect(timing.describe(usage(4))).toEqual(["first token 100 ms", "30 tokens in", "4 out"]);
  clock.mockReturnValue(1100);
  timing.text();
  expect(timing.describe(usage(11))).toEqual(["first token 100 ms", "10.0 tokens/s", "30 tokens in", "11 out"]);
});
