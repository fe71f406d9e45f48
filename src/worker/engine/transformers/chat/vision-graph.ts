/** The graph that makes rows for the decoder of a tile, over the public interface of ONNX Runtime. */
import type { Tensor } from "onnxruntime-web";
import { EngineFailureError } from "../../engine-errors.ts";
import { type FloatType, isFloat } from "../../onnx/graph/element-types.ts";
import type { GraphSession } from "../../onnx/graph/graph-session.ts";
import { floatsOf } from "../../onnx/graph/half-floats.ts";
import type { Ort } from "../../onnx/ort-builds.ts";
import type { Pixels } from "../image-pixels.ts";
import type { ImageChatConfig } from "./image-chat-config.ts";

const input = "pixel_values";
/** Which pixels are the image's: here all. */
const maskInput = "pixel_attention_mask";
const output = "image_features";

export class VisionGraph {
  readonly #ort: Ort;
  readonly #graph: GraphSession;
  readonly #config: ImageChatConfig;
  readonly #outputType: FloatType;

  /** @throws EngineFailureError ("files-damaged") that says what the graph lacks. */
  constructor(ort: Ort, graph: GraphSession, config: ImageChatConfig) {
    if (graph.inputs.get(input)?.type !== "float32") {
      throw unusable(`it has no input "${input}" of float32, only ${[...graph.inputs.keys()].join(", ")}`);
    }
    const unknown = [...graph.inputs.keys()].filter((name) => name !== input && name !== maskInput);
    if (unknown.length > 0) throw unusable(`it has inputs that are not known here: ${unknown.join(", ")}`);
    const type = graph.outputs.get(output)?.type;
    if (!isFloat(type)) {
      throw unusable(`it has no output "${output}" of float32 or float16, only ${[...graph.outputs.keys()].join(", ")}`);
    }
    this.#ort = ort;
    this.#graph = graph;
    this.#config = config;
    this.#outputType = type;
  }

  /** `width`: numbers of a row. */
  async rows({ data }: Pixels, width: number): Promise<Float32Array> {
    const { Tensor } = this.#ort;
    const { tileSide: side, rowsPerTile } = this.#config;
    const feeds: Record<string, Tensor> = { [input]: new Tensor("float32", this.#numbers(data), [1, 1, 3, side, side]) };
    if (this.#graph.inputs.has(maskInput)) {
      feeds[maskInput] = new Tensor("bool", new Uint8Array(side * side).fill(1), [1, 1, side, side]);
    }
    const results = await this.#graph.session.run(feeds, [output]);
    const rows = floatsOf(results[output]?.data, this.#outputType);
    if (rows?.length === rowsPerTile * width) return rows.slice();
    throw unusable(`its ${output} of a tile is not ${rowsPerTile} x ${width} numbers`);
  }

  /** Channels, rows, columns. */
  #numbers(bytes: Uint8ClampedArray): Float32Array {
    const { rescale, mean, deviation } = this.#config;
    const pixels = bytes.length / 3;
    const numbers = new Float32Array(bytes.length);
    for (let channel = 0; channel < 3; channel++) {
      const [centre, scale] = [mean[channel] ?? 0, deviation[channel] ?? 1];
      for (let pixel = 0; pixel < pixels; pixel++) {
        numbers[channel * pixels + pixel] = ((bytes[pixel * 3 + channel] ?? 0) * rescale - centre) / scale;
      }
    }
    return numbers;
  }
}

function unusable(reason: string): EngineFailureError {
  return new EngineFailureError({ kind: "files-damaged", detail: `the graph cannot be used for images: ${reason}` });
}
