/** Pre-tokenizers of `tokenizer.json`: they split a text into pieces, which the model converts to tokens. */
import { z } from "zod";
import { toByteLevel } from "../byte-level.ts";
import { punctuation, whitespace, wordCharacters } from "../character-classes.ts";
import { characterSchema, type Component, componentsOf, unsupported } from "../component.ts";
import { type FindMatches, matchesOf, patternSchema } from "../tokenizer-pattern.ts";
import { metaspaceSchema, prependSchemeOf } from "../metaspace.ts";
import { type SplitBehavior, splitBehaviors, splitter } from "./split.ts";
import { splitByScript } from "./unicode-scripts.ts";

interface Piece {
  text: string;
  /** Length of the whole text's first character at the beginning of this piece, in code units; 0 in other pieces. */
  firstLength: number;
}

type Step = (piece: Piece) => Piece[];

const byteLevelSchema = z.object({ add_prefix_space: z.boolean().default(true), use_regex: z.boolean().default(true) });
const behaviorSchema = z.enum(splitBehaviors);
const splitSchema = z.object({ pattern: patternSchema, behavior: behaviorSchema, invert: z.boolean().default(false) });
const punctuationSchema = z.object({ behavior: behaviorSchema.default("Isolated") });
const digitsSchema = z.object({ individual_digits: z.boolean().default(false) });
const delimiterSchema = z.object({ delimiter: characterSchema });
const fixedLengthSchema = z.object({ length: z.int().min(1).default(5) });

/** The pattern of GPT-2. */
const gpt2Pattern = String.raw`'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^${whitespace}\p{L}\p{N}]+|[${whitespace}]+(?![^${whitespace}])|[${whitespace}]+`;

export class PreTokenizer {
  /** Whether the first piece of a text is treated differently. */
  readonly knowsFirst: boolean;
  readonly #steps: readonly Step[];

  /** Throws UnsupportedTokenizerError, or a ZodError if a component has another shape. */
  constructor(config: unknown) {
    const components = componentsOf(config, "pretokenizers");
    this.knowsFirst = components.some(({ type }) => type === "Metaspace");
    this.#steps = components.map(stepOf);
  }

  /** `firstLength`: length of the whole text's first character at the beginning of `text`, in code units; 0 if it is elsewhere. */
  split(text: string, firstLength: number): string[] {
    let pieces: Piece[] = [{ text, firstLength }];
    for (const step of this.#steps) pieces = pieces.flatMap(step);
    return pieces.map((piece) => piece.text);
  }
}

function stepOf(config: Component): Step {
  switch (config.type) {
    case "ByteLevel":
      return byteLevel(byteLevelSchema.parse(config));
    case "Metaspace":
      return metaspace(config);
    case "Split": {
      const { pattern, behavior, invert } = splitSchema.parse(config);
      return splitAt(matchesOf(pattern), behavior, invert);
    }
    case "Whitespace":
      return words(`[${wordCharacters}]+|[^${wordCharacters}${whitespace}]+`);
    case "WhitespaceSplit":
      return words(`[^${whitespace}]+`);
    case "BertPreTokenizer":
      return words(`(?:[A-Za-z0-9]|(?!${punctuation})[^${whitespace}])+|${punctuation}`);
    case "Punctuation":
      return splitAt(expression(punctuation), punctuationSchema.parse(config).behavior);
    case "Digits":
      return splitAt(expression(String.raw`\p{N}`), digitsSchema.parse(config).individual_digits ? "Isolated" : "Contiguous");
    case "CharDelimiterSplit":
      return splitAt(matchesOf({ String: delimiterSchema.parse(config).delimiter }), "Removed");
    case "FixedLength":
      return splitAt(expression(`[^]{1,${fixedLengthSchema.parse(config).length}}`), "Isolated");
    case "UnicodeScripts":
      return parting(splitByScript);
    default:
      return unsupported(config, "pre_tokenizer");
  }
}

function expression(source: string): FindMatches {
  const pattern = new RegExp(source, "gu");
  return (text) => Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length }));
}

function parting(split: (text: string) => { text: string; start: number }[]): Step {
  return ({ text, firstLength }) => split(text).map((part) => ({ text: part.text, firstLength: Math.max(0, firstLength - part.start) }));
}

function splitAt(find: FindMatches, behavior: SplitBehavior, inverted = false): Step {
  return parting(splitter(find, behavior, inverted));
}

/** Keeps only the matches. */
function words(source: string): Step {
  const pattern = new RegExp(source, "gu");
  const withStarts = splitAt(expression(source), "Removed", true);
  // The starts of the matches are needed only for the first piece.
  return (piece) =>
    piece.firstLength === 0 ? (piece.text.match(pattern) ?? []).map((text) => ({ text, firstLength: 0 })) : withStarts(piece);
}

function prepended(prefix: string, { text, firstLength }: Piece): Piece {
  return { text: prefix + text, firstLength: firstLength === 0 ? 0 : firstLength + prefix.length };
}

function byteLevel({ add_prefix_space: addsSpace, use_regex: usesPattern }: z.output<typeof byteLevelSchema>): Step {
  // The pattern matches all of a text.
  const split = words(gpt2Pattern);
  return (piece) => {
    if (piece.text === "") return [];
    const spaced = addsSpace && !piece.text.startsWith(" ") ? prepended(" ", piece) : piece;
    return (usesPattern ? split(spaced) : [spaced]).map(({ text, firstLength }) => ({
      text: toByteLevel(text),
      firstLength: firstLength === 0 ? 0 : toByteLevel(text.slice(0, firstLength)).length,
    }));
  };
}

function metaspace(config: Component): Step {
  const options = metaspaceSchema.parse(config);
  const { replacement, split } = options;
  const scheme = prependSchemeOf(options);
  const parts = splitAt(matchesOf({ String: replacement }), "MergedWithNext");
  return ({ text, firstLength }) => {
    if (text === "") return [];
    const marked = { text: text.replaceAll(" ", replacement), firstLength };
    const isPrepended = (scheme === "always" || (scheme === "first" && firstLength > 0)) && !marked.text.startsWith(replacement);
    const whole = isPrepended ? prepended(replacement, marked) : marked;
    return split ? parts(whole) : [whole];
  };
}
