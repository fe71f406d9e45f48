/** From a checked v1 chat request to the conversation that every chat route shares. */
import type { Conversation, SuppliedDocument, Turn } from "../../chat/conversation.ts";
import { parametersOfDefinitions } from "../../chat/grammar/tool-parameters.ts";
import { argumentsSchema } from "../chat/given-schemas.ts";
import { safetyInstructions } from "../chat/safety.ts";
import type { ModelDescription } from "../service.ts";
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

/**
 * The turns that the reply answers. A message beside tool results is the question that led to them: it stands before
 * the calls, unless these are in the history already; then the question is as well, and a new message comes last.
 */
export function turnsToAnswer({ message, chat_history = [], tool_results }: ChatV1Request, stored: readonly Turn[]): Turn[] {
  const sequence = new TurnSequence(stored);
  for (const each of chat_history) sequence.addMessage(each);
  if (!tool_results) {
    sequence.addUser(message);
    return sequence.turns;
  }
  const callsAreKnown = sequence.awaitsResults;
  const isNew = message !== "" && !(callsAreKnown && message === lastQuestion(sequence.turns));
  if (isNew && !callsAreKnown) sequence.addUser(message);
  sequence.addResults(tool_results);
  if (isNew && callsAreKnown) sequence.addUser(message);
  return sequence.turns;
}

function lastQuestion(turns: readonly Turn[]): string | undefined {
  const question = turns.findLast((turn) => turn.role === "user");
  return question?.parts.flatMap((part) => (part.type === "text" ? part.text : [])).join("\n");
}

/** Ids that were not given are made from the place (contract 4.3). */
export function suppliedDocuments({ documents = [] }: ChatV1Request): SuppliedDocument[] {
  return documents.map(({ id, _excludes: hiddenKeys = [], ...data }, index) => ({ id: id ?? `doc_${index}`, data, hiddenKeys }));
}

export function safetyRequest({ safety_mode, tools, tool_results, documents }: ChatV1Request) {
  const overriddenBy = tools ? "tools" : tool_results ? "tool_results" : documents ? "documents" : undefined;
  return { safety_mode, overriddenBy };
}
