/**
 * Splits the text of a reply into the thinking at its start and the answer after it. The opening tag counts only as the
 * first text of the reply, and the closing tag only after it; all later tags are text.
 */
import type { TagPair } from "../dialects/dialect.ts";
import { partialMatchLength } from "../partial-match.ts";

/** A part of the reply. Its text is never empty. */
export interface Section {
  kind: "thinking" | "text";
  text: string;
}

type State = "before" | "thinking" | "after-thinking" | "text";

export class ThinkingSection {
  readonly #tags: TagPair | undefined;
  #state: State;
  #held = "";
  #thought = false;

  /** `tags`: undefined if the model does not think aloud. `opened`: whether the prompt ends inside the thinking. */
  constructor(tags: TagPair | undefined, opened = false) {
    this.#tags = tags;
    this.#state = tags === undefined ? "text" : opened ? "thinking" : "before";
  }

  /** Whether the next token belongs to the thinking. */
  get isThinking(): boolean {
    return this.#state === "thinking";
  }

  /** Whether the text so far is, or may become, part of the answer. */
  get isAnswer(): boolean {
    return this.#state === "text" || this.#state === "before";
  }

  push(text: string): Section[] {
    const sections: Section[] = [];
    let rest = this.#held + text;
    this.#held = "";
    while (rest !== "") {
      if (this.#state === "text" || this.#tags === undefined) {
        sections.push({ kind: "text", text: rest });
        break;
      }
      if (this.#state === "before") {
        const trimmed = rest.trimStart();
        if (trimmed.startsWith(this.#tags.open)) {
          rest = trimmed.slice(this.#tags.open.length);
          this.#state = "thinking";
        } else if (this.#tags.open.startsWith(trimmed)) {
          this.#held = rest;
          break;
        } else {
          this.#state = "text";
        }
      } else if (this.#state === "thinking") {
        rest = this.#readThinking(rest, this.#tags.close, sections);
      } else {
        // Models separate the answer from the thinking by blank lines.
        rest = rest.trimStart();
        if (rest !== "") this.#state = "text";
      }
    }
    return sections;
  }

  /** Ends the reply. Returns the text that was held back. */
  flush(): Section[] {
    const text = this.#held;
    this.#held = "";
    if (this.#state === "thinking") return text.trimEnd() === "" ? [] : [{ kind: "thinking", text: text.trimEnd() }];
    return text === "" ? [] : [{ kind: "text", text }];
  }

  /** Returns the text after the closing tag. Holds back white space and partial tags at the end of open thinking. */
  #readThinking(rest: string, close: string, sections: Section[]): string {
    const body = this.#thought ? rest : rest.trimStart();
    const closing = body.indexOf(close);
    const thinking = closing < 0 ? body.slice(0, certainLength(body, close)) : body.slice(0, closing).trimEnd();
    if (thinking !== "") {
      this.#thought = true;
      sections.push({ kind: "thinking", text: thinking });
    }
    if (closing < 0) {
      this.#held = body.slice(thinking.length);
      return "";
    }
    this.#state = "after-thinking";
    return body.slice(closing + close.length);
  }
}

/** Returns the length of the text that is neither part of the closing tag nor white space before it. */
function certainLength(body: string, close: string): number {
  return body.slice(0, body.length - partialMatchLength(body, [close])).trimEnd().length;
}
