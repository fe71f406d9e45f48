/** The tiny models of `tests/models` and PyTorch's results for them (`recipes/cohabit_recipes/tiny_families`). */
import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { GraphDraft } from "../../src/worker/engine/onnx/graph/graph-draft.ts";
import { headWidth } from "../../src/worker/engine/onnx/graph/head-width.ts";
import { causalPasses } from "../../src/worker/engine/onnx/rewriting/causal-passes.ts";
import { applyPasses } from "../../src/worker/engine/onnx/rewriting/graph-pass.ts";

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

export const familyGraph = (family: string) => new Uint8Array(readFileSync(`${familyFolder(family)}/onnx/model.onnx`));

/** Max positions of a model of a family: fewer than its rotary tables have. */
export const familyContext = 320;

/** A causal graph, with its companions, in the form that the engine runs. */
export function usualGraph(family: string): GraphDraft {
  const draft = new GraphDraft(familyGraph(family), companionsOf(family));
  applyPasses(draft, causalPasses(headWidth(familyJson(family, "config.json")), familyContext));
  return draft;
}

/** Companion files by the name that the graph has for them. */
export function companionsOf(family: string): Map<string, Uint8Array> {
  const folder = `${familyFolder(family)}/onnx`;
  const names = readdirSync(folder).filter((name) => name !== "model.onnx");
  return new Map(names.map((name) => [name, new Uint8Array(readFileSync(`${folder}/${name}`))]));
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
