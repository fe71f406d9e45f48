/**
 * A causal model on WebGPU. The key/value cache is a set of GPU buffers of fixed size, each bound as past and as
 * present, so that GroupQueryAttention appends in place. The buffers double when they are full.
 */
import type { InferenceSession, Tensor } from "onnxruntime-web";
import { EngineFailureError } from "../engine-errors.ts";
import type { TokenModel } from "../chat/token-model.ts";
import { cacheNames, type CausalSignature, readCausalSignature } from "./causal-signature.ts";
import { elementTypes } from "./element-types.ts";
import type { CacheType } from "./graph.ts";
import type { GraphSession } from "./graph-session.ts";
import type { Ort } from "./ort-builds.ts";

const firstCapacity = 512;
/** GPUBufferUsage.COPY_SRC, COPY_DST and STORAGE (WebGPU 5.1.2), which the type library does not declare for workers. */
const cacheUsage = 0x0004 | 0x0008 | 0x0080;

export class WebGpuCausalModel implements TokenModel {
  readonly contextLength: number;
  readonly vocabularySize: number;
  readonly prefillChunk = 128;
  readonly #ort: Ort;
  readonly #session: InferenceSession;
  readonly #device: GPUDevice;
  readonly #signature: CausalSignature;
  readonly #cacheType: CacheType;
  readonly #mask: BigInt64Array;
  readonly #names: { past: string[]; present: string[] };
  readonly #feeds: Record<string, Tensor> = {};
  readonly #fetches: Record<string, Tensor | null> = { logits: null };
  #buffers: GPUBuffer[] = [];
  #capacity = 0;
  #length = 0;

  constructor(ort: Ort, { session, inputs, outputs }: GraphSession, device: GPUDevice, contextLength: number, cacheType: CacheType) {
    const signature = readCausalSignature(inputs, outputs);
    this.#ort = ort;
    this.#session = session;
    this.#device = device;
    this.#signature = signature;
    this.#cacheType = cacheType;
    this.contextLength = contextLength;
    this.vocabularySize = signature.vocabularySize;
    this.#mask = new BigInt64Array(contextLength).fill(1n);
    this.#names = cacheNames(signature.layers);
    if (signature.hasLogitsToKeep) this.#feeds["num_logits_to_keep"] = new ort.Tensor("int64", BigInt64Array.of(1n), []);
    this.#reserve(1);
  }

  get length(): number {
    return this.#length;
  }

  /** Bytes of the cache as it is now. */
  get cacheBytes(): number {
    return this.#buffers.reduce((sum, buffer) => sum + buffer.size, 0);
  }

  async prefill(ids: Int32Array): Promise<Float32Array> {
    const count = ids.length;
    const total = this.#length + count;
    this.#reserve(total);
    const { Tensor } = this.#ort;
    this.#feeds["input_ids"] = new Tensor("int64", BigInt64Array.from(ids, BigInt), [1, count]);
    this.#feeds["attention_mask"] = new Tensor("int64", this.#mask.subarray(0, total), [1, total]);
    if (this.#signature.hasPositionIds) {
      const positions = BigInt64Array.from({ length: count }, (_, index) => BigInt(this.#length + index));
      this.#feeds["position_ids"] = new Tensor("int64", positions, [1, count]);
    }
    const { logits } = await this.#session.run(this.#feeds, this.#fetches);
    this.#length = total;
    const values = logits?.data;
    if (!(values instanceof Float32Array)) {
      throw new EngineFailureError({ kind: "files-damaged", detail: "the model's logits are not float32" });
    }
    return values.subarray(values.length - this.vocabularySize);
  }

  decode(id: number): Promise<Float32Array> {
    return this.prefill(Int32Array.of(id));
  }

  truncate(length: number): void {
    // What lies behind the attention mask's end is never read, and written over by the next run.
    this.#length = Math.min(this.#length, length);
  }

  /** Makes room for so many positions, keeping what the cache holds. */
  #reserve(positions: number): void {
    if (positions <= this.#capacity) return;
    let capacity = Math.max(firstCapacity, this.#capacity);
    while (capacity < positions) capacity *= 2;
    capacity = Math.max(positions, Math.min(capacity, this.contextLength));
    const { keyValueHeads, headDimension } = this.#signature;
    const rowBytes = headDimension * elementTypes[this.#cacheType].bytes;
    const old = this.#buffers;
    const copies = this.#device.createCommandEncoder();
    this.#buffers = this.#names.past.map((_, index) => {
      const buffer = this.#device.createBuffer({
        size: keyValueHeads * capacity * rowBytes,
        usage: cacheUsage,
      });
      const source = old[index];
      for (let head = 0; source !== undefined && head < keyValueHeads; head++) {
        copies.copyBufferToBuffer(source, head * this.#capacity * rowBytes, buffer, head * capacity * rowBytes, this.#length * rowBytes);
      }
      return buffer;
    });
    this.#device.queue.submit([copies.finish()]);
    for (const buffer of old) buffer.destroy();
    this.#capacity = capacity;
    this.#buffers.forEach((buffer, index) => {
      const tensor = this.#ort.Tensor.fromGpuBuffer(buffer, {
        dataType: this.#cacheType,
        dims: [1, keyValueHeads, capacity, headDimension],
      });
      this.#feeds[this.#names.past[index] ?? ""] = tensor;
      this.#fetches[this.#names.present[index] ?? ""] = tensor;
    });
  }
}
