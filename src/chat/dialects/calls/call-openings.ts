/** The first characters of calls, by which readers, bans and grammars recognise a call. */
import type { CallNotation, CallSyntax } from "../dialect.ts";

export interface CallOpening {
  text: string;
  /** Whether it counts only at the beginning of the answer. */
  onlyFirst: boolean;
}

/** Returns the openings of calls of these tools: at least one, and none of them "". */
export function callOpenings({ layout, notation }: CallSyntax, names: readonly string[]): CallOpening[] {
  if (layout.open !== "") return [{ text: layout.open, onlyFirst: false }];
  const bare = names.map((name) => ({ text: layout.first + callStart(notation, name), onlyFirst: true }));
  return layout.optionalOpen === undefined ? bare : [...bare, { text: layout.optionalOpen, onlyFirst: false }];
}

/** Returns the beginning of a call of the tool, up to its arguments or its other members. */
export function callStart(notation: CallNotation, name: string): string {
  switch (notation.kind) {
    case "json":
      return `{"${notation.nameKey}": "${name}"`;
    case "named":
      return notation.before + name + notation.beforeArguments;
    case "xml":
      return `<function=${name}>\n`;
    case "python":
      return `${name}(`;
    case "gemma":
      return `call:${name}{`;
  }
}
