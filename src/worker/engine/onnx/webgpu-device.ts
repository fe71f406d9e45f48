/** Requests the GPU device of a model, with chosen features, because some features of some adapters compute wrongly. */
import type { InferenceSession } from "onnxruntime-web";
import { EngineFailureError } from "../../base/engine-failure.ts";

/** Whether an adapter computes on the CPU. */
export function isSoftwareAdapter(adapter: GPUAdapter): boolean {
  const { isFallbackAdapter, vendor, architecture } = adapter.info;
  return isFallbackAdapter || (vendor === "google" && architecture === "swiftshader");
}

/** Throws a `device-lost` failure if there is no usable adapter. */
export async function requestDevice(allowSoftwareAdapter: boolean, requiredFeatures: readonly string[]): Promise<GPUDevice> {
  const adapter = await navigator.gpu?.requestAdapter({ powerPreference: "high-performance" });
  if (adapter === null || adapter === undefined) throw unusable("there is no WebGPU adapter");
  const isSoftware = isSoftwareAdapter(adapter);
  if (isSoftware && !allowSoftwareAdapter) throw unusable("the only WebGPU adapter is a software one");
  for (const feature of requiredFeatures) {
    if (!adapter.features.has(feature)) throw unusable(`the WebGPU adapter lacks ${feature}`);
  }
  // With subgroups SwiftShader computes attention over 32 or more new tokens wrongly.
  const optionalFeatures: GPUFeatureName[] = isSoftware ? ["shader-f16"] : ["shader-f16", "subgroups"];
  const { limits } = adapter;
  return adapter.requestDevice({
    requiredFeatures: optionalFeatures.filter((feature) => adapter.features.has(feature)),
    requiredLimits: {
      maxBufferSize: limits.maxBufferSize,
      maxStorageBufferBindingSize: limits.maxStorageBufferBindingSize,
      maxComputeWorkgroupStorageSize: limits.maxComputeWorkgroupStorageSize,
      maxComputeInvocationsPerWorkgroup: limits.maxComputeInvocationsPerWorkgroup,
      maxComputeWorkgroupSizeX: limits.maxComputeWorkgroupSizeX,
      maxComputeWorkgroupSizeY: limits.maxComputeWorkgroupSizeY,
      maxComputeWorkgroupSizeZ: limits.maxComputeWorkgroupSizeZ,
      maxComputeWorkgroupsPerDimension: limits.maxComputeWorkgroupsPerDimension,
      maxStorageBuffersPerShaderStage: limits.maxStorageBuffersPerShaderStage,
    },
  });
}

/** Options that the package does not pass to its WebAssembly. The build patches it to do so (`scripts/build/webgpu-options.mjs`). */
const undeclaredOptions = {
  // Submits a run as one batch of commands. The default is a batch for each 16 dispatches.
  maxNumPendingDispatches: "4096",
};

/** Returns the configuration of ONNX Runtime's provider for our device. `isRecording`: whether runs may be recorded, see `RecordedRuns`. */
export function webGpuProvider(device: GPUDevice, isRecording = false): InferenceSession.ExecutionProviderConfig {
  return { name: "webgpu", device, ...undeclaredOptions, ...(isRecording && { graphCapture: "1" }) };
}

function unusable(detail: string): EngineFailureError {
  return new EngineFailureError({ kind: "device-lost", detail });
}
