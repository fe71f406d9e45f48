/** Opens a graph on a device. Only the build of ONNX Runtime for this device is fetched. */
import type { LoadRequest } from "../engine.ts";
import { openCausalGraph } from "./c-interface/open-causal-graph.ts";
import { startWasmRuntime } from "./c-interface/start-wasm-runtime.ts";
import { WasmCausalModel } from "./c-interface/wasm-causal-model.ts";
import type { TokenVectors } from "./causal/input-tensors.ts";
import { writesTokens } from "./causal/writes-tokens.ts";
import { cpuTokenBudget, OnnxEncoderModel } from "./encoder/onnx-encoder-model.ts";
import { asDamage } from "./graph/damaged-graph.ts";
import { type GraphFiles, type LoadedGraph, weightBytes } from "./graph/graph.ts";
import { openGraphSession } from "./graph/graph-session.ts";
import { importWasmBuild } from "./ort-builds.ts";
import { cpuCausalPasses, cpuEncoderPasses } from "./rewriting/cpu-passes.ts";
import { applyPasses } from "./rewriting/graph-pass.ts";
import { int8Products } from "./rewriting/passes/int8-products.ts";

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

/** `vectors`: for a graph that reads vectors of tokens, not ids. */
export async function loadCausalOnCpu(
  { record: { id, contextLength } }: LoadRequest,
  files: GraphFiles,
  threads: number,
  vectors?: TokenVectors,
): Promise<Extract<LoadedGraph, { kind: "causal" }>> {
  const { path, draft } = files;
  const applied = await asDamage(path, async () => applyPasses(draft, cpuCausalPasses(files.hasInt8Products)));
  const runtime = await startWasmRuntime(threads);
  if (runtime !== undefined) {
    const { session, signature } = await asDamage(path, () => openCausalGraph(runtime, files, vectors !== undefined));
    const model = new WasmCausalModel(runtime, session, signature, contextLength, applied.has(int8Products.name), vectors);
    return { kind: "causal", model, memoryBytes: runtime.heapBytes };
  }
  console.warn(`cohabit: ${id} runs slower: this build of ONNX Runtime does not export the C interface`);
  const { CopyingCausalModel } = await import("./causal/copying-causal-model.ts");
  const ort = await importWasmBuild(threads);
  const opened = await openGraphSession(ort, files, "wasm");
  return { kind: "causal", model: new CopyingCausalModel(ort, opened, contextLength, vectors), memoryBytes: draft.writtenBytes };
}

async function loadEncoderOnCpu({ record }: LoadRequest, files: GraphFiles, threads: number): Promise<LoadedGraph> {
  const ort = await importWasmBuild(threads);
  await asDamage(files.path, async () => applyPasses(files.draft, cpuEncoderPasses));
  const opened = await openGraphSession(ort, files, "wasm");
  const encoder = await OnnxEncoderModel.open(ort, opened, record, cpuTokenBudget);
  return { kind: "encoder", encoder, memoryBytes: Math.round(encoderHeapFactor * weightBytes(files)) };
}
