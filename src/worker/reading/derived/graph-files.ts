/** Finds the ONNX graphs in a model's folder by the names of its files. */
import { type Dtype, splitGraphName } from "../../models/record/dtypes.ts";
import type { FactFile } from "./model-facts.ts";

/** A graph and its external files. */
export interface GraphFile {
  /** Relative to the model's folder. */
  path: string;
  /** Files with the weights of the graph, in the order of their numbers. */
  externalData: string[];
  /** File with cache scales in the same folder, see `OnnxWeights`; undefined if there is none. */
  cacheScales: string | undefined;
  /** Total size of the graph and its external data; undefined if the server did not send all sizes. */
  bytes: number | undefined;
}

/** The main graph of a model in every dtype, and its other graphs. */
export interface GraphChoice {
  byDtype: ReadonlyMap<Dtype, GraphFile>;
  /** Stems of further graphs that the model needs, such as `embed_tokens` and `vision_encoder`; empty for a model of one graph. */
  parts: readonly string[];
}

/** Stems of the main graph. The first existing one counts. */
export const mainStems = ["model", "decoder_model_merged"] as const;
/** Folders of graphs. The first folder with a graph counts. */
export const graphFolders = ["onnx/", ""] as const;

const scalesName = "cache_scales.json";
const knownParts = ["embed_tokens", "vision_encoder", "audio_encoder", "encoder_model", "text_model", "vision_model"];

/** Returns undefined if there is no graph with a known name. */
export function findGraphs(files: readonly FactFile[]): GraphChoice | undefined {
  for (const folder of graphFolders) {
    const graphs = files.flatMap((file) => {
      const name = file.path.startsWith(folder) ? /^([^/]+)\.onnx$/.exec(file.path.slice(folder.length))?.[1] : undefined;
      return name === undefined ? [] : [{ ...splitGraphName(name), graph: graphWithData(file, files) }];
    });
    const stems = new Set(graphs.map(({ stem }) => stem));
    const parts = knownParts.filter((part) => stems.has(part));
    const main = mainStems.find((stem) => stems.has(stem));
    if (main === undefined && parts.length === 0) continue;
    const byDtype = new Map(graphs.filter(({ stem }) => stem === main).map(({ dtype, graph }) => [dtype, graph] as const));
    // A repository with the whole model in one graph may also have its parts as graphs (CLIP's text and vision towers).
    return { byDtype, parts: main === "model" ? [] : parts };
  }
  return undefined;
}

/** Returns the graphs with one stem by dtype, from the first folder that has one. */
export function graphsNamed(stem: string, files: readonly FactFile[]): Map<Dtype, GraphFile> {
  for (const folder of graphFolders) {
    const graphs = files.flatMap((file) => {
      const name = file.path.startsWith(folder) ? /^([^/]+)\.onnx$/.exec(file.path.slice(folder.length))?.[1] : undefined;
      const split = name === undefined ? undefined : splitGraphName(name);
      return split?.stem === stem ? [[split.dtype, graphWithData(file, files)] as const] : [];
    });
    if (graphs.length > 0) return new Map(graphs);
  }
  return new Map();
}

/** Returns the graph at a path that the user specified; undefined if it is not listed. */
export function graphAt(path: string, files: readonly FactFile[]): GraphFile | undefined {
  const file = files.find((each) => each.path === path);
  return file && graphWithData(file, files);
}

function graphWithData(graph: FactFile, files: readonly FactFile[]): GraphFile {
  const companions = files.flatMap((file) => {
    const number = file.path.startsWith(graph.path) ? /^[_.]data(?:_(\d+))?$/.exec(file.path.slice(graph.path.length)) : null;
    return number === null ? [] : [{ file, number: Number(number[1] ?? 0) }];
  });
  const ordered = companions.toSorted((a, b) => a.number - b.number).map(({ file }) => file);
  const sizes = [graph, ...ordered].map(({ bytes }) => bytes);
  const bytes = sizes.includes(undefined) ? undefined : sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
  const scales = graph.path.slice(0, graph.path.lastIndexOf("/") + 1) + scalesName;
  const cacheScales = files.some(({ path }) => path === scales) ? scales : undefined;
  return { path: graph.path, externalData: ordered.map(({ path }) => path), cacheScales, bytes };
}
