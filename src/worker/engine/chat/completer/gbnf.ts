/**
 * Converts xgrammar's notation to llama.cpp's, GBNF (https://github.com/ggml-org/llama.cpp/blob/master/grammars/README.md). They
 * differ only in the names of rules, which have hyphens instead of underscores in GBNF.
 */

// Matches literals and character classes as a whole, so that words inside them are not taken for names.
const parts = /"(?:\\.|[^"\\])*"|\[(?:\\.|[^\]\\])*\]|[A-Za-z_][\w-]*/g;

export function toGbnf(grammar: string): string {
  return grammar.replaceAll(parts, (part) => (part.startsWith('"') || part.startsWith("[") ? part : part.replaceAll("_", "-")));
}
