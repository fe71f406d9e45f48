/**
 * A causal model on the CPU over the public interface of ONNX Runtime: each run takes the key/value cache as inputs and
 * gives it back, longer, as outputs. It copies the whole cache twice a token, so it is used only if the C interface of
 * the runtime is not the one that `c-interface` knows; tests hold the two against each other.
 */
import type { InferenceSession, Tensor } from "onnxruntime-web";
import { EngineFailureError } from "../engine-errors.ts";
import type { TokenModel } from "../chat/token-model.ts";
import { cacheNames, type CausalSignature, readCausalSignature } from "./causal-signature.ts";
import type { CacheType } from "./graph.ts";
import type { GraphSession } from "./graph-session.ts";
import type { Ort } from "./ort-builds.ts";

/** Keys or values of one layer: [1, key/value heads, positions, head dimension]. float16 values are kept as their bits. */
type CacheData = Float32Array | Uint16Array;

export class CopyingCausalModel implements TokenModel {
  readonly contextLength: number;
  readonly vocabularySize: number;
  readonly prefillChunk = 32;
  readonly #ort: Ort;
  readonly #session: InferenceSession;
  readonly #signature: CausalSignature;
  readonly #cacheType: CacheType;
  readonly #names: { past: string[]; present: string[] };
  #cache: CacheData[];
  /** Positions that the cached tensors hold: at least `length`. */
  #cachedLength = 0;
  #length = 0;

  constructor(ort: Ort, { session, inputs, outputs }: GraphSession, contextLength: number, cacheType: CacheType) {
    this.#ort = ort;
    this.#session = session;
    this.#signature = readCausalSignature(inputs, outputs);
    this.#cacheType = cacheType;
    this.#names = cacheNames(this.#signature.layers);
    this.#cache = this.#names.past.map(() => this.#newCache(0));
    this.contextLength = contextLength;
    this.vocabularySize = this.#signature.vocabularySize;
  }

  get length(): number {
    return this.#length;
  }

  /** Bytes of the cache as it is now. */
  get cacheBytes(): number {
    return this.#cache.reduce((sum, data) => sum + data.byteLength, 0);
  }

  async prefill(ids: Int32Array): Promise<Float32Array> {
    const { Tensor } = this.#ort;
    const { hasPositionIds, hasLogitsToKeep } = this.#signature;
    const count = ids.length;
    const total = this.#length + count;
    this.#crop();
    const feeds: Record<string, Tensor> = {
      input_ids: new Tensor("int64", BigInt64Array.from(ids, BigInt), [1, count]),
      attention_mask: new Tensor("int64", new BigInt64Array(total).fill(1n), [1, total]),
    };
    if (hasPositionIds) {
      const positions = BigInt64Array.from({ length: count }, (_, index) => BigInt(this.#length + index));
      feeds["position_ids"] = new Tensor("int64", positions, [1, count]);
    }
    if (hasLogitsToKeep) feeds["num_logits_to_keep"] = new Tensor("int64", BigInt64Array.of(1n), []);
    this.#names.past.forEach((name, index) => {
      feeds[name] = new Tensor(this.#cacheType, this.#cache[index] ?? this.#newCache(0), this.#cacheDims());
    });
    const outputs = await this.#session.run(feeds);
    const logits = outputs["logits"]?.data;
    if (!(logits instanceof Float32Array)) {
      throw new EngineFailureError({ kind: "files-damaged", detail: "the model's logits are not float32" });
    }
    this.#cache = this.#names.present.map((name) => this.#cacheData(outputs[name]));
    this.#cachedLength = total;
    this.#length = total;
    return logits.subarray(logits.length - this.vocabularySize);
  }

  decode(id: number): Promise<Float32Array> {
    return this.prefill(Int32Array.of(id));
  }

  truncate(length: number): void {
    this.#length = Math.min(this.#length, length);
  }

  /** Drops the positions behind `length`, head by head. */
  #crop(): void {
    if (this.#cachedLength === this.#length) return;
    const { keyValueHeads, headDimension } = this.#signature;
    const from = this.#cachedLength * headDimension;
    const to = this.#length * headDimension;
    this.#cache = this.#cache.map((old) => {
      const data = this.#newCache(this.#length);
      for (let head = 0; head < keyValueHeads; head++) data.set(old.subarray(head * from, head * from + to), head * to);
      return data;
    });
    this.#cachedLength = this.#length;
  }

  #newCache(positions: number): CacheData {
    const { keyValueHeads, headDimension } = this.#signature;
    const size = keyValueHeads * positions * headDimension;
    return this.#cacheType === "float16" ? new Uint16Array(size) : new Float32Array(size);
  }

  #cacheDims(): number[] {
    return [1, this.#signature.keyValueHeads, this.#length, this.#signature.headDimension];
  }

  /** Browsers with Float16Array give float16 tensors as one; its bits are what is fed back. */
  #cacheData(tensor: Tensor | undefined): CacheData {
    const data = tensor?.data;
    if (data instanceof Float32Array || data instanceof Uint16Array) return data;
    if (ArrayBuffer.isView(data) && this.#cacheType === "float16") {
      return new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2);
    }
    throw new EngineFailureError({ kind: "files-damaged", detail: `the model's cache is not ${this.#cacheType}` });
  }
}
