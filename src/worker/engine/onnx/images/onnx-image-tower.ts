/** Runs the graph that encodes images, on CPU or GPU, with ONNX Runtime's public interface. */
import type { InferenceSession, Tensor } from "onnxruntime-web";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import type { ImageFile } from "../../images/image-file.ts";
import type { ImageTower } from "../../images/image-tower.ts";
import { type FloatType, isFloat } from "../graph/element-types.ts";
import type { GraphSession } from "../graph/graph-session.ts";
import { floatsOf } from "../../../base/half-floats.ts";
import type { Ort } from "../ort-builds.ts";
import type { ImagePreparation } from "./image-processor.ts";

const input = "pixel_values";
/** Output names: the first in CLIP's exports with projection, the second in CLIP's without it and in SigLIP's. */
const outputs = ["image_embeds", "pooler_output"];

export interface ImageTowerOptions {
  ort: Ort;
  graph: GraphSession;
  preparation: ImagePreparation;
  imageSize: number;
  tokensPerImage: number;
  imagesPerRun: number;
}

export class OnnxImageTower implements ImageTower {
  readonly outputWidth: number;
  readonly imagesPerRun: number;
  readonly tokensPerImage: number;
  readonly #options: ImageTowerOptions;
  readonly #session: InferenceSession;
  readonly #output: string;
  readonly #outputType: FloatType;

  /**
   * @param width Size of the vectors of texts.
   * @throws EngineFailureError ("files-damaged") with the reason if the graph does not fit.
   */
  constructor(options: ImageTowerOptions, width: number) {
    const { graph } = options;
    // Exports in half precision also have float32 inputs and outputs.
    if (graph.inputs.get(input)?.type !== "float32") {
      throw unusable(`it has no input "${input}" of float32, only ${[...graph.inputs.keys()].join(", ")}`);
    }
    const output = outputs.find((name) => graph.outputs.has(name));
    const { type, dims = [] } = graph.outputs.get(output ?? "") ?? {};
    if (output === undefined || type === undefined || !isFloat(type)) {
      throw unusable(
        `it needs an output ${outputs.join(" or ")} of float32 or float16, and has only ${[...graph.outputs.keys()].join(", ")}`,
      );
    }
    const ownWidth = dims.at(-1) ?? width;
    if (ownWidth !== width) throw unusable(`its vectors have ${ownWidth} numbers, those of texts have ${width}`);
    this.#options = options;
    this.#session = graph.session;
    this.#output = output;
    this.#outputType = type;
    this.outputWidth = width;
    this.imagesPerRun = options.imagesPerRun;
    this.tokensPerImage = options.tokensPerImage;
  }

  prepare(image: ImageFile): Promise<Float32Array> {
    return this.#options.preparation.prepare(image);
  }

  async run(images: readonly Float32Array[]): Promise<Float32Array> {
    const results = await this.#session.run({ [input]: this.#batch(images) }, [this.#output]);
    const values = floatsOf(results[this.#output]?.data, this.#outputType);
    if (values?.length === images.length * this.outputWidth) return values;
    throw unusable(`its ${this.#output} is not ${images.length} x ${this.outputWidth} numbers`);
  }

  #batch(images: readonly Float32Array[]): Tensor {
    const { ort, imageSize } = this.#options;
    const size = 3 * imageSize * imageSize;
    const values = new Float32Array(images.length * size);
    images.forEach((image, index) => values.set(image, index * size));
    return new ort.Tensor("float32", values, [images.length, 3, imageSize, imageSize]);
  }
}

function unusable(reason: string): EngineFailureError {
  return new EngineFailureError({ kind: "files-damaged", detail: `the graph cannot be used for images: ${reason}` });
}
