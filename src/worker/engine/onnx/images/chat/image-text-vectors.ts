/**
 * Computes the vectors of a prompt: embeddings of its tokens, and the rows of its images. A tile is computed when a prompt first
 * needs one of its rows.
 */
import { firstImageRowId } from "../../../chat/prompt/prompt-images.ts";
import { EngineFailureError } from "../../../../base/engine-failure.ts";
import { integerTensor, type TokenVectors } from "../../causal/input-tensors.ts";
import { type FloatType, isFloat, isInteger, type IntegerType } from "../../graph/element-types.ts";
import type { GraphSession } from "../../graph/graph-session.ts";
import { floatsOf } from "../../../../base/half-floats.ts";
import type { Ort } from "../../ort-builds.ts";
import type { ImageRows, Tile } from "./image-rows.ts";
import type { VisionGraph } from "./vision-graph.ts";

const output = "inputs_embeds";

export interface ImageTextVectorsOptions {
  ort: Ort;
  /** Embeds tokens. */
  tokens: GraphSession;
  vision: VisionGraph;
  images: Pick<ImageRows, "find">;
}

export class ImageTextVectors implements TokenVectors {
  readonly #options: ImageTextVectorsOptions;
  readonly #idType: IntegerType;
  readonly #outputType: FloatType;

  /** @throws EngineFailureError ("files-damaged") with the reason if the graph does not embed tokens. */
  constructor(options: ImageTextVectorsOptions) {
    const { inputs, outputs } = options.tokens;
    const idType = inputs.get("input_ids")?.type;
    const outputType = outputs.get(output)?.type;
    if (!isInteger(idType) || !isFloat(outputType)) {
      throw unusable(`it does not make "${output}" of "input_ids", but ${[...outputs.keys()].join()} of ${[...inputs.keys()].join()}`);
    }
    this.#options = options;
    this.#idType = idType;
    this.#outputType = outputType;
  }

  async of(ids: Int32Array): Promise<Float32Array> {
    const { ort, tokens, images } = this.#options;
    // An id of an image row is embedded as token 0, and its vector is overwritten below.
    const given = integerTensor(ort, this.#idType, [1, ids.length], (index) => tokenOf(ids[index] ?? 0));
    const results = await tokens.session.run({ input_ids: given }, [output]);
    const vectors = floatsOf(results[output]?.data, this.#outputType);
    if (vectors === undefined) throw unusable(`its ${output} is not ${this.#outputType}`);
    const width = vectors.length / ids.length;
    for (const [index, id] of ids.entries()) {
      if (id < firstImageRowId) continue;
      const found = images.find(id);
      if (found === undefined) throw new EngineFailureError({ kind: "internal", detail: "an image of the prompt was released" });
      // oxlint-disable-next-line no-await-in-loop
      const rows = await this.#rowsOf(found.tile, width);
      vectors.set(rows.subarray(found.row * width, (found.row + 1) * width), index * width);
    }
    return vectors;
  }

  async #rowsOf(tile: Tile, width: number): Promise<Float32Array> {
    if (tile.rows === undefined && tile.pixels !== undefined) {
      tile.rows = await this.#options.vision.rows(tile.pixels, { count: tile.rowCount, width });
      tile.pixels = undefined;
    }
    return tile.rows ?? new Float32Array(0);
  }
}

const tokenOf = (id: number): number => (id < firstImageRowId ? id : 0);

function unusable(reason: string): EngineFailureError {
  return new EngineFailureError({ kind: "files-damaged", detail: `the graph cannot be used for tokens: ${reason}` });
}
