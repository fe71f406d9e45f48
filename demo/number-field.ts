/** A text field for a number, as a field of a request. */
import type { JsonObject } from "./json-values.ts";

/** An empty field is left out; what is no number goes out as it was typed, and the service says what is wrong with it. */
export function numberField(name: string, input: HTMLInputElement): JsonObject {
  const typed = input.value.trim().replace(",", ".");
  if (typed === "") return {};
  const value = Number(typed);
  return { [name]: Number.isNaN(value) ? typed : value };
}
