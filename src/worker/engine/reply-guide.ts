/** The constraints on the tokens of one reply: its grammar, tags that must not come. */
import type { ReplyForm } from "../../chat/conversation.ts";
import type { Dialect } from "../../chat/dialect.ts";
import { allGuides } from "./all-guides.ts";
import type { ChatPlan } from "./engine.ts";
import { createOutputGuide, type TokenGuide } from "./grammar/output-guide.ts";
import { TagBan } from "./grammar/tag-ban.ts";
import type { TokenGrammar } from "./grammar/token-grammar.ts";

export interface GuideOrder {
  plan: ChatPlan;
  form: ReplyForm;
  dialect: Dialect;
  reasons: boolean;
  hasTools: boolean;
  grammars: TokenGrammar;
}

/** Undefined where the model may write what it likes. Give it back when the reply is over. */
export async function replyGuide({ plan, form, dialect, reasons, hasTools, grammars }: GuideOrder): Promise<TokenGuide | undefined> {
  const guides: TokenGuide[] = [];
  const { tokens } = grammars.vocabulary;
  const thinks = dialect.thinking !== undefined && (plan.startsInThinking || (reasons && form.thinking.enabled));
  if (plan.grammar !== undefined) {
    const state = plan.startsInThinking ? "opened" : "may-open";
    const thinking = thinks && dialect.thinking !== undefined ? { thinking: { ...dialect.thinking, state } as const } : {};
    guides.push(await createOutputGuide(grammars, { grammar: plan.grammar, ...thinking }));
  }
  if (hasTools && form.toolChoice === "none" && dialect.toolCall !== undefined) guides.push(new TagBan(dialect.toolCall.open, tokens));
  if (reasons && !form.thinking.enabled && dialect.thinking !== undefined && !plan.startsInThinking) {
    guides.push(new TagBan(dialect.thinking.open, tokens));
  }
  return allGuides(guides);
}
