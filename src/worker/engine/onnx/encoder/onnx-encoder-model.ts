/** An encoder of whole texts on CPU or GPU, with ONNX Runtime's public interface. The graph may be an encoder or a decoder. */
import type { InferenceSession, Tensor } from "onnxruntime-web";
import type { ModelRecord } from "../../../models/record/model-record.ts";
import type { EncoderBatch, EncoderModel } from "../../encode/encoder-model.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import { integerTensor } from "../causal/input-tensors.ts";
import type { GraphSession } from "../graph/graph-session.ts";
import { floatsOf } from "../../../base/half-floats.ts";
import type { Ort } from "../ort-builds.ts";
import { type EncoderSignature, outputsFor, readEncoderSignature, type TextInput } from "./encoder-signature.ts";

/**
 * Max padded tokens of a batch on the CPU. The time per token does not depend on the batch there, and small batches have little
 * padding.
 */
export const cpuTokenBudget = 256;
/** Max padded tokens of a batch on the GPU. Only large batches use a GPU fully, and each batch has a fixed cost. */
export const gpuTokenBudget = 4096;
/** A decoder's graph gets one row per batch, because the effect of padding depends on the export. */
const decoderTokenBudget = 1;

export class OnnxEncoderModel implements EncoderModel {
  readonly outputWidth: number;
  readonly perToken: boolean;
  readonly tokenBudget: number;
  readonly #ort: Ort;
  readonly #session: InferenceSession;
  readonly #signature: EncoderSignature;

  private constructor(ort: Ort, session: InferenceSession, signature: EncoderSignature, width: number, tokenBudget: number) {
    this.#ort = ort;
    this.#session = session;
    this.#signature = signature;
    this.outputWidth = width;
    this.perToken = signature.perToken;
    this.tokenBudget = signature.caches.length > 0 ? decoderTokenBudget : tokenBudget;
  }

  /**
   * Rejects with a `files-damaged` failure if the graph is no encoder of texts.
   * @param outputNames Names that its output may have, preferred first. Default: `outputsFor(record)`.
   */
  static async open(
    ort: Ort,
    graph: GraphSession,
    record: Pick<ModelRecord, "role" | "modules">,
    tokenBudget: number,
    outputNames: readonly string[] = outputsFor(record),
  ): Promise<OnnxEncoderModel> {
    const signature = readEncoderSignature(graph, record.role, outputNames);
    const width = signature.width ?? (await widthOfRun(ort, graph.session, signature));
    return new OnnxEncoderModel(ort, graph.session, signature, width, tokenBudget);
  }

  async run(batch: EncoderBatch): Promise<Float32Array> {
    const { output, outputType } = this.#signature;
    const outputs = await this.#session.run(feedsOf(this.#ort, this.#signature, batch), [output]);
    const values = floatsOf(outputs[output]?.data, outputType);
    if (values === undefined) throw new EngineFailureError({ kind: "files-damaged", detail: `the model's ${output} is not ${outputType}` });
    return values;
  }
}

/** Finds the width of the output by a run of one token, for a graph that does not declare it. */
async function widthOfRun(ort: Ort, session: InferenceSession, signature: EncoderSignature): Promise<number> {
  const batch = {
    rows: 1,
    width: 1,
    ids: Int32Array.of(0),
    mask: Int32Array.of(1),
    tokenTypes: Int32Array.of(0),
    unpooled: Int32Array.of(0),
  };
  const outputs = await session.run(feedsOf(ort, signature, batch), [signature.output]);
  return outputs[signature.output]?.dims.at(-1) ?? 1;
}

function feedsOf(ort: Ort, { inputs, caches }: EncoderSignature, batch: EncoderBatch): Record<string, Tensor> {
  const { rows, width, ids, mask, tokenTypes } = batch;
  const valueOf: Record<TextInput, (index: number) => number> = {
    input_ids: (index) => ids[index] ?? 0,
    attention_mask: (index) => mask[index] ?? 0,
    token_type_ids: (index) => tokenTypes[index] ?? 0,
    position_ids: (index) => index % width,
  };
  const feeds: Record<string, Tensor> = {};
  for (const { name, type } of inputs) feeds[name] = integerTensor(ort, type, [rows, width], valueOf[name]);
  for (const { name, type, dims } of caches) {
    const shape = [rows, ...dims.slice(1)];
    const size = shape.reduce((product, axis) => product * axis, 1);
    feeds[name] = new ort.Tensor(type, type === "float16" ? new Uint16Array(size) : new Float32Array(size), shape);
  }
  return feeds;
}
