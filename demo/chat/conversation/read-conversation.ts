/** Reads a conversation that was exported or shared. Its content is foreign: unknown fields are dropped, and wrong ones refuse it. */
import { listAt, numberAt, parseJson, textAt, valueAt } from "../../service/json-values.ts";
import { newSetup, samplingNames, type ChatSetup, type SourceDocument } from "../setup/chat-setup.ts";
import { newStep, type Citation, type Conversation, type ReplyStep, type ToolCall, type Turn } from "./conversation.ts";

/** Returns the parts of a conversation that a file can define; undefined if the text is no conversation. */
export function readConversation(text: string): Pick<Conversation, "title" | "setup" | "turns"> | undefined {
  const value = parseJson(text);
  const turns = listAt(value, "turns").map(readTurn);
  if (turns.length === 0) return undefined;
  const known = turns.filter((turn) => turn !== undefined);
  if (known.length < turns.length) return undefined;
  return { title: textAt(value, "title") ?? "", setup: readSetup(valueAt(value, "setup")), turns: known };
}

function readTurn(value: unknown): Turn | undefined {
  const role = textAt(value, "role");
  if (role === "user") {
    const text = textAt(value, "text");
    const passages = listAt(value, "passages").flatMap(readDocument);
    return text === undefined ? undefined : { role, text, ...(passages.length === 0 ? {} : { passages }) };
  }
  const model = textAt(value, "model");
  if (role !== "assistant" || model === undefined) return undefined;
  const error = textAt(value, "error");
  return {
    role,
    model,
    steps: listAt(value, "steps").map(readStep),
    state: textAt(value, "state") === "done" ? "done" : "stopped",
    waitsFor: "",
    facts: listAt(value, "facts").filter((fact) => typeof fact === "string"),
    ...(error === undefined ? {} : { error }),
  };
}

function readStep(value: unknown): ReplyStep {
  return {
    ...newStep(),
    thinking: textAt(value, "thinking") ?? "",
    plan: textAt(value, "plan") ?? "",
    text: textAt(value, "text") ?? "",
    calls: listAt(value, "calls").flatMap(readCall),
    citations: listAt(value, "citations").flatMap(readCitation),
  };
}

function readCall(value: unknown): ToolCall[] {
  const [id, name] = [textAt(value, "id"), textAt(value, "name")];
  if (id === undefined || name === undefined) return [];
  const outputs = listAt(value, "outputs").map((output) => ({ data: readTexts(valueAt(output, "data")) }));
  return [{ id, name, arguments: textAt(value, "arguments") ?? "", outputs }];
}

function readCitation(value: unknown): Citation[] {
  const [start, end] = [numberAt(value, "start"), numberAt(value, "end")];
  const sources = listAt(value, "sources").flatMap(readDocument);
  return start !== undefined && end !== undefined && start >= 0 && start <= end ? [{ start, end, sources }] : [];
}

function readDocument(value: unknown): SourceDocument[] {
  const [id, text] = [textAt(value, "id"), textAt(value, "text")];
  return id === undefined || text === undefined ? [] : [{ id, title: textAt(value, "title") ?? "", text }];
}

const readTexts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === "object" ? (value ?? {}) : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );

/** Fields that are missing or wrong get the value of a new conversation. */
function readSetup(value: unknown): ChatSetup {
  const setup = newSetup();
  const numbers = readTexts(valueAt(value, "numbers"));
  const text = (name: "model" | "system" | "ownTools" | "schema" | "stopSequences"): string => textAt(value, name) ?? setup[name];
  return {
    ...setup,
    model: text("model"),
    system: text("system"),
    ownTools: text("ownTools"),
    schema: text("schema"),
    stopSequences: text("stopSequences"),
    documents: listAt(value, "documents").flatMap(readDocument),
    numbers: {
      ...setup.numbers,
      ...Object.fromEntries(samplingNames.flatMap((name) => (name in numbers ? [[name, numbers[name] ?? ""]] : []))),
    },
  };
}
