/** Patterns of `tokenizer.json`: a literal text, or a regular expression of Oniguruma, which the library translates to JavaScript. */
import { SplitPreTokenizer } from "@huggingface/tokenizers";
import { z } from "zod";
import { UnsupportedTokenizerError } from "./unsupported-tokenizer-error.ts";

export const patternSchema = z.union([z.object({ String: z.string() }), z.object({ Regex: z.string() })]);

type PatternConfig = z.output<typeof patternSchema>;

interface Match {
  start: number;
  /** Exclusive. */
  end: number;
}

export type FindMatches = (text: string) => Match[];

/** Throws UnsupportedTokenizerError if the expression cannot be translated. */
export function matchesOf(pattern: PatternConfig): FindMatches {
  if ("String" in pattern) return (text) => literalMatches(text, pattern.String);
  const expression = translated(pattern.Regex);
  return (text) => {
    const matches: Match[] = [];
    let lastEnd = -1;
    for (const match of text.matchAll(expression)) {
      const start = match.index;
      const end = start + match[0].length;
      // Oniguruma finds no empty match directly after another match.
      if (start === end && start === lastEnd) continue;
      matches.push({ start, end });
      lastEnd = end;
    }
    return matches;
  };
}

/** Returns a function that replaces each match by `content`, literally. Throws as `matchesOf` does. */
export function replacing(pattern: PatternConfig, content: string): (text: string) => string {
  if ("String" in pattern) return pattern.String === "" ? (text) => text : (text) => text.replaceAll(pattern.String, () => content);
  const find = matchesOf(pattern);
  return (text) => {
    const matches = find(text);
    if (matches.length === 0) return text;
    let replaced = "";
    let from = 0;
    for (const { start, end } of matches) {
      replaced += text.slice(from, start) + content;
      from = end;
    }
    return replaced + text.slice(from);
  };
}

function literalMatches(text: string, literal: string): Match[] {
  const matches: Match[] = [];
  if (literal === "") return matches;
  for (let start = text.indexOf(literal); start !== -1; start = text.indexOf(literal, start + literal.length)) {
    matches.push({ start, end: start + literal.length });
  }
  return matches;
}

function translated(source: string): RegExp {
  try {
    const { pattern } = new SplitPreTokenizer({ type: "Split", pattern: { Regex: source }, behavior: "Isolated", invert: true });
    if (pattern !== null) return source.includes("(?i") ? withFoldedLetters(pattern) : pattern;
  } catch {
    // Falls through: the translation or the JavaScript engine refuses the expression.
  }
  throw new UnsupportedTokenizerError(`regular expression ${JSON.stringify(source)}`);
}

/** Adds the third forms of "s" and "k": the library's translation folds only ASCII letters. */
function withFoldedLetters({ source, flags }: RegExp): RegExp {
  return new RegExp(source.replaceAll("[sS]", "[sS\\u017F]").replaceAll("[kK]", "[kK\\u212A]"), flags);
}
