import type { Remote } from "comlink";
import type { BrowserModelPage, PromptConstraint, PromptMessage, PromptOutcome, SessionOptions } from "../../../transport/browser-model.ts";
import { isSessionLost, valueOf } from "./prompt-failure.ts";

/** A session without messages, which measures prompts. While it exists, the browser keeps its model in memory. */
export class MeasuringSession {
  readonly contextWindow: number;
  readonly #page: Remote<BrowserModelPage>;
  readonly #options: SessionOptions;
  #id: number;

  private constructor(page: Remote<BrowserModelPage>, options: SessionOptions, id: number, contextWindow: number) {
    this.#page = page;
    this.#options = options;
    this.#id = id;
    this.contextWindow = contextWindow;
  }

  /** Throws an EngineFailureError. */
  static async create(page: Remote<BrowserModelPage>, options: SessionOptions): Promise<MeasuringSession> {
    const { id, contextWindow } = valueOf(await page.create(options, []));
    return new MeasuringSession(page, options, id, contextWindow);
  }

  /** Returns the tokens of a prompt. Replaces the session if the browser has destroyed it; throws an EngineFailureError if that fails. */
  async measure(messages: PromptMessage[], constraint?: PromptConstraint): Promise<PromptOutcome<number>> {
    const outcome = await this.#page.measure(this.#id, messages, constraint);
    if (outcome.ok || !isSessionLost(outcome.failure)) return outcome;
    void this.#page.destroy(this.#id);
    this.#id = valueOf(await this.#page.create(this.#options, [])).id;
    return this.#page.measure(this.#id, messages, constraint);
  }
}
