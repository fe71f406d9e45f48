/** The tiny models of `tests/models` and PyTorch's results for them (`recipes/cohabit_recipes/tiny_families`). */
import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { readGraphFile } from "../../src/worker/engine/onnx/graph/graph-file.ts";
import { headWidth } from "../../src/worker/engine/onnx/graph/head-width.ts";
import { inUsualForm } from "../../src/worker/engine/onnx/rewriting/usual-form.ts";

const numbers = z.array(z.number());

const causalReferenceSchema = z.object({
  vocabularySize: z.int(),
  replies: z.array(z.object({ prompt: numbers, tokens: numbers, promptLogits: numbers, lastLogits: numbers })),
});

const rowSchema = z.object({ text: z.string(), ids: numbers, vector: numbers });
const embeddingReferenceSchema = z.object({ rows: z.array(rowSchema), query: rowSchema.extend({ prompt: z.string() }).optional() });

const pairReferenceSchema = z.object({ query: z.string(), documents: z.array(z.object({ text: z.string(), score: z.number() })) });

export const familyFolder = (family: string): string => `tests/models/${family}`;

export function familyJson(family: string, path: string): unknown {
  return JSON.parse(readFileSync(`${familyFolder(family)}/${path}`, "utf8"));
}

export const causalReference = (family: string) => causalReferenceSchema.parse(familyJson(family, "reference.json"));
export const embeddingReference = (family: string) => embeddingReferenceSchema.parse(familyJson(family, "reference.json"));
export const pairReference = (family: string) => pairReferenceSchema.parse(familyJson(family, "reference.json"));

export const familyGraph = (family: string) => readFileSync(`${familyFolder(family)}/onnx/model.onnx`);

/** A causal graph in the form in which the engine opens it. */
export function usualGraph(family: string): Uint8Array<ArrayBuffer> {
  const graph = familyGraph(family);
  return inUsualForm({ graph, facts: readGraphFile(graph) }, headWidth(familyJson(family, "config.json"))).graph;
}

/** Companion files by the name that the graph has for them. */
export function companionsOf(family: string): Map<string, Uint8Array> {
  const folder = `${familyFolder(family)}/onnx`;
  const names = readdirSync(folder).filter((name) => name !== "model.onnx");
  return new Map(names.map((name) => [name, readFileSync(`${folder}/${name}`)]));
}

const encoderDecoderReplySchema = z.object({
  text: z.string(),
  prompt: numbers,
  tokens: numbers,
  written: z.string(),
  promptLogits: numbers,
  lastLogits: numbers,
});
/** `ended`: a reply that the model ends; `cut`: one that it does not. */
const encoderDecoderReferenceSchema = z.object({
  vocabularySize: z.int(),
  ended: encoderDecoderReplySchema,
  cut: encoderDecoderReplySchema,
});
export const encoderDecoderReference = (family: string) => encoderDecoderReferenceSchema.parse(familyJson(family, "reference.json"));
