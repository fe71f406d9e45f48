/** A reply as the scores look at it. */
import type { AskedReply } from "../chat-page.ts";
import { type Call, parsedJson } from "./json-scores.ts";

export interface SkillReply {
  /** False: the service answered with something else than a reply, or the reply failed. Then all its scores are 0. */
  isWhole: boolean;
  text: string;
  /** In order; the trimmed text of each block. */
  blocks: { type: string; says: string }[];
  calls: Call[];
  /** It came to its end before its tokens were used up. */
  ends: boolean;
}

export function toSkillReply(asked: AskedReply): SkillReply {
  if (!asked.isReply) return { isWhole: false, text: "", blocks: [], calls: [], ends: false };
  const { content, tool_calls } = asked.message;
  const blocks = content.map(({ type, text, thinking }) => ({ type, says: (thinking ?? text ?? "").trim() }));
  return {
    isWhole: !["ERROR", "TIMEOUT"].includes(asked.finish_reason),
    text: blocks
      .filter(({ type }) => type === "text")
      .map(({ says }) => says)
      .join("\n"),
    blocks,
    calls: tool_calls.map(({ function: call }) => ({ name: call.name, arguments: parsedJson(call.arguments) })),
    ends: ["COMPLETE", "TOOL_CALL", "STOP_SEQUENCE"].includes(asked.finish_reason),
  };
}

/** Enabled: a thought, then a text, neither empty. Disabled: no thought. */
export function thinksAsTold({ blocks }: SkillReply, isEnabled: boolean): boolean {
  if (!isEnabled) return blocks.length > 0 && blocks.every(({ type }) => type !== "thinking");
  const [first, second, ...others] = blocks;
  return first?.type === "thinking" && second?.type === "text" && first.says !== "" && second.says !== "" && others.length === 0;
}

/** The model's wordings for a text without an answer. */
export const isRefusal = ({ text }: SkillReply): boolean => text.startsWith("I cannot find that in the ");
