/** Reads the facts of a vision part that the engine needs. */
import { withGgufHeader } from "../../model-folder/gguf-header-in.ts";

export interface ProjectorFacts {
  /** `clip.projector_type`, such as "idefics3". */
  type: string;
  /** Min tokens of a step. Some models attend to all rows of an image at once, so they have to be in one step. */
  stepTokens: number;
}

/** The most rows of an image in these families, rounded up. */
const wholeImageTokens: Readonly<Record<string, number>> = { gemma3: 256, gemma4v: 288, gemma4uv: 288 };

/** @throws EngineFailureError ("files-damaged") that names the file. */
export function readProjectorFacts(path: string, blob: Blob): Promise<ProjectorFacts> {
  return withGgufHeader(path, blob, ({ metadata }) => {
    const named = metadata.get("clip.vision.projector_type") ?? metadata.get("clip.projector_type");
    const type = typeof named === "string" ? named : "";
    return { type, stepTokens: wholeImageTokens[type] ?? 0 };
  });
}
