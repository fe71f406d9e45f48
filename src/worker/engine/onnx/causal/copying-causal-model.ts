/**
 * A causal model on the CPU with ONNX Runtime's public interface: each run has the cache as inputs and outputs. Because that
 * copies the whole cache twice per token, it is used only if the runtime's C interface is not the one that `c-interface`
 * knows. Tests compare the two.
 */
import type { InferenceSession, Tensor } from "onnxruntime-web";
import type { TokenModel } from "../../chat/token-loop/token-model.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import type { FloatType } from "../graph/element-types.ts";
import type { GraphSession } from "../graph/graph-session.ts";
import { floatsOf } from "../../../base/half-floats.ts";
import type { Ort } from "../ort-builds.ts";
import { type CacheTensor, type CausalSignature, readCausalSignature } from "./causal-signature.ts";
import { cpuInputs, fullMasks, integerTensor, tokenInput, type TokenVectors } from "./input-tensors.ts";

/** float16 numbers are kept as their bits. */
type CacheData = Float32Array | Uint16Array;

export class CopyingCausalModel implements TokenModel {
  readonly contextLength: number;
  readonly vocabularySize: number;
  readonly prefillChunk = 32;
  readonly #ort: Ort;
  readonly #session: InferenceSession;
  readonly #signature: CausalSignature;
  readonly #mask: ((length: number) => Tensor) | undefined;
  readonly #tokens: ReturnType<typeof tokenInput>;
  #cache: CacheData[];
  /** Positions in the cached keys and values: at least `length`. */
  #cachedLength = 0;
  #length = 0;

  /** Throws a `files-damaged` failure if the graph is no causal model. */
  constructor(ort: Ort, graph: GraphSession, contextLength: number, vectors?: TokenVectors) {
    this.#ort = ort;
    this.#session = graph.session;
    this.#signature = readCausalSignature(graph, vectors !== undefined);
    this.#tokens = tokenInput(cpuInputs(ort), this.#signature, vectors);
    this.#cache = this.#emptyCache();
    this.contextLength = contextLength;
    this.#mask = this.#signature.maskType && fullMasks(ort, this.#signature.maskType, contextLength);
    this.vocabularySize = this.#signature.vocabularySize;
  }

  get length(): number {
    return this.#length;
  }

  async prefill(ids: Int32Array): Promise<Float32Array> {
    const { positionType, logitsToKeep, logitsType, caches } = this.#signature;
    const ort = this.#ort;
    const count = ids.length;
    const from = this.#length;
    this.#crop();
    const feeds = await this.#tokens(ids);
    if (this.#mask !== undefined) feeds["attention_mask"] = this.#mask(from + count);
    if (positionType !== undefined) feeds["position_ids"] = integerTensor(ort, positionType, [1, count], (index) => from + index);
    if (logitsToKeep !== undefined) feeds["num_logits_to_keep"] = integerTensor(ort, logitsToKeep.type, logitsToKeep.dims, () => 1);
    caches.forEach((tensor, index) => {
      feeds[tensor.past] = new ort.Tensor(tensor.type, this.#cache[index] ?? emptyData(tensor.type, 0), dimsOf(tensor, from));
    });
    const outputs = await this.#session.run(feeds);
    const logits = floatsOf(outputs["logits"]?.data, logitsType);
    if (logits === undefined) throw wrongType("logits", logitsType);
    this.#cache = caches.map(({ present, type }) => cacheData(outputs[present], type));
    this.#cachedLength = from + count;
    this.#length = from + count;
    return logits.subarray(logits.length - this.vocabularySize);
  }

  decode(id: number): Promise<Float32Array> {
    return this.prefill(Int32Array.of(id));
  }

  truncate(length: number): void {
    if (length < this.#length) this.#length = this.#signature.canRewind ? length : 0;
    if (this.#length === 0) {
      this.#cache = this.#emptyCache();
      this.#cachedLength = 0;
    }
  }

  #emptyCache(): CacheData[] {
    return this.#signature.caches.map((tensor) => emptyData(tensor.type, sizeOf(tensor, 0)));
  }

  /** Copies the first `length` positions of each head to smaller arrays. */
  #crop(): void {
    if (this.#cachedLength === this.#length) return;
    const cachedLength = this.#cachedLength;
    this.#cache = this.#signature.caches.map((tensor, index) => {
      const old = this.#cache[index] ?? emptyData(tensor.type, 0);
      if (tensor.kind === "state") return old;
      const from = cachedLength * tensor.width;
      const to = this.#length * tensor.width;
      const data = emptyData(tensor.type, sizeOf(tensor, this.#length));
      for (let head = 0; head < tensor.heads; head++) data.set(old.subarray(head * from, head * from + to), head * to);
      return data;
    });
    this.#cachedLength = this.#length;
  }
}

function dimsOf(tensor: CacheTensor, positions: number): readonly number[] {
  return tensor.kind === "state" ? tensor.dims : [1, tensor.heads, positions, tensor.width];
}

function sizeOf(tensor: CacheTensor, positions: number): number {
  return dimsOf(tensor, positions).reduce((product, size) => product * size, 1);
}

function emptyData(type: FloatType, size: number): CacheData {
  return type === "float16" ? new Uint16Array(size) : new Float32Array(size);
}

/** Returns the numbers of a tensor. A float16 tensor is a Float16Array in some browsers; its bits are returned. */
function cacheData(tensor: Tensor | undefined, type: FloatType): CacheData {
  const data = tensor?.data;
  if (type === "float32" && data instanceof Float32Array) return data;
  if (type === "float16" && ArrayBuffer.isView(data)) return new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2);
  throw wrongType("cache", type);
}

function wrongType(name: string, type: FloatType): EngineFailureError {
  return new EngineFailureError({ kind: "files-damaged", detail: `the model's ${name} is not ${type}` });
}
