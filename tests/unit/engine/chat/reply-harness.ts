/** Replies of a scripted model with tools at hand. */
import type { Conversation, ReplyForm, ToolDefinition } from "../../../../src/inference/conversation.ts";
import type { ReplyEvent } from "../../../../src/inference/reply-events.ts";
import type { Engine } from "../../../../src/worker/engine/engine.ts";
import type { Seam } from "../../../scripted/scripted-engine.ts";
import { readReply, startScriptedEngine, userSays } from "../../../scripted/start-scripted-engine.ts";
import { withReadArguments } from "../../../scripted/read-schemas.ts";

export const weather: ToolDefinition = withReadArguments({
  name: "weather",
  description: "Weather of a place.",
  parameters: { type: "object", properties: { city: { type: "string" }, days: { type: "integer" } }, required: ["city"] },
});
export const clock: ToolDefinition = withReadArguments({ name: "clock", description: "The time.", parameters: {} });
export const call = (name: string, json: string) => `<tool_call>\n{"name": "${name}", "arguments": ${json}}\n</tool_call>`;
export const ask = (text: string, tools = [weather, clock]) => userSays(text, { tools });

export const thinkingOf = (events: readonly ReplyEvent[]) =>
  events.map((event) => (event.type === "thinking-delta" ? event.thinking : "")).join("");
export const start = (record = {}, seam?: Seam) => startScriptedEngine({ contextLength: 4000, ...record }, seam);
export const read = (engine: Engine, conversation: Conversation, form: Partial<ReplyForm> = {}, maxTokens = 400) =>
  readReply(engine, conversation, { maxTokens }, undefined, form);
