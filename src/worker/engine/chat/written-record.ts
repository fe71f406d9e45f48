/** Takes down what a reply is written of, for the host, which goes on with it if this engine fails. */
import { noneWritten, type WrittenEnd, type WrittenPart, type WrittenReply } from "../../../inference/written-reply.ts";

export class WrittenRecord {
  /** Pieces that the host sent: they are written again first. */
  #known: number;
  #knowsPromptTokens: boolean;
  #new = noneWritten();

  /** `written`: what the host knows already. */
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

  /** Returns what was added since the last call. */
  takeNew(): WrittenPart {
    const taken = this.#new;
    this.#new = noneWritten();
    return taken;
  }
}
