/** Entry of an engine worker: one model on ONNX Runtime. */
import { createEngine } from "./create-engine.ts";
import { serveEngine } from "./serve-engine.ts";
import { loadParts } from "./onnx/load-onnx-model.ts";

serveEngine(createEngine(loadParts));
