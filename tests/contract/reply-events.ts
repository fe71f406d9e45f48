/** Replies as events, for the tests of every encoder. */
import type { Citation, ReplyEvent } from "../../src/inference/reply-events.ts";
import { replyId, usage } from "./scripted/scripted-events.ts";

export const start: ReplyEvent = { type: "reply-start", replyId };

type End = Extract<ReplyEvent, { type: "reply-end" }>;
export const ended = (finishReason: End["finishReason"], more: Partial<End> = {}): ReplyEvent => ({
  type: "reply-end",
  finishReason,
  usage,
  ...more,
});

export const citation: Citation = {
  start: 0,
  end: 15,
  text: "Gym memberships",
  on: "text",
  contentIndex: 0,
  sources: [{ type: "document", id: "doc:0", data: { snippet: "We offer gym memberships.", price: 5 } }],
};

export const toolCitation: Citation = {
  ...citation,
  on: "plan",
  sources: [{ type: "tool", id: "f_1:0", data: { title: "Snow", degrees: -3 } }],
};

/** A text of two pieces, with citations before its end or between the pieces. */
export const citedReply = (inline: boolean): ReplyEvent[] => {
  const cited: ReplyEvent = { type: "citation", index: 0, citation };
  const last: ReplyEvent = { type: "text-delta", index: 0, text: " and more." };
  return [
    start,
    { type: "text-start", index: 0 },
    { type: "text-delta", index: 0, text: "Gym memberships" },
    ...(inline ? [cited, last] : [last, cited]),
    { type: "text-end", index: 0 },
    ended("COMPLETE"),
  ];
};

/** A plan and two calls, the second without arguments. */
export const toolReply: ReplyEvent[] = [
  start,
  { type: "plan-delta", text: "I will " },
  { type: "plan-delta", text: "look." },
  { type: "tool-call-start", index: 0, id: "f_000000000001", name: "f" },
  { type: "tool-call-delta", index: 0, arguments: '{"a"' },
  { type: "tool-call-delta", index: 0, arguments: ":1}" },
  { type: "tool-call-end", index: 0 },
  { type: "tool-call-start", index: 1, id: "g_000000000002", name: "g" },
  { type: "tool-call-delta", index: 1, arguments: "{}" },
  { type: "tool-call-end", index: 1 },
  ended("TOOL_CALL"),
];

/** The first call ends; the second is cut short. */
export const cutToolReply: ReplyEvent[] = [
  ...toolReply.slice(0, 7),
  ...toolReply.slice(7, 8),
  { type: "tool-call-delta", index: 1, arguments: '{"b' },
  ended("MAX_TOKENS"),
];
