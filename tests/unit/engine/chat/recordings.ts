/** Replies of every kind, for tests of what a reply is a function of. */
import type { Conversation, Generation, ReplyForm } from "../../../../src/inference/conversation.ts";
import { userSays } from "../../../scripted/start-scripted-engine.ts";
import { withReadArguments } from "../../../scripted/read-schemas.ts";

export const clock = withReadArguments({
  name: "clock",
  description: "",
  parameters: { type: "object", properties: { zone: { type: "string" } } },
});
const fact = "The Eiffel Tower is 330 metres tall.";
const documents = [{ id: "doc:0", data: { text: fact }, hiddenKeys: [] }];

export interface Recording {
  conversation: Conversation;
  generation?: Partial<Generation>;
  form?: Partial<ReplyForm>;
}

export const recordings: Record<string, Recording> = {
  "drawn letters with log probabilities": {
    conversation: userSays("uniform"),
    generation: { temperature: 1, seed: 7n, maxTokens: 40, logprobs: true },
  },
  "half a character at the end": { conversation: userSays("half-character") },
  "a stop sequence": { conversation: userSays("never-end"), generation: { stopSequences: ["d w"], logprobs: true } },
  "thinking that is cut short": {
    conversation: userSays("say:<think>one two three</think>\n\nDone."),
    form: { thinking: { enabled: true, tokenBudget: 6 } },
    generation: { maxTokens: 30 },
  },
  "a plan and two calls": {
    conversation: userSays(
      'say:Let me see.<tool_call>\n{"name": "clock", "arguments": {"zone": "CET"}}\n</tool_call>\n<tool_call>\n{"name": "clock", "arguments": {}}\n</tool_call>',
      { tools: [clock] },
    ),
    generation: { maxTokens: 300, logprobs: true },
  },
  "a call that is cut": { conversation: userSays('call:clock {"zone": "CET"}', { tools: [clock] }), generation: { maxTokens: 60 } },
  "citations behind the text": { conversation: userSays(`say:${fact} 😀`, { documents }), form: { citations: "accurate" } },
  "citations within the text": {
    conversation: userSays(`say:<think>${fact}</think>\n\n${fact} And more.`, { documents }),
    form: { citations: "fast" },
  },
  "a fault": { conversation: userSays("fail-after:3") },
};
