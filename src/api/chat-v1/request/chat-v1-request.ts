/** Body of POST /v1/chat (contract 4.1, 4.2): types, bounds and enums. `chat-v1-rules.ts` checks combinations. */
import { z } from "zod";
import { citationModeSchema } from "../../chat/request/citation-mode.ts";
import { responseFormatFreeForm, responseFormatSchema } from "../../chat/request/json-output.ts";
import { samplingFields } from "../../chat/request/sampling-fields.ts";
import type { FreeForm } from "../../request/null-properties.ts";
import { freeFormMap, headerText, integerAtLeast, listOrAbsent } from "../../request/schema-parts.ts";

/** In characters; limits the key under which a conversation is stored. */
const maxConversationIdLength = 256;

const callFreeForm: FreeForm = { parameters: true };
const resultsFreeForm: FreeForm = { "*": { call: callFreeForm, outputs: true } };

/** Locations at which nulls are the caller's data. */
export const chatV1FreeForm: FreeForm = {
  chat_history: { "*": { tool_calls: { "*": callFreeForm }, tool_results: resultsFreeForm } },
  tool_results: resultsFreeForm,
  response_format: responseFormatFreeForm,
  connectors: { "*": { options: true } },
};

const toolCall = z.object({ name: z.string().min(1), parameters: freeFormMap });
const toolResult = z.object({ call: toolCall, outputs: z.array(freeFormMap) });

const textFields = { message: z.string(), tool_calls: listOrAbsent(toolCall) };
const historyMessageSchema = z.discriminatedUnion("role", [
  z.object({ role: z.literal("CHATBOT"), ...textFields }),
  z.object({ role: z.literal("SYSTEM"), ...textFields }),
  z.object({ role: z.literal("USER"), ...textFields }),
  z.object({ role: z.literal("TOOL"), tool_results: z.array(toolResult).optional() }),
]);

/** Values are strings; `_excludes` names keys that are hidden from the model, as a list or separated by commas. */
const documentSchema = z
  .object({
    id: z.string().min(1).optional(),
    _excludes: z.union([z.string().transform((text) => text.split(",").map((key) => key.trim())), z.array(z.string())]).optional(),
  })
  .catchall(z.string());

const nameRule = { pattern: /^[A-Za-z_][A-Za-z0-9_]*$/, error: "must begin with a letter or _ and hold letters, digits and _ only" };

/** JSON Schema keywords that describe a value without `type`: clients send properties of JSON Schemas unchanged. */
const typeKeywords = ["anyOf", "oneOf", "allOf", "enum", "const", "$ref", "properties", "items"];

/** `type` is a Python or JSON Schema type name; keys not listed here are JSON Schema. */
const parameterSchema = z
  .looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    required: z.union([z.boolean(), z.array(z.string())]).optional(),
  })
  .refine((parameter) => parameter.type !== undefined || typeKeywords.some((keyword) => parameter[keyword] !== undefined), {
    path: ["type"],
  });

const toolSchema = z.object({
  name: z.string().regex(nameRule.pattern, { error: nameRule.error }),
  description: z.string(),
  parameter_definitions: z
    .record(z.string(), parameterSchema)
    .superRefine((definitions, issues) => {
      for (const name of Object.keys(definitions)) {
        if (!nameRule.pattern.test(name)) issues.addIssue({ code: "custom", path: [name], message: nameRule.error });
      }
    })
    .optional(),
});

const connectorSchema = z.object({
  id: z.string().min(1),
  user_access_token: headerText.optional(),
  continue_on_failure: z.boolean().optional(),
  options: freeFormMap.optional(),
});

export const chatV1RequestSchema = z.object({
  message: z.string(),
  stream: z.boolean().default(false),
  model: z.string().min(1).optional(),
  preamble: z.string().optional(),
  chat_history: listOrAbsent(historyMessageSchema),
  conversation_id: z.string().min(1).max(maxConversationIdLength).optional(),
  prompt_truncation: z.enum(["OFF", "AUTO", "AUTO_PRESERVE_ORDER"]).optional(),
  documents: listOrAbsent(documentSchema),
  citation_quality: citationModeSchema.optional(),
  ...samplingFields,
  max_input_tokens: integerAtLeast(1).optional(),
  raw_prompting: z.boolean().default(false),
  tools: listOrAbsent(toolSchema),
  tool_results: listOrAbsent(toolResult),
  force_single_step: z.boolean().default(false),
  response_format: responseFormatSchema.optional(),
  safety_mode: z.enum(["CONTEXTUAL", "STRICT", "NONE"]).default("CONTEXTUAL"),
  connectors: listOrAbsent(connectorSchema),
  search_queries_only: z.boolean().default(false),
});

export type ChatV1Request = z.output<typeof chatV1RequestSchema>;
export type HistoryMessage = z.input<typeof historyMessageSchema>;
export type ToolResult = z.output<typeof toolResult>;
