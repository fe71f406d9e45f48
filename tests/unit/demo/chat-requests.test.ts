import { expect, test } from "vitest";
import { newStep, type Reply, type Turn } from "../../../demo/chat/conversation/conversation.ts";
import { chatRequest } from "../../../demo/chat/request/chat-request.ts";
import { generateRequest, v1ChatRequest } from "../../../demo/chat/request/v1-chat-request.ts";
import { newSetup } from "../../../demo/chat/setup/chat-setup.ts";

const reply = (steps: Reply["steps"], state: Reply["state"] = "done"): Reply => ({
  role: "assistant",
  model: "m",
  steps,
  state,
  waitsFor: "",
  facts: [],
});

const toolStep = {
  ...newStep(),
  plan: "I look.",
  calls: [{ id: "c1", name: "clock", arguments: "{}", outputs: [{ data: { time: "14:05" } }] }],
};

const turns: Turn[] = [
  { role: "user", text: "What time is it?" },
  reply([toolStep, { ...newStep(), text: "It is 14:05." }]),
  { role: "user", text: "Thanks" },
];

test("a conversation with tools becomes the messages of v2, results included", () => {
  const setup = { ...newSetup(), system: "Be brief.", readyTools: ["clock" as const], toolChoice: "NONE" as const };
  expect(chatRequest({ setup, turns })).toMatchObject({
    messages: [
      { role: "system", content: "Be brief." },
      { role: "user", content: "What time is it?" },
      {
        role: "assistant",
        tool_plan: "I look.",
        tool_calls: [{ id: "c1", type: "function", function: { name: "clock", arguments: "{}" } }],
      },
      { role: "tool", tool_call_id: "c1", content: [{ type: "document", document: { data: { time: "14:05" } } }] },
      { role: "assistant", content: "It is 14:05." },
      { role: "user", content: "Thanks" },
    ],
    tools: [{ function: { name: "clock" } }],
    tool_choice: "NONE",
    max_tokens: 400,
    stream: true,
  });
});

test("calls with tools that never ran are left out: the API accepts no calls without results", () => {
  const [question, , next] = turns;
  const stopped = reply([{ ...newStep(), calls: [{ id: "c1", name: "clock", arguments: "{}" }] }], "stopped");
  const { messages } = chatRequest({ setup: newSetup(), turns: [question, stopped, next].filter((turn) => turn !== undefined) });
  expect(messages).toEqual([
    { role: "user", content: "What time is it?" },
    { role: "user", content: "Thanks" },
  ]);
});

test("documents are sent unless a tool searches them; of long ones the passages chosen for the question", () => {
  const document = { id: "a.md", title: "A", text: "Tea costs 2 euros." };
  const passage = { ...document, id: "a.md#7" };
  const setup = { ...newSetup(), documents: [document], citations: "FAST" as const };
  const asked: Turn = { role: "user", text: "Price?" };
  expect(chatRequest({ setup, turns: [asked] })).toMatchObject({
    documents: [{ id: "a.md", data: { title: "A", text: "Tea costs 2 euros." } }],
    citation_options: { mode: "FAST" },
  });
  expect(chatRequest({ setup, turns: [{ ...asked, passages: [passage] }] })).toMatchObject({ documents: [{ id: "a.md#7" }] });
  expect(chatRequest({ setup: { ...setup, readyTools: ["search_documents"] }, turns: [asked] })["documents"]).toBeUndefined();
});

test("the content of a field is sent as typed, so that the service explains its errors", () => {
  const setup = newSetup();
  setup.numbers.temperature = "warm";
  setup.numbers.p = "0,9";
  expect(chatRequest({ setup: { ...setup, ownTools: "not JSON", format: "schema", schema: "{" }, turns })).toMatchObject({
    temperature: "warm",
    p: 0.9,
    tools: ["not JSON"],
    response_format: { type: "json_object", json_schema: "{" },
  });
});

test("the same conversation as v1 chat and as generate", () => {
  const setup = {
    ...newSetup(),
    system: "Be brief.",
    readyTools: ["calculator" as const],
    safetyMode: "OFF" as const,
    stopSequences: "END",
  };
  expect(v1ChatRequest({ setup, turns })).toMatchObject({
    message: "Thanks",
    preamble: "Be brief.",
    chat_history: [
      { role: "USER", message: "What time is it?" },
      { role: "CHATBOT", message: "It is 14:05." },
    ],
    tools: [{ name: "calculator", parameter_definitions: { expression: { type: "string", required: true } } }],
    safety_mode: "NONE",
    stop_sequences: ["END"],
  });
  const generate = generateRequest({ setup: { ...setup, logprobs: true }, turns });
  expect(generate).toMatchObject({ prompt: "Thanks", end_sequences: ["END"], return_likelihoods: "GENERATION" });
  expect(generate["stop_sequences"]).toBeUndefined();
});
