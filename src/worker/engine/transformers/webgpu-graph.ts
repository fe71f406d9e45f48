/**
 * Graphs on WebGPU. ONNX Runtime has two builds for it: with JSPI 16.8 MB of WebAssembly, with Asyncify 26.9 MB for
 * browsers without `WebAssembly.Suspending`. Exactly one is loaded.
 */
import asyncifyUrl from "onnxruntime-web/ort-wasm-simd-threaded.asyncify.wasm?url";
import jspiUrl from "onnxruntime-web/ort-wasm-simd-threaded.jspi.wasm?url";
import type { InferenceSession } from "onnxruntime-web";
import type { LoadOrder } from "../engine.ts";
import { EngineFaultError } from "../engine-errors.ts";
import { computesConsistently } from "../self-test.ts";
import { readCausalSignature } from "./causal-signature.ts";
import { asDamage } from "./damaged-graph.ts";
import { readEncoderSignature } from "./encoder-signature.ts";
import type { GraphFiles, LoadedGraph } from "./load-graph.ts";
import { WebGpuCausalModel } from "./webgpu-causal-model.ts";
import { requestDevice } from "./webgpu-device.ts";
import { WebGpuEncoderModel } from "./webgpu-encoder-model.ts";

export async function loadOnWebGpu(order: LoadOrder, files: GraphFiles): Promise<LoadedGraph> {
  const { record } = order;
  const device = await requestDevice(order.allowSoftwareAdapter, record.weights.webgpu?.requiredFeatures ?? []);
  const hasJspi = "Suspending" in WebAssembly;
  const ort = await (hasJspi ? import("onnxruntime-web/jspi") : import("onnxruntime-web/webgpu"));
  ort.env.wasm.wasmPaths = { wasm: new URL(hasJspi ? jspiUrl : asyncifyUrl, import.meta.url).href };
  // The CPU only prepares dispatches here.
  ort.env.wasm.numThreads = 1;
  const session = await asDamage(files.path, () =>
    ort.InferenceSession.create(files.graph, {
      executionProviders: [{ name: "webgpu", device }],
      externalData: Array.from(files.externalData, ([path, data]) => ({ path, data })),
      ...(files.widened && { extra: { session: { disable_quant_qdq: "1" } } }),
    }),
  );
  const inputs = signatures(session.inputMetadata);
  const outputs = signatures(session.outputMetadata);
  const weightBytes = files.graph.byteLength + [...files.externalData.values()].reduce((sum, data) => sum + data.byteLength, 0);
  if (record.role === "chat") {
    const signature = readCausalSignature(inputs, outputs);
    const model = new WebGpuCausalModel(ort, session, device, signature, record.contextLength, files.cacheType);
    if (!(await computesConsistently(model))) {
      throw new EngineFaultError({ kind: "run-failed", detail: `this GPU computes ${record.id} wrongly` });
    }
    return { kind: "causal", model, memoryBytes: weightBytes + model.cacheBytes };
  }
  const signature = readEncoderSignature(inputs, outputs, record.dimensions);
  return { kind: "encoder", encoder: new WebGpuEncoderModel(ort, session, signature), memoryBytes: weightBytes };
}

function signatures(metadata: readonly InferenceSession.ValueMetadata[]): Map<string, { dims: (number | undefined)[] }> {
  return new Map(
    metadata.map((value) => [
      value.name,
      { dims: value.isTensor ? value.shape.map((size) => (typeof size === "number" ? size : undefined)) : [] },
    ]),
  );
}
