/** Replaces the loaders for models of this machine. */
import type { PartsLoader } from "../../src/worker/engine/create-engine.ts";
import { EngineFailureError } from "../../src/worker/base/engine-failure.ts";

export const noDevice: PartsLoader = () =>
  Promise.reject(new EngineFailureError({ kind: "internal", detail: "this engine is for models on a server" }));
