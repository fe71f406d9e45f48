/** Where a JSON value ends in a text that may break off. */
import { JsonObjectScanner } from "../../reply/json-object-scanner.ts";

/** The end of the value that begins at `from`; undefined: not there yet. Of numbers and words the next character tells. */
export function readJsonValue(text: string, from: number): number | undefined {
  const first = text[from];
  if (first === "{" || first === "[") {
    const end = new JsonObjectScanner().push(text.slice(from));
    return end === undefined ? undefined : from + end;
  }
  if (first === '"') {
    for (let at = from + 1; at < text.length; at++) {
      if (text[at] === "\\") at++;
      else if (text[at] === '"') return at + 1;
    }
    return undefined;
  }
  for (let at = from; at < text.length; at++) if (/[\s,\]}]/u.test(text[at] ?? "")) return at;
  return undefined;
}
