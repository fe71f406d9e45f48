/** The engines that there are. */
import type { EngineKind } from "./engine-kind.ts";
import { onnxKind } from "./onnx/onnx-kind.ts";
import { remoteKind } from "./remote/remote-kind.ts";

const builtIn: readonly EngineKind[] = [onnxKind, remoteKind];

/** An engine that the app registered: what it needs is known to itself alone, so every device is tried in order. */
const registered = (name: string): EngineKind => ({
  name,
  devicesFor: () => [
    { kind: "webgpu", requiredFeatures: [] },
    { kind: "wasm", requiredFeatures: [] },
  ],
});

/** The engine of a record, by name; one that is not built in is taken for one that the app registered. */
export function engineKind(name: string): EngineKind {
  return builtIn.find((kind) => kind.name === name) ?? registered(name);
}
