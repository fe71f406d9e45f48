/** Responses of v1 chat and generate as the cases read them (contract 4.3, 5.2, 6). */
import { z } from "zod";
import type { ContractDriver } from "./contract-driver.ts";

const metaSchema = z.strictObject({
  api_version: z.strictObject({ version: z.literal("1") }),
  billed_units: z.strictObject({ input_tokens: z.number(), output_tokens: z.number(), search_units: z.int().optional() }),
  tokens: z.strictObject({ input_tokens: z.number(), output_tokens: z.number() }),
  cached_tokens: z.number(),
  warnings: z.array(z.string()).min(1).optional(),
});

const callSchema = z.strictObject({ name: z.string(), parameters: z.record(z.string(), z.unknown()) });
const queriesSchema = z.array(z.strictObject({ text: z.string().min(1), generation_id: z.uuid() }));
const citationSchema = z.strictObject({
  start: z.int().min(0),
  end: z.int().min(1),
  text: z.string().min(1),
  document_ids: z.array(z.string()).min(1),
  type: z.string(),
});
const spoken = { message: z.string(), tool_calls: z.array(callSchema).optional() };

const searchResultsSchema = z.array(
  z.strictObject({
    search_query: z.strictObject({ text: z.string(), generation_id: z.uuid() }),
    connector: z.strictObject({ id: z.string() }),
    document_ids: z.array(z.string()),
    error_message: z.string().optional(),
    continue_on_failure: z.boolean().optional(),
  }),
);

/** Contract 4.3. */
export const v1ReplySchema = z.strictObject({
  text: z.string(),
  generation_id: z.uuid(),
  response_id: z.uuid(),
  chat_history: z
    .array(
      z.discriminatedUnion("role", [
        z.strictObject({ role: z.literal("USER"), ...spoken }),
        z.strictObject({ role: z.literal("CHATBOT"), ...spoken }),
        z.strictObject({ role: z.literal("SYSTEM"), ...spoken }),
        z.strictObject({
          role: z.literal("TOOL"),
          tool_results: z.array(z.strictObject({ call: callSchema, outputs: z.array(z.record(z.string(), z.unknown())) })),
        }),
      ]),
    )
    .min(1),
  finish_reason: z.enum(["COMPLETE", "STOP_SEQUENCE", "MAX_TOKENS", "ERROR", "ERROR_TOXIC", "ERROR_LIMIT", "USER_CANCEL", "TIMEOUT"]),
  meta: metaSchema,
  citations: z.array(citationSchema).min(1).optional(),
  documents: z.array(z.record(z.string(), z.string())).min(1).optional(),
  tool_calls: z.array(callSchema).optional(),
  is_search_required: z.boolean().optional(),
  search_queries: queriesSchema.optional(),
  search_results: searchResultsSchema.optional(),
});

const toolCallDeltaSchema = z.union([
  z.strictObject({ index: z.int(), name: z.string() }),
  z.strictObject({ index: z.int(), parameters: z.string().min(1) }),
]);
const running = { is_finished: z.literal(false) };

/** Contract 5.2. */
export const v1RecordSchema = z.discriminatedUnion("event_type", [
  z.strictObject({ ...running, event_type: z.literal("stream-start"), generation_id: z.uuid() }),
  z.strictObject({ ...running, event_type: z.literal("search-queries-generation"), search_queries: queriesSchema.min(1) }),
  z.strictObject({
    ...running,
    event_type: z.literal("search-results"),
    search_results: searchResultsSchema,
    documents: z.array(z.record(z.string(), z.string())),
  }),
  z.strictObject({ ...running, event_type: z.literal("text-generation"), text: z.string().min(1) }),
  z.strictObject({ ...running, event_type: z.literal("citation-generation"), citations: z.array(citationSchema).min(1) }),
  z
    .strictObject({
      ...running,
      event_type: z.literal("tool-calls-chunk"),
      text: z.string().min(1).optional(),
      tool_call_delta: toolCallDeltaSchema.optional(),
    })
    .refine(({ text, tool_call_delta }) => (text === undefined) !== (tool_call_delta === undefined)),
  z.strictObject({
    ...running,
    event_type: z.literal("tool-calls-generation"),
    text: z.string().optional(),
    tool_calls: z.array(callSchema).min(1),
  }),
  z.strictObject({
    is_finished: z.literal(true),
    event_type: z.literal("stream-end"),
    finish_reason: z.string(),
    response: v1ReplySchema,
  }),
]);
export type V1Record = z.output<typeof v1RecordSchema>;

const likelihood = {
  likelihood: z.number().max(0).optional(),
  token_likelihoods: z.array(z.strictObject({ token: z.string(), likelihood: z.number().max(0).optional() })).optional(),
};
const generationSchema = z.strictObject({
  id: z.uuid(),
  text: z.string(),
  index: z.int().min(0).max(4).optional(),
  finish_reason: z.enum(["COMPLETE", "MAX_TOKENS", "ERROR", "ERROR_TOXIC"]),
  ...likelihood,
});
const generationsSchema = z.strictObject({ id: z.uuid(), prompt: z.string(), generations: z.array(generationSchema).min(1).max(5) });

/** Contract 6. */
export const generateSchema = generationsSchema.extend({ meta: metaSchema });

export const generateRecordSchema = z.discriminatedUnion("event_type", [
  z.strictObject({ ...running, event_type: z.literal("text-generation"), text: z.string().min(1), index: z.int().optional() }),
  z.strictObject({
    ...running,
    event_type: z.literal("stream-error"),
    finish_reason: z.literal("ERROR"),
    "err": z.string(),
    index: z.int().optional(),
  }),
  z.strictObject({
    is_finished: z.literal(true),
    event_type: z.literal("stream-end"),
    finish_reason: z.enum(["COMPLETE", "MAX_TOKENS", "ERROR", "ERROR_TOXIC"]),
    response: generationsSchema,
  }),
]);

/** Records of a stream of JSON lines; asserts that the last line ends too. */
export function lineRecords<Schema extends z.ZodType>(
  driver: Pick<ContractDriver, "expect">,
  text: string,
  schema: Schema,
): z.output<Schema>[] {
  driver.expect(text.endsWith("}\n"), text).toBe(true);
  return text
    .slice(0, -1)
    .split("\n")
    .map((line) => schema.parse(JSON.parse(line)));
}

/** Records of a stream of server-sent events; asserts their framing (contract 5.1). */
export function eventRecords(driver: Pick<ContractDriver, "expect">, text: string): V1Record[] {
  const { expect } = driver;
  expect(text.endsWith("\n\n"), text).toBe(true);
  return text
    .slice(0, -2)
    .split("\n\n")
    .filter((frame) => !frame.startsWith(":"))
    .map((frame) => {
      const { type, data } = /^event: (?<type>[a-z-]+)\ndata: (?<data>.*)$/.exec(frame)?.groups ?? {};
      const record = v1RecordSchema.parse(JSON.parse(data ?? "null"));
      expect(record.event_type).toBe(type);
      return record;
    });
}

export const generatedText = (records: readonly { event_type: string; text?: unknown }[]) =>
  records.map((record) => (record.event_type === "text-generation" ? String(record.text) : "")).join("");
