/** Reads a call up to its arguments. Pure: the caller keeps the text, and reads it again when more has arrived. */
import { isJsonObject } from "../../json-object.ts";
import type { CallNotation } from "../dialect.ts";
import { readJsonValue } from "./json-prefix.ts";

export type CallHead =
  /** The text ends before it is certain. */
  | { kind: "incomplete" }
  /** No call begins here. */
  | { kind: "none" }
  /** `length`: characters before the arguments, or before the call's end if `arguments` holds them. */
  | { kind: "call"; name: string; length: number; arguments?: string };

const incomplete: CallHead = { kind: "incomplete" };
const none: CallHead = { kind: "none" };

/** `text`: begins with the call, without white space and separators before it. */
export function readCallHead(notation: CallNotation, text: string): CallHead {
  switch (notation.kind) {
    case "json":
      return readJsonHead(text);
    case "named":
      // Older models of the family write JSON after the same tag.
      return notation.before === "" && text.startsWith("{") ? readJsonHead(text) : readNamedHead(notation, text);
    case "xml":
      return readBetween(text, "<function=", ">");
    case "python":
      return readBetween(text, "", "(", 1);
    case "gemma":
      return readBetween(text, "call:", "{", 1);
  }
}

const nameKeys: ReadonlySet<string> = new Set(["name", "tool_name"]);
const argumentKeys: ReadonlySet<string> = new Set(["arguments", "parameters"]);
/** Members that some models add; they are ignored. */
const otherKeys: ReadonlySet<string> = new Set(["id", "tool_call_id", "type"]);

/** Reads members in any order. Arguments after the name can be read while they arrive. */
function readJsonHead(text: string): CallHead {
  if (!text.startsWith("{")) return text === "" ? incomplete : none;
  let name: string | undefined;
  let found: string | undefined;
  let at = 1;
  for (;;) {
    at = skipSpace(text, at);
    if (at >= text.length) return incomplete;
    if (text[at] === "}") return name === undefined ? none : { kind: "call", name, length: at, arguments: found ?? "{}" };
    if (text[at] === "," && at > 1) at = skipSpace(text, at + 1);
    const key = readKey(text, at);
    if (key === "incomplete" || key === "none") return key === "none" ? none : incomplete;
    const isArguments = argumentKeys.has(key.key);
    if (!isArguments && !nameKeys.has(key.key) && !otherKeys.has(key.key)) return none;
    if (key.end >= text.length) return incomplete;
    if (isArguments && name !== undefined && text[key.end] === "{") return { kind: "call", name, length: key.end };
    const value = readJsonValue(text, key.end);
    if (value === undefined) return text.length - key.end > maxValueLength && !isArguments ? none : incomplete;
    const parsed = parsedJson(text.slice(key.end, value));
    if (nameKeys.has(key.key)) {
      if (typeof parsed !== "string") return none;
      name = parsed;
    } else if (isArguments) {
      if (parsed !== null && !isJsonObject(parsed)) return none;
      found = parsed === null ? "{}" : text.slice(key.end, value);
    }
    at = value;
  }
}

/** Max characters of a name or an id. */
const maxValueLength = 500;

function readKey(text: string, at: number): { key: string; end: number } | "incomplete" | "none" {
  if (at >= text.length) return "incomplete";
  if (text[at] !== '"') return "none";
  const close = text.indexOf('"', at + 1);
  if (close < 0) return text.length - at > 20 ? "none" : "incomplete";
  const colon = skipSpace(text, close + 1);
  if (colon >= text.length) return "incomplete";
  if (text[colon] !== ":") return "none";
  return { key: text.slice(at + 1, close), end: skipSpace(text, colon + 1) };
}

function readNamedHead({ before, beforeArguments }: { before: string; beforeArguments: string }, text: string): CallHead {
  const start = literalEnd(text, 0, before.trim());
  if (typeof start !== "number") return start;
  const rest = text.slice(start);
  // Mistral's models may number a call: name[CALL_ID]abc[ARGS]{...}
  const match = /^\s*([\w.-]+)\s*(?:\[CALL_ID\]\s*[\w-]*\s*)?/u.exec(rest);
  if (match?.[1] === undefined) return rest.trim() === "" ? incomplete : none;
  const separator = beforeArguments.trim();
  const nameEnd = start + match[0].length;
  if ("[CALL_ID]".startsWith(text.slice(nameEnd)) || separator.startsWith(text.slice(nameEnd))) return incomplete;
  const end = text.startsWith(separator, nameEnd) ? nameEnd + separator.length : nameEnd;
  const brace = skipSpace(text, end);
  if (brace >= text.length) return incomplete;
  return text[brace] === "{" ? { kind: "call", name: match[1], length: brace } : none;
}

/** Reads a name between two texts. `back`: the number of characters of `after` that belong to the arguments. */
function readBetween(text: string, before: string, after: string, back = 0): CallHead {
  const start = literalEnd(text, 0, before);
  if (typeof start !== "number") return start;
  const match = /^[\w.-]*/u.exec(text.slice(start));
  const name = match?.[0] ?? "";
  const end = start + name.length;
  if (end >= text.length) return name.length > maxValueLength ? none : incomplete;
  if (name === "" || !text.startsWith(after, end)) return none;
  return { kind: "call", name, length: end + after.length - back };
}

/** Returns the end of a literal at `at`, or the result of the head if the text has another beginning. */
function literalEnd(text: string, at: number, literal: string): number | CallHead {
  const part = text.slice(at, at + literal.length);
  if (part === literal) return at + literal.length;
  return literal.startsWith(part) ? incomplete : none;
}

export function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/u.test(text[at] ?? "")) at++;
  return at;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
