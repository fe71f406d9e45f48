/**
 * A causal model on WebGPU. Its cache stays in GPU buffers: one that GroupQueryAttention extends in place, or two that
 * take turns as input and output. The buffers double when they are full.
 */
import type { InferenceSession, Tensor } from "onnxruntime-web";
import type { TokenModel } from "../../chat/token-loop/token-model.ts";
import { EngineFailureError } from "../../engine-errors.ts";
import { agree } from "../../self-test.ts";
import type { GraphSession } from "../graph/graph-session.ts";
import { floatsOf } from "../graph/half-floats.ts";
import type { Ort } from "../ort-builds.ts";
import { bestOutput } from "../rewriting/best-logits.ts";
import { BestLogits } from "./best-logits.ts";
import { type CausalSignature, readCausalSignature } from "./causal-signature.ts";
import { type GpuCacheTensor, gpuCacheTensor } from "./gpu-cache.ts";
import { GpuInputs } from "./gpu-inputs.ts";
import { fullMasks, integerTensor, type MakeIntegers, tokenInput, type TokenVectors } from "./input-tensors.ts";
import { lengthInputs } from "./length-inputs.ts";
import { RecordedRuns } from "./recorded-runs.ts";

type RunOutputs = InferenceSession.OnnxValueMapType;

const firstCapacity = 512;
/** As many tokens as it takes to record a run with each of the buffers that take turns, and to submit each recording once. */
const checkedTokens = 4;

export interface WebGpuCausalOptions {
  ort: Ort;
  device: GPUDevice;
  graph: GraphSession;
  contextLength: number;
  /** Of a graph that reads them in place of ids. */
  vectors?: TokenVectors | undefined;
  /** Whether runs of one token are recorded: the session allows it, and the graph `canBeRecorded`. */
  isRecording: boolean;
}

export class WebGpuCausalModel implements TokenModel {
  readonly contextLength: number;
  readonly vocabularySize: number;
  readonly prefillChunk = 128;
  readonly #ort: Ort;
  readonly #session: InferenceSession;
  readonly #signature: CausalSignature;
  readonly #mask: ((length: number) => Tensor) | undefined;
  readonly #tokens: ReturnType<typeof tokenInput>;
  readonly #integers: MakeIntegers;
  readonly #feeds: Record<string, Tensor> = {};
  readonly #presents: Record<string, Tensor> = {};
  readonly #unrecorded: InferenceSession.RunOptions;
  readonly #isRecording: boolean;
  #recorded: RecordedRuns | undefined;
  #best: BestLogits | undefined;
  readonly #cache: GpuCacheTensor[];
  #capacity: number;
  #length = 0;

  /** Throws a `files-damaged` failure if the graph is no such model. */
  constructor({ ort, device, graph, contextLength, vectors, isRecording }: WebGpuCausalOptions) {
    const signature = readCausalSignature(graph, vectors !== undefined);
    const inputs = new GpuInputs(ort, device, graph.facts, this.prefillChunk);
    // What computes with a mask on the CPU reads other inputs there as well.
    this.#integers = signature.takesLengths ? (...input) => inputs.integers(...input) : (_name, ...input) => integerTensor(ort, ...input);
    this.#tokens = tokenInput(ort, signature, vectors, this.#integers);
    this.#ort = ort;
    this.#session = graph.session;
    this.#signature = signature;
    this.contextLength = contextLength;
    this.#mask = signature.maskType && fullMasks(ort, signature.maskType, contextLength);
    this.vocabularySize = signature.vocabularySize;
    const keep = signature.logitsToKeep;
    if (keep !== undefined) this.#feeds["num_logits_to_keep"] = integerTensor(ort, keep.type, keep.dims, () => 1);
    this.#capacity = Math.min(firstCapacity, contextLength);
    if (graph.outputs.has(bestOutput)) this.#best = new BestLogits(this.vocabularySize);
    this.#cache = signature.caches.map((tensor) => gpuCacheTensor({ ort, device }, tensor, this.#capacity));
    this.#isRecording = isRecording;
    this.#unrecorded = isRecording ? RecordedRuns.unrecorded : {};
    if (isRecording) {
      const logits = { name: "logits", type: signature.logitsType, dims: [1, 1, this.vocabularySize] };
      const best = this.#best && { name: bestOutput, type: "float32" as const, dims: [2, this.#best.count] };
      this.#recorded = new RecordedRuns(ort, device, best === undefined ? [logits] : [logits, best]);
    }
  }

  get length(): number {
    return this.#length;
  }

