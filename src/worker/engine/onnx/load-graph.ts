/** Opens a graph on a device. Only the build of ONNX Runtime for that device is fetched. */
import type { LoadRequest } from "../engine.ts";
import type { WasmDevice } from "../../models/devices/device.ts";
import { startWasmRuntime } from "./c-interface/start-wasm-runtime.ts";
import { createWasmSession } from "./c-interface/wasm-session.ts";
import { WasmCausalModel } from "./c-interface/wasm-causal-model.ts";
import { readCpuSignature } from "./causal/causal-signature.ts";
import type { TokenVectors } from "./causal/input-tensors.ts";
import { writesTokens } from "./graph/writes-tokens.ts";
import { cpuTokenBudget, OnnxEncoderModel } from "./encoder/onnx-encoder-model.ts";
import { asDamage } from "./graph/damaged-graph.ts";
import { type GraphFiles, type LoadedGraph, weightBytes } from "./graph/graph.ts";
import { openGraphSession } from "./graph/graph-session.ts";
import { withInt8Caches } from "./rewriting/int8-caches.ts";
import { withFloatProducts } from "./rewriting/float-products.ts";
import { withInt8Products } from "./rewriting/int8-products.ts";
import { withOutsideWeights } from "./rewriting/outside-weights.ts";
import { importWasmBuild } from "./ort-builds.ts";

/**
 * Estimated size of the runtime's heap for an encoder, as a multiple of its weights. Measured in int8: 1.81 for starter-embed, 1.96
 * for starter-rerank.
 */
const encoderHeapFactor = 2;

export async function loadGraph(request: LoadRequest, files: GraphFiles): Promise<LoadedGraph> {
  if (request.device.kind === "webgpu") {
    const { loadOnWebGpu } = await import("./load-on-webgpu.ts");
    return loadOnWebGpu(request, files);
  }
  const { device } = request;
  return writesTokens(request.record, files) ? loadCausalOnCpu(request, files, device) : loadEncoderOnCpu(request, files, device);
}

/** `vectors`: embeds tokens, for a graph that reads vectors instead of ids. */
export async function loadCausalOnCpu(
  { record }: LoadRequest,
  stored: GraphFiles,
  device: WasmDevice,
  vectors?: TokenVectors,
): Promise<Extract<LoadedGraph, { kind: "causal" }>> {
  const usesKernels = device.kernelsObstacle === undefined;
  const { rewritten, hasInt8Products } = await asDamage(stored.path, async () => {
    const inInt8 = stored.hasInt8Products && usesKernels;
    const multiplied = inInt8 ? withInt8Products(stored) : withFloatProducts(stored);
    return { rewritten: withOutsideWeights(multiplied, usesKernels), hasInt8Products: inInt8 && multiplied !== stored };
  });
  const runtime = await startWasmRuntime(device);
  if (runtime !== undefined) {
    // This pass is last, because the weights are outside the graph by then, so that parsing it is fast.
    const files = usesKernels ? await asDamage(stored.path, async () => withInt8Caches(rewritten)) : rewritten;
    const session = await asDamage(files.path, () => createWasmSession(runtime, files.graph, files));
    const { inputs, outputs } = session;
    const signature = readCpuSignature({ inputs, outputs, facts: files.facts, cacheType: files.cacheType }, vectors !== undefined);
    const model = new WasmCausalModel(runtime, session, signature, record.contextLength, hasInt8Products, vectors);
    return { kind: "causal", model, memoryBytes: runtime.heapBytes };
  }
  console.warn(`cohabit: ${record.id} runs slower: this build of ONNX Runtime does not export the C interface`);
  const { CopyingCausalModel } = await import("./causal/copying-causal-model.ts");
  const ort = await importWasmBuild(device);
  const opened = await openGraphSession(ort, rewritten, "wasm");
  return { kind: "causal", model: new CopyingCausalModel(ort, opened, record.contextLength, vectors), memoryBytes: weightBytes(rewritten) };
}

async function loadEncoderOnCpu({ record }: LoadRequest, files: GraphFiles, device: WasmDevice): Promise<LoadedGraph> {
  const ort = await importWasmBuild(device);
  const rewritten = await asDamage(files.path, async () => withOutsideWeights(files, device.kernelsObstacle === undefined));
  const opened = await openGraphSession(ort, rewritten, "wasm");
  const encoder = await OnnxEncoderModel.open(ort, opened, record, cpuTokenBudget);
  return { kind: "encoder", encoder, memoryBytes: Math.round(encoderHeapFactor * weightBytes(files)) };
}
