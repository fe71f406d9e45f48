/** An encoder on WebGPU. */
import type { InferenceSession, Tensor } from "onnxruntime-web";
import { EngineFaultError } from "../engine-errors.ts";
import type { EncoderBatch, EncoderModel, EncoderOutput } from "../encoder-model.ts";
import type { EncoderSignature } from "./encoder-signature.ts";
import type { OrtClasses } from "./webgpu-causal-model.ts";

export class WebGpuEncoderModel implements EncoderModel {
  readonly outputWidth: number;
  /** A GPU is filled only by large batches, and each one costs its dispatches. */
  readonly tokenBudget = 4096;
  readonly #ort: OrtClasses;
  readonly #session: InferenceSession;
  readonly #signature: EncoderSignature;

  constructor(ort: OrtClasses, session: InferenceSession, signature: EncoderSignature) {
    this.#ort = ort;
    this.#session = session;
    this.#signature = signature;
    this.outputWidth = signature.width;
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
      throw new EngineFaultError({ kind: "files-damaged", detail: "the model's output is not float32" });
    }
    return { perToken: this.#signature.perToken, values };
  }
}
