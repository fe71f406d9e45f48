/** The engines that there are. */
import type { EngineKind } from "./engine-kind.ts";
import { onnxKind } from "./onnx-kind.ts";
import { remoteKind } from "./remote-kind.ts";
import { transformersKind } from "./multi-graph-kind.ts";
import { webLlmKind } from "./web-llm-kind.ts";

const builtIn: readonly EngineKind[] = [onnxKind, transformersKind, webLlmKind, remoteKind];

export const builtInEngines: readonly string[] = builtIn.map(({ name }) => name);

/** An engine that the app registered: what it needs is known to itself alone, so every device is tried in order. */
const registered = (name: string): EngineKind => ({
  name,
  loadsTokenizerAlone: false,
  devicesFor: (record) => [
    { kind: "webgpu", requiredFeatures: [], weights: [], record },
    { kind: "wasm", requiredFeatures: [], weights: [], record },
  ],
});

/** The engine of a record, by name; one that is not built in is taken for one that the app registered. */
export function engineKind(name: string): EngineKind {
  return builtIn.find((kind) => kind.name === name) ?? registered(name);
}

/** Whether the engine comes with this package; others run in workers that the app names. */
export function isBuiltIn(name: string): boolean {
  return builtIn.some((kind) => kind.name === name);
}
