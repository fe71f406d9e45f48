/** A text field for a number, as a field of a request. */
import type { JsonObject } from "./json-values.ts";

/** Returns {} for an empty field. Sends an invalid number as typed: the service's error explains it. */
export function numberField(name: string, input: HTMLInputElement): JsonObject {
  const typed = input.value.trim().replace(",", ".");
  if (typed === "") return {};
  const value = Number(typed);
  return { [name]: Number.isNaN(value) ? typed : value };
}
