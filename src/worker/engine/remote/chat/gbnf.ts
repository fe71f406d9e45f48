/**
 * Grammars in llama.cpp's notation, GBNF (https://github.com/ggml-org/llama.cpp/blob/master/grammars/README.md). xgrammar's
 * is the same but for names of rules: in GBNF they are of letters, digits and hyphens.
 */

// A literal, a class of characters, or a name: what is inside of the first two is no name.
const parts = /"(?:\\.|[^"\\])*"|\[(?:\\.|[^\]\\])*\]|[A-Za-z_][\w-]*/g;

export function toGbnf(grammar: string): string {
  return grammar.replaceAll(parts, (part) => (part.startsWith('"') || part.startsWith("[") ? part : part.replaceAll("_", "-")));
}
