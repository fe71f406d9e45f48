import { validator } from "../../unit/grammar/validator.ts";
import type { Figure } from "../figures.ts";

/** Returns the errors of a JSON text under a schema; "" if there are none. */
export function errorsOf(schema: unknown, text: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return String(error);
  }
  return validator(schema)(value);
}

/** Reports replies that were cut at max_tokens: such a reply is neither valid nor invalid. */
export function ranOutFigure(what: string, count: number, replies: number): Figure {
  return { name: `${what} that ran out of max_tokens`, goal: "reported", value: String(count), over: `${replies} replies` };
}

/** Varied replies test more of the grammar than likely ones. */
export const variedSampling = { temperature: 0.8, max_tokens: 200 };
