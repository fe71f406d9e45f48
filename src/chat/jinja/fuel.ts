/**
 * Limits time and memory of one rendering. A step is one node that is evaluated, one item of a list that is made or read,
 * or `charactersPerStep` characters of a text that is made or searched.
 */
import { TemplateFuelError } from "./errors.ts";

const charactersPerStep = 32;
/** Of one text: methods that go through its characters take many times its memory. */
const maxText = 2 ** 24;

/**
 * A second or two, and texts of 160 million characters together. Published templates take up to 230,000 steps for 1,000 messages, or for messages of a
 * million characters.
 */
export const defaultFuel = 5_000_000;

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
    this.use(characters > maxText ? Number.POSITIVE_INFINITY : characters / charactersPerStep);
  }
}
