/**
 * llama.cpp takes prompts as text, in which it reads every text of a control token as this token, also in a caller's message. So the control
 * tokens get private texts in the vocabulary that it loads: each begins with a noncharacter, which no text of a caller keeps.
 */
import { isControlToken } from "../../../chat/prompt/literal-text.ts";
import type { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import type { GgufHeader } from "../../models/gguf/gguf-header.ts";
import { numberList, tokenTypes } from "../../models/gguf/tokenizer/gguf-vocabulary.ts";
import { tokenPositions } from "./token-positions.ts";

/** Noncharacters for use inside a program (Unicode 23.7). */
const first = 0xfdd0;
const last = 0xfdef;
const noncharacters = /[\uFDD0-\uFDEF]/g;
/** UTF-8 bytes of one of them. */
const markBytes = 3;
/** Makes a private text as long as the token's own, if that is cut inside a character. */
const filler = "~".codePointAt(0) ?? 0;

/** An invisible character (ZERO WIDTH SPACE) inside the text of a token that has kept it, in a caller's message. */
const separator = "\u200B";

/** The texts of control tokens in the vocabulary that llama.cpp loads, by id. */
export interface ControlTexts {
  private: ReadonlyMap<number, string>;
  /** Those of tokens that keep their own. */
  kept: ReadonlyMap<number, string>;
}

/**
 * Renames the control tokens in the bytes of a GGUF header. Their lengths stay, so nothing else in the file moves.
 * @param head The bytes of `header`.
 * @param keeps Whether a token keeps its text, because llama.cpp looks for it. Default: none.
 */
export function renameControlTokens(head: Uint8Array, header: GgufHeader, keeps: (text: string) => boolean = () => false): ControlTexts {
  const vocabulary = header.metadata.get("tokenizer.ggml.tokens");
  const positions = tokenPositions(head, Array.isArray(vocabulary) ? vocabulary.length : 0) ?? [];
  const texts = new Map<number, string>();
  const kept = new Map<number, string>();
  const used = new UsedTexts();
  for (const id of controlTokenIds(header)) {
    const position = positions[id];
    if (position === undefined) continue;
    const text = head.subarray(position.start, position.end);
    const own = new TextDecoder("utf-8", { ignoreBOM: true }).decode(text);
    if (keeps(own)) {
      kept.set(id, own);
      continue;
    }
    const renamed = privateText(text, used);
    if (renamed === undefined) continue;
    text.set(renamed.bytes);
    used.add(renamed.text);
    texts.set(id, renamed.text);
  }
  return { private: texts, kept };
}

/** Returns the ids of the tokens that control the model, which no text of a caller may become. */
function controlTokenIds({ metadata }: GgufHeader): number[] {
  const vocabulary = metadata.get("tokenizer.ggml.tokens");
  const types = numberList(metadata.get("tokenizer.ggml.token_type"));
  if (!Array.isArray(vocabulary) || types === undefined) return [];
  return vocabulary.flatMap((content: unknown, id) => {
    const special = types[id] === tokenTypes.control || types[id] === tokenTypes.unknown;
    if (typeof content !== "string" || (!special && types[id] !== tokenTypes.userDefined)) return [];
    return isControlToken({ content, special }) ? [id] : [];
  });
}

export class PrivateTokens {
  readonly #tokenizer: TextTokenizer;
  readonly #privateTexts: ReadonlyMap<number, string>;
  readonly #keptTexts: ReadonlyMap<number, string>;

  constructor(tokenizer: TextTokenizer, texts: ControlTexts) {
    this.#tokenizer = tokenizer;
    this.#privateTexts = texts.private;
    this.#keptTexts = texts.kept;
  }

  /** Returns the prompt that llama.cpp tokenises to these ids. `mark`: returns the text of an id that is no token, else undefined. */
  prompt(ids: Int32Array, mark: (id: number) => string | undefined = () => undefined): string {
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    let prompt = "";
    let text = "";
    const endText = (): void => {
      prompt += this.#callerText((text + decoder.decode()).replaceAll(noncharacters, "\uFFFD"));
      text = "";
    };
    for (const id of ids) {
      const known = this.#privateTexts.get(id) ?? this.#keptTexts.get(id) ?? mark(id);
      if (known === undefined) text += decoder.decode(this.#tokenizer.table.bytes(id), { stream: true });
      else {
        endText();
        prompt += known;
      }
    }
    endText();
    return prompt;
  }

  /** Separates the texts of control tokens that have kept them: llama.cpp would read them as these tokens. */
  #callerText(text: string): string {
    let separated = text;
    for (const kept of this.#keptTexts.values()) separated = separated.replaceAll(kept, kept.slice(0, 1) + separator + kept.slice(1));
    return separated;
  }

  /** Replaces private texts by those of their tokens. Each must be whole. */
  withOwnTexts(text: string): string {
    if (text.search(noncharacters) === -1) return text;
    let own = text;
    for (const { id, content } of this.#tokenizer.table.addedTokens) {
      const renamed = this.#privateTexts.get(id);
      if (renamed !== undefined) own = own.replaceAll(renamed, () => content);
    }
    return own;
  }

  /** Returns the private texts of tags. A tag that is no control token is plain text. */
  of(tags: readonly string[]): Map<string, string> {
    const texts = new Map<string, string>();
    for (const tag of tags) {
      const id = this.#tokenizer.table.idOf(tag);
      const text = id === undefined ? undefined : this.#privateTexts.get(id);
      if (text !== undefined) texts.set(tag, text);
    }
    return texts;
  }
}

/** Texts of which none may be the beginning of another: the text after a token could complete the longer one. */
class UsedTexts {
  readonly #texts = new Set<string>();
  readonly #beginnings = new Set<string>();

  add(text: string): void {
    this.#texts.add(text);
    for (let length = 1; length <= text.length; length++) this.#beginnings.add(text.slice(0, length));
  }

  conflictsWith(text: string): boolean {
    if (this.#beginnings.has(text)) return true;
    return Array.from(text, (_, index) => text.slice(0, index + 1)).some((beginning) => this.#texts.has(beginning));
  }
}

/** Returns a text that is as long as the token's and conflicts with no other; undefined if there is none. */
function privateText(own: Uint8Array, used: UsedTexts): { bytes: Uint8Array; text: string } | undefined {
  // The rest begins with a character.
  let restAt = markBytes;
  while (((own[restAt] ?? 0) & 0xc0) === 0x80) restAt += 1;
  if (own.byteLength < markBytes) return undefined;
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  for (let mark = first; mark <= last; mark++) {
    const bytes = own.slice();
    bytes.fill(filler, markBytes, restAt);
    bytes.set(new TextEncoder().encode(String.fromCodePoint(mark)));
    const text = decoder.decode(bytes);
    if (!used.conflictsWith(text)) return { bytes, text };
  }
  return undefined;
}
