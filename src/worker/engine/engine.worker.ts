/**
 * Entry of the worker for built-in engines. It contains the code for ONNX models of one graph, and fetches the code for others when
 * needed.
 */
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
    case "llama-cpp": {
      const { loadParts: loadLlamaCppParts } = await import("./llama-cpp/load-llama-cpp-model.ts");
      return loadLlamaCppParts(request, onProgress);
    }
    case "transformers": {
      const { loadParts: loadMultiGraphParts } = await import("./onnx/load-multi-graph-model.ts");
      return loadMultiGraphParts(request, onProgress);
    }
    default:
      return loadOnnxParts(request, onProgress);
  }
};

serveEngine(
  createEngine(loadParts, async (request, onProgress) => {
    if (request.device.kind === "browser") {
      const { loadBuiltInModel } = await import("./built-in/load-built-in-model.ts");
      return loadBuiltInModel(request, onProgress);
    }
    const { loadRemoteModel } = await import("./remote/load-remote-model.ts");
    return loadRemoteModel(request, onProgress);
  }),
);
