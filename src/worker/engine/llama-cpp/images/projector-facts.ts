/** Reads the facts of a vision part that the engine needs. */
import { EngineFailureError } from "../../../base/engine-failure.ts";
import { readGgufHeader } from "../../../models/gguf/gguf-header.ts";
import { UnreadableGgufError } from "../../../models/gguf/unreadable-gguf-error.ts";

export interface ProjectorFacts {
  /** `clip.projector_type`, such as "idefics3". */
  type: string;
  /** Min tokens of a step. Some models attend to all rows of an image at once, so they have to be in one step. */
  stepTokens: number;
}

/** The most rows of an image in these families, rounded up. */
const wholeImageTokens: Readonly<Record<string, number>> = { gemma3: 256, gemma4v: 288, gemma4uv: 288 };

/** @throws EngineFailureError ("files-damaged") that names the file. */
export async function readProjectorFacts(path: string, blob: Blob): Promise<ProjectorFacts> {
  try {
    const { metadata } = await readGgufHeader({
      read: async (offset, length) => new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer()),
      fileBytes: blob.size,
    });
    const named = metadata.get("clip.vision.projector_type") ?? metadata.get("clip.projector_type");
    const type = typeof named === "string" ? named : "";
    return { type, stepTokens: wholeImageTokens[type] ?? 0 };
  } catch (caught) {
    if (!(caught instanceof UnreadableGgufError)) throw caught;
    throw new EngineFailureError({ kind: "files-damaged", detail: `${path} ${caught.message}` });
  }
}
