/**
 * Calls to the language model of the browser, which only windows can use (Prompt API). A page serves them over a port, with comlink;
 * failures are values, because an exception loses its class on the way.
 */

/** The values of `LanguageModel.availability()`. */
export type ModelAvailability = "unavailable" | "downloadable" | "downloading" | "available";

/**
 * Why the model cannot be used: the browser has none, the page is not in a secure context, a frame or the site's Permissions-Policy lacks
 * `language-model`, the browser does not support the languages, or it reports that its model cannot run on this device.
 */
export type BrowserModelObstacle = "absent" | "insecure" | "forbidden" | "languages" | "device";

export interface BrowserModelFacts {
  availability: ModelAvailability;
  /** Present if `availability` is "unavailable". */
  obstacle?: BrowserModelObstacle;
  /** Whether prompts may have images. */
  readsImages: boolean;
  /** Whether sessions have the option `samplingMode`. */
  hasSamplingModes: boolean;
}

export type SamplingMode = "most-predictable" | "predictable" | "balanced" | "creative" | "most-creative";

export interface SessionOptions {
  /** Languages of prompts and replies, as BCP 47 tags. */
  languages: readonly string[];
  /** Whether prompts may have images. */
  images: boolean;
  /** Default: the browser's. */
  samplingMode?: SamplingMode;
}

export type PromptPart = { type: "text"; value: string } | { type: "image"; value: Blob };

export interface PromptMessage {
  role: "system" | "user" | "assistant";
  content: PromptPart[];
  /** The reply begins with this text. Only for the last message, of the assistant. */
  prefix?: true;
}

export interface PromptConstraint {
  /** JSON Schema of the reply. */
  schema: Record<string, unknown>;
  /** Whether the browser shows the schema to the model. */
  isShown: boolean;
}

/** A DOMException as a value. */
export interface PromptFailure {
  name: string;
  message: string;
  /** Of a QuotaExceededError: tokens of the prompt, and tokens that were available. */
  requested?: number;
  quota?: number;
}

export type PromptOutcome<Value> = { ok: true; value: Value } | { ok: false; failure: PromptFailure };

export interface SessionFacts {
  id: number;
  /** Max tokens of prompts and replies together; may be Infinity. */
  contextWindow: number;
  /** Tokens so far. */
  contextUsage: number;
}

/** Messages on the port of a running prompt: page to engine. */
export type PromptStreamMessage =
  /** A piece of the reply, not the reply so far. */
  | { type: "text"; text: string }
  /** The browser has dropped earlier messages of the session. */
  | { type: "overflow" }
  | { type: "end" }
  | { type: "failed"; failure: PromptFailure };

/** Message from the engine to the page on the same port. */
export type PromptControl = { type: "abort" };

/** The functions that a page exposes. */
export interface BrowserModelPage {
  facts(languages: readonly string[]): Promise<BrowserModelFacts>;
  /**
   * Downloads the model, which the browser allows only soon after a click or key press in this page. `onProgress`, a comlink proxy,
   * gets the downloaded share, from 0 to 1.
   */
  download(options: SessionOptions, onProgress: (share: number) => void): Promise<PromptOutcome<null>>;
  /** Creates a session. Fails with NotAllowedError if the model would have to be downloaded. */
  create(options: SessionOptions, initialPrompts: PromptMessage[]): Promise<PromptOutcome<SessionFacts>>;
  clone(session: number): Promise<PromptOutcome<SessionFacts>>;
  /** Writes a reply as `PromptStreamMessage`s on `port` (transferred). */
  prompt(session: number, messages: PromptMessage[], constraint: PromptConstraint | undefined, port: MessagePort): void | Promise<void>;
  /** Returns the tokens that a prompt would take in the session. */
  measure(session: number, messages: PromptMessage[], constraint?: PromptConstraint): Promise<PromptOutcome<number>>;
  destroy(session: number): void | Promise<void>;
}
