/** Loads a model of several graphs: an image-text model, a chat model with vision, or an encoder-decoder model. */
import type { LoadedParts } from "../create-engine.ts";
import type { LoadProgress, LoadRequest } from "../engine.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { loadImageChat } from "./images/chat/load-image-chat.ts";
import { loadEncoderDecoder } from "./encoder-decoder/load-encoder-decoder.ts";

export async function loadParts(request: LoadRequest, onProgress: (progress: LoadProgress) => void): Promise<LoadedParts> {
  const { record, device } = request;
  const graphs = record.transformers?.[device.kind];
  if (graphs === undefined) {
    throw new EngineFailureError({ kind: "files-missing", detail: `${record.id} has no weights for ${device.kind}` });
  }
  if ("encoder" in graphs) return loadEncoderDecoder(request, graphs, onProgress);
  if ("tokens" in graphs) return loadImageChat(request, graphs, onProgress);
  // Imported here, so that only these models fetch the image processors of transformers.js.
  const { loadTowers } = await import("./images/load-towers.ts");
  return loadTowers(request, graphs, onProgress);
}
