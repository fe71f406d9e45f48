/**
 * Finds tool calls in the text of an answer, in the syntax of any dialect. A call is one once its name is read and is the
 * name of a tool; until then it may still turn out to be text. Arguments in JSON are passed on as they are written, others
 * as JSON when they are complete. What follows a call is either another call or nothing.
 */
import { argumentConversion, type ArgumentConversion } from "../dialects/calls/argument-json.ts";
import { argumentScanner, type ArgumentScanner } from "../dialects/calls/argument-scanners.ts";
import { readCallHead } from "../dialects/calls/call-head.ts";
import { readCallTail } from "../dialects/calls/call-tail.ts";
import type { CallSyntax } from "../dialects/dialect.ts";
import { parseJsonObject } from "../json-object.ts";
import { partialMatchLength } from "../partial-match.ts";

/** Together the pieces cover every character of the text, in order. */
export type ReplyPiece =
  | { kind: "text"; text: string }
  /** Covers no character. */
  | { kind: "call-start"; name: string }
  /** `length`: how many characters it covers. */
  | { kind: "arguments"; text: string; length: number }
  /** Covers no character. The arguments of the call that was open are a JSON object. */
  | { kind: "call-end" }
  /** So many characters that are neither text nor arguments. */
  | { kind: "markup"; length: number };

export interface ToolCallParserOptions {
  syntax: CallSyntax;
  /** Tools that may be called: JSON Schema of their arguments, by name. */
  tools: ReadonlyMap<string, unknown>;
  /** Max calls; further ones are left out. 0 = no limit. */
  maxCalls: number;
}

type State =
  /** Nothing but white space yet, and a call needs no tag. */
  | "first"
  /** Text, before any call. */
  | "text"
  /** Before a call: behind its tag, or behind another call of the same block. */
  | "head"
  | "arguments"
  /** Behind the arguments, inside the call. */
  | "tail"
  /** Behind the call, if a tag must close it. */
  | "closing"
  /** Behind a block of calls. */
  | "between"
  /** As many calls as may be, or a call that broke off: nothing more counts. */
  | "over";

/** Characters between tag and arguments after which the model is doing something else. */
const maxHeadLength = 1000;

export class ToolCallParser {
  readonly #options: ToolCallParserOptions;
  readonly #tags: readonly string[];
  readonly #conversion: ArgumentConversion | undefined;
  #state: State;
  #held = "";
  /** What of the block was read before the head of its first call: text, if that is none. */
  #opening = "";
  #isFirstOfBlock = true;
  #scanner: ArgumentScanner;
  #name = "";
  /** The call that is read is written as a JSON object. */
  #isObject = false;
  #arguments = "";
  #calls = 0;

  constructor(options: ToolCallParserOptions) {
    const { frame, notation } = options.syntax;
    this.#options = options;
    this.#tags = [frame.open, frame.optionalOpen ?? ""].filter((tag) => tag !== "");
    this.#conversion = argumentConversion(notation);
    this.#scanner = argumentScanner(notation);
    this.#state = frame.open === "" ? "first" : "text";
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
    const held = this.#opening + this.#held;
    this.#opening = "";
    this.#held = "";
    const pieces: ReplyPiece[] = [];
    const isText = this.#calls === 0 && this.#state === "head" && !cut;
    if (this.#state === "text" || this.#state === "first" || isText) pieces.push({ kind: "text", text: held });
    else pieces.push({ kind: "markup", length: held.length });
    // Everything of the call but its closing tag is there.
    if (this.#state === "closing" && !cut) this.#endCall(pieces, "over");
    return pieces.filter((piece) => piece.kind !== "text" || piece.text !== "");
  }

  /** Reads a stretch; returns what is left to read, undefined if the rest is held back. */
  #read(text: string, pieces: ReplyPiece[]): string | undefined {
    switch (this.#state) {
      case "first":
        return this.#readFirst(text, pieces);
      case "text":
      case "between":
        return this.#readBetween(text, pieces);
      case "head":
        return this.#readHead(text, pieces);
      case "arguments":
        return this.#readArguments(text, pieces);
      case "tail":
        return this.#readTail(text, pieces);
      case "closing":
        return this.#readClosing(text, pieces);
      case "over":
        pieces.push({ kind: "markup", length: text.length });
        return undefined;
    }
  }

  #readFirst(text: string, pieces: ReplyPiece[]): string | undefined {
    if (text.trim() === "") {
      this.#held = text;
      return undefined;
    }
    const begins = this.#options.syntax.frame.first.trim();
    const body = text.trimStart();
    if (!body.startsWith(begins) || this.#tags.some((tag) => tag.startsWith(body) || body.startsWith(tag))) {
      this.#state = "text";
      return this.#readBetween(text, pieces);
    }
    this.#enterBlock("");
    return text;
  }

