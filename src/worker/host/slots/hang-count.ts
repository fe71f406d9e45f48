/**
 * Counts the successive engines of one model that hung. If the model's files are the cause, each further request would hang as well,
 * after another load of the model.
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

  /** The reason why the model is not tried again; undefined if it may be tried. */
  get verdict(): string | undefined {
    if (this.#hangs.length < maxHangs) return undefined;
    return `${this.#hangs.at(-1) ?? ""}; after ${maxHangs} times it is not tried again until it is unloaded or the page is reloaded`;
  }

  note({ isHang, detail }: EngineFailure): void {
    if (isHang === true) this.#hangs.push(detail);
  }

  /** Call this when an engine of the model has answered, which shows that earlier hangs were caused by requests. */
  clear(): void {
    this.#hangs = [];
  }

  /** Throws EngineFailed if the model must not be tried again. */
  check(): void {
    const { verdict } = this;
    if (verdict !== undefined) throw new EngineFailed(`model '${this.#model}' failed: ${verdict}`);
  }
}
