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

/** "remote": on a server. "browser": the browser computes its own model, on a device of its choice. */
export type OtherDevice = { kind: "remote" } | { kind: "browser" };

export type Device = LocalDevice | OtherDevice;

/** Whether a model computes in an engine of ours, so that memory, weights and watchdogs of this page matter. */
export function isLocal(kind: Device["kind"]): kind is LocalDevice["kind"] {
  return kind === "wasm" || kind === "webgpu";
}
