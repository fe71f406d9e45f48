/** Converts a checked v1 chat request to the conversation that every chat route shares. */
import type { Conversation, SuppliedDocument, Message } from "../../../inference/conversation.ts";
import { parametersOfDefinitions } from "../../../chat/grammar/tool-parameters.ts";
import { argumentsSchema, readArguments } from "../../chat/request/request-schemas.ts";
import { safetyInstructions } from "../../chat/request/safety.ts";
import { documentIds } from "../../chat/request/supplied-documents.ts";
import type { ModelDescription } from "../../../inference/models.ts";
import type { ChatV1Request } from "./chat-v1-request.ts";
import { MessageSequence } from "./message-sequence.ts";

/**
 * `messages`: the conversation up to the reply. `defaultPreamble`: the service's own instructions, used if the request
 * has no preamble. Adds a line to `warnings` for each adjusted value (contract 1.5).
 */
export function toConversation(
  request: ChatV1Request,
  messages: readonly Message[],
  model: ModelDescription,
  defaultPreamble: string,
  warnings: string[],
): Conversation {
  const { preamble = "" } = request;
  const service = [
    safetyInstructions(safetyRequest(request), model, warnings),
    ...(request.preamble === undefined ? [defaultPreamble] : []),
  ];
  return {
    messages: [...(preamble === "" ? [] : [{ role: "system" as const, text: preamble }]), ...messages],
    documents: suppliedDocuments(request),
    tools: (request.tools ?? []).map(({ name, description, parameter_definitions = {} }, index) => {
      const parameters = argumentsSchema(parametersOfDefinitions(parameter_definitions));
      const argumentsNode = readArguments(parameters, `tools[${index}].parameter_definitions`, false, warnings);
      return { name, description, parameters, ...(argumentsNode && { argumentsNode }) };
    }),
    serviceInstructions: service.filter((text) => text !== "").join("\n\n"),
  };
}

export interface ExchangeMessages {
  /** The messages that the reply answers. */
  messages: Message[];
  /** The subset that the reply's chat_history repeats (contract 4.3: with tool results, no new USER message). */
  repeated: Message[];
}

/**
 * A message sent with tool results is the question that led to the calls: it goes before them. If the history already
 * contains the calls, it contains the question too, and a different message is new and goes last.
 */
export function exchangeMessages(
  { message, chat_history = [], tool_results }: ChatV1Request,
  stored: readonly Message[],
): ExchangeMessages {
  const sequence = new MessageSequence(stored);
  const { messages } = sequence;
  for (const each of chat_history) sequence.addMessage(each);
  if (!tool_results) {
    sequence.addUser(message);
    return { messages, repeated: messages };
  }
  const callsAreKnown = sequence.awaitsResults;
  const isNew = message !== "" && !(callsAreKnown && message === lastQuestion(messages));
  if (isNew && !callsAreKnown) sequence.addUser(message);
  const question = isNew && !callsAreKnown ? messages.at(-1) : undefined;
  sequence.addResults(tool_results);
  if (!isNew) return { messages, repeated: messages };
  if (callsAreKnown) sequence.addUser(message);
  const added = question ?? messages.at(-1);
  return { messages, repeated: messages.filter((each) => each !== added) };
}

function lastQuestion(messages: readonly Message[]): string | undefined {
  const question = messages.findLast((message) => message.role === "user");
  return question?.parts.flatMap((part) => (part.type === "text" ? part.text : [])).join("\n");
}

/** Missing ids are made from the index (contract 4.3). */
export function suppliedDocuments({ documents = [] }: ChatV1Request): SuppliedDocument[] {
  const ids = documentIds(
    documents.map(({ id }) => id),
    "doc_",
  );
  return documents.map((document, index) => {
    const { id = ids[index] ?? "", _excludes: hiddenKeys = [], ...data } = document;
    return { id, data, hiddenKeys };
  });
}

export function safetyRequest({ safety_mode, tools, tool_results, documents }: ChatV1Request) {
  const overriddenBy = tools ? "tools" : tool_results ? "tool_results" : documents ? "documents" : undefined;
  return { safety_mode, overriddenBy };
}
