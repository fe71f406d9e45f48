/** Times of one reply, measured in the page, so that they include every hop. */
import { milliseconds } from "../../models/model-phrases.ts";
import type { Usage } from "./chat-reply.ts";

/** The tokens of a shorter reply often arrive together, which looks like thousands per second. */
const minTimedTokens = 5;

export class ReplyTiming {
  readonly #start = performance.now();
  #first: number | undefined;
  #last = 0;
  readonly #isStreamed: boolean;
  readonly #wasLoaded: boolean;

  constructor(isStreamed: boolean, wasLoaded: boolean) {
    this.#isStreamed = isStreamed;
    this.#wasLoaded = wasLoaded;
  }

  text(): void {
    this.#last = performance.now();
    this.#first ??= this.#last;
  }

  /** Returns the seconds in which all tokens after the first were written; undefined if they did not arrive one by one. */
  get decodingSeconds(): number | undefined {
    return this.#isStreamed && this.#first !== undefined ? (this.#last - this.#first) / 1000 : undefined;
  }

  /** Returns phrases for the line below a reply. */
  describe(usage: Usage): string[] {
    const phrases: string[] = [];
    if (this.#first !== undefined) {
      const loading = this.#wasLoaded ? "" : " with loading";
      phrases.push(`${this.#isStreamed ? "first token" : "whole reply"} ${milliseconds(this.#first - this.#start)}${loading}`);
      const seconds = this.decodingSeconds ?? 0;
      // The prompt takes most of the time to the first token, so the rate counts the later tokens only.
      if (usage.outputTokens >= minTimedTokens && seconds > 0) {
        phrases.push(`${((usage.outputTokens - 1) / seconds).toFixed(1)} tokens/s`);
      }
    }
    const cached = usage.cachedTokens > 0 ? ` (${usage.cachedTokens} cached)` : "";
    phrases.push(`${usage.inputTokens} tokens in${cached}`, `${usage.outputTokens} out`);
    return phrases;
  }
}
