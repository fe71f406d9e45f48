/** The word lists of all languages, from one JSON file per language. Words are folded: lower case, no accents. */
import { z } from "zod";
import arabic from "./arabic.json" with { type: "json" };
import chinese from "./chinese.json" with { type: "json" };
import dutch from "./dutch.json" with { type: "json" };
import english from "./english.json" with { type: "json" };
import french from "./french.json" with { type: "json" };
import german from "./german.json" with { type: "json" };
import greek from "./greek.json" with { type: "json" };
import hindi from "./hindi.json" with { type: "json" };
import italian from "./italian.json" with { type: "json" };
import japanese from "./japanese.json" with { type: "json" };
import korean from "./korean.json" with { type: "json" };
import portuguese from "./portuguese.json" with { type: "json" };
import russian from "./russian.json" with { type: "json" };
import spanish from "./spanish.json" with { type: "json" };

const splitWords = (text: string): string[] => text.split(" ");

/** Strings with several words each, separated by one space. */
const wordsSchema = z
  .array(z.string().transform(splitWords))
  .default([])
  .transform((lines) => lines.flat());

const languageSchema = z.strictObject({
  /** Words that carry grammar instead of facts; never evidence. */
  grammar: wordsSchema,
  /** Words about the conversation or its material instead of the world. */
  meta: wordsSchema,
  /** Words after which a different word is a different fact: determiners, prepositions, copulas. */
  slotOpeners: wordsSchema,
  /** Prepositions before the agent of a passive sentence. */
  agents: wordsSchema,
  /** Words that refer to something named before. */
  anaphors: wordsSchema,
  /** Conjunctions, before which a clause ends. */
  clauseOpeners: wordsSchema,
  /** Common words with low weight. */
  light: wordsSchema,
  /** Words that negate a statement. */
  negators: wordsSchema,
  /** Groups of stems (see `stem`) that exclude each other. */
  contrasts: z.array(z.string().transform(splitWords)).default([]),
  /** Number words and their values. "One" is missing, because it is mostly a pronoun. */
  numbers: z.record(z.string(), z.int()).default({}),
  /** Words after a number, and their power of ten. */
  powersOfTen: z.record(z.string(), z.int()).default({}),
  /** Abbreviations; their point does not end a sentence. */
  abbreviations: wordsSchema,
  /** Base forms, and their irregular forms that `stem` cannot derive. */
  irregular: z.record(z.string(), z.string().transform(splitWords)).default({}),
  /** Names of the months, in order. */
  months: z.string().transform(splitWords).default([]),
  /** Words for signs. */
  signs: z.record(z.string(), z.string()).default({}),
});
type Language = z.output<typeof languageSchema>;

const languages = z
  .array(languageSchema)
  .parse([arabic, chinese, dutch, english, french, german, greek, hindi, italian, japanese, korean, portuguese, russian, spanish]);

const wordSet = (select: (language: Language) => readonly string[]): ReadonlySet<string> => new Set(languages.flatMap(select));
const wordMap = <Value>(select: (language: Language) => Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(languages.flatMap((language) => Object.entries(select(language))));

export const functionWords = wordSet(({ grammar }) => grammar);
export const metaWords = wordSet(({ meta }) => meta);
export const slotOpeners = wordSet((language) => language.slotOpeners);
export const agentWords = wordSet(({ agents }) => agents);
export const anaphors = wordSet((language) => language.anaphors);
export const clauseOpeners = wordSet((language) => language.clauseOpeners);
export const lightWords = wordSet(({ light }) => light);
export const negators = wordSet((language) => language.negators);
export const abbreviations = wordSet((language) => language.abbreviations);
export const contrastGroups: readonly (readonly string[])[] = languages.flatMap(({ contrasts }) => contrasts);
export const numberWords = wordMap(({ numbers }) => numbers);
export const powersOfTen = wordMap((language) => language.powersOfTen);
export const signWords = wordMap(({ signs }) => signs);
export const monthNames: readonly string[] = languages.flatMap(({ months }) => months);
/** Base form of each irregular form. */
export const irregularForms: ReadonlyMap<string, string> = new Map(
  languages.flatMap(({ irregular }) =>
    Object.entries(irregular).flatMap(([base, forms]) => forms.map((form): [string, string] => [form, base])),
  ),
);
