import { validator } from "../../unit/grammar/validator.ts";
import type { Figure } from "../figures.ts";

/** The error of a JSON text under a schema; "" if it has none. */
export function errorsOf(schema: unknown, text: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return String(error);
  }
  return validator(schema)(value);
}

/** Cut at max_tokens, a reply is the beginning of something valid: neither right nor wrong. */
export function ranOutFigure(what: string, count: number, replies: number): Figure {
  return { name: `${what} that ran out of max_tokens`, goal: "reported", value: String(count), over: `${replies} replies` };
}

/** Varied rather than likely: this tests the text that the grammar allows. */
export const variedSampling = { temperature: 0.8, max_tokens: 200 };
