/** Brings a graph onto a device. Only the build of ONNX Runtime that the device needs is fetched. */
import type { LoadRequest } from "../engine.ts";
import { startWasmRuntime } from "./c-interface/start-wasm-runtime.ts";
import { createWasmSession } from "./c-interface/wasm-session.ts";
import { WasmCausalModel } from "./c-interface/wasm-causal-model.ts";
import { asDamage } from "./damaged-graph.ts";
import { type GraphFiles, type LoadedGraph, weightBytes } from "./graph.ts";
import { openGraphSession } from "./graph-session.ts";
import { cpuTokenBudget, OnnxEncoderModel } from "./onnx-encoder-model.ts";
import { importWasmBuild } from "./ort-builds.ts";

/** Heap of the runtime over the bytes of an int8 encoder's file: 3.51 for starter-embed, 3.39 for starter-rerank. */
const encoderHeapFactor = 3.5;

export async function loadGraph(request: LoadRequest, files: GraphFiles): Promise<LoadedGraph> {
  if (request.device.kind === "webgpu") {
    const { loadOnWebGpu } = await import("./load-on-webgpu.ts");
    return loadOnWebGpu(request, files);
  }
  const { threads } = request.device;
  return request.record.role === "chat" ? loadCausalOnCpu(request, files, threads) : loadEncoderOnCpu(request, files, threads);
}

async function loadCausalOnCpu({ record }: LoadRequest, files: GraphFiles, threads: number): Promise<LoadedGraph> {
  const runtime = await startWasmRuntime(threads);
  if (runtime !== undefined) {
    const session = await asDamage(files.path, () => createWasmSession(runtime, files.graph, files));
    const model = new WasmCausalModel(runtime, session, record.contextLength, files.cacheType);
    return { kind: "causal", model, memoryBytes: runtime.heapBytes };
  }
  console.warn(`cohabit: ${record.id} runs slower: this build of ONNX Runtime does not export the C interface`);
  const { CopyingCausalModel } = await import("./copying-causal-model.ts");
  const ort = await importWasmBuild(threads);
  const opened = await openGraphSession(ort, files, "wasm");
  const model = new CopyingCausalModel(ort, opened, record.contextLength, files.cacheType);
  return { kind: "causal", model, memoryBytes: weightBytes(files) };
}

async function loadEncoderOnCpu({ record }: LoadRequest, files: GraphFiles, threads: number): Promise<LoadedGraph> {
  const ort = await importWasmBuild(threads);
  const opened = await openGraphSession(ort, files, "wasm");
  const encoder = new OnnxEncoderModel(ort, opened, cpuTokenBudget, record.dimensions);
  return { kind: "encoder", encoder, memoryBytes: Math.round(encoderHeapFactor * weightBytes(files)) };
}
