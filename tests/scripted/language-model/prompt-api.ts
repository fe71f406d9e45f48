/** Types of the Prompt API that the scripted `LanguageModel` takes. */
export type Schema = Record<string, unknown>;

export interface Message {
  role: "system" | "user" | "assistant";
  content: string | { type: string; value: unknown }[];
  prefix?: boolean;
}

export interface CreateOptions {
  expectedInputs?: { type: string; languages?: string[] }[];
  expectedOutputs?: { type: string; languages?: string[] }[];
  samplingMode?: string;
  initialPrompts?: Message[];
  signal?: AbortSignal;
  monitor?: (events: EventTarget) => void;
}

export interface PromptOptions {
  responseConstraint?: Schema;
  omitResponseConstraintInput?: boolean;
  signal?: AbortSignal;
}
