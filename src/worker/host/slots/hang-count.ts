/**
 * Engines of one model that hung, one after the other: what in a model's own files makes one hang does so again for each request,
 * and each time the model would be loaded anew.
 */
import { EngineFailed } from "../../../inference/errors.ts";
import type { EngineFailure } from "../../base/engine-failure.ts";

const maxHangs = 2;

export class HangCount {
  readonly #model: string;
  #hangs: string[] = [];

  constructor(model: string) {
    this.#model = model;
  }

  /** Why the model is not tried any more; undefined: it may be. */
  get verdict(): string | undefined {
    if (this.#hangs.length < maxHangs) return undefined;
    return `${this.#hangs.at(-1) ?? ""}; after ${maxHangs} times it is not tried again until it is unloaded or the page is reloaded`;
  }

  note({ isHang, detail }: EngineFailure): void {
    if (isHang === true) this.#hangs.push(detail);
  }

  /** An engine of the model does what it is asked: a hang was that of a request. */
  clear(): void {
    this.#hangs = [];
  }

  /** Throws EngineFailed if the model is not to be tried any more. */
  check(): void {
    const { verdict } = this;
    if (verdict !== undefined) throw new EngineFailed(`model '${this.#model}' failed: ${verdict}`);
  }
}
