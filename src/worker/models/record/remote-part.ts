/** The part of a model record that only the remote engine reads. */
import { z } from "zod";

/** Known kinds of servers. "openai": any other server with OpenAI's protocol. */
const serverNameSchema = z.enum(["vllm", "llama.cpp", "tgi", "transformers", "infinity", "tei", "openai"]);
export type ServerName = z.output<typeof serverNameSchema>;

const milliseconds = z.int().min(1);

/** Headers that a record may not have: the engine sets them, or they hold a key, and records are not secret. */
const reservedHeaders = ["authorization", "content-type", "accept", "api-key", "x-api-key", "cookie"];

export const remotePartSchema = z.object({
  /** Base of the API: `/chat/completions`, `/completions`, `/embeddings`, `/rerank` and `/models` are below it. */
  url: z
    .url({ protocol: /^https?$/, error: "must be an absolute http or https URL" })
    .refine((url) => !URL.canParse(url) || (new URL(url).username === "" && new URL(url).password === ""), {
      error: "must hold no user name or password: keys are given in the option remoteKeys",
    }),
  /** Name of the model on the server. Default: the record's id. */
  model: z.string().min(1).optional(),
  /** Kind of the server. Default: the kind that `GET /models` names, else "openai". */
  server: serverNameSchema.optional(),
  /**
   * The side that renders a conversation into a prompt. With "server", messages and tools are sent to `/chat/completions`, and no
   * files are loaded. With "here", tokenizer and chat template are loaded from the folder `source`, and the prompt is sent to
   * `/completions`.
   */
  prompt: z.enum(["server", "here"]).default("server"),
  /** The side that cuts and counts an encoder's texts. "here" loads the tokenizer of the folder `source`. */
  tokenizer: z.enum(["server", "here"]).default("server"),
  /** If the server renders the prompt: puts documents into the system message, or into the field `documents`, which some templates read. */
  documents: z.enum(["message", "field"]).default("message"),
  /** Header for the key. `Authorization` gets "Bearer KEY", any other header the key alone. */
  keyHeader: z
    .string()
    .regex(/^[\w-]+$/)
    .default("Authorization"),
  /** Sent with each request. */
  headers: z
    .record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\t\x20-\x7e]*$/))
    .refine((headers) => !Object.keys(headers).some((name) => reservedHeaders.includes(name.toLowerCase())), {
      error: `may not hold ${reservedHeaders.join(", ")}: keys are given in the option remoteKeys`,
    })
    .default({}),
  /** Fields that are added to the body of each request. They replace the engine's fields of the same name. */
  body: z.record(z.string(), z.unknown()).default({}),
  /** Features of the server. Default: the known features of its kind. */
  supports: z
    .object({
      /**
       * Field for a grammar, if prompts are rendered here. vLLM has the first since 0.11 and had the second before; llama.cpp has
       * the third.
       */
      grammar: z.enum(["structured_outputs", "guided_grammar", "gbnf", "none"]).optional(),
      /** The server returns token ids (`return_token_ids`). */
      tokenIds: z.boolean().optional(),
      /** The server observes `response_format`. */
      json: z.boolean().optional(),
      /** The server observes `tool_choice: "required"`. */
      requiredCalls: z.boolean().optional(),
      /** Arguments of every tool call satisfy their schema. */
      strictCalls: z.boolean().optional(),
      /** The server accepts `top_k`. */
      topK: z.boolean().optional(),
    })
    .prefault({}),
  /** Max requests that the server gets at the same time; others wait here. Default: 4, for "transformers" 1. */
  parallel: z.int().min(1).max(256).optional(),
  /** Max retries if the server responds with 429 or 503. */
  retries: z.int().min(0).max(10).default(3),
  timeouts: z
    .object({
      /** Max time until the headers of the response. */
      connectMs: milliseconds.default(60_000),
      /** Max time from the headers until the first event. */
      firstByteMs: milliseconds.default(120_000),
      /** Max time between two events. */
      stallMs: milliseconds.default(60_000),
    })
    .prefault({}),
  /** Max texts of one request for embeddings or ranking. */
  batchSize: z.int().min(1).default(32),
  /** `encoding_format` of embeddings. */
  encodingFormat: z.enum(["base64", "float"]).default("base64"),
  /** `dimensions` of embeddings, if the model has several. */
  dimensions: z.int().min(1).optional(),
  /** Whether the server refuses a text over its limit, or cuts its end silently. Default: the known behaviour of its kind. */
  longTexts: z.enum(["refused", "cut"]).optional(),
  /** Meaning of the scores of `/rerank`. Default: the known meaning for its kind. */
  scores: z.enum(["probability", "logit"]).optional(),
});

export type RemotePart = z.output<typeof remotePartSchema>;
