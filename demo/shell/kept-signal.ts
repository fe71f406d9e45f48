/** Signals whose values are kept in this browser for the next visit. */
import { effect, signal, type Signal } from "@preact/signals";
import { parseJson } from "../service/json-values.ts";

/**
 * Returns a signal that starts with the value of the last visit. `read` returns the stored value if it is valid, else undefined.
 * A private window may refuse storage: the value then lasts as long as the page.
 */
export function keptSignal<Value>(name: string, initial: Value, read: (stored: unknown) => Value | undefined): Signal<Value> {
  const key = `cohabit playground ${name}`;
  const kept = signal(stored(key, read) ?? initial);
  effect(() => {
    const text = JSON.stringify(kept.value);
    try {
      localStorage.setItem(key, text);
    } catch {
      return;
    }
  });
  return kept;
}

function stored<Value>(key: string, read: (stored: unknown) => Value | undefined): Value | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : read(parseJson(text));
  } catch {
    return undefined;
  }
}

export const isBoolean = (value: unknown): boolean | undefined => (typeof value === "boolean" ? value : undefined);
