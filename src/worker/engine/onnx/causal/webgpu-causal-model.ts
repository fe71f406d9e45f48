/**
 * A causal model on WebGPU. Its cache stays in GPU buffers: one that GroupQueryAttention extends in place, or two that
 * take turns as input and output. The buffers double when they are full.
 */
import type { InferenceSession, Tensor } from "onnxruntime-web";
import type { TokenModel } from "../../chat/token-loop/token-model.ts";
import { EngineFailureError } from "../../engine-errors.ts";
import { largest } from "../../sampling/sampler.ts";
import { agree } from "../../self-test.ts";
import type { GraphSession } from "../graph/graph-session.ts";
import { floatsOf } from "../graph/half-floats.ts";
import type { Ort } from "../ort-builds.ts";
import { bestOutput } from "../rewriting/passes/best-logits.ts";
import { BestLogits } from "./best-logits.ts";
import { grownCapacity } from "./cache-capacity.ts";
import { type CausalSignature, readCausalSignature } from "./causal-signature.ts";
import { firstCapacity, type GpuCacheTensor, gpuCacheTensor, type Heads } from "./gpu-cache.ts";
import { GuessRecord } from "./guess-record.ts";
import { GpuInputs } from "./gpu-inputs.ts";
import { cpuInputs, fullMasks, type InputTensors, integerTensor, tokenInput, type TokenVectors } from "./input-tensors.ts";
import { lengthInputs } from "./length-inputs.ts";
import { NextToken } from "./next-token.ts";
import { type Readings, RecordedRuns, type Recordings } from "./recorded-runs.ts";

type RunOutputs = InferenceSession.OnnxValueMapType;

/** As it takes to record a run with each of the buffers that take turns, and to submit each recording once. */
const checkedTokens = 4;

export interface WebGpuCausalOptions {
  ort: Ort;
  device: GPUDevice;
  graph: GraphSession;
  contextLength: number;
  /** Of a graph that reads them in place of ids. */
  vectors?: TokenVectors | undefined;
  /** Of runs of one token: the session allows it, and the graph `canBeRecorded`. Absent: none is recorded. */
  recordings?: Recordings | undefined;
}

/** What runs of one token are recorded with. `ahead`: absent if a token cannot be taken back, is read as a vector, or its logits are not sorted. */
interface Recorded {
  runs: RecordedRuns;
  ahead?: { nextToken: NextToken; guesses: GuessRecord };
}

type Fetches = Readonly<Record<string, Tensor | null>>;

export class WebGpuCausalModel implements TokenModel {
  readonly contextLength: number;
  readonly vocabularySize: number;
  readonly prefillChunk = 128;
  readonly #options: WebGpuCausalOptions;
  readonly #signature: CausalSignature;
  readonly #mask: ((length: number) => Tensor) | undefined;
  readonly #tokens: ReturnType<typeof tokenInput>;
  readonly #gpuInputs: GpuInputs;
  readonly #inputs: InputTensors;
  readonly #feeds: Record<string, Tensor> = {};
  readonly #presents: Record<string, Tensor> = {};
  readonly #unrecorded: InferenceSession.RunOptions;
  #recorded: Recorded | undefined;
  #best: BestLogits | undefined;
  readonly #cache: GpuCacheTensor[];
  #capacity: number;
  #length = 0;
  /** The likeliest token behind the last one, as the GPU sorts them. */
  #likeliest: number | undefined;
  /** What its run writes, if that is begun already, behind `#length`. */
  #begun: Readings | undefined;

