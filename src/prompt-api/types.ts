/** The types of the Prompt API, compatible with those of `@types/dom-chromium-ai`: https://webmachinelearning.github.io/prompt-api/ */

export type LanguageModelAvailability = "unavailable" | "downloadable" | "downloading" | "available";

export type LanguageModelMessageContent = {
  type: "text" | "image" | "audio";
  value: ImageBitmapSource | AudioBuffer | BufferSource | string;
};

export interface LanguageModelMessage {
  role: "system" | "user" | "assistant";
  content: string | LanguageModelMessageContent[];
  /** The reply goes on from this last message of the assistant. */
  prefix?: boolean;
}

export type LanguageModelPrompt = string | LanguageModelMessage[];

export interface LanguageModelExpected {
  type: "text" | "image" | "audio" | "tool-call" | "tool-response";
  languages?: string[];
}

export interface LanguageModelTool {
  name: string;
  description: string;
  /** JSON Schema of the arguments: of an object. */
  inputSchema: object;
  /** Gets the object of the arguments. */
  // The type of the standard: the page knows the properties of its schema.
  // eslint-disable-next-line typescript/no-explicit-any
  execute: (input: any) => Promise<string>;
}

export interface LanguageModelCreateCoreOptions {
  expectedInputs?: LanguageModelExpected[];
  expectedOutputs?: LanguageModelExpected[];
  tools?: LanguageModelTool[];
  samplingMode?: LanguageModelSamplingMode;
  /** Only in extensions; ignored elsewhere. */
  topK?: number;
  /** Only in extensions; ignored elsewhere. */
  temperature?: number;
}

export type LanguageModelSamplingMode =
  | "most-predictable"
  | "predictable"
  | "slightly-predictable"
  | "balanced"
  | "slightly-creative"
  | "creative"
  | "most-creative";

export interface LanguageModelCreateMonitor extends EventTarget {
  ondownloadprogress: ((event: ProgressEvent) => unknown) | null;
}

export interface LanguageModelCreateOptions extends LanguageModelCreateCoreOptions {
  signal?: AbortSignal;
  monitor?: (monitor: LanguageModelCreateMonitor) => void;
  initialPrompts?: LanguageModelMessage[];
}

export interface LanguageModelPromptOptions {
  /** A JSON Schema or a RegExp. */
  responseConstraint?: object;
  omitResponseConstraintInput?: boolean;
  signal?: AbortSignal;
}

/** A session. */
export interface LanguageModelSession extends EventTarget {
  prompt(input: LanguageModelPrompt, options?: LanguageModelPromptOptions): Promise<string>;
  promptStreaming(input: LanguageModelPrompt, options?: LanguageModelPromptOptions): ReadableStream<string>;
  append(input: LanguageModelPrompt, options?: { signal?: AbortSignal }): Promise<undefined>;
  measureContextUsage(input: LanguageModelPrompt, options?: LanguageModelPromptOptions): Promise<number>;
  /** Tokens of the session's messages. */
  readonly contextUsage: number;
  /** Max tokens of the session's messages; Infinity if the model names no limit. */
  readonly contextWindow: number;
  oncontextoverflow: ((event: Event) => unknown) | null;
  readonly samplingMode: LanguageModelSamplingMode | null;
  clone(options?: { signal?: AbortSignal }): Promise<LanguageModelSession>;
  destroy(): undefined;
  /** The old name of `measureContextUsage`. */
  measureInputUsage(input: LanguageModelPrompt, options?: LanguageModelPromptOptions): Promise<number>;
  /** The old name of `contextUsage`. */
  readonly inputUsage: number;
  /** The old name of `contextWindow`. */
  readonly inputQuota: number;
  /** The old name of `oncontextoverflow`. */
  onquotaoverflow: ((event: Event) => unknown) | null;
  /** Only with the option `samplingParameters`. */
  readonly topK?: number;
  /** Only with the option `samplingParameters`. */
  readonly temperature?: number;
}

/** The sampling parameters of the model. */
export interface LanguageModelParams {
  readonly defaultTopK: number;
  readonly maxTopK: number;
  readonly defaultTemperature: number;
  readonly maxTemperature: number;
}

/** The class `LanguageModel`. Sessions are made with `create`; its constructor throws a TypeError. */
export interface LanguageModelClass {
  readonly prototype: LanguageModelSession;
  create(options?: LanguageModelCreateOptions): Promise<LanguageModelSession>;
  availability(options?: LanguageModelCreateCoreOptions): Promise<LanguageModelAvailability>;
  /** Only with the option `samplingParameters`. */
  params?: () => Promise<LanguageModelParams | null>;
}
