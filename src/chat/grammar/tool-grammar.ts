/** The grammar of tool calls in the syntax of a dialect. */
import { type CallOpening, callOpenings } from "../dialects/calls/call-openings.ts";
import type { CallLayout, CallSyntax } from "../dialects/dialect.ts";
import { callRule } from "./call-rule.ts";
import type { OutputGrammar } from "./output-grammar.ts";
import { GrammarText, terminal } from "./text/grammar-text.ts";
import type { ToolSignature } from "./tool-parameters.ts";

export interface ToolGrammarOptions {
  /** At least one. */
  tools: readonly ToolSignature[];
  syntax: CallSyntax;
  /** Whether a reply without a call is allowed: automatic choice. */
  choice: "automatic" | "required";
  /** Max calls in one reply, so that a small model does not call endlessly. Default: 16. */
  maxCalls?: number;
}

const defaultMaxCalls = 16;

/** Throws a SchemaRefusal if the tools together would take too long to compile, or if the syntax cannot write a tool's arguments. */
export function toolGrammar({ tools, syntax, choice, maxCalls = defaultMaxCalls }: ToolGrammarOptions): OutputGrammar {
  const rules = new GrammarText();
  const call = callRule(rules, tools, syntax.notation);
  const openings: CallOpening[] = callOpenings(
    syntax,
    tools.map(({ name }) => name),
  );
  return {
    text: rules.text(laidOutCalls(rules, call, syntax.layout, maxCalls)),
    begins: { at: "opening", openings, isRequired: choice === "required" },
  };
}

function laidOutCalls(rules: GrammarText, call: string, layout: CallLayout, maxCalls: number): string {
  const { separator, between } = layout;
  const optional = layout.optionalOpen === undefined ? [] : [rules.rule("tag", () => `"" | ${terminal(layout.optionalOpen ?? "")}`)];
  const begin = literal(layout.open + layout.first);
  const end = literal(layout.last + layout.close);
  if (separator !== undefined) return [...optional, ...begin, ...repeated(rules, call, literal(separator), maxCalls), ...end].join(" ");
  const block = rules.rule("block", () => [...begin, call, ...end].join(" "));
  return [...optional, ...repeated(rules, block, literal(between ?? ""), between === undefined ? 1 : maxCalls)].join(" ");
}

function repeated(rules: GrammarText, part: string, separator: readonly string[], max: number): string[] {
  for (let remaining = 1; remaining < max; remaining++) {
    const further = remaining === 1 ? [] : [`more_${remaining - 1}`];
    rules.rule(`more_${remaining}`, () => `"" | ${[...separator, part, ...further].join(" ")}`);
  }
  return max <= 1 ? [part] : [part, `more_${max - 1}`];
}

function literal(text: string): string[] {
  return text === "" ? [] : [terminal(text)];
}
