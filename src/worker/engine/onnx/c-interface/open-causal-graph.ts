import { type CausalSignature, readCpuSignature } from "../causal/causal-signature.ts";
import type { CacheType } from "../graph/element-types.ts";
import type { GraphFiles } from "../graph/graph.ts";
import { graphFacts } from "../graph/graph-facts.ts";
import { cpuCachePasses } from "../rewriting/cpu-passes.ts";
import { isFused } from "../rewriting/fused-graph.ts";
import { applyPasses } from "../rewriting/graph-pass.ts";
import { releaseBuffers } from "../../../base/release-buffers.ts";
import type { WasmRuntime } from "./wasm-runtime.ts";
import { createWasmSession, type WasmSession } from "./wasm-session.ts";

export interface OpenedCausalGraph {
  session: WasmSession;
  signature: CausalSignature<CacheType>;
}

interface OpenOptions {
  /** Whether the runtime has the kernels. Default: true. */
  usesKernels?: boolean;
  /** Whether the graph reads vectors instead of ids. Default: false. */
  readsVectors?: boolean;
  /** Whether the bytes of the files are freed as soon as the runtime has read them. Default: false. */
  frees?: boolean;
}

/** Opens a causal graph over the C interface. Its cache is int8 if the files have scales for it and the runtime has the kernels. */
export async function openCausalGraph(
  runtime: WasmRuntime,
  files: GraphFiles,
  { usesKernels = true, readsVectors = false, frees = false }: OpenOptions = {},
): Promise<OpenedCausalGraph> {
  const { draft, widened } = files;
  const hasInt8Cache = applyPasses(draft, cpuCachePasses(files.cacheScales, usesKernels)).size > 0;
  const { graph, externalData: all } = draft.write();
  const facts = graphFacts(draft);
  const isGraphFused = isFused(draft);
  const externalData = new Map([...all].filter(([path]) => facts.companions.includes(path)));
  const read = [graph, ...externalData.values()];
  if (frees) releaseBuffers([draft.file, ...all.values()], read);
  const session = await createWasmSession(runtime, graph, { externalData, widened, isFused: isGraphFused });
  if (frees) releaseBuffers(read);
  const { inputs, outputs } = session;
  const cacheType = hasInt8Cache ? undefined : files.cacheType;
  return { session, signature: readCpuSignature({ inputs, outputs, facts, cacheType }, readsVectors) };
}
