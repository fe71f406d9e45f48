/** What the host knows of the web-llm engine. */
import type { EngineKind } from "./engine-kind.ts";

export const webLlmKind: EngineKind = {
  name: "web-llm",
  loadsTokenizerAlone: true,
  devicesFor(record) {
    const { role, webLlm } = record;
    // Its embeddings have no special tokens, one pooling and no truncation: the ONNX engine computes those.
    if (role !== "chat" || webLlm === undefined) return [];
    return [{ kind: "webgpu", requiredFeatures: webLlm.requiredFeatures, weights: [], record }];
  },
};
