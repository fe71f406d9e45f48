/** The dictionaries of the Prompt API's IDL, and the converters of its arguments. */
import {
  abortSignal,
  boolean,
  callback,
  type Converter,
  dictionary,
  domString,
  enumeration,
  number,
  object,
  optional,
  required,
  sequence,
  sequenceOr,
  withDefault,
} from "./web-idl.ts";

const samplingModes = [
  "most-predictable",
  "predictable",
  "slightly-predictable",
  "balanced",
  "slightly-creative",
  "creative",
  "most-creative",
] as const;
export type SamplingMode = (typeof samplingModes)[number];

const messageTypes = ["text", "image", "audio", "tool-call", "tool-response"] as const;
export type MessageType = (typeof messageTypes)[number];

const roles = ["system", "user", "assistant"] as const;
export type Role = (typeof roles)[number];

export interface Content {
  type: MessageType;
  /** A string, or an instance of one of `valueTypes`. */
  value: string | object;
}

export interface Message {
  content: string | Content[];
  prefix: boolean;
  role: Role;
}

export type Prompt = string | Message[];

export interface Expected {
  languages: string[] | undefined;
  type: MessageType;
}

export interface Tool {
  description: string;
  execute: (...args: unknown[]) => unknown;
  inputSchema: object;
  name: string;
}

export interface CoreOptions {
  expectedInputs: Expected[] | undefined;
  expectedOutputs: Expected[] | undefined;
  samplingMode: SamplingMode | undefined;
  temperature: number | undefined;
  tools: Tool[] | undefined;
  topK: number | undefined;
}

export interface CreateOptions extends CoreOptions {
  initialPrompts: Message[] | undefined;
  monitor: ((...args: unknown[]) => unknown) | undefined;
  signal: AbortSignal | undefined;
}

export interface PromptOptions {
  omitResponseConstraintInput: boolean;
  responseConstraint: object | undefined;
  signal: AbortSignal | undefined;
}

export interface SignalOptions {
  signal: AbortSignal | undefined;
}

/** The types of `LanguageModelMessageValue` that are objects. A browser without one of them has no such values. */
const valueTypes = [
  "Blob",
  "ImageData",
  "ImageBitmap",
  "HTMLImageElement",
  "SVGImageElement",
  "HTMLCanvasElement",
  "OffscreenCanvas",
  "HTMLVideoElement",
  "VideoFrame",
  "AudioBuffer",
  "ArrayBuffer",
];

export function isInstanceOf(value: object, className: string): boolean {
  const type: unknown = Reflect.get(globalThis, className);
  return typeof type === "function" && value instanceof type;
}

/** An object of another type is converted to a string. */
const messageValue: Converter<string | object> = (value, name) => {
  if (typeof value === "object" && value !== null) {
    if (ArrayBuffer.isView(value) || valueTypes.some((type) => isInstanceOf(value, type))) return value;
  }
  return domString(value, name);
};

const content = dictionary<Content>({ type: required(enumeration(messageTypes)), value: required(messageValue) });

const message = dictionary<Message>({
  content: required(sequenceOr(content, domString)),
  prefix: withDefault(boolean, false),
  role: required(enumeration(roles)),
});

export const prompt: Converter<Prompt> = sequenceOr(message, domString);

const expected = dictionary<Expected>({ languages: optional(sequence(domString)), type: required(enumeration(messageTypes)) });

const tool = dictionary<Tool>({
  description: required(domString),
  execute: required(callback),
  inputSchema: required(object),
  name: required(domString),
});

const coreMembers = {
  expectedInputs: optional(sequence(expected)),
  expectedOutputs: optional(sequence(expected)),
  samplingMode: optional(enumeration(samplingModes)),
  temperature: optional(number),
  tools: optional(sequence(tool)),
  topK: optional(number),
};

export const coreOptions = dictionary<CoreOptions>(coreMembers);

export const createOptions = dictionary<CreateOptions>({
  ...coreMembers,
  initialPrompts: optional(sequence(message)),
  monitor: optional(callback),
  signal: optional(abortSignal),
});

export const promptOptions = dictionary<PromptOptions>({
  omitResponseConstraintInput: withDefault(boolean, false),
  responseConstraint: optional(object),
  signal: optional(abortSignal),
});

export const signalOptions = dictionary<SignalOptions>({ signal: optional(abortSignal) });
