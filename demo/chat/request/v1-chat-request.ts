/** A conversation as the body of POST /v1/chat (contract 4). */
import { jsonAt, textAt, type JsonObject, type JsonValue } from "../../service/json-values.ts";
import { finalText, type Conversation, type Turn } from "../conversation/conversation.ts";
import { documentsOf, responseFormat, samplingFields, stopSequencesOf, toolDefinitions } from "./chat-request.ts";

/** Returns the request for the reply to the last message. Calls of tools and their results are left out of the history. */
export function v1ChatRequest({ setup, turns }: Pick<Conversation, "setup" | "turns">): JsonObject {
  const index = turns.findLastIndex((turn) => turn.role === "user");
  const question = turns[index];
  const documents = documentsOf(setup, turns.slice(0, index + 1));
  const tools = toolDefinitions(setup).map(v1Tool);
  const history = turns.slice(0, Math.max(0, index)).map(historyMessage);
  return {
    model: setup.model,
    message: question?.role === "user" ? question.text : "",
    ...(setup.stream ? { stream: true } : {}),
    ...(setup.system.trim() === "" ? {} : { preamble: setup.system.trim() }),
    ...(history.length === 0 ? {} : { chat_history: history }),
    ...(documents.length === 0 ? {} : { documents: documents.map(({ id, title, text }) => ({ id, title, text })) }),
    ...(documents.length > 0 && setup.citations !== "" ? { citation_quality: setup.citations } : {}),
    ...(tools.length === 0 ? {} : { tools }),
    ...v1ResponseFormat(setup),
    ...(setup.safetyMode === "" ? {} : { safety_mode: setup.safetyMode === "OFF" ? "NONE" : setup.safetyMode }),
    ...samplingFields(setup, ["temperature", "p", "k", "seed", "max_tokens", "frequency_penalty", "presence_penalty"]),
  };
}

/** The body of POST /v1/generate: the last message as the prompt (contract 6). */
export function generateRequest({ setup, turns }: Pick<Conversation, "setup" | "turns">): JsonObject {
  const question = turns.findLast((turn) => turn.role === "user");
  const stops = stopSequencesOf(setup);
  const { stop_sequences: _, ...sampling } = samplingFields(setup, [
    "temperature",
    "p",
    "k",
    "seed",
    "max_tokens",
    "frequency_penalty",
    "presence_penalty",
  ]);
  return {
    model: setup.model,
    prompt: question?.role === "user" ? question.text : "",
    ...(setup.stream ? { stream: true } : {}),
    ...sampling,
    ...(stops.length === 0 ? {} : { end_sequences: stops }),
    ...(setup.logprobs ? { return_likelihoods: "GENERATION" } : {}),
  };
}

function historyMessage(turn: Turn): JsonObject {
  return turn.role === "user" ? { role: "USER", message: turn.text } : { role: "CHATBOT", message: finalText(turn) };
}

function v1ResponseFormat(setup: Conversation["setup"]): JsonObject {
  const format = jsonAt(responseFormat(setup), "response_format");
  if (format === undefined) return {};
  const schema = jsonAt(format, "json_schema");
  return { response_format: { type: "json_object", ...(schema === undefined ? {} : { schema }) } };
}

/** A tool with JSON schema parameters in the form of v1. */
function v1Tool(tool: JsonValue): JsonObject {
  const parameters = jsonAt(tool, "function", "parameters", "properties");
  const required = jsonAt(tool, "function", "parameters", "required");
  const definitions = Object.entries(typeof parameters === "object" && parameters !== null ? parameters : {}).map(
    ([name, schema]): [string, JsonValue] => [
      name,
      {
        ...(typeof schema === "object" && !Array.isArray(schema) ? schema : {}),
        required: Array.isArray(required) && required.includes(name),
      },
    ],
  );
  return {
    name: textAt(tool, "function", "name") ?? "",
    description: textAt(tool, "function", "description") ?? "",
    parameter_definitions: Object.fromEntries(definitions),
  };
}
