/**
 * Limits time and memory of one rendering. A step is one evaluated node, one item of a list that is built or read,
 * or `charactersPerStep` characters of a text that is built or searched.
 */
import { TemplateFuelError } from "./errors.ts";

const charactersPerStep = 32;
/** Max characters of one text. Methods that read its characters take many times its memory. */
const maxText = 2 ** 24;

/**
 * Default max steps: a second or two, and 160 million characters. Published templates take up to 230,000 steps for 1,000 messages, or for messages of a
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

  /** Uses the steps of a text; must be called before the text is built. */
  useText(characters: number): void {
    this.use(characters > maxText ? Number.POSITIVE_INFINITY : characters / charactersPerStep);
  }
}
