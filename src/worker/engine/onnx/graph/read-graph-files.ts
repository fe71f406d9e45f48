/** Fetches a graph and the companions that hold its weights. */
import type { LoadRequest } from "../../engine.ts";
import type { ModelFiles } from "../../model-folder/model-files.ts";
import { parsed } from "../../model-folder/parsed-file.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import type { OnnxWeights } from "../../../models/record/onnx-part.ts";
import { type CacheScalesFile, cacheScalesSchema } from "./cache-scales.ts";
import type { ModelRecord } from "../../../models/record/model-record.ts";
import { hasCache } from "./cache-names.ts";
import { writesTokens } from "./writes-tokens.ts";
import { inUsualForm } from "../rewriting/usual-form.ts";
import { asDamage } from "./damaged-graph.ts";
import type { GraphFiles } from "./graph.ts";
import { type GraphFacts, readGraphFile } from "./graph-file.ts";
import { headWidth } from "./head-width.ts";

/**
 * Throws an `out-of-memory` failure if the device cannot hold one of its tensors.
 * @param check Throws if the graph cannot be used, before its companions are fetched: they have most of a large model's bytes.
 */
export async function readGraphFiles(
  files: ModelFiles,
  weights: OnnxWeights,
  { device, record }: Pick<LoadRequest, "device" | "record">,
  check: (facts: GraphFacts) => void = () => undefined,
): Promise<GraphFiles> {
  const { file: path, cacheScales, cacheType, widened, int8Products: hasInt8Products } = weights;
  const [stored, scales] = await Promise.all([files.bytes(path), device.kind === "wasm" ? readScales(files, cacheScales) : undefined]);
  const { graph, facts } = await readGraph(files, record, path, stored);
  if (facts.outputs.size === 0) throw new EngineFailureError({ kind: "files-damaged", detail: `${path} is not an ONNX graph` });
  parsed(path, () => check(facts));
  if (device.kind === "webgpu") {
    const { assertFitsGpu } = await import("../gpu-buffers.ts");
    await assertFitsGpu(facts, record.contextLength);
  }
  const externalData = new Map<string, Uint8Array>();
  // The graph names its companions relative to itself.
  const graphFolder = path.slice(0, path.lastIndexOf("/") + 1);
  const companions = new Set([...weights.externalData, ...facts.companions.map((name) => graphFolder + name)]);
  files.expect([...companions].filter((companion) => !weights.externalData.includes(companion)));
  for (const companion of companions) {
    // oxlint-disable-next-line no-await-in-loop
    externalData.set(companion.slice(graphFolder.length), await files.bytes(companion));
  }
  return { path, graph, cacheScales: scales, externalData, facts, cacheType, widened, hasInt8Products };
}

/** Before its companions, so that a graph that cannot be used is refused while it is small. */
async function readGraph(
  files: ModelFiles,
  record: ModelRecord,
  path: string,
  stored: Uint8Array<ArrayBuffer>,
): Promise<Pick<GraphFiles, "graph" | "facts">> {
  const facts = readGraphFile(stored);
  if (!writesTokens(record, { facts })) return { graph: stored, facts };
  const isWidthOpen = hasCache(facts.inputs) && facts.cacheRowBytes === 0;
  const config = isWidthOpen ? await files.json("config.json") : undefined;
  const width = config === undefined ? undefined : parsed("config.json", () => headWidth(config));
  return asDamage(path, async () => inUsualForm({ graph: stored, facts }, width));
}

async function readScales(files: ModelFiles, path: string | undefined): Promise<CacheScalesFile | undefined> {
  if (path === undefined) return undefined;
  const file = await files.json(path);
  return { path, scales: parsed(path, () => cacheScalesSchema.parse(file)) };
}
