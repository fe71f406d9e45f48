/** Applies the constraints on one reply as masks over the logits of a token model. */
import { CallThreshold } from "./call-threshold.ts";
import { allGuides } from "./all-guides.ts";
import { createOutputGuide, type TokenGuide } from "./output-guide.ts";
import { TagBan } from "./tag-ban.ts";
import type { TokenGrammar } from "./token-grammar.ts";
import { type ConstraintsRequest, replyConstraints } from "./reply-constraints.ts";

export interface GuideRequest extends ConstraintsRequest {
  /** Min probability for a first call to begin. Absent: any call may begin. */
  callThreshold?: number | undefined;
}

/** Returns undefined if the reply has no constraints. The guide must be disposed when the reply is over. */
export async function replyGuide(request: GuideRequest, grammars: TokenGrammar): Promise<TokenGuide | undefined> {
  const { grammar, thinking, bannedTags } = replyConstraints(request);
  const bans = bannedTags.map((tag) => new TagBan(tag, grammars.vocabulary.tokens));
  const { callThreshold, dialect } = request;
  const first = callThreshold === undefined ? [] : [new CallThreshold(callThreshold, dialect.calls, grammars.vocabulary.tokens)];
  if (grammar === undefined) return allGuides([...first, ...bans]);
  return allGuides([...first, await createOutputGuide(grammars, { grammar, ...(thinking === undefined ? {} : { thinking }) }), ...bans]);
}
