/** Entry of an engine worker: one model on ONNX Runtime or, in a chunk that is fetched for it, on web-llm or on a server. */
import { createEngine, type PartsLoader } from "./create-engine.ts";
import { serveEngine } from "./serve-engine.ts";
import { loadParts as loadOnnxParts } from "./onnx/load-onnx-model.ts";

const loadParts: PartsLoader = async (request, onProgress) => {
  if (request.record.engine !== "web-llm") return loadOnnxParts(request, onProgress);
  const { loadParts: loadWebLlmParts } = await import("./web-llm/load-web-llm-model.ts");
  return loadWebLlmParts(request, onProgress);
};

serveEngine(
  createEngine(loadParts, async (request, onProgress) => {
    const { loadRemoteModel } = await import("./remote/load-remote-model.ts");
    return loadRemoteModel(request, onProgress);
  }),
);
