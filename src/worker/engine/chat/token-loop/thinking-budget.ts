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
   * A token was written inside the thinking: the model's own, not one of `closing`. White space directly behind the
   * opening tag belongs to the tag, as families write both in one go; a budget of 1 would leave no thinking otherwise.
   */
  count(text: string): void {
    if (this.#isTagComplete || text.trim() !== "") this.#used += 1;
    this.#isTagComplete = true;
  }

  /** The token that must come next; undefined: the model chooses. `isThinking`: whether the thinking is still open. */
  next(isThinking: boolean): number | undefined {
    const isClosing = this.#written > 0 && this.#written < this.#closing.length;
    if (!isClosing && !(isThinking && this.#used >= this.#budget)) return undefined;
    return this.#closing[this.#written++];
  }
}

/** Undefined if the thinking of the reply has no budget. */
export function createThinkingBudget({ thinking }: ReplyForm, dialect: Dialect, tokenizer: TextTokenizer): ThinkingBudget | undefined {
  if (dialect.thinking === undefined || thinking.tokenBudget === undefined) return undefined;
  return new ThinkingBudget(thinking.tokenBudget, tokenizer.encodePrompt(`\n${dialect.thinking.close}\n\n`));
}
