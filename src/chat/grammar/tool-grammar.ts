/**
 * The grammar of tool calls in the Qwen family's syntax (https://qwenlm.github.io/blog/qwen3/, its chat template): one or
 * more of `<tool_call>\n{"name": "...", "arguments": {...}}\n</tool_call>`, separated by a newline.
 */
import { textChoices } from "./text/byte-choices.ts";
import { GrammarText, terminal } from "./text/grammar-text.ts";
import { comma, nameAndColon } from "./json-rules.ts";
import type { OutputGrammar } from "./output-grammar.ts";
import { SchemaRules } from "./schema/schema-grammar.ts";
import type { ToolSignature } from "./tool-parameters.ts";

interface ToolCallTags {
  open: string;
  close: string;
}

export interface ToolGrammarOptions {
  /** At least one. */
  tools: readonly ToolSignature[];
  tags: ToolCallTags;
  /** "automatic": a reply without a call is allowed. */
  choice: "automatic" | "required";
  /** Max calls in one reply. Default: 16. The limit stops a small model that repeats calls. */
  maxCalls?: number;
}

const defaultMaxCalls = 16;

/** Throws a SchemaRefusal if compiling the tools would take too long. */
export function toolGrammar({ tools, tags, choice, maxCalls = defaultMaxCalls }: ToolGrammarOptions): OutputGrammar {
  const rules = new GrammarText();
  const schemas = new SchemaRules(
    rules,
    tools.map(({ parameters }) => parameters),
  );
  const calls = tools.map(({ name, parameters }) => {
    const rest = rules.freshName("arguments");
    rules.rule(rest, () => `${comma(rules)} ${nameAndColon(rules, "arguments")} ${schemas.add(parameters)}`);
    return [`"${name}"`, rest] as const;
  });
  const named = rules.rule("named_call", () => textChoices(rules, calls, "name"));
  const call = rules.rule(
    "call",
    () => `${terminal(`${tags.open}\n{`)} ${nameAndColon(rules, "name")} ${named} ${terminal(`}\n${tags.close}`)}`,
  );
  for (let remaining = 1; remaining < maxCalls; remaining++) {
    const further = remaining === 1 ? "" : ` more_${remaining - 1}`;
    rules.rule(`more_${remaining}`, () => `"" | ${terminal("\n")} ${call}${further}`);
  }
  return {
    text: rules.text(maxCalls === 1 ? call : `${call} more_${maxCalls - 1}`),
    begins: { at: "tag", tag: tags.open, isRequired: choice === "required" },
  };
}
