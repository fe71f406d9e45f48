/** The grammar of free text in which none of some tags occurs. */
import { partialMatchLength } from "../../partial-match.ts";
import { escaped } from "./ebnf-escape.ts";
import { type GrammarText, terminal } from "./grammar-text.ts";

/** Returns the name of a rule. Each state of the automaton is the longest end of the text that begins a tag. */
export function textWithout(rules: GrammarText, tags: readonly string[]): string {
  const names = new Map<string, string>();
  const letters = [...new Set(tags.join(""))];
  const state = (begun: string): string => {
    const known = names.get(begun);
    if (known !== undefined) return known;
    const name = rules.freshName("reply_free");
    names.set(begun, name);
    return rules.rule(name, () => {
      const special = letters.filter((letter) => begunTag(begun + letter, tags) !== "");
      const allowed = special.filter((letter) => !tags.some((tag) => (begun + letter).endsWith(tag)));
      const others = `[^${special.map((letter) => escaped(letter.codePointAt(0) ?? 0)).join("")}] ${state("")}`;
      return ['""', others, ...allowed.map((letter) => `${terminal(letter)} ${state(begunTag(begun + letter, tags))}`)].join(" | ");
    });
  };
  return state("");
}

/** Returns the longest suffix of `text` that is a prefix of a tag, or a complete tag. */
function begunTag(text: string, tags: readonly string[]): string {
  return text.slice(text.length - partialMatchLength(text, tags));
}
