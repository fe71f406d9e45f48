/** Entry of an engine worker: one model on ONNX Runtime or, in a chunk that is fetched for it, of images and texts, on web-llm or on a server. */
import { createEngine, type PartsLoader } from "./create-engine.ts";
import { serveEngine } from "./serve-engine.ts";
import { loadParts as loadOnnxParts } from "./onnx/load-onnx-model.ts";
import { withBuiltKernels } from "./onnx/ort-builds.ts";

const loadParts: PartsLoader = async (given, onProgress) => {
  const request = { ...given, device: withBuiltKernels(given.device) };
  switch (request.record.engine) {
    case "web-llm": {
      const { loadParts: loadWebLlmParts } = await import("./web-llm/load-web-llm-model.ts");
      return loadWebLlmParts(request, onProgress);
    }
    case "transformers": {
      const { loadParts: loadTransformersParts } = await import("./transformers/load-transformers-model.ts");
      return loadTransformersParts(request, onProgress);
    }
    default:
      return loadOnnxParts(request, onProgress);
  }
};

serveEngine(
  createEngine(loadParts, async (request, onProgress) => {
    const { loadRemoteModel } = await import("./remote/load-remote-model.ts");
    return loadRemoteModel(request, onProgress);
  }),
);
