/**
 * Limits time and memory of one rendering. A step is one node that is evaluated, one item of a list that is made or read,
 * or `charactersPerStep` characters of a text that is made or searched.
 */
import { TemplateFuelError } from "./errors.ts";

const charactersPerStep = 32;

/** About two seconds on a slow processor, and 640 MB of texts at most. Real prompts take a thousandth to a tenth of it. */
export const defaultFuel = 10_000_000;

export class Fuel {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  /** @throws TemplateFuelError if fewer steps are left. */
  use(steps = 1): void {
    this.#left -= steps;
    if (!(this.#left >= 0)) throw new TemplateFuelError();
  }

  /** Asked before a text of so many characters is made. */
  useText(characters: number): void {
    this.use(characters / charactersPerStep);
  }
}
