/** Requests the GPU device of a model, with chosen features, because some features of some adapters compute wrongly. */
import type { InferenceSession } from "onnxruntime-web";
import { EngineFailureError } from "../../base/engine-failure.ts";

/** Whether an adapter computes on the CPU. */
export function isSoftware({ isFallbackAdapter, vendor, architecture }: GPUAdapterInfo): boolean {
  return isFallbackAdapter || (vendor === "google" && architecture === "swiftshader");
}

/** Whether a device computes on the CPU. A browser that does not describe the device's adapter has a hardware one. */
export function isSoftwareDevice(device: GPUDevice): boolean {
  const info: GPUAdapterInfo | undefined = device.adapterInfo;
  return info !== undefined && isSoftware(info);
}

/** Throws a `device-lost` failure if there is no usable adapter. */
export async function requestDevice(allowSoftwareAdapter: boolean, requiredFeatures: readonly string[]): Promise<GPUDevice> {
  const adapter = await navigator.gpu?.requestAdapter({ powerPreference: "high-performance" });
  if (adapter === null || adapter === undefined) throw unusable("there is no WebGPU adapter");
  const isOnCpu = isSoftware(adapter.info);
  if (isOnCpu && !allowSoftwareAdapter) throw unusable("the only WebGPU adapter is a software one");
  for (const feature of requiredFeatures) {
    if (!adapter.features.has(feature)) throw unusable(`the WebGPU adapter lacks ${feature}`);
  }
  // With subgroups SwiftShader computes attention over 32 or more new tokens wrongly.
  const optionalFeatures: GPUFeatureName[] = isOnCpu ? ["shader-f16"] : ["shader-f16", "subgroups"];
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

/**
 * Dispatches that ONNX Runtime submits together, 16 by default. A batch costs the CPU something, so a software adapter gets a whole
 * run at once. A GPU computes the first batch while the browser still prepares the next one.
 */
const batchedDispatches = { software: "4096", hardware: "64" };

/**
 * Returns ONNX Runtime's provider for a device of ours, with options that the package does not declare; the build makes it pass them
 * on (`scripts/build/webgpu-options.mjs`). `isRecording`: runs may be recorded, see `RecordedRuns`.
 */
export function webGpuProvider(device: GPUDevice, isRecording = false): InferenceSession.ExecutionProviderConfig {
  const maxNumPendingDispatches = batchedDispatches[isSoftwareDevice(device) ? "software" : "hardware"];
  const undeclaredOptions = { maxNumPendingDispatches, ...(isRecording && { graphCapture: "1" }) };
  return { name: "webgpu", device, ...undeclaredOptions };
}

function unusable(detail: string): EngineFailureError {
  return new EngineFailureError({ kind: "device-lost", detail });
}
