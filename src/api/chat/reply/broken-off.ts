import type { ReplyEnd } from "./reply-collector.ts";

/** The end of a reply after its host ended and no other host continued it. The caller, which writes it, does not know the usage. */
export const brokenOff: ReplyEnd = {
  type: "reply-end",
  finishReason: "ERROR",
  usage: { inputTokens: 0, outputTokens: 0, billedInputTokens: 0, cachedTokens: 0 },
  error: "the host of the models ended, and no other could go on with the reply",
};
