/** Converts a checked generate request to reply requests. */
import type { ApiCall } from "../request/api-call.ts";
import type { ReplyRequest } from "../chat/start-reply.ts";
import { defaultReplyForm } from "../chat/request/default-reply-form.ts";
import { toGeneration, withSeedOffset } from "../chat/request/to-generation.ts";
import type { ModelDescription } from "../../inference/models.ts";
import { promptOf, type GenerateRequest } from "./generate-request.ts";

const truncateSides = { START: "start", END: "end" } as const;

/** Tokens reserved for the reply when a prompt is cut and max_tokens is absent; the same as in v1 chat (contract 4.1). */
const openReplyTokens = 256;

/** Returns how a long prompt is cut: it leaves room for `max_tokens`, but for at most three quarters of the context. */
function truncateSide({ truncate, max_tokens = openReplyTokens }: GenerateRequest, { contextLength }: ModelDescription) {
  if (truncate === "NONE") return {};
  const room = Math.min(max_tokens, Math.floor(contextLength * 0.75));
  return { truncateSide: truncateSides[truncate], maxInputTokens: contextLength - room };
}

/**
 * Returns a function from the index of a generation to its request. They differ in their seeds; the first is admitted for
 * all of them. Adds to the warnings of `call` (contract 1.5).
 */
export function generationRequests(
  request: GenerateRequest,
  model: ModelDescription,
  call: ApiCall,
  admit: () => void,
): (index: number) => ReplyRequest {
  const { end_sequences = [], stop_sequences = [], return_likelihoods } = request;
  const generation = toGeneration(
    {
      ...request,
      stop_sequences: [...end_sequences, ...stop_sequences],
    },
    return_likelihoods !== "NONE",
    model,
    call,
  );
  const shared = {
    model,
    conversation: {
      messages: [{ role: "user" as const, parts: [{ type: "text" as const, text: promptOf(request) }] }],
      documents: [],
      tools: [],
      serviceInstructions: "",
    },
    form: {
      ...defaultReplyForm(model),
      thinking: { enabled: false },
      citations: "off" as const,
      rawPrompt: request.raw_prompting,
      ...truncateSide(request, model),
      promptLogprobs: return_likelihoods === "ALL",
    },
    priority: 0,
  };
  return (index) => ({
    ...shared,
    generation: withSeedOffset(generation, index),
    admit: index === 0 ? admit : () => undefined,
    // The headers wait for the first generation only.
    waitsForToken: !request.stream && index === 0,
  });
}
