/** Derives the constraints on one reply, which are the same for every engine: grammar, thinking before the answer, banned tags. */
import type { ReplyForm } from "../../../inference/conversation.ts";
import type { Dialect } from "../../../chat/dialects/dialect.ts";
import { callOpenings, type CallOpening } from "../../../chat/dialects/calls/call-openings.ts";
import type { CompletionRules } from "../../../chat/grammar/completion-grammar.ts";
import type { SourcePlan } from "../reply-source/reply-source.ts";

export interface ConstraintsRequest {
  plan: Pick<SourcePlan, "grammar" | "startsInThinking">;
  form: ReplyForm;
  dialect: Dialect;
  /** Whether thinking can be turned on and off. */
  supportsReasoning: boolean;
  /** Names of the tools in the prompt. */
  toolNames: readonly string[];
}

export function replyConstraints({ plan, form, dialect, supportsReasoning, toolNames }: ConstraintsRequest): CompletionRules {
  const bannedTags: CallOpening[] = [];
  // In a dialect without tags a call looks like any JSON reply.
  const isJson = form.output.type === "json" && dialect.calls?.layout.open === "";
  if (toolNames.length > 0 && form.toolChoice === "none" && dialect.calls !== undefined && !isJson) {
    bannedTags.push(...callOpenings(dialect.calls, toolNames));
  }
  if (supportsReasoning && !form.thinking.enabled && dialect.thinking !== undefined && !plan.startsInThinking)
    bannedTags.push({ text: dialect.thinking.open, onlyFirst: false });
  const thinks = plan.startsInThinking || (supportsReasoning && form.thinking.enabled && form.replyStart === undefined);
  return {
    grammar: plan.grammar,
    thinking: dialect.thinking && thinks ? { ...dialect.thinking, state: plan.startsInThinking ? "opened" : "may-open" } : undefined,
    bannedTags,
  };
}
