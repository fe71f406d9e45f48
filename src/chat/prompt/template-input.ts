/** Converts a conversation to the input of a chat template, adapted to the dialect and to the template's abilities. */
import type { Conversation, SuppliedDocument } from "../../inference/conversation.ts";
import type { CallSyntax, Dialect } from "../dialects/dialect.ts";
import { callsText } from "../dialects/calls/call-text.ts";
import { parseJsonObject } from "../json-object.ts";
import { toolCallId } from "../reply/tool-call-id.ts";
import { valueText, visibleData } from "../document-data.ts";
import { documentText } from "./document-text.ts";
import type { LiteralText } from "./literal-text.ts";
import { markedObject, type TemplateCall, type TemplateMessage, templateMessages, templateTools } from "./template-messages.ts";
import type { TemplateTraits } from "./template-traits.ts";
import { resultText, toolInstructions } from "./tool-instructions.ts";

/** The syntax of calls for models without one of their own. */
const namedCalls: CallSyntax = {
  layout: { open: "", first: "", last: "", close: "", between: "\n" },
  notation: { kind: "json", nameKey: "name", argumentsKey: "arguments" },
};

export interface TemplateInput {
  messages: TemplateMessage[];
  variables: { tools?: unknown; documents?: unknown };
}

/**
 * How messages are adapted for a template that refuses them. "alternating": user and assistant alternate, the user first.
 * "plain": calls and results are text.
 */
export type ConversationShape = "given" | "alternating" | "alternating plain";

export function templateInput(
  conversation: Conversation,
  dialect: Dialect,
  traits: TemplateTraits,
  literal: LiteralText,
  shape: ConversationShape = "given",
): TemplateInput {
  const tools = templateTools(conversation, literal);
  const hasTools = tools.length > 0;
  // A model without a call syntax gets tools, too: its template may have a place for them.
  const instructs = hasTools && dialect.calls !== undefined && traits.tools() === "none";
  const toolsInSystem = hasTools && !instructs && traits.tools() === "system";
  const documentStyle = conversation.documents.length === 0 ? "none" : traits.documents(hasTools && !instructs);
  const inMessages = documentStyle === "none" ? conversation : { ...conversation, documents: [] };
  const extra = instructs && dialect.calls !== undefined ? toolInstructions(tools, dialect.calls) : "";
  let messages = templateMessages(inMessages, literal, extra);
  if (messages.some((message) => message.tool_calls !== undefined || message.role === "tool")) {
    messages = shape === "alternating plain" ? withCallTexts(messages, dialect, literal) : withCalls(messages, dialect, traits, literal);
  }
  if (toolsInSystem) messages = withSystemTools(messages, JSON.stringify(tools.map((tool) => tool.function)));
  if (shape !== "given") messages = alternating(messages);
  if (messages[0]?.role === "system" && !traits.hasSystemRole()) messages = withoutSystem(messages);
  return {
    messages,
    variables: {
      ...(hasTools && !instructs && !toolsInSystem
        ? { tools: traits.tools() === "texts" ? tools.map((tool) => JSON.stringify(tool)) : tools }
        : {}),
      ...(documentStyle === "none"
        ? {}
        : { documents: conversation.documents.map((document, index) => templateDocument(document, index, documentStyle, literal)) }),
    },
  };
}

function withCalls(
  messages: readonly TemplateMessage[],
  dialect: Dialect,
  traits: TemplateTraits,
  literal: LiteralText,
): TemplateMessage[] {
  const { calls: syntax = namedCalls, prompt = {} } = dialect;
  const names = calledNames(messages);
  const idOf = (id: string): string => (prompt.shortCallIds === true ? toolCallId(id, 0, "").slice(-9) : id);
  const callStyle = traits.calls();
  const writesCalls = callStyle === "none";
  const written = messages.map((message): TemplateMessage => {
    if (message.role === "tool") {
      const name = names.get(message.tool_call_id ?? "");
      if (!traits.hasToolRole()) return { role: "user", content: resultText(name, message.content ?? "", prompt.toolResult) };
      return { ...message, tool_call_id: idOf(message.tool_call_id ?? ""), ...(name === undefined ? {} : { name }) };
    }
    const { tool_calls: calls, ...others } = message;
    if (calls === undefined) return message;
    if (writesCalls) return withCallText(message, calls, syntax, literal);
    return {
      ...others,
      ...thinkingMember(message, prompt.thinkingKey),
      ...(traits.needsNullContent() ? { content: null } : {}),
      tool_calls: calls.map((call) => ({
        ...call,
        id: idOf(call.id),
        function: {
          name: call.function.name,
          arguments: callStyle === "object" ? argumentsObject(call, literal) : call.function.arguments,
        },
      })),
    };
  });
  if (!writesCalls && traits.takesResponses()) return withResponses(written);
  return prompt.oneCallPerMessage === true && !writesCalls ? oneCallEach(written) : written;
}

/** Writes calls and results as text, for templates that refuse them. */
function withCallTexts(messages: readonly TemplateMessage[], dialect: Dialect, literal: LiteralText): TemplateMessage[] {
  const names = calledNames(messages);
  return messages.map((message): TemplateMessage => {
    const { role, content, tool_call_id: id = "", tool_calls: calls } = message;
    if (role === "tool") return { role: "user", content: resultText(names.get(id), content ?? "", dialect.prompt?.toolResult) };
    return calls === undefined ? message : withCallText(message, calls, dialect.calls ?? namedCalls, literal);
  });
}

