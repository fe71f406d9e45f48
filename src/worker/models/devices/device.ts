/** A device of this machine. `threads`: requested or, for a loaded model, used; 1 if the engine's worker cannot share memory. */
export type LocalDevice = { kind: "wasm"; threads: number } | { kind: "webgpu" };

/** "remote": on a server. */
export type Device = LocalDevice | { kind: "remote" };
