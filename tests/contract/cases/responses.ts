/** Responses as the cases read them, and requests as they send them. */
import { z } from "zod";
import type { ContractDriver } from "./contract-driver.ts";

/** The part of a driver that requests and assertions need. */
type Caller = Pick<ContractDriver, "call" | "expect" | "models">;

export const errorSchema = z.object({ message: z.string(), id: z.string().min(1) });

const usageSchema = z.object({
  billed_units: z.object({ input_tokens: z.number(), output_tokens: z.number() }),
  tokens: z.object({ input_tokens: z.number(), output_tokens: z.number() }),
  cached_tokens: z.number(),
});

const logprobSchema = z.object({ text: z.string(), token_ids: z.array(z.int()), logprobs: z.array(z.number()) });

const citedDocumentSchema = z.looseObject({ id: z.string(), text: z.string(), title: z.string() });

const citationSchema = z.strictObject({
  start: z.int().min(0),
  end: z.int().min(1),
  text: z.string().min(1),
  content_index: z.int().min(0),
  type: z.enum(["TEXT_CONTENT", "THINKING_CONTENT", "PLAN"]),
  sources: z
    .array(
      z.discriminatedUnion("type", [
        z.strictObject({ type: z.literal("document"), id: z.string(), document: citedDocumentSchema }),
        z.strictObject({
          type: z.literal("tool"),
          id: z.string(),
          tool_output: z.record(z.string(), z.unknown()),
          document: citedDocumentSchema,
        }),
      ]),
    )
    .min(1),
});

const toolCallSchema = z.strictObject({
  id: z.string().min(1),
  type: z.literal("function"),
  function: z.strictObject({ name: z.string(), arguments: z.string() }),
});

/** Contract 2.7. */
export const replySchema = z.strictObject({
  id: z.uuid(),
  finish_reason: z.enum(["COMPLETE", "STOP_SEQUENCE", "MAX_TOKENS", "TOOL_CALL", "ERROR", "TIMEOUT"]),
  message: z.strictObject({
    role: z.literal("assistant"),
    content: z
      .array(
        z.discriminatedUnion("type", [
          z.strictObject({ type: z.literal("text"), text: z.string() }),
          z.strictObject({ type: z.literal("thinking"), thinking: z.string() }),
        ]),
      )
      .min(1)
      .optional(),
    tool_calls: z.array(toolCallSchema).min(1).optional(),
    tool_plan: z.string().optional(),
    citations: z.array(citationSchema).min(1).optional(),
  }),
  usage: usageSchema,
  logprobs: z.array(logprobSchema).optional(),
});

const streamEventSchema = z.object({
  type: z.string(),
  index: z.number().optional(),
  delta: z
    .object({
      message: z
        .object({
          content: z
            .union([
              z.array(z.unknown()),
              z.object({ type: z.string().optional(), text: z.string().optional(), thinking: z.string().optional() }),
            ])
            .optional(),
          tool_plan: z.string().optional(),
          tool_calls: z
            .union([
              z.array(z.unknown()),
              z.object({
                id: z.string().optional(),
                type: z.literal("function").optional(),
                function: z.object({ name: z.string().optional(), arguments: z.string() }),
              }),
            ])
            .optional(),
          citations: z.union([z.array(z.unknown()), citationSchema]).optional(),
        })
        .optional(),
      finish_reason: z.string().optional(),
      usage: usageSchema.optional(),
      error: z.string().optional(),
    })
    .optional(),
});
export type StreamEvent = z.output<typeof streamEventSchema>;

const metaSchema = z.object({
  api_version: z.object({ version: z.string() }),
  billed_units: z.object({
    input_tokens: z.number().optional(),
    search_units: z.number().optional(),
    images: z.int().optional(),
    image_tokens: z.int().optional(),
  }),
  warnings: z.array(z.string()).optional(),
});

const imageFactsSchema = z.array(z.object({ width: z.int(), height: z.int(), format: z.string(), bit_depth: z.int() }));

export const embedByTypeSchema = z.object({
  id: z.uuid(),
  response_type: z.literal("embeddings_by_type"),
  embeddings: z.record(z.string(), z.array(z.union([z.string(), z.array(z.number())]))),
  texts: z.array(z.string()),
  images: imageFactsSchema.optional(),
  meta: metaSchema,
});

