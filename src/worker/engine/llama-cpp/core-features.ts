/** Decides which build of llama.cpp a browser can run. */
import type { LocalDevice } from "../../models/devices/device.ts";

/** The features of a browser on which the choice depends. */
export interface CoreFeatures {
  /** Whether WebAssembly has memories with 64-bit addresses. */
  hasMemory64: boolean;
  /** Whether WebAssembly can suspend its calls (JSPI). */
  hasSuspension: boolean;
}

/** WebGPU answers asynchronously, so the standard build needs suspended calls there. On the CPU it computes without them. */
export function needsCompat({ kind }: Pick<LocalDevice, "kind">, { hasMemory64, hasSuspension }: CoreFeatures): boolean {
  return !hasMemory64 || (kind === "webgpu" && !hasSuspension);
}

export function coreFeatures(): CoreFeatures {
  return { hasMemory64: validatesMemory64(), hasSuspension: "Suspending" in WebAssembly };
}

/** A module with a memory of one page and 64-bit addresses. */
const memory64Module = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 5, 3, 1, 4, 1);

function validatesMemory64(): boolean {
  return WebAssembly.validate(memory64Module);
}
