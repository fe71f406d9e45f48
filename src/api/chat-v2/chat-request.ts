/** Body of POST /v2/chat (contract 2.1 to 2.6): types, bounds and enums. `chat-rules.ts` checks combinations. */
import { z } from "zod";
import { citationModeSchema } from "../chat/request/citation-mode.ts";
import { imagePart, textPart, toolName } from "../chat/request/message-parts.ts";
import { responseFormatFreeForm, responseFormatSchema } from "../chat/request/json-output.ts";
import { samplingFields } from "../chat/request/sampling-fields.ts";
import { documentDataSchema } from "../chat/request/supplied-documents.ts";
import type { FreeForm } from "../request/null-properties.ts";
import { freeFormMap, integerAtLeast, listOrAbsent, prioritySchema } from "../request/schema-parts.ts";

/** Locations at which nulls are the caller's data. */
export const chatFreeForm: FreeForm = {
  tools: { "*": { function: { parameters: true } } },
  documents: { "*": { data: true } },
  response_format: responseFormatFreeForm,
  messages: { "*": { citations: true, content: { "*": { document: { data: true } } } } },
};

const thinkingBlock = z.object({ type: z.literal("thinking"), thinking: z.string() });

const documentBlock = z.object({
  type: z.literal("document"),
  document: z.object({ data: documentDataSchema, id: z.string().min(1).optional() }),
});

const textContent = z.union([z.string(), z.array(z.discriminatedUnion("type", [textPart]))]);

const toolCall = z.object({
  id: z.string().min(1),
  type: z.literal("function").default("function"),
  // Optional in a history; a call without arguments has none.
  function: z.object({ name: z.string().default(""), arguments: z.string().default("{}") }).prefault({}),
});

const userMessage = z.object({
  role: z.literal("user"),
  content: z.union([z.string(), z.array(z.discriminatedUnion("type", [textPart, imagePart]))]),
});
const systemMessage = z.object({ role: z.literal("system"), content: textContent });
const assistantMessage = z.object({
  role: z.literal("assistant"),
  content: z.union([z.string(), z.array(z.discriminatedUnion("type", [textPart, thinkingBlock]))]).optional(),
  tool_calls: listOrAbsent(toolCall),
  tool_plan: z.string().optional(),
  /** Clients send them back as received; a request does not use them. */
  citations: z.unknown().optional(),
});
const toolMessage = z.object({
  role: z.literal("tool"),
  content: z.union([z.string(), z.array(z.discriminatedUnion("type", [textPart, documentBlock]))]),
  tool_call_id: z.string().min(1),
});

const messageSchema = z.discriminatedUnion("role", [userMessage, systemMessage, assistantMessage, toolMessage]);

const toolSchema = z.object({
  type: z.literal("function"),
  function: z.object({
    name: toolName,
    description: z.string().optional(),
    parameters: freeFormMap,
  }),
});

const documentSchema = z.union([
  z.string(),
  z.object({
    data: documentDataSchema.refine((data) => Object.keys(data).length > 0, { error: "must not be empty" }),
    id: z.string().min(1).optional(),
  }),
]);

export const chatRequestSchema = z.object({
  model: z.string().min(1),
  messages: z.array(messageSchema).min(1),
  stream: z.boolean().default(false),
  tools: listOrAbsent(toolSchema),
  strict_tools: z.boolean().default(false),
  documents: listOrAbsent(documentSchema),
  citation_options: z.object({ mode: citationModeSchema.optional() }).optional(),
  response_format: responseFormatSchema.optional(),
  safety_mode: z.enum(["CONTEXTUAL", "STRICT", "OFF"]).default("CONTEXTUAL"),
  ...samplingFields,
  logprobs: z.boolean().default(false),
  tool_choice: z.enum(["REQUIRED", "NONE"]).optional(),
  thinking: z.object({ type: z.enum(["enabled", "disabled"]), token_budget: integerAtLeast(1).optional() }).optional(),
  priority: prioritySchema,
});

export type ChatRequest = z.output<typeof chatRequestSchema>;
export type ChatMessage = z.output<typeof messageSchema>;
