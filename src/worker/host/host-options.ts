/** The schema of the host worker's options, which come from user code. */
import { z } from "zod";
import { defaultMaxBodyBytes } from "../../transport/body-limit.ts";
import { generatePresetSchema } from "../../api/generate/generate-request.ts";
import { dtypeOptionSchema } from "../models/record/dtypes.ts";
import { isFetched } from "../models/record/model-reference.ts";
import { modelEntrySchema } from "../models/model-entry.ts";
import { checkModelOptions } from "./model-options.ts";

const permissionSchema = z.enum(["inference", "datasets", "connectors", "admin"]);

const fieldsSchema = z.object({
  /** Path before /v1 and /v2: "" or "/api". */
  base: z
    .string()
    .regex(/^(\/[^/?#]+)*$/)
    .default(""),
  /**
   * Added to the starter models. A model with the id of a starter model replaces it. Entries are hub ids ("org/name",
   * "org/name@revision"), absolute URLs of folders in hub layout, objects with `hub` and fields that replace those derived from the
   * model's files, or whole records.
   */
  models: z.array(modelEntrySchema).default([]),
  /** Base URLs of hubs, mirrors or folders, searched in this order. In a page, relative to its document. Default: https://huggingface.co/ */
  hubs: z
    .array(z.url().refine((hub) => !URL.canParse(hub) || isFetched(new URL(hub)), { error: "must be an http or https URL" }))
    .min(1)
    .optional(),
  /** Element type of the weights of models that are given by an id. Default: chosen for the device. */
  dtype: dtypeOptionSchema.optional(),
  /** URL of the folder with the starter models; in a page, relative to its document. Default in a page: `models/` next to the folder `assetsUrl`. */
  modelsUrl: z.url(),
  /**
   * Shares weights with other sites by `navigator.crossOriginStorage`, where the browser has it. Files of at least 1 MiB with a known
   * SHA-256 are looked up there before they are downloaded. They are stored there once they are verified. "same-site": for origins of
   * this site. "everyone": for every origin, which the browser allows for files on its list of public files. Default: false.
   */
  crossOriginStorage: z.union([z.literal(false), z.enum(["same-site", "everyone"])]).default(false),
  /** How the host stores the site's files for offline use. Default: it stores none. */
  siteFiles: z
    .object({
      /** Absolute URL of the list that the build wrote. */
      listUrl: z.url(),
      /** Cache from which the site's service worker serves. */
      cacheName: z.string().min(1),
      /** Only files in this folder are stored. Default: all files of the list. */
      folderUrl: z.url().optional(),
      /** Name of the site. Each of its tabs holds or requests a Web Lock with a name that begins with it and a space. */
      name: z.string().min(1),
    })
    .optional(),
  /** Alternative names of models: exact names, or patterns with `*`. The first match in order is used. */
  aliases: z.record(z.string().min(1), z.string().min(1)).default({}),
  /** Known bearer tokens. Default: any non-empty token is accepted, and its owner is derived from its hash. */
  tokens: z
    .array(
      z.object({
        token: z.string().min(1),
        ownerId: z.string().min(1),
        organizationId: z.string().min(1),
        permissions: z.array(permissionSchema),
      }),
    )
    .optional(),
  /**
   * Keys for the servers of remote models, by model id, sent as `Authorization: Bearer`. They stay in the memory of the host and
   * of the engine. All scripts of the page can read the keys that the page passes: see docs/remote.md.
   */
  remoteKeys: z
    .record(
      z.string().min(1),
      z.string().regex(/^[\x21-\x7e\xa1-\xff]+$/, { error: "a key must be of visible characters of Latin-1, without spaces" }),
    )
    .default({}),
  /** "auto": WebGPU on a hardware adapter, otherwise WASM. */
  device: z.enum(["auto", "webgpu", "wasm"]).default("auto"),
  /**
   * Threads of each model on WASM, at most the number of cores. Without cross-origin isolation there is one. Default: the number
   * of cores minus one, at most 4.
   */
  threads: z.int().min(1).optional(),
  /** Engine workers by name: URLs of module workers that implement the engine protocol. */
  engines: z.record(z.string().min(1), z.url()).default({}),
  /**
   * Max calls that may wait for a model. Beyond it, a call of the highest priority number gets 503; it belongs to the owner with the
   * most waiting calls.
   */
  queueLimit: z.int().min(0).default(64),
  /** Milliseconds until a call without a first byte gets 504. */
  firstByteTimeoutMs: z.int().min(1).default(240_000),
  /** Milliseconds after which a reply in progress ends with TIMEOUT. */
  replyTimeoutMs: z.int().min(1).default(900_000),
  /** Milliseconds without a token or a computed batch after which an engine is replaced. */
  replyStallMs: z.int().min(1).default(120_000),
  /** Milliseconds without progress after which the worker of a loading model is replaced. */
  loadStallMs: z.int().min(1).default(60_000),
  /**
   * Max bytes of all loaded models. Beyond it, the least recently used idle models are unloaded; larger weights are not loaded.
   * Default: half of the device's memory (8 GiB are assumed if the browser does not report it), and on WebGPU at most four times the
   * adapter's `maxBufferSize`.
   */
  memoryBudgetBytes: z.int().min(1).optional(),
  /** Size of each owner's bucket of requests, which refills evenly in one minute; an empty one gives 429. Default: no limit. */
  requestsPerMinute: z.int().min(1).optional(),
  /** Max bytes of a request body; a larger one gets 413 before it is read completely. */
  maxBodyBytes: z.int().min(1).default(defaultMaxBodyBytes),
  /** Max bytes of one dataset; a larger upload gets 400. */
  maxDatasetBytes: z.int().min(1).default(1_500_000_000),
  /** Max bytes of all datasets of an organisation; an upload beyond it gets 400. */
  maxStoredBytes: z.int().min(1).default(10_000_000_000),
  /** Max milliseconds for one response of a connector or its authorisation server. */
  connectorTimeoutMs: z.int().min(1).max(30_000).default(30_000),
  /** Whether to send a test search when a connector is created, or when its URL or credentials change; false for use offline. */
  connectorTestSearch: z.boolean().default(true),
  /** Origins to which the authorisation of a connector may redirect, in addition to the origin of the page. */
  connectorRedirectOrigins: z.array(z.url().transform((url) => new URL(url).origin)).default([]),
  /** Texts that may occur neither in a request nor in a reply (498). */
  denyList: z.array(z.string().min(1)).default([]),
  /** Instructions for v1 chat requests without a preamble. Default: none. */
  preamble: z.string().optional(),
  /** Return the text of a v1 reply that was offered tools and called none; the contract leaves `text` empty. */
  v1ToolsDirectAnswer: z.boolean().default(false),
  /**
   * "/v1", or a path below /v1, /v2 or /compatibility/v1: its `/chat/completions` and `/embeddings` respond to OpenAI clients
   * like those of `/compatibility/v1`, see docs/openai.md. Default: none.
   */
  openaiPath: z
    .string()
    .regex(/^\/(v1|v2|compatibility\/v1)(\/[^/?#]+)*$/, { error: "must be /v1, or a path below /v1, /v2 or /compatibility/v1" })
    .optional(),
  /** Presets of generate by name: fields of its requests, which a request may override. */
  presets: z.record(z.string().min(1), generatePresetSchema).default({}),
});

export const hostOptionsSchema = fieldsSchema.superRefine(checkModelOptions);

export type HostOptions = z.output<typeof hostOptionsSchema>;
export type HostOptionsInput = z.input<typeof hostOptionsSchema>;
