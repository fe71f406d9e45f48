/** What a page tells the host worker when it starts it; checked here because it comes from user code. */
import { z } from "zod";
import { defaultMaxBodyBytes } from "../../transport/body-limit.ts";
import { generatePresetSchema } from "../../api/generate/generate-request.ts";
import { modelRecordSchema } from "../models/model-record.ts";

const permissionSchema = z.enum(["inference", "datasets", "connectors", "admin"]);

export const hostOptionsSchema = z.object({
  /** Path before /v1 and /v2: "" or "/api". */
  base: z
    .string()
    .regex(/^(\/[^/?#]+)*$/)
    .default(""),
  /** Added to the starter models; a record with the id of a starter model replaces it. */
  models: z.array(modelRecordSchema).default([]),
  /** URL of the folder with the starter models. A page may give it relative to its document. Default there: `models/` beside the folder `assetsUrl`. */
  modelsUrl: z.url(),
  /** What the host keeps of the site for use offline. Absent: nothing. */
  siteFiles: z
    .object({
      /** Absolute URL of the list that the build wrote. */
      listUrl: z.url(),
      /** Cache that the site's service worker answers from. */
      cacheName: z.string().min(1),
      /** Web Lock of the site: each of its tabs holds it or waits for it. */
      lockName: z.string().min(1),
    })
    .optional(),
  /** Model names that stand for another: exact names, or patterns with `*`. The first match in order wins. */
  aliases: z.record(z.string().min(1), z.string().min(1)).default({}),
  /** Known bearer tokens. Absent: any non-empty token is accepted, its owner derived from its hash. */
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
   * Keys of the servers of remote models, by model id: what a server gets as `Authorization: Bearer`. They stay in the memory
   * of the host and of the engine. Whatever runs in the page can read what the page gives here: see docs/remote.md.
   */
  remoteKeys: z
    .record(z.string().min(1), z.string().regex(/^[\x21-\x7e]+$/, { error: "a key must be of visible ASCII characters, without spaces" }))
    .default({}),
  /** "auto": WebGPU on a hardware adapter, else WASM. */
  device: z.enum(["auto", "webgpu", "wasm"]).default("auto"),
  /** Engine workers by name: URLs of module workers that speak the engine protocol. */
  engines: z.record(z.string().min(1), z.url()).default({}),
  /** Most calls that may wait for a model; beyond it the lowest priority is answered 503. */
  queueLimit: z.int().min(0).default(64),
  /** Milliseconds until a call without a first byte is answered 504. */
  firstByteTimeoutMs: z.int().min(1).default(240_000),
  /** Milliseconds after which a reply that is still being written ends with TIMEOUT. */
  replyTimeoutMs: z.int().min(1).default(900_000),
  /** Milliseconds without a token or a computed batch after which an engine is given up and replaced. */
  replyStallMs: z.int().min(1).default(120_000),
  /** Milliseconds that loading a model may take without any progress before its worker is replaced. */
  loadStallMs: z.int().min(1).default(60_000),
  /** Bytes that loaded models may hold together; the least recently used are unloaded first. */
  memoryBudgetBytes: z
    .int()
    .min(1)
    .default(4 * 1024 ** 3),
  /** Size of each owner's bucket of requests, which refills evenly in a minute; an empty one is answered 429. Absent: no limit. */
  requestsPerMinute: z.int().min(1).optional(),
  /** Largest request body, in bytes; a larger one is answered 413 before it is read whole. */
  maxBodyBytes: z.int().min(1).default(defaultMaxBodyBytes),
  /** Texts that may appear neither in a request nor in a reply (498). */
  denyList: z.array(z.string().min(1)).default([]),
  /** Instructions for v1 chat requests that give no preamble. Default: none. */
  preamble: z.string().optional(),
  /** Lets v1 chat answer in `text` where tools were given and the model called none; the contract leaves it empty. */
  v1ToolsDirectAnswer: z.boolean().default(false),
  /** Presets of generate by name: fields of its requests, which a request may override. */
  presets: z.record(z.string().min(1), generatePresetSchema).default({}),
});

export type HostOptions = z.output<typeof hostOptionsSchema>;
export type HostOptionsInput = z.input<typeof hostOptionsSchema>;
