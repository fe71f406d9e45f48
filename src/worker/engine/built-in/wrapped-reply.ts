/**
 * Reads the JSON object that a model with tools writes, while it is written: `{"reply": TEXT}`, or `{"tool_calls": [{"name": NAME,
 * "arguments": OBJECT}, ...]}`, maybe with `reply` before the calls. Text that is no object is the reply itself.
 */
import type { ConversationPart } from "../chat/completer/conversation-completer.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";

type WrittenPart = Exclude<ConversationPart, { type: "end" | "thinking" }>;

type State =
  | "start"
  /** Plain text instead of an object. */
  | "free"
  /** Before a property, in the reply's object or in a call. */
  | "key"
  | "colon"
  | "value"
  | "text"
  | "name"
  | "arguments"
  | "calls"
  | "after-value"
  | "end";

const escapes: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

export class WrappedReply {
  /** Number of calls that are complete. */
  finishedCalls = 0;
  #state: State = "start";
  #isInCall = false;
  #key = "";
  /** The part of a string since its opening quote, or since the last part, decoded. */
  #string: JsonText | undefined;
  #name: string | undefined;
  /** Arguments that came before the name. */
  #early = "";
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #parts: WrittenPart[] = [];

  /** Takes the next piece of the model's text. Throws an EngineFailureError if it is no such object. */
  push(piece: string): WrittenPart[] {
    this.#parts = [];
    for (const character of piece) this.#read(character);
    this.#flush();
    return this.#parts;
  }

  #read(character: string): void {
    switch (this.#state) {
      case "start":
        if (isSpace(character)) return;
        this.#state = character === "{" ? "key" : "free";
        if (this.#state === "free") this.#addText(character);
        return;
      case "free":
        this.#addText(character);
        return;
      case "key":
        return this.#readKey(character);
      case "colon":
        if (character === ":") this.#state = "value";
        else if (!isSpace(character)) throw broken();
        return;
      case "value":
        return this.#beginValue(character);
      case "text":
      case "name":
        return this.#readString(character);
      case "arguments":
        return this.#readArguments(character);
      case "calls":
        if (character === "{") {
          this.#isInCall = true;
          this.#name = undefined;
          this.#early = "";
          this.#state = "key";
        } else if (character === "]") this.#state = "after-value";
        else if (character !== "," && !isSpace(character)) throw broken();
        return;
      case "after-value":
        if (character === ",") this.#state = "key";
        else if (character === "}") this.#closeObject();
        else if (!isSpace(character)) throw broken();
        return;
      case "end":
        if (!isSpace(character)) throw broken();
    }
  }

  #readKey(character: string): void {
    if (this.#string !== undefined) {
      if (!this.#string.push(character)) return;
      this.#key = this.#string.take();
      this.#string = undefined;
      this.#state = "colon";
    } else if (character === '"') this.#string = new JsonText();
    else if (character === "}") this.#closeObject();
    else if (!isSpace(character)) throw broken();
  }

  #beginValue(character: string): void {
    if (isSpace(character)) return;
    if (this.#isInCall && this.#key === "arguments" && character === "{") {
      this.#state = "arguments";
      this.#depth = 0;
      this.#readArguments(character);
    } else if (this.#key === (this.#isInCall ? "name" : "reply") && character === '"') {
      this.#string = new JsonText();
      this.#state = this.#isInCall ? "name" : "text";
    } else if (!this.#isInCall && this.#key === "tool_calls" && character === "[") this.#state = "calls";
    else throw broken();
  }

  #readString(character: string): void {
    if (this.#string?.push(character) !== true) return;
    if (this.#state === "name") {
      this.#name = this.#string.take();
      this.#parts.push({ type: "tool-call", name: this.#name });
      if (this.#early !== "") this.#parts.push({ type: "arguments", text: this.#early });
    } else this.#flush();
    this.#string = undefined;
    this.#state = "after-value";
  }

  #readArguments(character: string): void {
    if (this.#name === undefined) this.#early += character;
    else this.#addArguments(character);
    if (this.#isInString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (character === "\\") this.#isEscaped = true;
      else if (character === '"') this.#isInString = false;
      return;
    }
    if (character === '"') this.#isInString = true;
    else if (character === "{" || character === "[") this.#depth += 1;
    else if (character === "}" || character === "]") {
      this.#depth -= 1;
      if (this.#depth === 0) this.#state = "after-value";
    }
  }

  #closeObject(): void {
    if (this.#isInCall) {
      if (this.#name === undefined) throw broken();
      this.#isInCall = false;
      this.finishedCalls += 1;
      this.#state = "calls";
    } else this.#state = "end";
  }

  /** Passes on the text of the reply so far. */
  #flush(): void {
    if (this.#state !== "text" || this.#string === undefined) return;
    const text = this.#string.take();
    if (text !== "") this.#addText(text);
  }

  #addText(text: string): void {
    const last = this.#parts.at(-1);
    if (last?.type === "text") last.text += text;
    else this.#parts.push({ type: "text", text });
  }

  #addArguments(text: string): void {
    const last = this.#parts.at(-1);
    if (last?.type === "arguments") last.text += text;
    else this.#parts.push({ type: "arguments", text });
  }
}

/** Decodes the characters of a JSON string. */
class JsonText {
  #text = "";
  #escape: string | undefined;

  /** Returns whether the character is the closing quote. */
  push(character: string): boolean {
    if (this.#escape === undefined) {
      if (character === '"') return true;
      if (character === "\\") this.#escape = "";
      else this.#text += character;
      return false;
    }
    this.#escape += character;
    if (this.#escape.startsWith("u")) {
      if (this.#escape.length < 5) return false;
      this.#text += String.fromCharCode(Number.parseInt(this.#escape.slice(1), 16));
    } else this.#text += escapes[this.#escape] ?? this.#escape;
    this.#escape = undefined;
    return false;
  }

  /** Returns the text since the last call, without a half of a surrogate pair at its end. */
  take(): string {
    const isHalf = /[\uD800-\uDBFF]$/.test(this.#text);
    const text = isHalf ? this.#text.slice(0, -1) : this.#text;
    this.#text = isHalf ? this.#text.slice(-1) : "";
    return text;
  }
}

const isSpace = (character: string): boolean => character === " " || character === "\n" || character === "\r" || character === "\t";

function broken(): EngineFailureError {
  return new EngineFailureError({ kind: "server-failed", detail: "the browser's model did not keep to the schema of its reply" });
}
