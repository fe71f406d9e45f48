/** Reads the rest of a call after its arguments. */
import type { CallNotation } from "../dialect.ts";
import { skipSpace } from "./call-head.ts";
import { readJsonValue } from "./json-prefix.ts";

/** Returns the length of the rest; undefined if that needs more text. `isObject`: whether the call began with a brace, which every notation allows. */
export function readCallTail(notation: CallNotation, isObject: boolean, text: string): number | undefined {
  if (isObject) return jsonTail(text);
  switch (notation.kind) {
    case "json":
      return jsonTail(text);
    case "named": {
      const after = notation.after.trim();
      if (after === "") return 0;
      const start = skipSpace(text, 0);
      if (text.startsWith(after, start)) return start + after.length;
      return after.startsWith(text.slice(start)) ? undefined : 0;
    }
    case "xml":
    case "python":
    case "gemma":
      return 0;
  }
}

/** Reads further members and the closing brace. Any other text ends the call, which is complete without them. */
function jsonTail(text: string): number | undefined {
  let at = 0;
  for (;;) {
    at = skipSpace(text, at);
    if (at >= text.length) return undefined;
    if (text[at] === "}") return at + 1;
    if (text[at] !== "," && text[at] !== ":" && text[at] !== '"') return at;
    if (text[at] === '"') {
      const end = readJsonValue(text, at);
      if (end === undefined) return undefined;
      at = end;
    } else {
      const next = skipSpace(text, at + 1);
      if (next >= text.length) return undefined;
      if (text[at] === "," || text[next] === '"') {
        at = next;
        continue;
      }
      const end = readJsonValue(text, next);
      if (end === undefined) return undefined;
      at = end;
    }
  }
}