  #readBetween(text: string, pieces: ReplyPiece[]): string | undefined {
    const found = this.#firstTag(text);
    const partial = partialMatchLength(text, this.#tags);
    const end = found?.at ?? text.length - partial;
    if (end > 0) pieces.push(this.#state === "text" ? { kind: "text", text: text.slice(0, end) } : { kind: "markup", length: end });
    if (found === undefined) {
      this.#held = text.slice(end);
      return undefined;
    }
    if (this.#isFull) {
      this.#state = "over";
      return text.slice(end);
    }
    this.#enterBlock(found.tag);
    return text.slice(end + found.tag.length);
  }

  #readHead(text: string, pieces: ReplyPiece[]): string | undefined {
    const { syntax, tools } = this.#options;
    const { frame, notation } = syntax;
    const lead = this.#lead(text);
    const body = text.slice(lead);
    if (!this.#isFirstOfBlock) {
      const close = [frame.close, ...this.#tags].find(
        (tag) => tag !== "" && (body.startsWith(tag) || (body !== "" && tag.startsWith(body))),
      );
      if (close !== undefined) return this.#readBlockEnd(text, lead, close, pieces);
    }
    const head = readCallHead(notation, body);
    const isKnown = head.kind === "call" && tools.has(head.name) && !this.#isFull;
    if (head.kind === "incomplete" && (body.length <= maxHeadLength || body.startsWith("{")) && !this.#isClosed(body)) {
      this.#held = text;
      return undefined;
    }
    if (head.kind !== "call" || !isKnown) return this.#notACall(text, pieces);
    const length = lead + head.length;
    pieces.push({ kind: "call-start", name: head.name }, { kind: "markup", length: this.#opening.length + length });
    this.#opening = "";
    this.#name = head.name;
    this.#isObject = body.startsWith("{");
    this.#arguments = head.arguments ?? "";
    if (head.arguments === undefined) {
      this.#scanner = argumentScanner(notation);
      this.#state = "arguments";
    } else {
      pieces.push({ kind: "arguments", text: head.arguments, length: 0 });
      this.#state = "tail";
    }
    return text.slice(length);
  }

  /** Behind at least one call of the block: `tag` closes it, or opens another one. */
  #readBlockEnd(text: string, lead: number, tag: string, pieces: ReplyPiece[]): string | undefined {
    const end = lead + tag.length;
    if (text.length < end) {
      this.#held = text;
      return undefined;
    }
    pieces.push({ kind: "markup", length: end });
    if (tag === this.#options.syntax.frame.close) this.#state = "between";
    else this.#enterBlock("");
    return text.slice(end);
  }

  #notACall(text: string, pieces: ReplyPiece[]): string {
    const opening = this.#opening;
    this.#opening = "";
    if (this.#calls > 0) {
      pieces.push({ kind: "markup", length: opening.length });
      this.#state = "over";
      return text;
    }
    // Text without a tag could be taken for a call again.
    const passed = opening === "" ? Math.max(1, this.#lead(text)) : 0;
    pieces.push({ kind: "text", text: opening + text.slice(0, passed) });
    this.#state = "text";
    return text.slice(passed);
  }

  #readArguments(text: string, pieces: ReplyPiece[]): string | undefined {
    const end = this.#scanner.push(text);
    const written = text.slice(0, end);
    this.#arguments += written;
    if (this.#conversion === undefined) pieces.push({ kind: "arguments", text: written, length: written.length });
    else pieces.push({ kind: "markup", length: written.length });
    if (end === undefined) return undefined;
    if (this.#conversion !== undefined) {
      this.#arguments = this.#conversion(this.#arguments, this.#options.tools.get(this.#name)) ?? "";
      if (this.#arguments !== "") pieces.push({ kind: "arguments", text: this.#arguments, length: 0 });
    }
    this.#state = "tail";
    return this.#readTail(text.slice(end), pieces);
  }

  #readTail(text: string, pieces: ReplyPiece[]): string | undefined {
    const { frame, notation } = this.#options.syntax;
    const end = readCallTail(notation, this.#isObject, text);
    if (end === undefined) {
      this.#held = text;
      return undefined;
    }
    pieces.push({ kind: "markup", length: end });
    if (frame.separator === undefined && frame.close !== "") this.#state = "closing";
    else this.#endCall(pieces, "head");
    return text.slice(end);
  }

  #readClosing(text: string, pieces: ReplyPiece[]): string | undefined {
    const { close } = this.#options.syntax.frame;
    const found = text.indexOf(close);
    if (found < 0) {
      this.#held = text;
      return undefined;
    }
    pieces.push({ kind: "markup", length: found + close.length });
    this.#endCall(pieces, "between");
    return text.slice(found + close.length);
  }

  #endCall(pieces: ReplyPiece[], next: State): void {
    const isWhole = parseJsonObject(this.#arguments) !== undefined;
    this.#state = isWhole ? next : "over";
    this.#isFirstOfBlock = false;
    if (!isWhole) return;
    this.#calls += 1;
    pieces.push({ kind: "call-end" });
  }

  #enterBlock(tag: string): void {
    this.#state = "head";
    this.#opening = tag;
    this.#isFirstOfBlock = true;
  }

  get #isFull(): boolean {
    return this.#options.maxCalls > 0 && this.#calls >= this.#options.maxCalls;
  }

  /** Length of what may stand before a call: white space, the bracket of a list, separators, the bracket that ended a list. */
  #lead(text: string): number {
    return (this.#isFirstOfBlock ? /^\s*\[?\s*/u : /^[\s,;\]]*/u).exec(text)?.[0].length ?? 0;
  }

  /** The closing tag came before the call was one. */
  #isClosed(text: string): boolean {
    const { close } = this.#options.syntax.frame;
    return close !== "" && text.includes(close);
  }

  #firstTag(text: string): { tag: string; at: number } | undefined {
    let first: { tag: string; at: number } | undefined;
    for (const tag of this.#tags) {
      const at = text.indexOf(tag);
      if (at >= 0 && (first === undefined || at < first.at)) first = { tag, at };
    }
    return first;
  }
}
