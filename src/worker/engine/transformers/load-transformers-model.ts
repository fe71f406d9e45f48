/** Loads what the record's graphs are: an image-text model, or a chat model with vision. */
import type { LoadedParts } from "../create-engine.ts";
import type { LoadProgress, LoadRequest } from "../engine.ts";
import { EngineFailureError } from "../engine-errors.ts";
import { loadImageChat } from "./chat/load-image-chat.ts";
import { loadTowers } from "./load-towers.ts";

export async function loadParts(request: LoadRequest, onProgress: (progress: LoadProgress) => void): Promise<LoadedParts> {
  const { record, device } = request;
  const graphs = record.transformers?.[device.kind];
  if (graphs === undefined) {
    throw new EngineFailureError({ kind: "files-missing", detail: `${record.id} has no weights for ${device.kind}` });
  }
  return "decoder" in graphs ? loadImageChat(request, graphs, onProgress) : loadTowers(request, graphs, onProgress);
}
