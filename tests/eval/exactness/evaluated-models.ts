/** The models that are compared: starter-chat, tiny ones of random weights, and folders in hub layout. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import starterModels from "../../../src/worker/models/starter-models.json" with { type: "json" };
import { GraphDraft } from "../../../src/worker/engine/onnx/graph/graph-draft.ts";
import { graphFacts } from "../../../src/worker/engine/onnx/graph/graph-facts.ts";
import { findGraphs } from "../../../src/worker/reading/derived/graph-files.ts";
import { onnxFields } from "../../../src/worker/reading/derived/onnx-fields.ts";
import type { Computation } from "./exactness-protocol.ts";

type OnnxPart = Computation["onnx"];

export interface EvaluatedGraph {
  /** Name of its file. */
  name: string;
  onnx: OnnxPart;
  /** Bytes of the file and its companions. */
  bytes: number;
  isHalfPrecision: boolean;
}

export interface EvaluatedModel {
  name: string;
  folder: string;
  graphs: EvaluatedGraph[];
}

const inRepository = (below: string): string => fileURLToPath(new URL(`../../../${below}`, import.meta.url));

/** In 4 bits; all weights of the others are float32. */
const tinyFamilies = ["llama-genai", "gemma3-genai"];

/** `folders`: these instead of the repository's own. @throws UnusableModelError for one without ONNX graphs. */
export function evaluatedModels(folders: readonly string[] | undefined): EvaluatedModel[] {
  return folders?.map(modelIn) ?? [starterChat(), ...tinyFamilies.map((family) => modelIn(inRepository(`tests/models/${family}`)))];
}

function starterChat(): EvaluatedModel {
  const id = "starter-chat";
  const folder = inRepository(`models/${id}`);
  const graphs = starterModels.flatMap((record) => (record.id === id ? graphsOf(folder, record.onnx) : []));
  return { name: id, folder, graphs };
}

/** Every dtype that it has. */
function modelIn(folder: string): EvaluatedModel {
  const name = path.basename(folder);
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => file.split(path.sep).join("/"));
  const files = paths.map((file) => ({ path: file, bytes: statSync(path.join(folder, file)).size }));
  const choice = findGraphs(files);
  // Without a graph the error lists the files of the folder.
  const wishes = choice === undefined ? [{}] : Array.from(choice.byDtype.values(), (graph) => ({ file: graph.path }));
  return { name, folder, graphs: wishes.flatMap((wish) => graphsOf(folder, onnxFields(name, files, wish))) };
}

/** A graph that supports an int8 cache counts twice: with such a cache, and with its own. */
function graphsOf(folder: string, onnx: OnnxPart): EvaluatedGraph[] {
  const { cacheScales, ...weights } = onnx.wasm ?? { file: "" };
  const file = path.join(folder, weights.file);
  const { companions, usesHalfPrecision: isHalfPrecision } = graphFacts(new GraphDraft(readFileSync(file)));
  const paths = [file, ...companions.map((companion) => path.join(path.dirname(file), companion))];
  const facts = { name: path.basename(file), bytes: paths.reduce((sum, each) => sum + statSync(each).size, 0), isHalfPrecision };
  const own = { ...facts, onnx: { ...onnx, wasm: weights } };
  if (cacheScales === undefined) return [own];
  return [own, { ...facts, name: `${facts.name}, cache in int8`, onnx: { wasm: { ...weights, cacheScales } } }];
}
