/**
 * Keeps control tokens out of callers' texts: "<|im_end|>" in a user's message must not end the message. Every
 * occurrence of a control token's text is marked with a cut after its first character. No token of a prompt crosses a cut,
 * so the model reads the text as letters, never as the token.
 */
import { type AddedToken, isNormalized } from "../tokenizer/tokenizer-file.ts";

/** Marks a cut: U+FDD0, a noncharacter for use inside a program (Unicode 23.7). */
export const cutMark = "\uFDD0";

/** Marks the place of an image in the text of a message until the template is rendered: another noncharacter. */
export const imageMark = "\uFDD2";

const marks = new RegExp(`[${cutMark}${imageMark}]`, "gu");

export class LiteralText {
  /** Ids of the control tokens. */
  readonly controlTokens: ReadonlySet<number>;
  readonly #start: RegExp | undefined;

  constructor(addedTokens: readonly AddedToken[]) {
    const controlTokens = addedTokens.filter(isControlToken);
    this.controlTokens = new Set(controlTokens.map(({ id }) => id));
    const contents = controlTokens.map(({ content }) => escapeForRegExp(content));
    // A normalizer may change the case of a token.
    const flags = controlTokens.some(isNormalized) ? "gisu" : "gsu";
    // A lookahead also finds occurrences that overlap.
    this.#start = contents.length === 0 ? undefined : new RegExp(`(?=(?:${contents.join("|")}))(.)`, flags);
  }

  /** Returns `text` with a cut in every control token, and with U+FFFD for marks of the caller's own. */
  mark(text: string): string {
    const clean = text.replaceAll(marks, "\uFFFD");
    return this.#start === undefined ? clean : clean.replace(this.#start, `$1${cutMark}`);
  }

  /** Removes the cuts. */
  unmark(text: string): string {
    return text.replaceAll(cutMark, "");
  }
}

/** Whether the token controls the model. Some tokenizers also add tokens for plain text, such as line breaks and runs of spaces. */
export function isControlToken({ content, special }: Pick<AddedToken, "content" | "special">): boolean {
  return content.length > 1 && (special || /^(<.+>|\[.+\])$/s.test(content));
}

function escapeForRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
