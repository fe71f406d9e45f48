/**
 * The written part of a reply, from which another engine or host continues after a failure. The request, the reply id, the
 * seed and this part determine every event.
 */
import { z } from "zod";

const countSchema = z.int().nonnegative();

const usageSchema = z.object({
  inputTokens: countSchema.exactOptional(),
  outputTokens: countSchema.exactOptional(),
  billedInputTokens: countSchema.exactOptional(),
  cachedTokens: countSchema.exactOptional(),
});

export const writtenEndSchema = z.object({
  /** "stopped": at a stop sequence. */
  reason: z.enum(["end-token", "max-tokens", "stopped", "time-out"]),
  /** The stop sequence, if the pieces do not contain it. */
  stopSequence: z.string().exactOptional(),
  /** Counts of the writer, which replace the reader's. */
  usage: usageSchema.exactOptional(),
});

/** How the writing ended. */
export type WrittenEnd = z.output<typeof writtenEndSchema>;

const promptTokensSchema = z.array(z.object({ text: z.string(), logprob: z.number().exactOptional() }));

export const writtenReplySchema = z.object({
  /** Prompt tokens that were not computed again when the reply began. */
  cachedTokens: countSchema,
  /** The prompt's own tokens with their log probabilities, if they were requested. */
  promptTokens: promptTokensSchema.exactOptional(),
  /** In order: ids of tokens, and texts of a completer that does not name its tokens. */
  pieces: z.array(z.union([countSchema, z.string()])),
  /** A number for each piece: the log probability of a token (0 unless requested) or the number of tokens of a text. */
  weights: z.array(z.number()),
  end: writtenEndSchema.exactOptional(),
});

export type WrittenReply = z.output<typeof writtenReplySchema>;

/** The pieces of a reply since the previous part. */
export type WrittenPart = Omit<WrittenReply, "cachedTokens">;

export const noneWritten = (): WrittenPart => ({ pieces: [], weights: [] });

/** Appends a part. */
export function addWritten(reply: WrittenPart, { pieces, weights, promptTokens, end }: WrittenPart): void {
  for (const piece of pieces) reply.pieces.push(piece);
  for (const weight of weights) reply.weights.push(weight);
  if (promptTokens !== undefined) reply.promptTokens = promptTokens;
  if (end !== undefined) reply.end = end;
}
