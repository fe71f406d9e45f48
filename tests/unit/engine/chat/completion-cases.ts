/** Requests for each way to complete prompts: all ways must write the same replies. */
import type { Conversation, Generation, ReplyForm } from "../../../../src/inference/conversation.ts";
import type { ReplyEvent } from "../../../../src/inference/reply-events.ts";
import { jsonOutput } from "../../../scripted/read-schemas.ts";
import { userSays } from "../../../scripted/start-scripted-engine.ts";
import { ask, call } from "./reply-harness.ts";

export interface CompletionCase {
  conversation: Conversation;
  generation?: Partial<Generation>;
  form?: Partial<ReplyForm>;
  features?: "reasoning"[];
}

const jsonSchema = { type: "object", properties: { name: { enum: ["Ann", "Bob"] }, age: { type: "integer" } }, required: ["name", "age"] };
export const thinks = "say:<think>one two three four</think>\n\nDone.";

export const cases: Record<string, CompletionCase> = {
  "plain text": { conversation: userSays("say:Grüße, 😀") },
  "no text at all": { conversation: userSays("silent") },
  "half a character": { conversation: userSays("half-character") },
  "max tokens": { conversation: userSays("never-end"), generation: { maxTokens: 7 } },
  "max tokens of 0": { conversation: userSays("never-end"), generation: { maxTokens: 0 } },
  "drawn tokens": { conversation: userSays("uniform"), generation: { seed: 5n, temperature: 1, maxTokens: 30, p: 0.99 } },
  penalties: { conversation: userSays("uniform"), generation: { maxTokens: 12, presencePenalty: 0.5 } },
  "a stop sequence": { conversation: userSays("never-end"), generation: { stopSequences: ["zzz", "d w"] } },
  "a stop sequence that only begins": { conversation: userSays("say:no word"), generation: { stopSequences: ["words"] } },
  "a stop sequence that the thinking has": { conversation: userSays(thinks), generation: { stopSequences: ["two", "on"] } },
  "log probabilities": { conversation: userSays("say:a€"), generation: { logprobs: true } },
  "log probabilities of the prompt": { conversation: userSays("say:abc"), form: { promptLogprobs: true } },
  "log probabilities of the prompt alone": {
    conversation: userSays("say:abc"),
    form: { promptLogprobs: true },
    generation: { maxTokens: 0 },
  },
  thinking: { conversation: userSays(thinks), features: ["reasoning"] },
  "a thinking budget": {
    conversation: userSays(thinks),
    features: ["reasoning"],
    form: { thinking: { enabled: true, tokenBudget: 9 } },
    generation: { maxTokens: 40 },
  },
  "a thinking budget that max tokens cuts": {
    conversation: userSays(thinks),
    features: ["reasoning"],
    form: { thinking: { enabled: true, tokenBudget: 9 } },
    generation: { maxTokens: 14 },
  },
  "thinking switched off": {
    conversation: userSays(thinks),
    features: ["reasoning"],
    form: { thinking: { enabled: false } },
    generation: { maxTokens: 40 },
  },
  "a call": { conversation: ask(`say:I will look.${call("weather", '{"city": "Oslo"}')}`) },
  "calls that were not called for": { conversation: ask("say:Just text."), form: { toolChoice: "required" } },
  "a call behind thinking": {
    conversation: ask(`say:<think>Hm.</think>\n\n${call("clock", "{}")}`),
    features: ["reasoning"],
    form: { toolChoice: "required" },
  },
  "a call behind a thinking budget": {
    conversation: ask(`say:<think>one two three`),
    features: ["reasoning"],
    form: { toolChoice: "required", thinking: { enabled: true, tokenBudget: 5 } },
  },
  "a call with wrong arguments": { conversation: ask(`say:${call("weather", '{"town": 1}')}`), form: { strictTools: true } },
  "a call that was forbidden": {
    conversation: ask(`say:Look: ${call("clock", "{}")}`),
    form: { toolChoice: "none" },
    generation: { maxTokens: 40 },
  },
  "a JSON object": { conversation: userSays("say:no JSON"), form: { output: { type: "json" } } },
  "JSON of a schema": { conversation: userSays("say:no JSON"), form: { output: jsonOutput(jsonSchema) } },
  "JSON behind thinking": {
    conversation: userSays("say:<think>Hm.</think>\n\nno JSON"),
    features: ["reasoning"],
    form: { output: jsonOutput(jsonSchema) },
  },
};

/** Deltas of one block as one: a text may come in other pieces than tokens. */
export function joined(events: readonly ReplyEvent[]): ReplyEvent[] {
  const whole: ReplyEvent[] = [];
  for (const event of events) {
    const last = whole.at(-1);
    if (event.type === "text-delta" && last?.type === "text-delta" && event.logprobs === undefined)
      whole[whole.length - 1] = { ...last, text: last.text + event.text };
    else if (event.type === "thinking-delta" && last?.type === "thinking-delta")
      whole[whole.length - 1] = { ...last, thinking: last.thinking + event.thinking };
    else if (event.type === "tool-call-delta" && last?.type === "tool-call-delta")
      whole[whole.length - 1] = { ...last, arguments: last.arguments + event.arguments };
    else whole.push(event);
  }
  return whole;
}
