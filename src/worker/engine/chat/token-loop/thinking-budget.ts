/** Ends the thinking of a reply when it has used up its tokens (contract 2.1, thinking.token_budget). */
import type { ReplyForm } from "../../../../inference/conversation.ts";
import type { Dialect } from "../../../../chat/dialects/dialect.ts";
import type { TextTokenizer } from "../../../../chat/tokenizer/text-tokenizer.ts";

export class ThinkingBudget {
  readonly #budget: number;
  readonly #closing: Int32Array;
  #used = 0;
  #isTagComplete = false;
  #written = 0;

  /** `closing`: the tokens that end the thinking. They are part of the reply and count as its output. */
  constructor(budget: number, closing: Int32Array) {
    this.#budget = budget;
    this.#closing = closing;
  }

  /**
   * Counts a token inside the thinking that the model chose; tokens of `closing` do not count. White space directly after
   * the opening tag belongs to the tag, because model families write both together; with a budget of 1 there would be no
   * thinking otherwise.
   */
  count(text: string): void {
    if (this.#isTagComplete || text.trim() !== "") this.#used += 1;
    this.#isTagComplete = true;
  }

  /** Returns the token that must come next, or undefined if the model chooses. `isThinking`: whether the thinking is still open. */
  next(isThinking: boolean): number | undefined {
    const isClosing = this.#written > 0 && this.#written < this.#closing.length;
    if (!isClosing && !(isThinking && this.#used >= this.#budget)) return undefined;
    return this.#closing[this.#written++];
  }
}

/** Returns undefined if the thinking of the reply has no budget. */
export function createThinkingBudget({ thinking }: ReplyForm, dialect: Dialect, tokenizer: TextTokenizer): ThinkingBudget | undefined {
  if (dialect.thinking === undefined || thinking.tokenBudget === undefined) return undefined;
  return new ThinkingBudget(thinking.tokenBudget, tokenizer.encodePrompt(`\n${dialect.thinking.close}\n\n`));
}
