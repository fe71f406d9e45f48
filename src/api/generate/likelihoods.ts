/** Log-likelihoods of a generation's tokens (contract 6, return_likelihoods). */
import type { ReplyCollector } from "../chat/collected-reply.ts";
import type { GenerateRequest } from "./generate-request.ts";

interface TokenLikelihood {
  token: string;
  /** Natural logarithm; the first token of a prompt has none. Where several tokens make up one text, theirs together. */
  likelihood?: number;
}

/** The mean over all tokens that have one, and each token's own; nothing where they were not asked for. */
export function likelihoods(reply: ReplyCollector, { return_likelihoods }: GenerateRequest) {
  if (return_likelihoods === "NONE") return {};
  const prompt = return_likelihoods === "ALL" ? reply.promptTokens : [];
  const written = reply.logprobs;
  const tokens: TokenLikelihood[] = [
    ...prompt.map(({ text, logprob }) => ({ token: text, ...(logprob !== undefined && { likelihood: logprob }) })),
    ...written.map(({ text, logprobs }) => ({ token: text, likelihood: sum(logprobs) })),
  ];
  const all = [...prompt.flatMap(({ logprob }) => logprob ?? []), ...written.flatMap(({ logprobs }) => logprobs)];
  return { ...(all.length > 0 && { likelihood: sum(all) / all.length }), token_likelihoods: tokens };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
