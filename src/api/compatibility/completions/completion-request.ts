/** Body of POST /compatibility/v1/chat/completions: types, bounds and enums of OpenAI's chat completions. */
import { z } from "zod";
import { imagePart, textPart, toolName } from "../../chat/request/message-parts.ts";
import { sequencesSchema } from "../../chat/request/sampling-fields.ts";
import type { FreeForm } from "../../request/null-properties.ts";
import {
  freeFormMap,
  integer,
  integerAtLeast,
  integerBetween,
  listOrAbsent,
  numberAtLeast,
  numberBetween,
} from "../../request/schema-parts.ts";

/** Locations at which nulls are the caller's data. */
export const completionFreeForm: FreeForm = {
  tools: { "*": { function: { parameters: true } } },
  response_format: { json_schema: { schema: true } },
  metadata: true,
};

const refusalPart = z.object({ type: z.literal("refusal"), refusal: z.string() });

const textContent = z.union([z.string(), z.array(z.discriminatedUnion("type", [textPart]))]);

const toolCall = z.object({
  id: z.string().min(1),
  type: z.literal("function").default("function"),
  function: z.object({ name: z.string(), arguments: z.string().default("{}") }),
});

const instructionFields = { content: textContent, name: z.string().optional() };

const messageSchema = z.discriminatedUnion("role", [
  z.object({ role: z.literal("developer"), ...instructionFields }),
  z.object({ role: z.literal("system"), ...instructionFields }),
  z.object({
    role: z.literal("user"),
    content: z.union([z.string(), z.array(z.discriminatedUnion("type", [textPart, imagePart]))]),
    name: z.string().optional(),
  }),
  z.object({
    role: z.literal("assistant"),
    content: z.union([z.string(), z.array(z.discriminatedUnion("type", [textPart, refusalPart]))]).optional(),
    refusal: z.string().optional(),
    tool_calls: listOrAbsent(toolCall),
    /** The thinking of an earlier reply. Reaches the prompt between a call and its result only. */
    reasoning_content: z.string().optional(),
    name: z.string().optional(),
  }),
  z.object({ role: z.literal("tool"), content: textContent, tool_call_id: z.string().min(1) }),
]);

const toolSchema = z.object({
  type: z.literal("function"),
  function: z.object({
    name: toolName,
    description: z.string().optional(),
    parameters: freeFormMap.optional(),
    strict: z.boolean().optional(),
  }),
});

const toolChoiceSchema = z.union([
  z.enum(["none", "auto", "required"]),
  z.object({ type: z.literal("function"), function: z.object({ name: z.string().min(1) }) }),
]);

const responseFormatSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text") }),
  z.object({ type: z.literal("json_object") }),
  z.object({
    type: z.literal("json_schema"),
    json_schema: z.object({
      name: z.string().optional(),
      description: z.string().optional(),
      schema: freeFormMap.optional(),
      strict: z.boolean().optional(),
    }),
  }),
]);

/** Parameters without an effect here. `completion-rules.ts` warns about the ones that would change the reply elsewhere. */
const ignoredFields = {
  metadata: freeFormMap.optional(),
  prediction: z.unknown().optional(),
  prompt_cache_key: z.string().optional(),
  safety_identifier: z.string().optional(),
  service_tier: z.string().optional(),
  store: z.boolean().optional(),
  user: z.string().optional(),
  verbosity: z.enum(["low", "medium", "high"]).optional(),
};

/** Parameters that are refused unless their value has no effect; see `completion-rules.ts`. */
const refusedFields = {
  audio: z.unknown().optional(),
  function_call: z.unknown().optional(),
  functions: z.array(z.unknown()).optional(),
  logit_bias: z.record(z.string(), z.number()).optional(),
  modalities: z.array(z.enum(["text", "audio"])).optional(),
  n: integerAtLeast(1).default(1),
  top_logprobs: integerBetween(0, 20).default(0),
  web_search_options: z.unknown().optional(),
};

export const completionRequestSchema = z.object({
  model: z.string().min(1),
  messages: z.array(messageSchema).min(1),
  stream: z.boolean().default(false),
  /** As on other servers with this surface: the reply continues the last message, which is an assistant's. */
  continue_final_message: z.boolean().default(false),
  stream_options: z.object({ include_usage: z.boolean().default(false), include_obfuscation: z.boolean().optional() }).optional(),
  tools: listOrAbsent(toolSchema),
  tool_choice: toolChoiceSchema.optional(),
  parallel_tool_calls: z.boolean().default(true),
  response_format: responseFormatSchema.optional(),
  reasoning_effort: z.enum(["none", "minimal", "low", "medium", "high", "xhigh"]).optional(),
  max_tokens: integerAtLeast(1).optional(),
  max_completion_tokens: integerAtLeast(1).optional(),
  stop: z
    .union([
      z
        .string()
        .min(1)
        .transform((text) => [text]),
      sequencesSchema,
    ])
    .optional(),
  temperature: numberAtLeast(0).optional(),
  top_p: numberBetween(0, 1).optional(),
  /** Other servers with this surface accept it; see `k` of v2 chat. */
  top_k: integerBetween(0, 500).optional(),
  seed: integer().optional(),
  frequency_penalty: numberBetween(-2, 2).optional(),
  presence_penalty: numberBetween(-2, 2).optional(),
  logprobs: z.boolean().default(false),
  ...ignoredFields,
  ...refusedFields,
});

export type CompletionRequest = z.output<typeof completionRequestSchema>;
export type CompletionMessage = z.output<typeof messageSchema>;
