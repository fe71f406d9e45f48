/**
 * A causal model on WebGPU. Its cache stays in GPU buffers: one that GroupQueryAttention extends in place, or two that
 * take turns as input and output. The buffers double when they are full.
 */
import type { InferenceSession, Tensor } from "onnxruntime-web";
import type { TokenModel } from "../../chat/token-loop/token-model.ts";
import { EngineFailureError } from "../../engine-errors.ts";
import type { GraphSession } from "../graph/graph-session.ts";
import { floatsOf } from "../graph/half-floats.ts";
import type { Ort } from "../ort-builds.ts";
import { type CausalSignature, readCausalSignature } from "./causal-signature.ts";
import { type GpuCacheTensor, gpuCacheTensor } from "./gpu-cache.ts";
import { fullMasks, integerTensor, tokenInput, type TokenVectors } from "./input-tensors.ts";

const firstCapacity = 512;

export class WebGpuCausalModel implements TokenModel {
  readonly contextLength: number;
  readonly vocabularySize: number;
  readonly prefillChunk = 128;
  readonly #ort: Ort;
  readonly #session: InferenceSession;
  readonly #signature: CausalSignature;
  readonly #mask: ((length: number) => Tensor) | undefined;
  readonly #tokens: ReturnType<typeof tokenInput>;
  readonly #feeds: Record<string, Tensor> = {};
  readonly #fetches: Record<string, Tensor | null> = { logits: null };
  readonly #cache: GpuCacheTensor[];
  #capacity: number;
  #length = 0;

  /** Throws a `files-damaged` failure if the graph is no such model. */
  constructor(ort: Ort, graph: GraphSession, device: GPUDevice, contextLength: number, vectors?: TokenVectors) {
    const signature = readCausalSignature(graph, vectors !== undefined);
    this.#tokens = tokenInput(ort, signature, vectors);
    this.#ort = ort;
    this.#session = graph.session;
    this.#signature = signature;
    this.contextLength = contextLength;
    this.#mask = signature.maskType && fullMasks(ort, signature.maskType, contextLength);
    this.vocabularySize = signature.vocabularySize;
    const keep = signature.logitsToKeep;
    if (keep !== undefined) this.#feeds["num_logits_to_keep"] = integerTensor(ort, keep.type, keep.dims, () => 1);
    this.#capacity = Math.min(firstCapacity, contextLength);
    this.#cache = signature.caches.map((tensor) => gpuCacheTensor({ ort, device }, tensor, this.#capacity));
  }

  get length(): number {
    return this.#length;
  }

  /** Bytes of the cache as it is now. */
  get cacheBytes(): number {
    return this.#cache.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  async prefill(ids: Int32Array): Promise<Float32Array> {
    const { positionType, logitsType } = this.#signature;
    const ort = this.#ort;
    const count = ids.length;
    const from = this.#length;
    this.#reserve(from + count);
    Object.assign(this.#feeds, await this.#tokens(ids));
    if (this.#mask !== undefined) this.#feeds["attention_mask"] = this.#mask(from + count);
    if (positionType !== undefined) this.#feeds["position_ids"] = integerTensor(ort, positionType, [1, count], (index) => from + index);
    this.#signature.caches.forEach(({ past, present }, index) => {
      const binding = this.#cache[index]?.bind(from, count);
      if (binding === undefined) return;
      this.#feeds[past] = binding.past;
      this.#fetches[present] = binding.present;
    });
    const { logits } = await this.#session.run(this.#feeds, this.#fetches);
    for (const tensor of this.#cache) tensor.advance(from + count);
    this.#length = from + count;
    const values = floatsOf(logits?.data, logitsType);
    if (values === undefined) throw new EngineFailureError({ kind: "files-damaged", detail: `the model's logits are not ${logitsType}` });
    return values.subarray(values.length - this.vocabularySize);
  }

  decode(id: number): Promise<Float32Array> {
    return this.prefill(Int32Array.of(id));
  }

  truncate(length: number): void {
    if (length < this.#length) this.#length = this.#signature.canRewind ? length : 0;
  }

  /** Makes room for so many positions, keeping what the cache holds. */
  #reserve(positions: number): void {
    if (positions <= this.#capacity) return;
    let capacity = this.#capacity;
    while (capacity < positions) capacity *= 2;
    capacity = Math.max(positions, Math.min(capacity, this.contextLength));
    for (const tensor of this.#cache) tensor.reserve(capacity, this.#length);
    this.#capacity = capacity;
  }
}
