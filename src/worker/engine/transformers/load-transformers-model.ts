/** Loads what the record's graphs are: an image-text model, or a chat model with vision. */
import type { LoadedParts } from "../create-engine.ts";
import type { LoadProgress, LoadRequest } from "../engine.ts";
import { EngineFailureError } from "../engine-errors.ts";

export async function loadParts(request: LoadRequest, onProgress: (progress: LoadProgress) => void): Promise<LoadedParts> {
  const { record, device } = request;
  const graphs = record.transformers?.[device.kind];
  if (graphs === undefined) {
    throw new EngineFailureError({ kind: "files-missing", detail: `${record.id} has no weights for ${device.kind}` });
  }
  if ("decoder" in graphs) {
    const { loadImageChat } = await import("./chat/load-image-chat.ts");
    return loadImageChat(request, graphs, onProgress);
  }
  const { loadTowers } = await import("./load-towers.ts");
  return loadTowers(request, graphs, onProgress);
}
