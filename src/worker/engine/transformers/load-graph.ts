/** Brings a graph onto a device. Only the build of ONNX Runtime that the device needs is fetched. */
import type { EncoderModel } from "../encoder-model.ts";
import type { LoadOrder } from "../engine.ts";
import type { TokenModel } from "../token-model.ts";
import { asDamage } from "./damaged-graph.ts";
import { startWasmRuntime } from "./wasm-assets.ts";
import { WasmCausalModel } from "./wasm-causal-model.ts";
import { WasmEncoderModel } from "./wasm-encoder-model.ts";

export interface GraphFiles {
  /** Of the graph, for error messages. */
  path: string;
  graph: Uint8Array<ArrayBuffer>;
  /** By the path that the graph names. */
  externalData: ReadonlyMap<string, Uint8Array>;
  /** Element type of the key/value cache. */
  cacheType: "float32" | "float16";
  /** Whether quantised weights become float32 at load. */
  widened: boolean;
}

export type LoadedGraph =
  | { kind: "causal"; model: TokenModel; memoryBytes: number }
  | { kind: "encoder"; encoder: EncoderModel; memoryBytes: number };

export async function loadGraph(order: LoadOrder, files: GraphFiles): Promise<LoadedGraph> {
  const { record, device } = order;
  if (device.kind === "webgpu") {
    const { loadOnWebGpu } = await import("./webgpu-graph.ts");
    return loadOnWebGpu(order, files);
  }
  const runtime = await startWasmRuntime(device.threads);
  const session = await asDamage(files.path, () => runtime.createSession(files.graph, files));
  if (record.role === "chat") {
    const model = new WasmCausalModel(runtime, session, record.contextLength, files.cacheType);
    return { kind: "causal", model, memoryBytes: runtime.heapBytes };
  }
  const encoder = new WasmEncoderModel(runtime, session, record.dimensions);
  return { kind: "encoder", encoder, memoryBytes: runtime.heapBytes };
}
