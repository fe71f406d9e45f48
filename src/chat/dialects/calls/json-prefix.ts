/** Finds the end of a JSON value in a text that may be incomplete. */
import { JsonObjectScanner } from "../../reply/json-object-scanner.ts";

/** Returns the end of the value that begins at `from`; undefined if the text ends before it. Numbers and words end before the next separator. */
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
