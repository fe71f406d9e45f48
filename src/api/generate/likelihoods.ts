/** Log-likelihoods of a generation's tokens (contract 6, return_likelihoods). */
import type { ReplyCollector } from "../chat/reply/reply-collector.ts";
import type { GenerateRequest } from "./generate-request.ts";

interface TokenLikelihood {
  token: string;
  /** Natural logarithm, absent for the first token of a prompt. If several tokens form one text, their sum. */
  likelihood?: number;
}

/** Returns the mean over all tokens with a likelihood, and each token's own; {} if not requested. */
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
