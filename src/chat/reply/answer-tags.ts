/** Leaves out the tags around an answer and others that belong to no text, in text that arrives in pieces. */
import type { Dialect } from "../dialects/dialect.ts";
import { partialMatchLength } from "../partial-match.ts";

/** Together the pieces cover every character. */
export type AnswerPiece = { kind: "text"; text: string } | { kind: "markup"; length: number };

export class AnswerTags {
  readonly #tags: string[];
  /** May stand at the beginning; undefined once it is decided. */
  #frame: Dialect["answer"];
  #held = "";

  constructor({ answer, erasedTags = [] }: Dialect) {
    this.#tags = [...erasedTags];
    if (answer?.isOpened === true) this.#tags.push(answer.open, answer.close);
    else this.#frame = answer;
  }

  push(text: string): AnswerPiece[] {
    let rest = this.#held + text;
    this.#held = "";
    const pieces: AnswerPiece[] = [];
    if (this.#frame !== undefined) {
      const length = this.#readFrame(rest, this.#frame);
      if (length === undefined) {
        this.#held = rest;
        return [];
      }
      if (length > 0) pieces.push({ kind: "markup", length });
      rest = rest.slice(length);
    }
    for (let found = this.#firstTag(rest); found !== undefined; found = this.#firstTag(rest)) {
      if (found.at > 0) pieces.push({ kind: "text", text: rest.slice(0, found.at) });
      pieces.push({ kind: "markup", length: found.length });
      rest = rest.slice(found.at + found.length);
    }
    const certain = rest.length - partialMatchLength(rest, this.#tags);
    this.#held = rest.slice(certain);
    if (certain > 0) pieces.push({ kind: "text", text: rest.slice(0, certain) });
    return pieces;
  }

  /** What was held back, when the answer ends here. */
  flush(): string {
    const held = this.#held;
    this.#held = "";
    return held;
  }

  /** How many characters open the frame; undefined: more text decides. */
  #readFrame(text: string, frame: { open: string; close: string }): number | undefined {
    const body = text.trimStart();
    if (!body.startsWith(frame.open) && frame.open.startsWith(body)) return undefined;
    this.#frame = undefined;
    if (!body.startsWith(frame.open)) return 0;
    this.#tags.push(frame.close);
    return text.length - body.length + frame.open.length;
  }

  #firstTag(text: string): { at: number; length: number } | undefined {
    let first: { at: number; length: number } | undefined;
    for (const tag of this.#tags) {
      const at = text.indexOf(tag);
      if (at >= 0 && (first === undefined || at < first.at)) first = { at, length: tag.length };
    }
    return first;
  }
}
