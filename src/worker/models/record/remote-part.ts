/** The part of a model record that only the remote engine reads. */
import { z } from "zod";

/** Kinds of servers whose requests and answers are known; "openai": any other that speaks the same protocol. */
const serverNameSchema = z.enum(["vllm", "llama.cpp", "tgi", "transformers", "infinity", "tei", "openai"]);
export type ServerName = z.output<typeof serverNameSchema>;

const milliseconds = z.int().min(1);

/** Headers that the engine sets, or that hold a key: a record is data that anybody may read. */
const reservedHeaders = ["authorization", "content-type", "accept", "api-key", "x-api-key", "cookie"];

export const remotePartSchema = z.object({
  /** Base of the API: `/chat/completions`, `/completions`, `/embeddings`, `/rerank` and `/models` are below it. */
  url: z
    .url({ protocol: /^https?$/, error: "must be an absolute http or https URL" })
    .refine((url) => !URL.canParse(url) || (new URL(url).username === "" && new URL(url).password === ""), {
      error: "must hold no user name or password: keys are given in the option remoteKeys",
    }),
  /** Name of the model there. Default: the record's id. */
  model: z.string().min(1).optional(),
  /** Default: what `GET /models` tells, else "openai". */
  server: serverNameSchema.optional(),
  /**
   * Who renders a conversation into a prompt. "server": messages and tools go to `/chat/completions`, nothing is loaded here.
   * "here": the folder `source` has the tokenizer and the chat template, the prompt goes to `/completions`.
   */
  prompt: z.enum(["server", "here"]).default("server"),
  /** For encoders: "here" cuts and counts texts with the tokenizer of the folder `source`; "server" leaves both to the server. */
  tokenizer: z.enum(["server", "here"]).default("server"),
  /** Of prompts that the server renders: documents in the system message, or in the field `documents`, which some templates read. */
  documents: z.enum(["message", "field"]).default("message"),
  /** Header that takes the key: `Authorization` gets "Bearer KEY", any other the key alone. */
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
  /** Fields added to the body of each request; they win over the engine's own. */
  body: z.record(z.string(), z.unknown()).default({}),
  /** In place of what is known of the server. */
  supports: z
    .object({
      /** Field that takes a grammar, for prompts rendered here: vLLM since 0.11, vLLM before, llama.cpp. */
      grammar: z.enum(["structured_outputs", "guided_grammar", "gbnf", "none"]).optional(),
      /** The server answers with the ids of the tokens (`return_token_ids`). */
      tokenIds: z.boolean().optional(),
      /** The server keeps to `response_format`. */
      json: z.boolean().optional(),
      /** The server keeps to `tool_choice: "required"`. */
      requiredCalls: z.boolean().optional(),
      /** Arguments follow their schema wherever the model calls. */
      strictCalls: z.boolean().optional(),
      /** The server takes `top_k`. */
      topK: z.boolean().optional(),
    })
    .prefault({}),
  /** Requests that the server gets at a time; the rest waits here. Default: 4, of "transformers" 1. */
  parallel: z.int().min(1).max(256).optional(),
  /** Tries after the first, if the server answers 429 or 503. */
  retries: z.int().min(0).max(10).default(3),
  timeouts: z
    .object({
      /** Until the headers of the answer. */
      connectMs: milliseconds.default(60_000),
      /** From then until the first event. */
      firstByteMs: milliseconds.default(120_000),
      /** Between two events. */
      stallMs: milliseconds.default(60_000),
    })
    .prefault({}),
  /** Most texts of one request for embeddings or ranking. */
  batchSize: z.int().min(1).default(32),
  /** How the server writes vectors. */
  encodingFormat: z.enum(["base64", "float"]).default("base64"),
  /** Width of vectors to ask the server for, if the model has several. */
  dimensions: z.int().min(1).optional(),
  /** What the server does with a text over its limit: refuse the request, or cut the end without a word. Default: as the server is known. */
  longTexts: z.enum(["refused", "cut"]).optional(),
  /** What the scores of `/rerank` are. Default: as the server is known. */
  scores: z.enum(["probability", "logit"]).optional(),
});

export type RemotePart = z.output<typeof remotePartSchema>;
