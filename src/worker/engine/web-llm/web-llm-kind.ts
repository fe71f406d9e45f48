/** What the host knows of the web-llm engine. */
import type { EngineKind } from "../engine-kind.ts";

export const webLlmKind: EngineKind = {
  name: "web-llm",
  devicesFor({ role, webLlm }) {
    // Its embeddings have no special tokens, one pooling and no truncation: the ONNX engine computes those.
    return role === "chat" && webLlm !== undefined ? [{ kind: "webgpu", requiredFeatures: webLlm.requiredFeatures }] : [];
  },
};
