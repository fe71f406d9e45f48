/** The web-llm engine's entry in the host's registry. */
import type { EngineKind } from "../engine-kind.ts";

export const webLlmKind: EngineKind = {
  name: "web-llm",
  loadsTokenizerAlone: true,
  devicesFor(record) {
    const { role, webLlm } = record;
    // Encoders run on ONNX: web-llm's embeddings lack special tokens, pooling modes and truncation.
    if (role !== "chat" || webLlm === undefined) return [];
    return [{ kind: "webgpu", requiredFeatures: webLlm.requiredFeatures, weights: [], record }];
  },
};