function withCallText(message: TemplateMessage, calls: readonly TemplateCall[], syntax: CallSyntax, literal: LiteralText): TemplateMessage {
  const text = callsText(
    syntax,
    calls.map((call) => ({ name: call.function.name, arguments: argumentsObject(call, literal) })),
  );
  return { role: "assistant", content: [message.content ?? "", text].filter((part) => part !== "").join("\n") };
}

function calledNames(messages: readonly TemplateMessage[]): ReadonlyMap<string, string> {
  return new Map(messages.flatMap((message) => (message.tool_calls ?? []).map((call) => [call.id, call.function.name] as const)));
}

/** Moves results into the message of their calls, whose text is dropped: the assistant's turn continues after the results. */
function withResponses(messages: readonly TemplateMessage[]): TemplateMessage[] {
  const kept: TemplateMessage[] = [];
  for (const message of messages) {
    const last = kept.at(-1);
    if (message.role !== "tool" || last?.tool_calls === undefined) {
      kept.push(message);
      continue;
    }
    const response = { name: message.name ?? "unknown", response: message.content ?? "" };
    kept[kept.length - 1] = { ...last, content: "", tool_responses: [...(last.tool_responses ?? []), response] };
  }
  return kept;
}

function thinkingMember(
  { content, reasoning_content: thinking }: TemplateMessage,
  key: "tool_plan" | "thinking" | undefined,
): Partial<TemplateMessage> {
  if (key === "tool_plan") return { tool_plan: content === null || content === "" ? (thinking ?? "") : content };
  return key === "thinking" && thinking !== undefined ? { thinking } : {};
}

/** Gives each call a message of its own, followed by its result. */
function oneCallEach(messages: readonly TemplateMessage[]): TemplateMessage[] {
  const moved = new Set<TemplateMessage>();
  return messages.flatMap((message, index) => {
    if (moved.has(message)) return [];
    const calls = message.tool_calls ?? [];
    if (calls.length < 2) return [message];
    const results = messages.slice(index + 1);
    return calls.flatMap((call, at) => {
      const result = results.find((candidate) => candidate.role === "tool" && candidate.tool_call_id === call.id && !moved.has(candidate));
      if (result !== undefined) moved.add(result);
      const own: TemplateMessage = { ...message, content: at === 0 ? message.content : "", tool_calls: [call] };
      return result === undefined ? [own] : [own, result];
    });
  });
}

/** Returns the arguments of an earlier call as an object. Callers may send any text; text that is no object is put under a key, so that every template can render it. */
function argumentsObject({ function: { arguments: given } }: TemplateCall, literal: LiteralText): Record<string, unknown> {
  const text = typeof given === "string" ? literal.unmark(given) : "";
  return markedObject(parseJsonObject(text) ?? (text.trim() === "" ? {} : { arguments: text }), literal);
}

function withSystemTools(messages: readonly TemplateMessage[], tools: string): TemplateMessage[] {
  const [first, ...others] = messages;
  return first?.role === "system" ? [{ ...first, tools }, ...others] : [{ role: "system", content: "", tools }, ...messages];
}

/** Moves the text of the system message to the beginning of the first user message, or to a new one before the assistant's. */
function withoutSystem(messages: readonly TemplateMessage[]): TemplateMessage[] {
  const [system, first, ...others] = messages;
  const text = system?.content ?? "";
  if (first?.role !== "user") return [{ role: "user", content: text }, ...messages.slice(1)];
  return [{ ...first, content: joined(text, first.content) }, ...others];
}

/** Joins neighbours of the same role, and begins with an empty user message if the assistant comes first. */
function alternating(messages: readonly TemplateMessage[]): TemplateMessage[] {
  const kept: TemplateMessage[] = [];
  for (const message of messages) {
    const last = kept.at(-1);
    if (message.role === "assistant" && (last === undefined || last.role === "system")) kept.push({ role: "user", content: "" });
    if (last !== undefined && isPlain(message) && isPlain(last) && last.role === message.role) {
      kept[kept.length - 1] = { ...last, content: joined(last.content, message.content) };
    } else if (last?.role === "assistant" && message.role === "assistant" && isPlain(last)) {
      kept[kept.length - 1] = { ...message, content: joined(last.content, message.content) };
    } else {
      kept.push(message);
    }
  }
  return kept;
}

function isPlain(message: TemplateMessage): boolean {
  return message.role !== "tool" && message.tool_calls === undefined;
}

function joined(...texts: (string | null)[]): string {
  return texts.filter((text) => text !== null && text !== "").join("\n\n");
}

/** Returns a document for the template. Its text holds all visible data, except a title that the template reads. */
function templateDocument(
  document: SuppliedDocument,
  index: number,
  style: "titled" | "untitled",
  literal: LiteralText,
): Record<string, string> {
  const { title } = visibleData(document);
  const id = { doc_id: String(index + 1) };
  if (style === "untitled" || title === undefined) return { ...id, text: literal.mark(documentText(document)) };
  const untitled = { ...document, hiddenKeys: [...document.hiddenKeys, "title"] };
  return {
    ...id,
    title: literal.mark(valueText(title)),
    text: literal.mark(documentText(untitled)),
  };
}
