/** The services and options that route handlers use. */
import type { InferenceService } from "../inference/inference-service.ts";
import type { Admission } from "./access/admission.ts";
import type { OpenaiOptions } from "./compatibility/openai-paths.ts";
import type { GeneratePreset } from "./generate/generate-request.ts";
import type { Timer } from "./response/deferred-body.ts";
import type { Stores } from "./stores.ts";

/** The services of routes at which a model computes. */
export interface ModelServices {
  inference: InferenceService;
  admission: Admission;
  timer: Timer;
  /** Milliseconds on a monotonic clock, for the text of a 504. */
  now: () => number;
}

export interface ApiServices extends ModelServices {
  stores: Stores;
  options: RouteOptions;
}

export interface RouteOptions extends OpenaiOptions {
  /** Path before /v1 and /v2: "" (default) or for example "/api". */
  base?: string | undefined;
  /** Instructions for v1 chat requests without a preamble. Default: none. */
  preamble?: string | undefined;
  /** v1 chat: return the text of a reply that was offered tools and called none. Default: false, its `text` is "" (contract 18). */
  v1ToolsDirectAnswer?: boolean | undefined;
  /** Named values, which generate requests select by `preset`. Default: none. */
  presets?: Readonly<Record<string, GeneratePreset>> | undefined;
  /** Origins other than the page's to which an OAuth authorisation may lead back. Default: none. */
  connectorRedirectOrigins?: readonly string[] | undefined;
}
