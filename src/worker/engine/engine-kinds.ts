/** The registry of engines: the built-in ones, and those that an app registers. */
import type { EngineKind } from "./engine-kind.ts";
import { onnxKind } from "./onnx/onnx-kind.ts";
import { remoteKind } from "./remote/remote-kind.ts";
import { transformersKind } from "./transformers/transformers-kind.ts";
import { webLlmKind } from "./web-llm/web-llm-kind.ts";

const builtIn: readonly EngineKind[] = [onnxKind, transformersKind, webLlmKind, remoteKind];

export const builtInEngines: readonly string[] = builtIn.map(({ name }) => name);

/** The entry for an engine that the app registered. Its requirements are not known, so every device is tried. */
const registered = (name: string): EngineKind => ({
  name,
  loadsTokenizerAlone: false,
  devicesFor: (record) => [
    { kind: "webgpu", requiredFeatures: [], weights: [], record },
    { kind: "wasm", requiredFeatures: [], weights: [], record },
  ],
});

/** Returns the entry of an engine by its name. A name that is not built in counts as registered by the app. */
export function engineKind(name: string): EngineKind {
  return builtIn.find((kind) => kind.name === name) ?? registered(name);
}

/** Whether the engine is part of this package. Others run in workers that the app supplies. */
export function isBuiltIn(name: string): boolean {
  return builtIn.some((kind) => kind.name === name);
}
