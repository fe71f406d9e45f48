/** From a checked generate request to what the model is asked for. */
import type { ApiCall } from "../request/api-call.ts";
import type { ReplyRequest } from "../chat/chat-serving.ts";
import { plainReplyForm } from "../chat/plain-reply-form.ts";
import { toGeneration, withSeedOffset } from "../chat/to-generation.ts";
import type { ModelDescription } from "../../inference/models.ts";
import { promptOf, type GenerateRequest } from "./generate-request.ts";

const truncateSides = { START: "start", END: "end" } as const;

/** Tokens that a prompt which may be cut leaves for a reply to the end token; as much as v1 chat leaves (contract 4.1). */
const openReplyTokens = 256;

/** What is cut off a long prompt: it leaves room for `max_tokens`, unless that took more than three quarters of the context. */
function truncateSide({ truncate, max_tokens = openReplyTokens }: GenerateRequest, { contextLength }: ModelDescription) {
  if (truncate === "NONE") return {};
  const room = Math.min(max_tokens, Math.floor(contextLength * 0.75));
  return { truncateSide: truncateSides[truncate], maxInputTokens: contextLength - room };
}

/**
 * The order of each generation by its index; they differ in their seeds, and the first is admitted for all of them.
 * Adds to the warnings of `call` (contract 1.5).
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
    call.warnings,
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
      ...plainReplyForm(model),
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
