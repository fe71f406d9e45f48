/** From a checked generate request to what the model is asked for. */
import type { ApiCall } from "../api-call.ts";
import type { ReplyOrder } from "../chat/chat-serving.ts";
import { plainReplyForm } from "../chat/plain-reply-form.ts";
import { toGeneration, withSeedOffset } from "../chat/to-generation.ts";
import type { ModelDescription } from "../service.ts";
import { promptOf, type GenerateRequest } from "./generate-request.ts";

const promptCuts = { NONE: {}, START: { promptCut: "start" }, END: { promptCut: "end" } } as const;

/** The order of each generation by its index; they differ in their seeds. Adds to the warnings of `call` (contract 1.5). */
export function generationOrders(request: GenerateRequest, model: ModelDescription, call: ApiCall): (index: number) => ReplyOrder {
  const { end_sequences = [], stop_sequences = [], return_likelihoods } = request;
  const generation = toGeneration(
    {
      ...request,
      // A reply has a token at least; one that must have none is thrown away.
      max_tokens: request.max_tokens === 0 ? 1 : request.max_tokens,
      stop_sequences: [...end_sequences, ...stop_sequences],
    },
    return_likelihoods !== "NONE",
    model,
    call.warnings,
  );
  const order = {
    model,
    conversation: {
      turns: [{ role: "user" as const, parts: [{ type: "text" as const, text: promptOf(request) }] }],
      documents: [],
      tools: [],
      serviceInstructions: "",
    },
    form: {
      ...plainReplyForm(model),
      thinking: { enabled: false },
      citations: "off" as const,
      rawPrompt: request.raw_prompting,
      ...promptCuts[request.truncate],
      promptLogprobs: return_likelihoods === "ALL",
    },
    priority: 0,
  };
  return (index) => ({ ...order, generation: withSeedOffset(generation, index) });
}
