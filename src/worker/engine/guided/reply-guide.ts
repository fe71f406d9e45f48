/** The constraints on one reply, as masks over the logits of a token model. */
import { allGuides } from "./all-guides.ts";
import { createOutputGuide, type TokenGuide } from "./output-guide.ts";
import { TagBan } from "./tag-ban.ts";
import type { TokenGrammar } from "./token-grammar.ts";
import { type ConstraintsRequest, replyConstraints } from "./reply-constraints.ts";

/** Undefined if the model may write what it likes. Must be disposed when the reply is over. */
export async function replyGuide(request: ConstraintsRequest, grammars: TokenGrammar): Promise<TokenGuide | undefined> {
  const { grammar, thinking, bannedTags } = replyConstraints(request);
  const bans = bannedTags.map((tag) => new TagBan(tag, grammars.vocabulary.tokens));
  if (grammar === undefined) return allGuides(bans);
  return allGuides([await createOutputGuide(grammars, { grammar, ...(thinking === undefined ? {} : { thinking }) }), ...bans]);
}
