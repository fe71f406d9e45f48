/** Several sequences of tokens over one graph on WebGPU. Single tokens of different sequences are computed as a batch. */
import { createEventLoopYield } from "../../../../transport/calls/event-loop-yield.ts";
import { SharedRuns } from "../../chat/token-loop/shared-runs.ts";
import type { TokenModel } from "../../chat/token-loop/token-model.ts";
import { type CausalSignature, readCausalSignature } from "./causal-signature.ts";
import { CheckedDecoding } from "./checked-decoding.ts";
import { GpuBatch } from "./gpu-batch.ts";
import { sequenceCount } from "./sequence-count.ts";
import type { WebGpuCausalModel, WebGpuCausalOptions } from "./webgpu-causal-model.ts";

class WebGpuSequence implements TokenModel {
  readonly contextLength: number;
  readonly vocabularySize: number;
  readonly #set: SequenceSet;
  readonly #index: number;

  constructor(set: SequenceSet, index: number) {
    const { contextLength, vocabularySize } = set.model(0);
    this.contextLength = contextLength;
    this.vocabularySize = vocabularySize;
    this.#set = set;
    this.#index = index;
  }

  get prefillChunk(): number {
    return this.#set.model(0).prefillChunk;
  }

  get length(): number {
    return this.#set.length(this.#index);
  }

  prefill(ids: Int32Array, topK?: number): Promise<Float32Array> {
    return this.#set.runs.runAlone(this.#index, () => this.#set.alone(this.#index).prefill(ids, topK));
  }

  decode(id: number, topK?: number, mayRound?: boolean): Promise<Float32Array> {
    return this.#set.runs.decode(this.#index, id, { topK, mayRound });
  }

  truncate(length: number): void {
    if (length < this.length) this.#set.model(this.#index).truncate(length);
  }
}

class SequenceSet {
  readonly runs: SharedRuns;
  readonly #models: WebGpuCausalModel[];
  readonly #batch: GpuBatch;

  constructor(first: WebGpuCausalModel, options: WebGpuCausalOptions, signature: CausalSignature, size: number) {
    this.#models = [first];
    this.#batch = new GpuBatch({ ...options, signature, size, sequence: (index) => this.model(index) });
    const decoding = new CheckedDecoding({
      length: (sequence) => this.length(sequence),
      truncate: (sequence, length) => this.model(sequence).truncate(length),
      appendOne: ({ sequence, id, topK }) => this.alone(sequence).decode(id, topK),
      canAppendToEach: (tokens) => this.#batch.canHold(tokens),
      appendToEach: (tokens) => this.#batch.append(tokens),
    });
    this.runs = new SharedRuns({ decodeBatch: (tokens) => decoding.decode(tokens), yieldToEventLoop: createEventLoopYield() });
  }

  length(index: number): number {
    return this.#models[index]?.length ?? 0;
  }

  /** Returns the model of a sequence. All but the first are created when they are first used, because each allocates a cache. */
  model(index: number): WebGpuCausalModel {
    const [first] = this.#models;
    const model = this.#models[index] ?? first?.sibling();
    if (model === undefined) throw new RangeError(`no sequence ${index}`);
    this.#models[index] = model;
    return model;
  }

  /** Returns the model for a run of this sequence alone. */
  alone(index: number): WebGpuCausalModel {
    this.#batch.release(index);
    return this.model(index);
  }
}

/** Returns a model with as many siblings as possible, or `model` itself if there can be none. `options`: the options of `model`. */
export function withSiblings(model: WebGpuCausalModel, options: WebGpuCausalOptions): TokenModel {
  const signature = readCausalSignature(options.graph, options.vectors !== undefined);
  const size = sequenceCount(signature, options.contextLength, options.device.limits);
  if (size === 1) return model;
  const set = new SequenceSet(model, options, signature, size);
  const [first, ...siblings] = Array.from({ length: size }, (_, index) => new WebGpuSequence(set, index));
  return first === undefined ? model : Object.assign(first, { siblings });
}
