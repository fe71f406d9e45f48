/** Where a model computes, resolved: never "auto". `threads`: of a loaded model, how many it has; one if the engine's worker can share no memory. */
export type LocalDevice = { kind: "wasm"; threads: number } | { kind: "webgpu" };

/** "remote": on a server, no device of this machine. */
export type Device = LocalDevice | { kind: "remote" };
