/**
 * Finds tool calls in the text of an answer. A call is one once its name is read and is the name of a tool; until then
 * it may still turn out to be text. From then on its arguments are passed on as they are written. What follows a call
 * is either another call or nothing.
 */
import type { TagPair } from "../prompt/dialect.ts";
import { JsonObjectScanner } from "./json-object-scanner.ts";
import { partialMatchLength } from "../partial-match.ts";

/** Together the pieces cover every character of the text, in order. */
export type ReplyPiece =
  | { kind: "text"; text: string }
  /** Covers no character. */
  | { kind: "call-start"; name: string }
  | { kind: "arguments"; text: string }
  /** Covers no character. The arguments of the call that was open are a JSON object. */
  | { kind: "call-end" }
  /** So many characters that are neither text nor arguments. */
  | { kind: "markup"; length: number };

export interface ToolCallParserOptions {
  tags: TagPair;
  /** Names that may be called. */
  names: ReadonlySet<string>;
  /** Most calls; further ones are left out. 0 = no limit. */
  maxCalls: number;
}

type State =
  /** Text, before any call. */
  | "text"
  /** Between the opening tag and the arguments. */
  | "head"
  | "arguments"
  /** Behind the arguments, up to the closing tag. */
  | "tail"
  /** Behind a call. */
  | "between"
  /** As many calls as may be, or a call that broke off: nothing more counts. */
  | "over";

const name = String.raw`\s*\{\s*"name"\s*:\s*("(?:[^"\\]|\\.)*")\s*`;
const headWithArguments = new RegExp(String.raw`^${name},\s*"arguments"\s*:\s*(?=\{)`, "su");
const callWithoutArguments = new RegExp(String.raw`^${name}(?:,\s*"arguments"\s*:\s*null\s*)?\}\s*$`, "su");
/** Characters between tag and arguments after which the model is doing something else. */
const maxHeadLength = 1000;

export class ToolCallParser {
  readonly #options: ToolCallParserOptions;
  #state: State = "text";
  #held = "";
  #scanner = new JsonObjectScanner();
  #arguments = "";
  #calls = 0;

  constructor(options: ToolCallParserOptions) {
    this.#options = options;
  }

  push(text: string): ReplyPiece[] {
    const pieces: ReplyPiece[] = [];
    let rest: string | undefined = this.#held + text;
    this.#held = "";
    while (rest !== undefined && rest !== "") rest = this.#read(rest, pieces);
    return pieces;
  }

  /** What was held back. `cut`: the reply breaks off here, so that a call that is not finished is none. */
  flush(cut: boolean): ReplyPiece[] {
    const held = this.#held;
    this.#held = "";
    const pieces: ReplyPiece[] = [];
    if (this.#state === "text") pieces.push({ kind: "text", text: held });
    else if (this.#state === "head" && !cut && this.#calls === 0) pieces.push({ kind: "text", text: this.#options.tags.open + held });
    else pieces.push({ kind: "markup", length: held.length });
    // Everything of the call but its closing tag is there.
    if (this.#state === "tail" && !cut) this.#endCall(pieces);
    return pieces.filter((piece) => piece.kind !== "text" || piece.text !== "");
  }

  /** Reads a stretch; returns what is left to read, undefined when the rest is held back. */
  #read(text: string, pieces: ReplyPiece[]): string | undefined {
    switch (this.#state) {
      case "text":
      case "between":
        return this.#readBetween(text, pieces);
      case "head":
        return this.#readHead(text, pieces);
      case "arguments":
        return this.#readArguments(text, pieces);
      case "tail":
        return this.#readTail(text, pieces);
      case "over":
        pieces.push({ kind: "markup", length: text.length });
        return undefined;
    }
  }

  #readBetween(text: string, pieces: ReplyPiece[]): string | undefined {
    const { open } = this.#options.tags;
    const found = text.indexOf(open);
    const end = found < 0 ? text.length - partialMatchLength(text, [open]) : found;
    if (end > 0) pieces.push(this.#state === "text" ? { kind: "text", text: text.slice(0, end) } : { kind: "markup", length: end });
    if (found < 0) {
      this.#held = text.slice(end);
      return undefined;
    }
    if (this.#options.maxCalls > 0 && this.#calls >= this.#options.maxCalls) {
      this.#state = "over";
      return text.slice(found);
    }
    this.#state = "head";
    return text.slice(found + open.length);
  }

  #readHead(text: string, pieces: ReplyPiece[]): string | undefined {
    const { open, close } = this.#options.tags;
    const withArguments = headWithArguments.exec(text);
    const closing = text.indexOf(close);
    const match = withArguments ?? (closing < 0 ? null : callWithoutArguments.exec(text.slice(0, closing)));
    const called = match === null ? undefined : parsedName(match[1]);
    if (match !== null && called !== undefined && this.#options.names.has(called)) {
      pieces.push({ kind: "call-start", name: called }, { kind: "markup", length: open.length + match[0].length });
      if (withArguments === null) {
        pieces.push({ kind: "arguments", text: "{}" });
        this.#arguments = "{}";
        this.#state = "tail";
      } else {
        this.#scanner = new JsonObjectScanner();
        this.#arguments = "";
        this.#state = "arguments";
      }
      return text.slice(match[0].length);
    }
    if (match === null && closing < 0 && text.length <= maxHeadLength) {
      this.#held = text;
      return undefined;
    }
    // Not a call.
    if (this.#calls > 0) {
      pieces.push({ kind: "markup", length: open.length });
      this.#state = "over";
      return text;
    }
    pieces.push({ kind: "text", text: open });
    this.#state = "text";
    return text;
  }

  #readArguments(text: string, pieces: ReplyPiece[]): string | undefined {
    const end = this.#scanner.push(text);
    const written = text.slice(0, end);
    this.#arguments += written;
    pieces.push({ kind: "arguments", text: written });
    if (end === undefined) return undefined;
    this.#state = "tail";
    return text.slice(end);
  }

  #readTail(text: string, pieces: ReplyPiece[]): string | undefined {
    const { close } = this.#options.tags;
    const closing = text.indexOf(close);
    if (closing < 0) {
      this.#held = text;
      return undefined;
    }
    pieces.push({ kind: "markup", length: closing + close.length });
    this.#endCall(pieces);
    return text.slice(closing + close.length);
  }

  #endCall(pieces: ReplyPiece[]): void {
    this.#state = isJsonObjectText(this.#arguments) ? "between" : "over";
    if (this.#state === "over") return;
    this.#calls += 1;
    pieces.push({ kind: "call-end" });
  }
}

function parsedName(text: string | undefined): string | undefined {
  const value = parsedJson(text ?? "");
  return typeof value === "string" ? value : undefined;
}

function isJsonObjectText(text: string): boolean {
  const value = parsedJson(text);
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
