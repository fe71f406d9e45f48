/** What holds for the tokens of one reply, the same for every engine: its grammar, thinking before it, tags that must not come. */
import type { ReplyForm } from "../../../inference/conversation.ts";
import type { Dialect } from "../../../chat/prompt/dialect.ts";
import type { CompletionRules } from "../../../chat/grammar/completion-grammar.ts";
import type { SourcePlan } from "../chat/reply-source.ts";

export interface ConstraintsRequest {
  plan: Pick<SourcePlan, "grammar" | "startsInThinking">;
  form: ReplyForm;
  dialect: Dialect;
  /** Whether the model can be told to think or not to. */
  supportsReasoning: boolean;
  hasTools: boolean;
}

export function replyConstraints({ plan, form, dialect, supportsReasoning, hasTools }: ConstraintsRequest): CompletionRules {
  const bannedTags: string[] = [];
  if (hasTools && form.toolChoice === "none" && dialect.toolCall !== undefined) bannedTags.push(dialect.toolCall.open);
  if (supportsReasoning && !form.thinking.enabled && dialect.thinking !== undefined && !plan.startsInThinking)
    bannedTags.push(dialect.thinking.open);
  const thinks = plan.startsInThinking || (supportsReasoning && form.thinking.enabled);
  return {
    grammar: plan.grammar,
    thinking: dialect.thinking && thinks ? { ...dialect.thinking, state: plan.startsInThinking ? "opened" : "may-open" } : undefined,
    bannedTags,
  };
}
