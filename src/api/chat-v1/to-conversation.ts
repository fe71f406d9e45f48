/** From a checked v1 chat request to the conversation that every chat route shares. */
import type { Conversation, SuppliedDocument, Turn } from "../../inference/conversation.ts";
import { parametersOfDefinitions } from "../../chat/grammar/tool-parameters.ts";
import { argumentsSchema } from "../chat/given-schemas.ts";
import { safetyInstructions } from "../chat/safety.ts";
import { documentIds } from "../chat/supplied-documents.ts";
import type { ModelDescription } from "../../inference/models.ts";
import type { ChatV1Request } from "./chat-v1-request.ts";
import { TurnSequence } from "./turn-sequence.ts";

/**
 * `turns`: the conversation up to the reply. `defaultPreamble`: the service's own instructions, where the request
 * replaces them by none. Adds a line to `warnings` where a value was adjusted (contract 1.5).
 */
export function toConversation(
  request: ChatV1Request,
  turns: readonly Turn[],
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
    turns: [...(preamble === "" ? [] : [{ role: "system" as const, text: preamble }]), ...turns],
    documents: suppliedDocuments(request),
    tools: (request.tools ?? []).map(({ name, description, parameter_definitions = {} }) =>
      ({ name, description, parameters: argumentsSchema(parametersOfDefinitions(parameter_definitions)) })),
    serviceInstructions: service.filter((text) => text !== "").join("\n\n"),
  };
}

export interface AnsweredTurns {
  /** The turns that the reply answers. */
  turns: Turn[];
  /** Those of them that the reply's chat_history repeats (contract 4.3: with tool results, no new USER turn). */
  repeated: Turn[];
}

/**
 * A message beside tool results is the question that led to them: it stands before the calls, unless these are in the
 * history already; then the question is as well, and a new message comes last.
 */
export function turnsToAnswer({ message, chat_history = [], tool_results }: ChatV1Request, stored: readonly Turn[]): AnsweredTurns {
  const sequence = new TurnSequence(stored);
  const { turns } = sequence;
  for (const each of chat_history) sequence.addMessage(each);
  if (!tool_results) {
    sequence.addUser(message);
    return { turns, repeated: turns };
  }
  const callsAreKnown = sequence.awaitsResults;
  const isNew = message !== "" && !(callsAreKnown && message === lastQuestion(turns));
  if (isNew && !callsAreKnown) sequence.addUser(message);
  const question = isNew && !callsAreKnown ? turns.at(-1) : undefined;
  sequence.addResults(tool_results);
  if (!isNew) return { turns, repeated: turns };
  if (callsAreKnown) sequence.addUser(message);
  const added = question ?? turns.at(-1);
  return { turns, repeated: turns.filter((turn) => turn !== added) };
}

function lastQuestion(turns: readonly Turn[]): string | undefined {
  const question = turns.findLast((turn) => turn.role === "user");
  return question?.parts.flatMap((part) => (part.type === "text" ? part.text : [])).join("\n");
}

/** Ids that were not given are made from the place (contract 4.3). */
export function suppliedDocuments({ documents = [] }: ChatV1Request): SuppliedDocument[] {
  const ids = documentIds(documents.map(({ id }) => id), "doc_");
  return documents.map((document, index) => {
    const { id = ids[index] ?? "", _excludes: hiddenKeys = [], ...data } = document;
    return { id, data, hiddenKeys };
  });
}

export function safetyRequest({ safety_mode, tools, tool_results, documents }: ChatV1Request) {
  const overriddenBy = tools ? "tools" : tool_results ? "tool_results" : documents ? "documents" : undefined;
  return { safety_mode, overriddenBy };
}
