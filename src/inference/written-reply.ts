/**
 * What was written of a reply, so that it can be written again and gone on with elsewhere: by another engine after its own
 * failed, by another host after its own ended. With the request, the reply id and the seed it determines every event.
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
  /** The stop sequence, if it is not part of what was written. */
  stopSequence: z.string().exactOptional(),
  /** Counts that the writer knows better than its reader. */
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
  /** One for each piece: the log probability of a token (0 unless requested), the number of tokens of a text. */
  weights: z.array(z.number()),
  end: writtenEndSchema.exactOptional(),
});

export type WrittenReply = z.output<typeof writtenReplySchema>;

/** What was written since the last one. */
export type WrittenPart = Omit<WrittenReply, "cachedTokens">;

export const noneWritten = (): WrittenPart => ({ pieces: [], weights: [] });

/** Appends a part. */
export function addWritten(reply: WrittenPart, { pieces, weights, promptTokens, end }: WrittenPart): void {
  for (const piece of pieces) reply.pieces.push(piece);
  for (const weight of weights) reply.weights.push(weight);
  if (promptTokens !== undefined) reply.promptTokens = promptTokens;
  if (end !== undefined) reply.end = end;
}
