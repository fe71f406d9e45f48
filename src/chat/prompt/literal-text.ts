/**
 * Keeps a caller's text from steering the model: "<|im_end|>" in a user's message must not end the turn. Every
 * occurrence of a steering token's text is marked with a cut after its first character; no token of a prompt stands
 * across a cut, so the text reaches the model letter by letter but never as that token.
 */
import { type AddedToken, isNormalized } from "../tokenizer/tokenizer-file.ts";

/** U+FDD0, a noncharacter that Unicode keeps free for use inside a program (Unicode 23.7). */
export const cutMark = "\uFDD0";

/** Stands in a message's text for an image of the caller's until the template is rendered: a noncharacter, too. */
export const imageMark = "\uFDD2";

const marks = new RegExp(`[${cutMark}${imageMark}]`, "gu");

export class LiteralText {
  /** Ids of the steering tokens. */
  readonly steering: ReadonlySet<number>;
  readonly #start: RegExp | undefined;

  constructor(addedTokens: readonly AddedToken[]) {
    const steering = addedTokens.filter(isSteering);
    this.steering = new Set(steering.map(({ id }) => id));
    const contents = steering.map(({ content }) => escapeForRegExp(content));
    // A normalizer may write a token in small letters.
    const flags = steering.some(isNormalized) ? "gisu" : "gsu";
    // Looking ahead finds occurrences that overlap, too.
    this.#start = contents.length === 0 ? undefined : new RegExp(`(?=(?:${contents.join("|")}))(.)`, flags);
  }

  /** `text` with cuts; it renders and reads like the original otherwise. */
  mark(text: string): string {
    const clean = text.replaceAll(marks, "\uFFFD");
    return this.#start === undefined ? clean : clean.replace(this.#start, `$1${cutMark}`);
  }

  /** The text that was marked. */
  unmark(text: string): string {
    return text.replaceAll(cutMark, "");
  }
}

/** Some tokenizers add tokens for plain text (line breaks, runs of spaces); those may stay whole. */
function isSteering({ content, special }: AddedToken): boolean {
  return content.length > 1 && (special || /^(<.+>|\[.+\])$/s.test(content));
}

function escapeForRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
