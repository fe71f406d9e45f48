/** Opens a graph on a device. Only the build of ONNX Runtime for that device is fetched. */
import type { LoadRequest } from "../engine.ts";
import type { WasmDevice } from "../../models/devices/device.ts";
import { openCausalGraph } from "./c-interface/open-causal-graph.ts";
import { startWasmRuntime } from "./c-interface/start-wasm-runtime.ts";
import { WasmCausalModel } from "./c-interface/wasm-causal-model.ts";
import type { TokenVectors } from "./causal/input-tensors.ts";
import { writesTokens } from "./graph/writes-tokens.ts";
import { cpuTokenBudget, OnnxEncoderModel } from "./encoder/onnx-encoder-model.ts";
import { asDamage } from "./graph/damaged-graph.ts";
import { type GraphFiles, type LoadedGraph, weightBytes } from "./graph/graph.ts";
import { openGraphSession } from "./graph/graph-session.ts";
import { importWasmBuild } from "./ort-builds.ts";
import { cpuCausalPasses, cpuEncoderPasses } from "./rewriting/cpu-passes.ts";
import { applyPasses } from "./rewriting/graph-pass.ts";
import { int8Products } from "./rewriting/passes/int8-products.ts";

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

/** Takes `files` over: their bytes are freed. `vectors`: embeds tokens, for a graph that reads vectors instead of ids. */
export async function loadCausalOnCpu(
  { record: { id, contextLength } }: LoadRequest,
  files: GraphFiles,
  device: WasmDevice,
  vectors?: TokenVectors,
): Promise<Extract<LoadedGraph, { kind: "causal" }>> {
  const { path, draft } = files;
  const usesKernels = device.kernelsObstacle === undefined;
  const applied = await asDamage(path, async () => applyPasses(draft, cpuCausalPasses(files.hasInt8Products, usesKernels)));
  const runtime = await startWasmRuntime(device);
  if (runtime !== undefined) {
    const { session, signature } = await asDamage(path, () =>
      openCausalGraph(runtime, files, { usesKernels, readsVectors: vectors !== undefined, frees: true }),
    );
    const model = new WasmCausalModel(runtime, session, signature, contextLength, applied.has(int8Products.name), vectors);
    return { kind: "causal", model, memoryBytes: runtime.heapBytes };
  }
  console.warn(`cohabit: ${id} runs slower: this build of ONNX Runtime does not export the C interface`);
  const { CopyingCausalModel } = await import("./causal/copying-causal-model.ts");
  const ort = await importWasmBuild(device);
  const opened = await openGraphSession(ort, files, "wasm");
  return { kind: "causal", model: new CopyingCausalModel(ort, opened, contextLength, vectors), memoryBytes: draft.writtenBytes };
}

async function loadEncoderOnCpu({ record }: LoadRequest, files: GraphFiles, device: WasmDevice): Promise<LoadedGraph> {
  const ort = await importWasmBuild(device);
  await asDamage(files.path, async () => applyPasses(files.draft, cpuEncoderPasses(device.kernelsObstacle === undefined)));
  const opened = await openGraphSession(ort, files, "wasm");
  const encoder = await OnnxEncoderModel.open(ort, opened, record, cpuTokenBudget);
  return { kind: "encoder", encoder, memoryBytes: Math.round(encoderHeapFactor * weightBytes(files)) };
}
