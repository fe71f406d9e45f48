/** Records the tokens or texts of a reply for the host, so that another engine can continue the reply if this one fails. */
import { noneWritten, type WrittenEnd, type WrittenPart, type WrittenReply } from "../../../inference/written-reply.ts";

export class ReplyRecorder {
  /** Number of pieces that the host sent and that are still to be replayed. */
  #known: number;
  #knowsPromptTokens: boolean;
  #new = noneWritten();

  /** `written`: the part of the reply that the host has already. */
  constructor(written?: WrittenReply) {
    this.#known = written?.pieces.length ?? 0;
    this.#knowsPromptTokens = written?.promptTokens !== undefined;
  }

  add(piece: number | string, weight: number): void {
    if (this.#known > 0) {
      this.#known -= 1;
      return;
    }
    this.#new.pieces.push(piece);
    this.#new.weights.push(weight);
  }

  addPromptTokens(tokens: NonNullable<WrittenPart["promptTokens"]>): void {
    if (!this.#knowsPromptTokens) this.#new.promptTokens = tokens;
  }

  end(end: WrittenEnd): void {
    this.#new.end = end;
  }

  /** Returns the part that was added since the last call. */
  takeNew(): WrittenPart {
    const taken = this.#new;
    this.#new = noneWritten();
    return taken;
  }
}
