/** Fetches a graph and the companions that hold its weights. */
import type { LoadRequest } from "../engine.ts";
import type { ModelFiles } from "../model-folder/model-files.ts";
import { parsed } from "../model-folder/parsed-file.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import type { OnnxWeights } from "../../models/record/onnx-part.ts";
import { type CacheScalesFile, cacheScalesSchema } from "./graph/cache-scales.ts";
import type { ModelRecord } from "../../models/record/model-record.ts";
import { hasCache } from "./graph/cache-names.ts";
import { writesTokens } from "./graph/writes-tokens.ts";
import { causalPasses } from "./rewriting/causal-passes.ts";
import { applyPasses } from "./rewriting/graph-pass.ts";
import { asDamage } from "./graph/damaged-graph.ts";
import type { GraphFiles } from "./graph/graph.ts";
import { GraphDraft } from "./graph/graph-draft.ts";
import { type GraphFacts, graphFacts } from "./graph/graph-facts.ts";
import { headWidth } from "./graph/head-width.ts";

/**
 * Throws an `out-of-memory` failure if the device cannot hold one of the graph's tensors.
 * @param check Throws if the graph cannot be used; called before the companions, most of the bytes of a large model, are fetched.
 */
export async function readGraphFiles(
  files: ModelFiles,
  weights: OnnxWeights,
  { device, record }: Pick<LoadRequest, "device" | "record">,
  check: (facts: GraphFacts) => void = () => undefined,
): Promise<GraphFiles> {
  const { file: path, cacheScales, cacheType, widened, int8Products: hasInt8Products } = weights;
  const [stored, scales] = await Promise.all([files.bytes(path), device.kind === "wasm" ? readScales(files, cacheScales) : undefined]);
  const draft = new GraphDraft(stored);
  const facts = await applyCausalPasses(draft, files, record, path);
  if (facts.outputs.size === 0) throw new EngineFailureError({ kind: "files-damaged", detail: `${path} is not an ONNX graph` });
  parsed(path, () => check(facts));
  if (device.kind === "webgpu") {
    const { assertFitsGpu } = await import("./gpu-buffers.ts");
    await assertFitsGpu(facts, record.contextLength);
  }
  // The graph names its companions relative to itself.
  const graphFolder = path.slice(0, path.lastIndexOf("/") + 1);
  const companions = new Set([...weights.externalData, ...facts.companions.map((name) => graphFolder + name)]);
  files.expect([...companions].filter((companion) => !weights.externalData.includes(companion)));
  for (const companion of companions) {
    // oxlint-disable-next-line no-await-in-loop
    draft.addCompanion(companion.slice(graphFolder.length), await files.bytes(companion));
  }
  return { path, draft, facts, cacheScales: scales, cacheType, widened, hasInt8Products };
}

/** Returns the facts of the graph in the form that the engine runs. */
async function applyCausalPasses(draft: GraphDraft, files: ModelFiles, record: ModelRecord, path: string): Promise<GraphFacts> {
  const facts = graphFacts(draft);
  if (!writesTokens(record, { facts }) || !hasCache(facts.inputs)) return facts;
  const config = facts.cacheRowBytes === 0 ? await files.json("config.json") : undefined;
  const width = config === undefined ? undefined : parsed("config.json", () => headWidth(config));
  const applied = await asDamage(path, async () => applyPasses(draft, causalPasses(width, record.contextLength)));
  return applied.size === 0 ? facts : graphFacts(draft);
}

async function readScales(files: ModelFiles, path: string | undefined): Promise<CacheScalesFile | undefined> {
  if (path === undefined) return undefined;
  const file = await files.json(path);
  return { path, scales: parsed(path, () => cacheScalesSchema.parse(file)) };
}
