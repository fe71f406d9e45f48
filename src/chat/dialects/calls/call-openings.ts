/** What the first characters of calls can be: how a reader, a ban and a grammar know that calls begin. */
import type { CallNotation, CallSyntax } from "../dialect.ts";

export interface CallOpening {
  text: string;
  /** It counts only as the first thing of the answer. */
  onlyFirst: boolean;
}

/** Of calls of these tools. Never empty, none of them "". */
export function callOpenings({ frame, notation }: CallSyntax, names: readonly string[]): CallOpening[] {
  if (frame.open !== "") return [{ text: frame.open, onlyFirst: false }];
  const bare = names.map((name) => ({ text: frame.first + callStart(notation, name), onlyFirst: true }));
  return frame.optionalOpen === undefined ? bare : [...bare, { text: frame.optionalOpen, onlyFirst: false }];
}

/** How a call of the tool begins, up to where its arguments or its other members follow. */
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