export const embedFloatsSchema = z.object({
  id: z.uuid(),
  response_type: z.literal("embeddings_floats"),
  embeddings: z.array(z.array(z.number())),
  texts: z.array(z.string()),
  images: imageFactsSchema.optional(),
  meta: metaSchema,
});

export const rerankSchema = z.object({
  id: z.uuid(),
  results: z.array(z.object({ index: z.int(), relevance_score: z.number(), document: z.unknown().optional() })),
  meta: metaSchema,
});

export const modelSchema = z.object({
  name: z.string(),
  is_deprecated: z.boolean(),
  endpoints: z.array(z.string()),
  finetuned: z.boolean(),
  context_length: z.number(),
  default_endpoints: z.array(z.string()),
  features: z.array(z.string()),
  sampling_defaults: z.record(z.string(), z.number()),
});

export const modelListSchema = z.object({ models: z.array(modelSchema), next_page_token: z.string().optional() });

/** A tool, and the message that makes a scripted model call it. */
export const weatherTool = {
  type: "function",
  function: {
    name: "get_weather",
    description: "Weather of a city",
    parameters: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
  },
};
export const callWeather = 'call:get_weather {"city":"Oslo"}';

export const user = (content: string) => [{ role: "user", content }];

export const post = (driver: Caller, path: string, body: unknown) => driver.call(path, { method: "POST", body: JSON.stringify(body) });

/** Sends a chat request to the chat model; `fields` are added to it or replace its own. */
export const chat = (driver: Caller, fields: Record<string, unknown>) =>
  post(driver, "/v2/chat", { model: driver.models.chat, messages: user("Hello, who are you?"), ...fields });

/** Text of an error body. */
export const messageOf = async (answer: Response) => errorSchema.parse(await answer.json()).message;

/** Asserts status and error body, and that both ids agree; `message`: pattern of its text. */
export async function expectError(driver: Caller, answer: Response, status: number, message = /./): Promise<void> {
  const { expect } = driver;
  const text = await answer.text();
  expect(answer.status, text).toBe(status);
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  const error = errorSchema.parse(JSON.parse(text));
  expect(error.message).toMatch(message);
  expect(error.id).toBe(answer.headers.get("x-debug-trace-id"));
}

/** Returns the JSON of a response; asserts that it is a 200. */
export async function success<Schema extends z.ZodType>(driver: Caller, answer: Response, schema: Schema): Promise<z.output<Schema>> {
  const text = await answer.text();
  driver.expect(answer.status, text).toBe(200);
  driver.expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  driver.expect(answer.headers.get("cache-control")).toBe("no-store");
  return schema.parse(JSON.parse(text));
}

export const textOf = (reply: z.output<typeof replySchema>) =>
  (reply.message.content ?? []).map((block) => (block.type === "text" ? block.text : "")).join("");

/** Returns the payloads of the events of a stream; asserts the framing of contract 3.1 and that it ends with [DONE]. */
export function streamEvents(driver: Pick<ContractDriver, "expect">, text: string): StreamEvent[] {
  const { expect } = driver;
  expect(text.endsWith("data: [DONE]\n\n"), text).toBe(true);
  const frames = text
    .slice(0, -"data: [DONE]\n\n".length)
    .split("\n\n")
    .filter((frame) => frame !== "" && !frame.startsWith(":"));
  return frames.map((frame) => {
    const match = /^event: (?<type>[a-z-]+)\ndata: (?<data>.*)$/.exec(frame);
    expect(match !== null, frame).toBe(true);
    const event = streamEventSchema.parse(JSON.parse(match?.groups?.["data"] ?? "null"));
    expect(event.type).toBe(match?.groups?.["type"]);
    return event;
  });
}

/** All text of the content-delta events. */
export const streamedText = (events: readonly StreamEvent[]) =>
  events
    .map(({ type, delta }) => {
      const content = delta?.message?.content;
      return type === "content-delta" && content && !Array.isArray(content) ? (content.text ?? "") : "";
    })
    .join("");
