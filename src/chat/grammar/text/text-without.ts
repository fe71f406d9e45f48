/** The grammar of free text without certain tags. */
import { partialMatchLength } from "../../partial-match.ts";
import { escapeCodePoint } from "./ebnf-escape.ts";
import { type GrammarText, terminal } from "./grammar-text.ts";

/** Returns the name of a rule. Each state of the automaton is the longest suffix of the text that is a prefix of a tag. */
export function textWithout(rules: GrammarText, tags: readonly string[]): string {
  const names = new Map<string, string>();
  const letters = [...new Set(tags.join(""))];
  const state = (prefix: string): string => {
    const known = names.get(prefix);
    if (known !== undefined) return known;
    const name = rules.freshName("reply_free");
    names.set(prefix, name);
    return rules.rule(name, () => {
      const special = letters.filter((letter) => partialTag(prefix + letter, tags) !== "");
      const allowed = special.filter((letter) => !tags.some((tag) => (prefix + letter).endsWith(tag)));
      const others = `[^${special.map((letter) => escapeCodePoint(letter.codePointAt(0) ?? 0)).join("")}] ${state("")}`;
      return ['""', others, ...allowed.map((letter) => `${terminal(letter)} ${state(partialTag(prefix + letter, tags))}`)].join(" | ");
    });
  };
  return state("");
}

/** Returns the longest suffix of `text` that is a prefix of a tag, or a complete tag. */
function partialTag(text: string, tags: readonly string[]): string {
  return text.slice(text.length - partialMatchLength(text, tags));
}
