/** Bodies of generations (contract 6). */
import type { z } from "zod";
import type { Usage } from "../../inference/reply-events.ts";
import type { ReplyCollector, ReplyEnd } from "../chat/reply/reply-collector.ts";
import { metaBody } from "../chat/reply/usage-body.ts";
import { isDenied } from "../chat/reply/buffered-reply.ts";
import type { GenerateRequest } from "./generate-request.ts";
import type { generateRecordSchema, generateReplySchema } from "./generation-schema.ts";

type GenerateReply = z.input<typeof generateReplySchema>;
export type GenerateRecord = z.input<typeof generateRecordSchema>;

export interface FinishedGeneration {
  reply: ReplyCollector;
  end: ReplyEnd;
}

function generationBody({ reply, end }: FinishedGeneration, index: number, request: GenerateRequest): GenerateReply["generations"][number] {
  return {
    id: reply.replyId,
    text: reply.text + closingSequence(end, request),
    ...(request.num_generations > 1 && { index }),
    finish_reason: finishReason(end),
    ...likelihoods(reply, request),
  };
}

/** A stop sequence is part of the text, an end sequence is not. */
export function closingSequence({ stopSequence }: ReplyEnd, { end_sequences, stop_sequences }: GenerateRequest): string {
  if (stopSequence === undefined || end_sequences?.includes(stopSequence)) return "";
  return stop_sequences?.includes(stopSequence) ? stopSequence : "";
}

type FinishReason = GenerateReply["generations"][number]["finish_reason"];

function finishReason(end: ReplyEnd): FinishReason {
  switch (end.finishReason) {
    case "MAX_TOKENS":
      return "MAX_TOKENS";
    case "ERROR":
    case "TIMEOUT":
      return isDenied(end) ? "ERROR_TOXIC" : "ERROR";
    case "COMPLETE":
    case "STOP_SEQUENCE":
    case "TOOL_CALL":
      return "COMPLETE";
  }
}

/** `warnings`: read after all generations have ended. */
export function generateBody(
  finished: readonly FinishedGeneration[],
  request: GenerateRequest,
  id: string,
  warnings: readonly string[],
): GenerateReply {
  return { ...generationsBody(finished, request, id), meta: metaBody(totalUsage(finished), warnings) };
}

export function generationsBody(
  finished: readonly FinishedGeneration[],
  request: GenerateRequest,
  id: string,
): Omit<GenerateReply, "meta"> {
  const generations = finished.map((generation, index) => generationBody(generation, index, request));
  return { id, prompt: request.prompt ?? "", generations };
}

/** Finish reason of a stream with several generations: ERROR only if all failed, ERROR_TOXIC if any had a denied text. */
export function overallFinishReason(generations: readonly { finish_reason: FinishReason }[]): FinishReason {
  const reasons = generations.map(({ finish_reason }) => finish_reason);
  if (reasons.includes("ERROR_TOXIC")) return "ERROR_TOXIC";
  if (reasons.every((reason) => reason === "ERROR")) return "ERROR";
  return reasons.includes("MAX_TOKENS") ? "MAX_TOKENS" : "COMPLETE";
}

/** The prompt counts once for all generations. */
function totalUsage(finished: readonly FinishedGeneration[]): Usage {
  const usages = finished.map(({ end }) => end.usage);
  const maxOf = (name: keyof Usage) => Math.max(0, ...usages.map((usage) => usage[name]));
  return {
    inputTokens: maxOf("inputTokens"),
    billedInputTokens: maxOf("billedInputTokens"),
    cachedTokens: usages[0]?.cachedTokens ?? 0,
    outputTokens: usages.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
  };
}

interface TokenLikelihood {
  token: string;
  /** Natural logarithm, absent for the first token of a prompt. If several tokens form one text, their sum. */
  likelihood?: number;
}

/** Returns the mean log-likelihood and the likelihood of each token (contract 6, return_likelihoods); {} if not requested. */
function likelihoods(reply: ReplyCollector, { return_likelihoods }: GenerateRequest) {
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
