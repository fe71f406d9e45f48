/** A conversation as the body of POST /v2/chat. */
import { parseJson, type JsonObject, type JsonValue } from "../../service/json-values.ts";
import { readyToolDefinitions } from "../../tools/ready-tools.ts";
import type { Conversation, Question, ReplyStep, ToolCall, Turn } from "../conversation/conversation.ts";
import { titleWithHeading, type Passage } from "../documents/source-document.ts";
import type { ChatSetup, SamplingName } from "../setup/chat-setup.ts";

/**
 * Returns the request for the next reply to `turns`. An invalid value is sent as typed: the service's error explains it.
 * `needsProbabilities`: also if they are not shown.
 */
export function chatRequest({ setup, turns }: Pick<Conversation, "setup" | "turns">, needsProbabilities = false): JsonObject {
  const documents = documentsOf(setup, turns);
  return {
    model: setup.model,
    messages: [...systemMessages(setup), ...turns.flatMap(messagesOf)],
    ...(setup.stream ? { stream: true } : {}),
    ...(documents.length === 0 ? {} : { documents: documents.map(documentItem) }),
    ...(documents.length > 0 && setup.citations !== "" ? { citation_options: { mode: setup.citations } } : {}),
    ...toolFields(setup),
    ...responseFormat(setup),
    ...thinkingField(setup),
    ...(setup.logprobs || needsProbabilities ? { logprobs: true } : {}),
    ...(setup.safetyMode === "" ? {} : { safety_mode: setup.safetyMode }),
    ...samplingFields(setup, ["temperature", "p", "k", "seed", "max_tokens", "frequency_penalty", "presence_penalty", "priority"]),
  };
}

function systemMessages({ system }: ChatSetup): JsonObject[] {
  return system.trim() === "" ? [] : [{ role: "system", content: system.trim() }];
}

/** Documents are searched by a tool if it is on; otherwise they are sent, or the passages of them that were chosen for the last question. */
export function documentsOf(setup: ChatSetup, turns: readonly Turn[]): Passage[] {
  if (setup.readyTools.includes("search_documents")) return [];
  const question = turns.findLast((turn) => turn.role === "user");
  return question?.role === "user" && question.passages !== undefined ? question.passages : setup.documents;
}

const documentItem = (passage: Passage): JsonObject => ({
  id: passage.id,
  data: { title: titleWithHeading(passage), text: passage.excerpt ?? passage.text },
});

function toolFields(setup: ChatSetup): JsonObject {
  const tools = toolDefinitions(setup);
  if (tools.length === 0) return {};
  return {
    tools,
    ...(setup.toolChoice === "" ? {} : { tool_choice: setup.toolChoice }),
    ...(setup.strictTools ? { strict_tools: true } : {}),
  };
}

/** Text that is not a JSON list is sent as it is. */
export function toolDefinitions({ readyTools, ownTools }: ChatSetup): JsonValue[] {
  const ready = readyTools.map((name) => readyToolDefinitions[name]);
  if (ownTools.trim() === "") return ready;
  const own = parseJson(ownTools);
  return [...ready, ...(Array.isArray(own) ? own : [own ?? ownTools])];
}

export function responseFormat({ format, schema }: ChatSetup): JsonObject {
  switch (format) {
    case "text":
      return {};
    case "json":
      return { response_format: { type: "json_object" } };
    case "schema":
      return { response_format: { type: "json_object", json_schema: parseJson(schema) ?? schema } };
  }
}

function thinkingField(setup: ChatSetup): JsonObject {
  if (setup.thinking === "") return {};
  const budget = setup.thinking === "enabled" ? typedNumber(setup.numbers.thinking_budget) : undefined;
  return { thinking: { type: setup.thinking, ...(budget === undefined ? {} : { token_budget: budget }) } };
}

/** Returns the numbers that have a value, under the names of the API. */
export function samplingFields(setup: ChatSetup, names: readonly SamplingName[]): JsonObject {
  const fields: JsonObject = {};
  for (const name of names) {
    const value = typedNumber(setup.numbers[name]);
    if (value !== undefined) fields[name] = value;
  }
  const stops = stopSequencesOf(setup);
  return stops.length === 0 ? fields : { ...fields, stop_sequences: stops };
}

export function stopSequencesOf({ stopSequences }: ChatSetup): string[] {
  return stopSequences.split("\n").filter((line) => line !== "");
}

function typedNumber(typed: string): number | string | undefined {
  const text = typed.trim().replace(",", ".");
  if (text === "") return undefined;
  const value = Number(text);
  return Number.isNaN(value) ? text : value;
}

function messagesOf(turn: Turn): JsonObject[] {
  return turn.role === "user" ? [{ role: "user", content: contentOf(turn) }] : turn.steps.flatMap(stepMessages);
}

function contentOf({ text, images = [] }: Question): JsonValue {
  if (images.length === 0) return text;
  return [...images.map(({ url }): JsonObject => ({ type: "image_url", image_url: { url } })), { type: "text", text }];
}

/** A step that was stopped before its tools had run is left out: the API takes no calls without results. */
function stepMessages(step: ReplyStep): JsonObject[] {
  if (step.calls.length === 0) {
    return step.text === "" ? [] : [{ role: "assistant", content: step.text }];
  }
  if (step.calls.some(({ outputs }) => outputs === undefined)) return [];
  const toolCalls = step.calls.map(({ id, name, arguments: text }) => ({ id, type: "function", function: { name, arguments: text } }));
  const plan = step.plan === "" ? {} : { tool_plan: step.plan };
  return [{ role: "assistant", tool_calls: toolCalls, ...plan }, ...step.calls.map(toolMessage)];
}

function toolMessage({ id, outputs = [] }: ToolCall): JsonObject {
  const content = outputs.map((output) => ({
    type: "document",
    document: { data: output.data, ...(output.id === undefined ? {} : { id: output.id }) },
  }));
  return { role: "tool", tool_call_id: id, content };
}
