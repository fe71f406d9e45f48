/** Reads token counts and the finish reason from a server's events. */
import { z } from "zod";
import type { CompletionUsage } from "../../chat/completer/completer.ts";
import { serverFailed } from "../http/server-failure.ts";

const count = z.int().min(0);

export const usageSchema = z
  .looseObject({
    prompt_tokens: count,
    completion_tokens: count.nullish(),
    prompt_tokens_details: z.looseObject({ cached_tokens: count.nullish() }).nullish(),
  })
  .nullish();

export function usageOf(usage: NonNullable<z.output<typeof usageSchema>>): CompletionUsage {
  const { prompt_tokens, completion_tokens, prompt_tokens_details } = usage;
  const cachedTokens = prompt_tokens_details?.cached_tokens ?? undefined;
  return {
    promptTokens: prompt_tokens,
    ...(completion_tokens === null || completion_tokens === undefined ? {} : { outputTokens: completion_tokens }),
    ...(cachedTokens === undefined ? {} : { cachedTokens }),
  };
}

/** Throws EngineFailureError if the server ended the reply because of an error. */
export function endReason(finishReason: string): "end-token" | "max-tokens" {
  switch (finishReason) {
    case "stop":
    case "eos_token":
    case "stop_sequence":
    case "tool_calls":
    case "function_call":
      return "end-token";
    case "length":
      return "max-tokens";
    default:
      throw serverFailed(`the server ended the reply with '${finishReason.slice(0, 40)}'`);
  }
}

/** The error of a stream that ends before its `finish_reason`. */
export function brokenOff(): Error {
  return serverFailed("the server ended the stream before the reply was complete");
}

/** Parses an event. Throws EngineFailureError if it does not satisfy the schema. */
export function parsedChunk<Schema extends z.ZodType>(schema: Schema, event: unknown): z.output<Schema> {
  const chunk = schema.safeParse(event);
  if (chunk.success) return chunk.data;
  const issue = chunk.error.issues[0];
  throw serverFailed(`the server sent an event in an unknown format: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`);
}