  /** Bytes of the cache as it is now. */
  get cacheBytes(): number {
    return this.#cache.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  async prefill(ids: Int32Array, best = this.vocabularySize): Promise<Float32Array> {
    const found = this.#best !== undefined && best <= this.#best.count ? this.#best : undefined;
    const output = found === undefined ? "logits" : bestOutput;
    const data =
      ids.length === 1 && this.#recorded !== undefined
        ? await this.#runRecorded(this.#recorded, ids, output)
        : (await this.#run(ids, { [output]: null }, this.#unrecorded))[output]?.data;
    return found === undefined ? this.#logitsIn(data) : found.spread(data);
  }

  decode(id: number, best?: number): Promise<Float32Array> {
    return this.prefill(Int32Array.of(id), best);
  }

  /** Reads all logits from now on if the GPU finds the largest wrongly. Leaves the cache empty. */
  async checkBest(): Promise<void> {
    if (this.#best === undefined) return;
    this.truncate(0);
    const outputs = await this.#run(Int32Array.of(0), { logits: null, [bestOutput]: null }, this.#unrecorded);
    this.truncate(0);
    if (this.#best.isOf(outputs[bestOutput]?.data, this.#logitsIn(outputs["logits"]?.data))) return;
    console.warn("cohabit: this GPU sorts wrongly: all logits are read back for every token");
    this.#best = undefined;
  }

  /** Records nothing from now on if what was recorded computes wrongly. Leaves the cache empty. */
  async checkRecording(): Promise<void> {
    if (this.#recorded === undefined || this.contextLength < checkedTokens) return;
    const ids = Int32Array.from({ length: checkedTokens }, (_, index) => (index * 101 + 7) % this.vocabularySize);
    this.truncate(0);
    const whole = Float32Array.from(await this.prefill(ids));
    this.truncate(0);
    let last = new Float32Array(0);
    for (const id of ids) last = Float32Array.from(await this.decode(id));
    this.truncate(0);
    if (agree(whole, last)) return;
    console.warn("cohabit: this GPU computes recorded commands wrongly: they are prepared anew for every token");
    this.#recorded = undefined;
  }

  #logitsIn(data: unknown): Float32Array {
    const { logitsType } = this.#signature;
    const values = floatsOf(data, logitsType);
    if (values === undefined) throw new EngineFailureError({ kind: "files-damaged", detail: `the model's logits are not ${logitsType}` });
    return values.subarray(values.length - this.vocabularySize);
  }

  async #runRecorded(recorded: RecordedRuns, ids: Int32Array, output: string): Promise<Float32Array | Uint16Array> {
    this.#reserve(this.#length + ids.length);
    const caches = this.#cache.map(({ buffers }) => buffers).join();
    await this.#run(ids, recorded.fetches, recorded.options(caches));
    return recorded.read(output);
  }

  /** Appends tokens. `fetches`: what is read of the outputs, or where they are written. */
  async #run(ids: Int32Array, fetches: Readonly<Record<string, Tensor | null>>, options: InferenceSession.RunOptions): Promise<RunOutputs> {
    const { positionType, takesLengths } = this.#signature;
    const ort = this.#ort;
    const count = ids.length;
    const from = this.#length;
    this.#reserve(from + count);
    Object.assign(this.#feeds, await this.#tokens(ids));
    if (this.#mask !== undefined) this.#feeds["attention_mask"] = this.#mask(from + count);
    if (takesLengths) {
      this.#feeds[lengthInputs.lastPosition] = this.#integers(lengthInputs.lastPosition, "int32", [1], () => from + count - 1);
      const total = ["int32", [1], () => from + count] as const;
      // A session that records reads it on the GPU, others on the CPU.
      this.#feeds[lengthInputs.totalLength] = this.#isRecording
        ? this.#integers(lengthInputs.totalLength, ...total)
        : integerTensor(ort, ...total);
    }
    if (positionType !== undefined) {
      this.#feeds["position_ids"] = this.#integers("position_ids", positionType, [1, count], (index) => from + index);
    }
    this.#signature.caches.forEach(({ past, present }, index) => {
      const binding = this.#cache[index]?.bind(from, count);
      if (binding === undefined) return;
      this.#feeds[past] = binding.past;
      this.#presents[present] = binding.present;
    });
    const outputs = await this.#session.run(this.#feeds, { ...fetches, ...this.#presents }, options);
    for (const tensor of this.#cache) tensor.advance(from + count);
    this.#length = from + count;
    return outputs;
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