  /** Throws a `files-damaged` failure if the graph is no such model. */
  constructor(options: WebGpuCausalOptions) {
    const { ort, device, graph, contextLength, vectors, recordings } = options;
    this.#options = options;
    const signature = readCausalSignature(graph, vectors !== undefined);
    this.#gpuInputs = new GpuInputs(ort, device, graph.facts, this.prefillChunk);
    // What computes with a mask on the CPU reads other inputs there as well.
    this.#inputs = signature.takesLengths ? this.#gpuInputs : cpuInputs(ort);
    this.#tokens = tokenInput(this.#inputs, signature, vectors);
    this.#signature = signature;
    this.contextLength = contextLength;
    this.#mask = signature.maskType && fullMasks(ort, signature.maskType, contextLength);
    this.vocabularySize = signature.vocabularySize;
    const keep = signature.logitsToKeep;
    if (keep !== undefined) this.#feeds["num_logits_to_keep"] = integerTensor(ort, keep.type, keep.dims, () => 1);
    this.#capacity = Math.min(firstCapacity, contextLength);
    if (graph.outputs.has(bestOutput)) this.#best = new BestLogits(this.vocabularySize);
    this.#cache = signature.caches.map((tensor) => gpuCacheTensor({ ort, device }, tensor, this.#capacity));
    this.#unrecorded = recordings === undefined ? {} : RecordedRuns.unrecorded;
    if (recordings !== undefined) this.#recorded = this.#openRecorded(recordings);
  }

