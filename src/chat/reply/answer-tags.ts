/** Removes the tags around an answer, and the tags that the dialect erases, from text that arrives in pieces. */
import type { Dialect } from "../dialects/dialect.ts";
import { firstMatch, partialMatchLength } from "../partial-match.ts";

/** A piece of the answer. Together the pieces cover every character. */
export type AnswerPiece = { kind: "text"; text: string } | { kind: "markup"; length: number };

export class AnswerTags {
  readonly #tags: string[];
  /** Tags that may enclose the whole answer; undefined once the beginning of the answer has been read. */
  #enclosing: Dialect["answer"];
  #held = "";

  constructor({ answer, erasedTags = [] }: Dialect) {
    this.#tags = [...erasedTags];
    if (answer?.isOpened === true) this.#tags.push(answer.open, answer.close);
    else this.#enclosing = answer;
  }

  push(text: string): AnswerPiece[] {
    let rest = this.#held + text;
    this.#held = "";
    const pieces: AnswerPiece[] = [];
    if (this.#enclosing !== undefined) {
      const length = this.#readOpening(rest, this.#enclosing);
      if (length === undefined) {
        this.#held = rest;
        return [];
      }
      if (length > 0) pieces.push({ kind: "markup", length });
      rest = rest.slice(length);
    }
    for (let found = firstMatch(rest, this.#tags); found !== undefined; found = firstMatch(rest, this.#tags)) {
      const { match, at } = found;
      if (at > 0) pieces.push({ kind: "text", text: rest.slice(0, at) });
      pieces.push({ kind: "markup", length: match.length });
      rest = rest.slice(at + match.length);
    }
    const certain = rest.length - partialMatchLength(rest, this.#tags);
    this.#held = rest.slice(certain);
    if (certain > 0) pieces.push({ kind: "text", text: rest.slice(0, certain) });
    return pieces;
  }

  /** Ends the answer. Returns the text that was held back. */
  flush(): string {
    const held = this.#held;
    this.#held = "";
    return held;
  }

  /** Returns the number of characters up to the end of the opening tag, 0 without one; undefined if that needs more text. */
  #readOpening(text: string, { open, close }: { open: string; close: string }): number | undefined {
    const body = text.trimStart();
    if (!body.startsWith(open) && open.startsWith(body)) return undefined;
    this.#enclosing = undefined;
    if (!body.startsWith(open)) return 0;
    this.#tags.push(close);
    return text.length - body.length + open.length;
  }
}
