/**
 * Finds tool calls in the text of an answer, in the syntax of any dialect. A call counts once the name of a tool has been
 * read; until then it may be text. JSON arguments are passed on as they arrive; all others are converted to JSON when they
 * are complete. Text after a call is dropped unless it is another call.
 */
import { argumentConversion, type ArgumentConversion } from "../dialects/calls/argument-json.ts";
import { argumentScanner, type ArgumentScanner } from "../dialects/calls/argument-scanners.ts";
import { readCallHead } from "../dialects/calls/call-head.ts";
import { readCallTail } from "../dialects/calls/call-tail.ts";
import type { CallSyntax } from "../dialects/dialect.ts";
import { parseJsonObject } from "../json-object.ts";
import { firstMatch, partialMatchLength } from "../partial-match.ts";

/** A piece of the answer. Together the pieces cover every character of the text, in order. */
export type ReplyPiece =
  | { kind: "text"; text: string }
  /** Covers no character. */
  | { kind: "call-start"; name: string }
  /** `length`: the number of characters that it covers. */
  | { kind: "arguments"; text: string; length: number }
  /** Covers no character. The arguments of the open call are a JSON object. */
  | { kind: "call-end" }
  /** Characters that are neither text nor arguments. */
  | { kind: "markup"; length: number };

export interface ToolCallParserOptions {
  syntax: CallSyntax;
  /** Tools that may be called: the JSON Schema of their arguments, by name. */
  tools: ReadonlyMap<string, unknown>;
  /** Max calls; further calls are dropped. 0 = no limit. */
  maxCalls: number;
}

type State =
  /** Before the first character, in a dialect whose calls need no tag. */
  | "first"
  /** In text before the first call. */
  | "text"
  /** At the beginning of a call: after its tag, or after another call of the same block. */
  | "head"
  | "arguments"
  /** After the arguments, inside the call. */
  | "tail"
  /** After the call, before its closing tag. */
  | "closing"
  /** After a block of calls. */
  | "between"
  /** After the last call, or after a call that is no JSON: the rest is dropped. */
  | "over";

/** Max characters between tag and arguments; a longer text is no call. */
const maxHeadLength = 1000;

export class ToolCallParser {
  readonly #options: ToolCallParserOptions;
  readonly #tags: readonly string[];
  readonly #conversion: ArgumentConversion | undefined;
  #state: State;
  #held = "";
  /** The opening tag of the block until its first call is certain; it is text if no call follows. */
  #opening = "";
  #isFirstOfBlock = true;
  #scanner: ArgumentScanner;
  #name = "";
  /** Whether the current call is written as a JSON object. */
  #isObject = false;
  #arguments = "";
  #calls = 0;

  constructor(options: ToolCallParserOptions) {
    const { layout, notation } = options.syntax;
    this.#options = options;
    this.#tags = [layout.open, layout.optionalOpen ?? ""].filter((tag) => tag !== "");
    this.#conversion = argumentConversion(notation);
    this.#scanner = argumentScanner(notation);
    this.#state = layout.open === "" ? "first" : "text";
  }

  push(text: string): ReplyPiece[] {
    const pieces: ReplyPiece[] = [];
    let rest: string | undefined = this.#held + text;
    this.#held = "";
    while (rest !== undefined && rest !== "") rest = this.#read(rest, pieces);
    return pieces;
  }

  /** Ends the answer. Returns the pieces that were held back. `cut`: the reply breaks off, so that an unfinished call does not count. */
  flush(cut: boolean): ReplyPiece[] {
    const held = this.#opening + this.#held;
    this.#opening = "";
    this.#held = "";
    const pieces: ReplyPiece[] = [];
    const isText = this.#calls === 0 && this.#state === "head" && !cut;
    if (this.#state === "text" || this.#state === "first" || isText) pieces.push({ kind: "text", text: held });
    else pieces.push({ kind: "markup", length: held.length });
    // The call is complete except for its closing tag.
    if (this.#state === "closing" && !cut) this.#endCall(pieces, "over");
    return pieces.filter((piece) => piece.kind !== "text" || piece.text !== "");
  }

  /** Reads a part of the text. Returns the remaining text; undefined if it is held back. */
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
    const begins = this.#options.syntax.layout.first.trim();
    const body = text.trimStart();
    if (!body.startsWith(begins) || this.#tags.some((tag) => tag.startsWith(body) || body.startsWith(tag))) {
      this.#state = "text";
      return this.#readBetween(text, pieces);
    }
    this.#enterBlock("");
    return text;
  }

  #readBetween(text: string, pieces: ReplyPiece[]): string | undefined {
    const found = firstMatch(text, this.#tags);
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
    this.#enterBlock(found.match);
    return text.slice(end + found.match.length);
  }

  #readHead(text: string, pieces: ReplyPiece[]): string | undefined {
    const { syntax, tools } = this.#options;
    const { layout, notation } = syntax;
    const lead = this.#lead(text);
    const body = text.slice(lead);
    if (!this.#isFirstOfBlock) {
      const close = [layout.close, ...this.#tags].find(
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

  /** Reads a tag after a call of the block: it closes the block, or opens another one. */
  #readBlockEnd(text: string, lead: number, tag: string, pieces: ReplyPiece[]): string | undefined {
    const end = lead + tag.length;
    if (text.length < end) {
      this.#held = text;
      return undefined;
    }
    pieces.push({ kind: "markup", length: end });
    if (tag === this.#options.syntax.layout.close) this.#state = "between";
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
    // Without a tag, the same text would be read as a call again.
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
    const { layout, notation } = this.#options.syntax;
    const end = readCallTail(notation, this.#isObject, text);
    if (end === undefined) {
      this.#held = text;
      return undefined;
    }
    pieces.push({ kind: "markup", length: end });
    if (layout.separator === undefined && layout.close !== "") this.#state = "closing";
    else this.#endCall(pieces, "head");
    return text.slice(end);
  }

  #readClosing(text: string, pieces: ReplyPiece[]): string | undefined {
    const { close } = this.#options.syntax.layout;
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

  /** Returns the length of the white space, brackets of lists and separators before a call. */
  #lead(text: string): number {
    return (this.#isFirstOfBlock ? /^\s*\[?\s*/u : /^[\s,;\]]*/u).exec(text)?.[0].length ?? 0;
  }

  /** Whether the closing tag came before the call was complete. */
  #isClosed(text: string): boolean {
    const { close } = this.#options.syntax.layout;
    return close !== "" && text.includes(close);
  }
}