  /** Over the same weights, with a cache of its own; what this one's checks found holds for it. */
  sibling(): WebGpuCausalModel {
    const made = new WebGpuCausalModel(this.#options);
    if (this.#best === undefined) made.#best = undefined;
    if (this.#recorded === undefined) made.#recorded = undefined;
    return made;
  }

  #openRecorded(recordings: Recordings): Recorded {
    const { device } = this.#options;
    const { logitsType, canRewind, vectorWidth } = this.#signature;
    const logits = { name: "logits", type: logitsType, dims: [1, 1, this.vocabularySize] };
    if (this.#best === undefined) return { runs: new RecordedRuns(this.#options, recordings, [logits]) };
    const best = { name: bestOutput, type: "float32" as const, dims: [2, this.#best.count] };
    const runs = new RecordedRuns(this.#options, recordings, [logits, best]);
    if (!canRewind || vectorWidth !== undefined) return { runs };
    const nextToken = new NextToken(device, runs.buffer(bestOutput), this.#gpuInputs.buffer("input_ids"), this.#best.count);
    return { runs, ahead: { nextToken, guesses: new GuessRecord() } };
  }

  /** Whether runs of one token are recorded. */
  get isRecording(): boolean {
    return this.#recorded !== undefined;
  }

  get length(): number {
    return this.#length;
  }

  /** Bytes of the cache as it is now. */
  get cacheBytes(): number {
    return this.#cache.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Where its keys and values lie, with room for so many positions. */
  heads(positions: number): readonly Heads[] {
    this.#reserve(positions);
    return this.#cache.flatMap(({ heads }) => heads ?? []);
  }

  /** Says that a token was appended to what `heads` gives, or to a copy of it that comes back before the next run. */
  appended(): void {
    this.#forget();
    this.#length += 1;
  }

  async prefill(ids: Int32Array, best = this.vocabularySize): Promise<Float32Array> {
    const found = this.#best !== undefined && best <= this.#best.count ? this.#best : undefined;
    const output = found === undefined ? "logits" : bestOutput;
    const [first = 0] = ids;
    const data =
      ids.length === 1 && this.#recorded !== undefined
        ? await this.#runRecorded(this.#recorded, first, output)
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
    const ids = [0];
    this.truncate(0);
    let last = await this.decode(0);
    while (ids.length < checkedTokens) {
      const id = largest(last);
      ids.push(id);
      last = await this.decode(id);
    }
    this.truncate(0);
    const whole = await this.prefill(Int32Array.from(ids));
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

  /**
   * Appends one token. Where that has paid, the likeliest token behind it is begun before anything has come, so that the GPU
   * computes meanwhile; it counts only if it is the one that is chosen.
   */
  async #runRecorded({ runs, ahead }: Recorded, id: number, output: string): Promise<Float32Array | Uint16Array> {
    const isRight = id === this.#likeliest;
    if (this.#likeliest !== undefined) ahead?.guesses.add(isRight);
    const outputs = ahead === undefined ? [output] : [...new Set([output, bestOutput])];
    const encode = ahead?.guesses.pays === true ? (commands: GPUCommandEncoder) => ahead.nextToken.encode(commands) : undefined;
    let readings = isRight ? this.#begun : undefined;
    if (readings === undefined) {
      this.#reserve(this.#length + 1);
      const run = (options: InferenceSession.RunOptions) => this.#run(Int32Array.of(id), runs.fetches, options);
      readings = await runs.run(this.#buffers(), outputs, run, encode);
    } else {
      this.#length += 1;
      if (outputs.some((name) => readings?.has(name) === false)) readings = runs.read(outputs);
    }
    const isBegun = encode !== undefined && this.#length < this.#capacity;
    // Its token is where the GPU writes it.
    const begin = (options: InferenceSession.RunOptions) => {
      const token = { input_ids: this.#gpuInputs.held("input_ids", this.#signature.idType, [1, 1]) };
      return this.#submit(token, 1, runs.fetches, options);
    };
    const [data, best, begun] = await Promise.all([
      readings.get(output),
      readings.get(bestOutput),
      isBegun ? runs.run(this.#buffers(), outputs, begin, encode) : undefined,
    ]);
    this.#begun = begun;
    if (ahead !== undefined) this.#likeliest = this.#best?.first(best);
    if (data === undefined) throw new EngineFailureError({ kind: "internal", detail: `${output} was not read` });
    return data;
  }

  /** What was guessed behind the last token. */
  #forget(): void {
    this.#begun = undefined;
    this.#likeliest = undefined;
  }

  /** Which of them the cache has now. */
  #buffers(): string {
    return this.#cache.map(({ buffers }) => buffers).join();
  }

  /** Appends tokens. `fetches`: what is read of the outputs, or where they are written. */
  async #run(ids: Int32Array, fetches: Fetches, options: InferenceSession.RunOptions): Promise<RunOutputs> {
    this.#forget();
    this.#reserve(this.#length + ids.length);
    const outputs = await this.#submit(await this.#tokens(ids), ids.length, fetches, options);
    for (const tensor of this.#cache) tensor.advance(this.#length + ids.length);
    this.#length += ids.length;
    return outputs;
  }

  /** Computes so many tokens behind the cache, which has room for them and is as long afterwards as it was before. */
  async #submit(
    tokens: Record<string, Tensor>,
    count: number,
    fetches: Fetches,
    options: InferenceSession.RunOptions,
  ): Promise<RunOutputs> {
    const { positionType, takesLengths } = this.#signature;
    const from = this.#length;
    Object.assign(this.#feeds, tokens);
    if (this.#mask !== undefined) this.#feeds["attention_mask"] = this.#mask(from + count);
    if (takesLengths) {
      this.#feeds[lengthInputs.lastPosition] = this.#inputs.integers(lengthInputs.lastPosition, "int32", [1], () => from + count - 1);
      const total = ["int32", [1], () => from + count] as const;
      // A session that records reads it on the GPU, others on the CPU.
      this.#feeds[lengthInputs.totalLength] = this.#options.recordings
        ? this.#inputs.integers(lengthInputs.totalLength, ...total)
        : integerTensor(this.#options.ort, ...total);
    }
    if (positionType !== undefined) {
      this.#feeds["position_ids"] = this.#inputs.integers("position_ids", positionType, [1, count], (index) => from + index);
    }
    this.#signature.caches.forEach(({ past, present }, index) => {
      const binding = this.#cache[index]?.bind(from, count);
      if (binding === undefined) return;
      this.#feeds[past] = binding.past;
      this.#presents[present] = binding.present;
    });
    return this.#options.graph.session.run(this.#feeds, { ...fetches, ...this.#presents }, options);
  }

  truncate(length: number): void {
    if (length >= this.#length) return;
    this.#forget();
    this.#length = this.#signature.canRewind ? length : 0;
  }

  /** Makes room for so many positions, keeping what the cache holds. */
  #reserve(positions: number): void {
    if (positions <= this.#capacity) return;
    const capacity = grownCapacity(this.#capacity, positions, this.contextLength);
    for (const tensor of this.#cache) tensor.reserve(capacity, this.#length);
    this.#capacity = capacity;
    this.#forget();
  }
}
