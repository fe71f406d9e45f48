/** The part of the Prompt API that is used here (https://webmachinelearning.github.io/prompt-api/). TypeScript does not declare it yet. */
import type { ModelAvailability, PromptMessage, SamplingMode } from "../../transport/browser-model.ts";

interface ExpectedContent {
  type: "text" | "image";
  languages?: readonly string[];
}

export interface LanguageModelOptions {
  expectedInputs?: ExpectedContent[];
  expectedOutputs?: ExpectedContent[];
  samplingMode?: SamplingMode;
  initialPrompts?: PromptMessage[];
  monitor?: (monitor: EventTarget) => void;
}

interface PromptOptions {
  responseConstraint?: object;
  omitResponseConstraintInput?: boolean;
  signal?: AbortSignal;
}

export interface LanguageModelSession extends EventTarget {
  readonly contextUsage: number;
  readonly contextWindow: number;
  promptStreaming(input: PromptMessage[], options?: PromptOptions): ReadableStream<string>;
  measureContextUsage(input: PromptMessage[], options?: PromptOptions): Promise<number>;
  clone(): Promise<LanguageModelSession>;
  destroy(): void;
}

export interface LanguageModelClass {
  availability(options?: LanguageModelOptions): Promise<ModelAvailability>;
  create(options?: LanguageModelOptions): Promise<LanguageModelSession>;
  readonly prototype: object;
}

/** Returns `LanguageModel` of this window; undefined if the browser has none. */
export function languageModel(): LanguageModelClass | undefined {
  const found: unknown = Reflect.get(globalThis, "LanguageModel");
  return isLanguageModel(found) ? found : undefined;
}

function isLanguageModel(value: unknown): value is LanguageModelClass {
  return typeof value === "function" && "availability" in value && "create" in value;
}
