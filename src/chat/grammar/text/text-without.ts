/** Writes the grammar of free text without certain tags. */
import type { CallOpening } from "../../dialects/calls/call-openings.ts";
import { partialMatchLength } from "../../partial-match.ts";
import { escapeCodePoint } from "./ebnf-escape.ts";
import { type GrammarText, terminal } from "./grammar-text.ts";

/** The state of a text: the part of it that limits the next character. */
interface Progress {
  /** The longest suffix of the text that is a prefix of a tag. */
  begun: string;
  /** The text without leading white space, as long as it is a prefix of a tag that counts only at the beginning. */
  first: string | undefined;
}

/** Returns the name of a rule. */
export function textWithout(rules: GrammarText, openings: readonly CallOpening[]): string {
  const tags = openings.filter(({ onlyFirst }) => !onlyFirst).map(({ text }) => text);
  const firstTags = openings.filter(({ onlyFirst }) => onlyFirst).map(({ text }) => text);
  const letters = [...new Set([...tags, ...firstTags].join("") + (firstTags.length > 0 ? spaces : ""))];
  const names = new Map<string, string>();
  const after = ({ begun, first }: Progress, letter: string): Progress => ({
    begun: partialTag(begun + letter, tags),
    first: begunFirst(first, letter, firstTags),
  });
  const isTag = ({ begun, first }: Progress): boolean =>
    tags.some((tag) => begun.endsWith(tag)) || (first !== undefined && firstTags.includes(first));
  const state = (progress: Progress): string => {
    const key = JSON.stringify(progress);
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = rules.freshName("reply_free");
    names.set(key, name);
    return rules.rule(name, () => {
      const special = letters.filter((letter) => after(progress, letter).begun !== "" || after(progress, letter).first !== undefined);
      const allowed = special.filter((letter) => !isTag(after(progress, letter)));
      const others = `[^${special.map((letter) => escapeCodePoint(letter.codePointAt(0) ?? 0)).join("")}] ${state({ begun: "", first: undefined })}`;
      return ['""', others, ...allowed.map((letter) => `${terminal(letter)} ${state(after(progress, letter))}`)].join(" | ");
    });
  };
  return state({ begun: "", first: firstTags.length > 0 ? "" : undefined });
}

const spaces = " \n\r\t";

function begunFirst(first: string | undefined, letter: string, firstTags: readonly string[]): string | undefined {
  if (first === undefined || (first === "" && spaces.includes(letter))) return first;
  return firstTags.some((tag) => tag.startsWith(first + letter)) ? first + letter : undefined;
}

/** Returns the longest suffix of `text` that is a prefix of a tag, or a complete tag. */
function partialTag(text: string, tags: readonly string[]): string {
  return text.slice(text.length - partialMatchLength(text, tags));
}
