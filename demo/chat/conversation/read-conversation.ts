/** Reads a conversation that was exported or shared. Its content is foreign: unknown fields are dropped, and wrong ones refuse it. */
import { listAt, numberAt, parseJson, textAt, valueAt } from "../../service/json-values.ts";
import type { Passage, SourceDocument } from "../documents/source-document.ts";
import { newSetup, samplingNames, type ChatSetup } from "../setup/chat-setup.ts";
import { newStep, type Citation, type Conversation, type ReplyStep, type SecondReplies, type ToolCall, type Turn } from "./conversation.ts";

/** The parts of a conversation that a file can define. */
export type ForeignConversation = Pick<Conversation, "title" | "setup" | "turns" | "second">;

/** Returns undefined if the text is no conversation. */
export function readConversation(text: string): ForeignConversation | undefined {
  const value = parseJson(text);
  const turns = readTurns(valueAt(value, "turns"));
  if (turns === undefined || turns.length === 0) return undefined;
  const read = { title: textAt(value, "title") ?? "", setup: readSetup(valueAt(value, "setup")), turns };
  const compared = valueAt(value, "second");
  if (compared === undefined) return read;
  const second = readSecond(compared, turns);
  return second === undefined ? undefined : { ...read, second };
}

/** Returns undefined if a turn is wrong. */
function readTurns(value: unknown): Turn[] | undefined {
  const turns = Array.isArray(value) ? value.map(readTurn) : [];
  const known = turns.filter((turn) => turn !== undefined);
  return known.length < turns.length ? undefined : known;
}

/** The page shows turns of both models in pairs, so `first` must have a turn of the same role for each. */
function readSecond(value: unknown, first: readonly Turn[]): SecondReplies | undefined {
  const [model, startsAt, turns] = [textAt(value, "model"), numberAt(value, "startsAt"), readTurns(valueAt(value, "turns"))];
  if (model === undefined || startsAt === undefined || turns === undefined) return undefined;
  if (!Number.isInteger(startsAt) || startsAt < 0) return undefined;
  const paired = first.slice(startsAt);
  const isPaired = paired.length === turns.length && paired.every(({ role }, index) => turns[index]?.role === role);
  return isPaired ? { model, startsAt, turns } : undefined;
}

function readTurn(value: unknown): Turn | undefined {
  const role = textAt(value, "role");
  if (role === "user") {
    const text = textAt(value, "text");
    const passages = listAt(value, "passages").flatMap(readPassage);
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
  const sources = listAt(value, "sources").flatMap((source) => {
    const place = textAt(source, "place");
    return readText(source).map((read) => (place === undefined ? read : { ...read, place }));
  });
  return start !== undefined && end !== undefined && start >= 0 && start <= end ? [{ start, end, sources }] : [];
}

interface IdentifiedText {
  id: string;
  title: string;
  text: string;
}

function readText(value: unknown): IdentifiedText[] {
  const [id, text] = [textAt(value, "id"), textAt(value, "text")];
  return id === undefined || text === undefined ? [] : [{ id, title: textAt(value, "title") ?? "", text }];
}

/** A document that is kept as a dataset is left out: only the browser that exported it has the dataset. */
function readDocument(value: unknown): SourceDocument[] {
  const passages = listAt(value, "passages").flatMap((passage) => {
    const text = textAt(passage, "text");
    return text === undefined
      ? []
      : [{ title: textAt(passage, "title") ?? "", heading: textAt(passage, "heading") ?? "", text, ...readPages(passage) }];
  });
  return readText(value)
    .filter(({ text }) => text !== "")
    .map((read) => (passages.length === 0 ? read : { ...read, passages }));
}

function readPassage(value: unknown): Passage[] {
  const [heading, excerpt] = [textAt(value, "heading"), textAt(value, "excerpt")];
  const added = { ...(heading === undefined ? {} : { heading }), ...(excerpt === undefined ? {} : { excerpt }), ...readPages(value) };
  return readText(value).map((read) => ({ ...read, ...added }));
}

function readPages(value: unknown): { page?: number; lastPage?: number } {
  const [page, lastPage] = [numberAt(value, "page"), numberAt(value, "lastPage")];
  return { ...(page === undefined ? {} : { page }), ...(lastPage === undefined ? {} : { lastPage }) };
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
