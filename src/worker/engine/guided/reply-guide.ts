/** Applies the constraints on one reply as masks over the logits of a token model. */
import { CallThreshold } from "./call-threshold.ts";
import { outputConstraint } from "./output-guide.ts";
import { TagBan } from "./tag-ban.ts";
import type { TokenGrammar } from "./token-grammar.ts";
import { type Constraint, tokenGuide, type TokenGuide } from "./token-guide.ts";
import { type ConstraintsRequest, replyConstraints } from "./reply-constraints.ts";
import { ReplyTags } from "./reply-tags.ts";

export interface GuideRequest extends ConstraintsRequest {
  /** Min probability for a first call to begin. Default: no threshold. */
  callThreshold?: number | undefined;
}

/** Returns undefined if the reply has no constraints. The guide must be disposed when the reply is over. */
export async function replyGuide(request: GuideRequest, grammars: TokenGrammar): Promise<TokenGuide | undefined> {
  const { grammar, thinking, bannedTags } = replyConstraints(request);
  const { callThreshold, dialect, form } = request;
  const written = form.replyStart;
  const tags = new ReplyTags(grammars.vocabulary.tokens);
  const constraints: Constraint[] = [];
  // The threshold reads the model's own probabilities, so it comes first.
  if (callThreshold !== undefined) constraints.push(new CallThreshold(callThreshold, dialect.calls, tags));
  if (grammar !== undefined) {
    const options = { grammar, ...(thinking && { thinking }), ...(written !== undefined && { written }) };
    constraints.push(await outputConstraint(grammars, options, tags));
  }
  for (const tag of bannedTags) constraints.push(new TagBan(tag, tags));
  return constraints.length === 0 ? undefined : tokenGuide(tags, constraints);
}
