/** An encoder graph on either device, over the public interface of ONNX Runtime. */
import type { InferenceSession, Tensor } from "onnxruntime-web";
import { EngineFailureError } from "../engine-errors.ts";
import type { EncoderBatch, EncoderModel, EncoderOutput } from "../encode/encoder-model.ts";
import { type EncoderSignature, readEncoderSignature } from "./encoder-signature.ts";
import type { GraphSession } from "./graph-session.ts";
import type { Ort } from "./ort-builds.ts";

/** Padded tokens of one batch. Time per token is flat on the CPU: small batches waste least on padding. */
export const cpuTokenBudget = 256;
/** A GPU is filled only by large batches, and each one costs its dispatches. */
export const gpuTokenBudget = 4096;

export class OnnxEncoderModel implements EncoderModel {
  readonly outputWidth: number;
  readonly tokenBudget: number;
  readonly #ort: Ort;
  readonly #session: InferenceSession;
  readonly #signature: EncoderSignature;

  /** `dimensions`: width of the output if the graph does not fix it. Throws a `files-damaged` failure if it is no encoder. */
  constructor(ort: Ort, { session, inputs, outputs }: GraphSession, tokenBudget: number, dimensions: number | undefined) {
    this.#ort = ort;
    this.#session = session;
    this.#signature = readEncoderSignature(inputs, outputs, dimensions);
    this.tokenBudget = tokenBudget;
    this.outputWidth = this.#signature.width;
  }

  async run(batch: EncoderBatch): Promise<EncoderOutput> {
    const dims = [batch.rows, batch.width];
    const feeds: Record<string, Tensor> = {};
    for (const name of this.#signature.inputs) {
      const source = name === "attention_mask" ? batch.mask : name === "token_type_ids" ? batch.tokenTypes : batch.ids;
      feeds[name] = new this.#ort.Tensor("int64", BigInt64Array.from(source, BigInt), dims);
    }
    const outputs = await this.#session.run(feeds, [this.#signature.output]);
    const values = outputs[this.#signature.output]?.data;
    if (!(values instanceof Float32Array)) {
      throw new EngineFailureError({ kind: "files-damaged", detail: "the model's output is not float32" });
    }
    return { perToken: this.#signature.perToken, values };
  }
}
