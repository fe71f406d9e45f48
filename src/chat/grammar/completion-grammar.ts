/**
 * Writes one grammar for a complete reply, thinking and free text included, for engines that apply a grammar from the first
 * character. The token loop uses an `OutputGrammar` and watches for tags instead.
 */
import type { CallOpening } from "../dialects/calls/call-openings.ts";
import { GrammarText, terminal } from "./text/grammar-text.ts";
import type { OutputGrammar } from "./output-grammar.ts";
import { textWithout } from "./text/text-without.ts";

export interface CompletionRules {
  /** The grammar of the answer. Default: free text. */
  grammar?: OutputGrammar | undefined;
  /** Tags of the thinking before the answer. `opened`: the prompt ends inside the thinking. Default: the reply begins with its answer. */
  thinking?: { open: string; close: string; state: "opened" | "may-open" } | undefined;
  /** Tags that must not occur in free text. */
  bannedTags: readonly CallOpening[];
}

const constrained = "reply_constrained";

/** Returns undefined if the reply may be any text. */
export function completionGrammar({ grammar, thinking, bannedTags }: CompletionRules): string | undefined {
  if (grammar === undefined && bannedTags.length === 0) return undefined;
  const rules = new GrammarText();
  const isFree = grammar === undefined || (grammar.begins.at === "opening" && !grammar.begins.isRequired);
  const tags = grammar?.begins.at === "opening" ? [...bannedTags, ...grammar.begins.openings] : bannedTags;
  const answer = rules.rule("reply_answer", () => {
    if (!isFree) return constrained;
    const free = textWithout(rules, tags);
    return grammar === undefined ? free : `${free} | ${free} ${constrained}`;
  });
  const root =
    thinking === undefined
      ? answer
      : rules.rule("reply", () => {
          const thought = textWithout(rules, [{ text: thinking.close, onlyFirst: false }]);
          // The reply can end inside its thinking only if the answer is free text.
          const closed = `${thought} ${terminal(thinking.close)} ${rules.rule("reply_gap", () => '"" | "\\u000a" | "\\u000a\\u000a"')} ${answer}`;
          const rest = rules.rule("reply_thinking", () => (isFree ? `${thought} | ${closed}` : closed));
          return thinking.state === "opened" ? rest : `${answer} | ${terminal(thinking.open)} ${rest}`;
        });
  const text = rules.text(root);
  return grammar === undefined ? text : text + grammar.text.replace(/^root ::=/, `${constrained} ::=`);
}
