/** The part of a GGUF header from which a model's record is derived: the metadata without the vocabulary. */
import { z } from "zod";
import { readGgufDecoder } from "./gguf-decoder.ts";
import type { GgufHeader } from "./gguf-header.ts";
import type { GgufValue } from "./gguf-values.ts";

const choiceSchema = z.object({ files: z.array(z.string()).min(1), quantization: z.string().optional() });

export const ggufFactsSchema = z.object({
  ...choiceSchema.shape,
  /** Smaller weights. Their header was not read. */
  alternative: choiceSchema.optional(),
  /** Path of the vision part. */
  projector: z.string().optional(),
  /** The metadata without chat templates and long arrays. Long texts are cut. */
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.number()), z.array(z.string())])),
  /** Tokens of the vocabulary. */
  vocabularySize: z.int(),
  /** Bytes of the tensors by type. For a split model this counts only the first file. */
  bytesByType: z.record(z.string(), z.number()),
  /** Whether there is a layer that scores the relevance of a pair of texts. */
  hasClassifier: z.boolean(),
  /** Why the onnx engine cannot make a graph of the tensors, as the end of a sentence. Absent: it can. */
  graphObstacle: z.string().optional(),
});
export type GgufFacts = z.output<typeof ggufFactsSchema>;

/** Max values that are kept. Real files have under 100. */
const maxValues = 1024;
const maxKeyLength = 256;
/** Max elements of a kept array: a list with one value for each layer is shorter, a vocabulary is longer. */
const maxElements = 512;
const maxTextLength = 4096;
const templateKey = /^tokenizer\.chat_template/;

export function ggufFactsOf(header: GgufHeader, { paths, quantization }: { paths: string[]; quantization: string | undefined }): GgufFacts {
  const { metadata, tensors } = header;
  const tokens = metadata.get("tokenizer.ggml.tokens");
  const { obstacle } = readGgufDecoder(header);
  const bytesByType: Record<string, number> = {};
  for (const { type, bytes } of tensors) bytesByType[type] = (bytesByType[type] ?? 0) + bytes;
  return {
    files: paths,
    ...(quantization !== undefined && { quantization }),
    values: Object.fromEntries([...metadata].flatMap(([key, value]) => keptValue(key, value)).slice(0, maxValues)),
    vocabularySize: Array.isArray(tokens) ? tokens.length : 0,
    bytesByType,
    hasClassifier: tensors.some(({ name }) => name === "cls.weight" || name === "cls.output.weight"),
    ...(obstacle !== undefined && { graphObstacle: obstacle }),
  };
}

function keptValue(key: string, value: GgufValue): [string, GgufFacts["values"][string]][] {
  if (key.length > maxKeyLength || templateKey.test(key)) return [];
  if (typeof value === "string") return [[key, value.slice(0, maxTextLength)]];
  if (typeof value === "number" && !Number.isFinite(value)) return [];
  if (typeof value !== "object") return [[key, value]];
  if (value.length > maxElements) return [];
  const elements = textsOf(value) ?? Array.from(value, Number);
  // JSON has no infinite numbers, and no record needs a value with one.
  return elements.every((element) => typeof element === "string" || Number.isFinite(element)) ? [[key, elements]] : [];
}

function textsOf(value: Exclude<GgufValue, string | number | boolean>): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const texts = value.filter((element) => typeof element === "string").map((text: string) => text.slice(0, maxTextLength));
  return texts.length === value.length ? texts : undefined;
}

/** Returns a number of the model's architecture, such as `llama.context_length`. */
export function architectureNumber({ values }: Pick<GgufFacts, "values">, name: string): number | undefined {
  const value = values[`${String(values["general.architecture"])}.${name}`];
  // Some values are lists with one number for each layer.
  const first = Array.isArray(value) ? Math.max(...value.map(Number)) : value;
  return typeof first === "number" && Number.isFinite(first) ? first : undefined;
}

export function textValue({ values }: Pick<GgufFacts, "values">, key: string): string | undefined {
  const value = values[key];
  return typeof value === "string" ? value : undefined;
}
