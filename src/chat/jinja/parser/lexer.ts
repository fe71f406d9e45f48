/** Splits a template into texts, tags and the tokens of tags, with `trim_blocks` and `lstrip_blocks`. */
import { TemplateSyntaxError } from "../errors.ts";
import { stripped, whitespace } from "../text/whitespace.ts";
import { unescaped } from "./string-literal.ts";

export type TokenType = "text" | "tag" | "tag-end" | "print" | "print-end" | "name" | "string" | "integer" | "float" | "operator" | "end";

export interface Token {
  type: TokenType;
  value: string;
  line: number;
}

const opening = /\{%|\{\{|\{#/g;
const rawTag = new RegExp(`\\{%([-+]?)[${whitespace}]*raw[${whitespace}]*(-%\\}[${whitespace}]*|%\\})`, "uy");
const endRawTag = new RegExp(`\\{%([-+]?)[${whitespace}]*endraw[${whitespace}]*(\\+%\\}|-%\\}[${whitespace}]*|%\\}\\n?)`, "gu");
const commentEnd = new RegExp(`\\+#\\}|-#\\}[${whitespace}]*|#\\}\\n?`, "gu");
const tagEnd = new RegExp(`\\+%\\}|-%\\}[${whitespace}]*|%\\}\\n?`, "uy");
const printEnd = new RegExp(`-\\}\\}[${whitespace}]*|\\}\\}`, "uy");
const spaces = new RegExp(`[${whitespace}]+`, "uy");
const float = /(?:\d+_)*\d+(?:(?:\.(?:\d+_)*\d+)?e[+-]?(?:\d+_)*\d+|\.(?:\d+_)*\d+)/iy;
const integer = /0b(?:_?[01])+|0o(?:_?[0-7])+|0x(?:_?[\da-f])+|[1-9](?:_?\d)*|0(?:_?0)*/iy;
const name = /[\p{L}\p{N}\p{M}_]+/uy;
const string = /'[^'\\]*(?:\\[^][^'\\]*)*'|"[^"\\]*(?:\\[^][^"\\]*)*"/y;
const operator = /\/\/|\*\*|==|!=|>=|<=|[-+/*%~[\](){}><=.:|,;]/y;
const closers: Readonly<Record<string, string>> = { "{": "}", "(": ")", "[": "]" };

export function tokenize(source: string): Token[] {
  return new Lexer(source).run();
}

class Lexer {
  readonly #source: string;
  readonly #tokens: Token[] = [];
  #index = 0;
  #line = 1;
  #startsLine = true;

  constructor(source: string) {
    const normalised = source.replace(/\r\n?/g, "\n");
    this.#source = normalised.endsWith("\n") ? normalised.slice(0, -1) : normalised;
  }

  run(): Token[] {
    while (this.#index < this.#source.length) this.#readRoot();
    this.#add("end", "");
    return this.#tokens;
  }

  /** Reads text up to the next tag, and the tag. */
  #readRoot(): void {
    opening.lastIndex = this.#index;
    const match = opening.exec(this.#source);
    if (match === null) {
      this.#addText(this.#source.slice(this.#index));
      this.#index = this.#source.length;
      return;
    }
    const kind = match[0];
    const sign = this.#source.charAt(match.index + 2);
    const hasSign = sign === "-" || sign === "+";
    this.#addText(this.#before(match.index, hasSign ? sign : "", kind !== "{{"));
    this.#moveTo(match.index);
    if (kind === "{#") return this.#skipComment(hasSign);
    if (kind === "{%" && this.#readRaw()) return;
    this.#add(kind === "{%" ? "tag" : "print", "");
    this.#moveTo(match.index + (hasSign ? 3 : 2));
    this.#readTag(kind === "{%");
  }

  /** Returns the text before a tag, without the white space that its sign or `lstrip_blocks` removes. */
  #before(end: number, sign: string, isBlock: boolean): string {
    const text = this.#source.slice(this.#index, end);
    if (sign === "-") return stripped(text, "end");
    if (sign === "+" || !isBlock) return text;
    const lineStart = text.lastIndexOf("\n") + 1;
    const isAtLineStart = lineStart > 0 || this.#startsLine;
    return isAtLineStart && stripped(text.slice(lineStart), "end") === "" ? text.slice(0, lineStart) : text;
  }

  #skipComment(hasSign: boolean): void {
    const start = this.#line;
    commentEnd.lastIndex = this.#index + (hasSign ? 3 : 2);
    const match = commentEnd.exec(this.#source);
    if (match === null) throw new TemplateSyntaxError("a comment has no end", start);
    this.#close(match.index + match[0].length);
  }

  #readRaw(): boolean {
    const start = this.#match(rawTag);
    if (start === undefined) return false;
    const line = this.#line;
    this.#close(this.#index + start.length);
    endRawTag.lastIndex = this.#index;
    const match = endRawTag.exec(this.#source);
    if (match === null) throw new TemplateSyntaxError("a raw block has no end", line);
    this.#addText(this.#before(match.index, match[1] ?? "", true));
    this.#close(match.index + match[0].length);
    return true;
  }

  #readTag(isBlock: boolean): void {
    const line = this.#line;
    const open: string[] = [];
    while (this.#index < this.#source.length) {
      const end = open.length === 0 ? this.#match(isBlock ? tagEnd : printEnd) : undefined;
      if (end !== undefined) {
        this.#add(isBlock ? "tag-end" : "print-end", "");
        this.#close(this.#index + end.length);
        return;
      }
      this.#readToken(open);
    }
    throw new TemplateSyntaxError(`a ${isBlock ? "statement" : "print"} tag has no end`, line);
  }

  /** `open`: the closing brackets that must still follow. */
  #readToken(open: string[]): void {
    const space = this.#match(spaces);
    if (space !== undefined) return this.#moveTo(this.#index + space.length);
    const floatText = this.#source.charAt(this.#index - 1) === "." ? undefined : this.#match(float);
    if (floatText !== undefined) return this.#take("float", floatText, floatText.replaceAll("_", ""));
    const integerText = this.#match(integer);
    if (integerText !== undefined) return this.#take("integer", integerText, integerText.replaceAll("_", "").toLowerCase());
    const nameText = this.#match(name);
    if (nameText !== undefined) return this.#take("name", nameText, nameText);
    const stringText = this.#match(string);
    if (stringText !== undefined) return this.#take("string", stringText, unescaped(stringText.slice(1, -1), this.#line));
    const operatorText = this.#match(operator);
    if (operatorText === undefined) {
      throw new TemplateSyntaxError(`unexpected character '${this.#source.charAt(this.#index)}'`, this.#line);
    }
    const closer = closers[operatorText];
    if (closer !== undefined) {
      open.push(closer);
    } else if (/[})\]]/.test(operatorText)) {
      const expected = open.pop();
      if (expected !== operatorText) throw new TemplateSyntaxError(`unexpected '${operatorText}'`, this.#line);
    }
    this.#take("operator", operatorText, operatorText);
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#index;
    return pattern.exec(this.#source)?.[0];
  }

  #take(type: TokenType, written: string, value: string): void {
    this.#add(type, value);
    this.#moveTo(this.#index + written.length);
  }

  /** Ends a tag. */
  #close(index: number): void {
    this.#moveTo(index);
    this.#startsLine = this.#source.charAt(index - 1) === "\n";
  }

  #moveTo(index: number): void {
    for (let at = this.#index; at < index; at++) if (this.#source.charAt(at) === "\n") this.#line++;
    this.#index = index;
  }

  #addText(text: string): void {
    if (text !== "") this.#add("text", text);
  }

  #add(type: TokenType, value: string): void {
    this.#tokens.push({ type, value, line: this.#line });
  }
}
