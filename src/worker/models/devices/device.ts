import type { KernelsObstacle } from "../../../inference/models.ts";

/** `threads`: requested or, for a loaded model, used; 1 if the engine's worker cannot share memory. */
export interface WasmDevice {
  kind: "wasm";
  threads: number;
  /** Why the runtime is the build without kernels. Absent: it has them. */
  kernelsObstacle?: KernelsObstacle;
}

/** A device of this machine. */
export type LocalDevice = WasmDevice | { kind: "webgpu" };

/** "remote": on a server. */
export type Device = LocalDevice | { kind: "remote" };
