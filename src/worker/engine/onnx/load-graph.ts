/** Brings a graph onto a device. Only the build of ONNX Runtime that the device needs is fetched. */
import type { LoadRequest } from "../engine.ts";
import { startWasmRuntime } from "./c-interface/start-wasm-runtime.ts";
import { createWasmSession } from "./c-interface/wasm-session.ts";
import { WasmCausalModel } from "./c-interface/wasm-causal-model.ts";
import { readCpuSignature } from "./causal/causal-signature.ts";
import type { TokenVectors } from "./causal/input-tensors.ts";
import { writesTokens } from "./causal/writes-tokens.ts";
import { cpuTokenBudget, OnnxEncoderModel } from "./encoder/onnx-encoder-model.ts";
import { asDamage } from "./graph/damaged-graph.ts";
import { type GraphFiles, type LoadedGraph, weightBytes } from "./graph/graph.ts";
import { openGraphSession } from "./graph/graph-session.ts";
import { readGraphFile } from "./graph/graph-file.ts";
import { releaseBuffers } from "./release-buffers.ts";
import { withInt8Caches } from "./rewriting/int8-caches.ts";
import { withFloatProducts } from "./rewriting/float-products.ts";
import { withInt8Products } from "./rewriting/int8-products.ts";
import { withOutsideWeights } from "./rewriting/outside-weights.ts";
import { importWasmBuild } from "./ort-builds.ts";

/** Heap of the runtime over the bytes of an int8 encoder's file: 1.81 for starter-embed, 1.96 for starter-rerank. */
const encoderHeapFactor = 2;

export async function loadGraph(request: LoadRequest, files: GraphFiles): Promise<LoadedGraph> {
  if (request.device.kind === "webgpu") {
    const { loadOnWebGpu } = await import("./load-on-webgpu.ts");
    return loadOnWebGpu(request, files);
  }
  const { threads } = request.device;
  return writesTokens(request.record, files) ? loadCausalOnCpu(request, files, threads) : loadEncoderOnCpu(request, files, threads);
}

/** Takes `stored` over: its bytes are gone afterwards. `vectors`: of a graph that reads them in place of ids. */
export async function loadCausalOnCpu(
  { record }: LoadRequest,
  stored: GraphFiles,
  threads: number,
  vectors?: TokenVectors,
): Promise<Extract<LoadedGraph, { kind: "causal" }>> {
  const { multiplied, rewritten } = await asDamage(stored.path, async () => {
    const made = stored.hasInt8Products ? withInt8Products(stored) : withFloatProducts(stored);
    return { multiplied: made, rewritten: withOutsideWeights(made) };
  });
  const hasInt8Products = stored.hasInt8Products && multiplied !== stored;
  const runtime = await startWasmRuntime(threads);
  if (runtime !== undefined) {
    // Last, when what is left of the graph is small.
    const files = await asDamage(stored.path, async () => withInt8Caches(rewritten));
    const companions = new Set(readGraphFile(files.graph).companions);
    const externalData = new Map([...files.externalData].filter(([path]) => companions.has(path)));
    const all = [stored, multiplied, rewritten, files].flatMap((each) => [each.graph, ...each.externalData.values()]);
    releaseBuffers(all, [files.graph, ...externalData.values()]);
    const session = await asDamage(files.path, () => createWasmSession(runtime, files.graph, { ...files, externalData }));
    releaseBuffers(all);
    const { inputs, outputs } = session;
    const signature = readCpuSignature({ inputs, outputs, facts: files.facts, cacheType: files.cacheType }, vectors !== undefined);
    const model = new WasmCausalModel(runtime, session, signature, record.contextLength, hasInt8Products, vectors);
    return { kind: "causal", model, memoryBytes: runtime.heapBytes };
  }
  console.warn(`cohabit: ${record.id} runs slower: this build of ONNX Runtime does not export the C interface`);
  const { CopyingCausalModel } = await import("./causal/copying-causal-model.ts");
  const ort = await importWasmBuild(threads);
  const opened = await openGraphSession(ort, rewritten, "wasm");
  return { kind: "causal", model: new CopyingCausalModel(ort, opened, record.contextLength, vectors), memoryBytes: weightBytes(rewritten) };
}

async function loadEncoderOnCpu({ record }: LoadRequest, files: GraphFiles, threads: number): Promise<LoadedGraph> {
  const ort = await importWasmBuild(threads);
  const rewritten = await asDamage(files.path, async () => withOutsideWeights(files));
  const opened = await openGraphSession(ort, rewritten, "wasm");
  const encoder = await OnnxEncoderModel.open(ort, opened, record, cpuTokenBudget);
  return { kind: "encoder", encoder, memoryBytes: Math.round(encoderHeapFactor * weightBytes(files)) };
}
