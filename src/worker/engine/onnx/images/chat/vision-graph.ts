/** Runs the graph that computes the embedding rows of a tile for the decoder, with ONNX Runtime's public interface. */
import { EngineFailureError } from "../../../../base/engine-failure.ts";
import { type FloatType, isFloat } from "../../graph/element-types.ts";
import type { GraphSession } from "../../graph/graph-session.ts";
import { floatsOf } from "../../../../base/half-floats.ts";
import type { Ort } from "../../ort-builds.ts";
import type { Pixels } from "../../../images/image-pixels.ts";
import type { ImageFamily } from "./image-family.ts";

const output = "image_features";

export class VisionGraph {
  readonly #ort: Ort;
  readonly #graph: GraphSession;
  readonly #family: ImageFamily;
  readonly #outputType: FloatType;

  /** @throws EngineFailureError ("files-damaged") with the reason if the graph does not have the family's inputs and outputs. */
  constructor(ort: Ort, graph: GraphSession, family: ImageFamily) {
    const given = [...graph.inputs.keys()];
    for (const [input, needed] of Object.entries(family.needs)) {
      if (graph.inputs.get(input)?.type !== needed) throw unusable(`it has no input "${input}" of ${needed}, only ${given.join(", ")}`);
    }
    const unknown = given.filter((name) => !(name in family.needs) && !family.mayTake.includes(name));
    if (unknown.length > 0) throw unusable(`it has unknown inputs: ${unknown.join(", ")}`);
    const type = graph.outputs.get(output)?.type;
    if (!isFloat(type)) {
      throw unusable(`it has no output "${output}" of float32 or float16, only ${[...graph.outputs.keys()].join(", ")}`);
    }
    this.#ort = ort;
    this.#graph = graph;
    this.#family = family;
    this.#outputType = type;
  }

  /** Returns `count` rows of `width` numbers. Rejects with EngineFailureError ("files-damaged") if the graph's output has another size. */
  async rows(tile: Pixels, { count, width }: { count: number; width: number }): Promise<Float32Array> {
    const all = Object.entries(this.#family.feeds(this.#ort, tile));
    const feeds = Object.fromEntries(all.filter(([input]) => this.#graph.inputs.has(input)));
    const results = await this.#graph.session.run(feeds, [output]);
    const rows = floatsOf(results[output]?.data, this.#outputType);
    if (rows?.length === count * width) return rows.slice();
    throw unusable(`its ${output} of a tile of ${tile.width} x ${tile.height} pixels is not ${count} x ${width} numbers`);
  }
}

function unusable(reason: string): EngineFailureError {
  return new EngineFailureError({ kind: "files-damaged", detail: `the graph cannot be used for images: ${reason}` });
}
