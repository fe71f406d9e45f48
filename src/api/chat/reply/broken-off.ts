import type { ReplyEnd } from "./reply-collector.ts";

/** The end of a reply whose host ended and that no other went on with. What it used is unknown to the one who says so. */
export const brokenOff: ReplyEnd = {
  type: "reply-end",
  finishReason: "ERROR",
  usage: { inputTokens: 0, outputTokens: 0, billedInputTokens: 0, cachedTokens: 0 },
  error: "the host of the models ended, and no other could go on with the reply",
};
