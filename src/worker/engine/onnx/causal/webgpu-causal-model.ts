/**
 * A causal model on WebGPU. Its cache stays in GPU buffers (see `gpu-cache.ts`), which double when they are full. Runs of one
 * token are recorded if possible, and while the logits of one are read back, the run of the likeliest next token is computed
 * speculatively.
 */
import type { InferenceSession, Tensor } from "onnxruntime-web";
import type { TokenModel } from "../../chat/token-loop/token-model.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import { largest } from "../../sampling/sampler.ts";
import { agree } from "../../self-test.ts";
import type { GraphSession } from "../graph/graph-session.ts";
import { floatsOf } from "../../../base/half-floats.ts";
import type { Ort } from "../ort-builds.ts";
import { bestOutput } from "../rewriting/passes/best-logits.ts";
import { BestLogitsReader } from "./best-logits-reader.ts";
import { grownCapacity } from "./cache-capacity.ts";
import { type CausalSignature, readCausalSignature } from "./causal-signature.ts";
import type { WorkgroupCount } from "./direct-dispatches.ts";
import { firstCapacity, type GpuCacheTensor, gpuCacheTensor, type Heads } from "./gpu-cache.ts";
import { AcceptanceRate } from "./acceptance-rate.ts";
import type { TokenVectors } from "./input-tensors.ts";
import { NextToken } from "./next-token.ts";
import type { PrefillChunk } from "./prefill-chunk.ts";
import { RecordedAttention } from "./recorded-attention.ts";
import { type Readings, RecordedRuns, type Recordings } from "./recorded-runs.ts";
import { RunFeeds } from "./run-feeds.ts";

type RunOutputs = InferenceSession.OnnxValueMapType;

/** Tokens of the check of recordings: enough to record a run with each of two alternating buffers, and to submit each recording once. */
const checkedTokens = 4;

export interface WebGpuCausalOptions {
  ort: Ort;
  device: GPUDevice;
  graph: GraphSession;
  contextLength: number;
  /** Embeds tokens, for a graph that reads vectors instead of ids. */
  vectors?: TokenVectors | undefined;
  /** Present if runs of one token are recorded; the session must allow it, and the graph must satisfy `canBeRecorded`. */
  recordings?: Recordings | undefined;
  /** The size of the chunks of prompts; siblings share it. */
  chunk: PrefillChunk;
}

interface Recorded {
  runs: RecordedRuns;
  /**
   * Absent if there is no speculation: the cache cannot be truncated, the graph reads vectors, or it does not select the largest
   * logits.
   */
  speculation?: { nextToken: NextToken; rate: AcceptanceRate };
}

type Fetches = Readonly<Record<string, Tensor | null>>;

export class WebGpuCausalModel implements TokenModel {
  readonly contextLength: number;
  readonly vocabularySize: number;
  readonly #options: WebGpuCausalOptions;
  readonly #signature: CausalSignature;
  readonly #feeds: RunFeeds;
  readonly #unrecorded: InferenceSession.RunOptions;
  readonly #attention: RecordedAttention;
  #recorded: Recorded | undefined;
  #best: BestLogitsReader | undefined;
  readonly #cache: GpuCacheTensor[];
  #capacity: number;
  #length = 0;
  /** The token with the largest logit after the last one. */
  #speculatedToken: number | undefined;
  /** Pending outputs of the speculated token's run, if it has begun. `#length` does not count it. */
  #speculatedRun: Readings | undefined;

  /** Throws a `files-damaged` failure if the graph is no causal model. */
  constructor(options: WebGpuCausalOptions) {
    const { ort, device, graph, contextLength, vectors, recordings } = options;
    this.#options = options;
    this.#attention = new RecordedAttention(device);
    const signature = readCausalSignature(graph, vectors !== undefined);
    this.#signature = signature;
    const records = recordings !== undefined;
    this.#feeds = new RunFeeds({ ort, device, facts: graph.facts, signature, contextLength, vectors, records });
    this.contextLength = contextLength;
    this.vocabularySize = signature.vocabularySize;
    this.#capacity = Math.min(firstCapacity, contextLength);
    if (graph.outputs.has(bestOutput)) this.#best = new BestLogitsReader(this.vocabularySize);
    this.#cache = signature.caches.map((tensor) => gpuCacheTensor({ ort, device }, tensor, this.#capacity));
    this.#unrecorded = recordings === undefined ? {} : RecordedRuns.unrecorded;
    if (recordings !== undefined) this.#recorded = this.#openRecorded(recordings);
  }

  /** Returns a model over the same weights with its own cache. The results of this model's checks apply to it, too. */
  sibling(): WebGpuCausalModel {
    const sibling = new WebGpuCausalModel(this.#options);
    if (this.#best === undefined) sibling.#best = undefined;
    if (this.#recorded === undefined) sibling.#recorded = undefined;
    sibling.#attention.copy(this.#attention);
    return sibling;
  }

  #openRecorded(recordings: Recordings): Recorded {
    const { device } = this.#options;
    const { logitsType, canRewind, vectorWidth } = this.#signature;
    const logits = { name: "logits", type: logitsType, dims: [1, 1, this.vocabularySize] };
    if (this.#best === undefined) return { runs: new RecordedRuns(this.#options, recordings, [logits]) };
    const best = { name: bestOutput, type: "float32" as const, dims: [1, 2, this.#best.count] };
    const runs = new RecordedRuns(this.#options, recordings, [logits, best]);
    if (!canRewind || vectorWidth !== undefined) return { runs };
    const nextToken = new NextToken(device, {
      best: runs.buffer(bestOutput),
      count: this.#best.count,
      token: this.#feeds.tokenBuffer,
      type: this.#signature.idType,
      sequences: 1,
    });
    return { runs, speculation: { nextToken, rate: new AcceptanceRate() } };
  }

  /** Reads the largest logits of this sequence; undefined if the GPU does not select them. */
  get bestLogits(): BestLogitsReader | undefined {
    return this.#best;
  }

  /** Whether runs of one token are recorded. */
  get isRecording(): boolean {
    return this.#recorded !== undefined;
  }

  get length(): number {
    return this.#length;
  }

  get prefillChunk(): number {
    return this.#options.chunk.tokens;
  }

  /** Current size of the cache in bytes. */
  get cacheBytes(): number {
    return this.#cache.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Makes room for `positions` positions and returns the locations of the keys and values. */
  heads(positions: number): readonly Heads[] {
    this.#reserve(positions);
    return this.#cache.flatMap(({ heads }) => heads ?? []);
  }

  /** Counts a token that was appended to the heads, or to a copy of them that is copied back before the next run. */
  appended(): void {
    this.#discardSpeculation();
    this.#length += 1;
  }

  async prefill(ids: Int32Array, topK = this.vocabularySize): Promise<Float32Array> {
    const bestLogits = this.#best !== undefined && topK <= this.#best.count ? this.#best : undefined;
    const output = bestLogits === undefined ? "logits" : bestOutput;
    const [first = 0] = ids;
    const startedAt = performance.now();
    const data =
      ids.length === 1 && this.#recorded !== undefined
        ? await this.#runRecorded(this.#recorded, first, output)
        : (await this.#run(ids, { [output]: null }, this.#unrecorded))[output]?.data;
    this.#options.chunk.note(ids.length, performance.now() - startedAt);
    return bestLogits === undefined ? this.#logitsIn(data) : bestLogits.spread(data);
  }

  decode(id: number, topK?: number): Promise<Float32Array> {
    return this.prefill(Int32Array.of(id), topK);
  }

  /** Tests whether the GPU selects the largest logits correctly. If not, all logits are read back from now on. Empties the cache. */
  async checkBest(): Promise<void> {
    if (this.#best === undefined) return;
    this.truncate(0);
    const outputs = await this.#run(Int32Array.of(0), { logits: null, [bestOutput]: null }, this.#unrecorded);
    this.truncate(0);
    if (this.#best.isOf(outputs[bestOutput]?.data, this.#logitsIn(outputs["logits"]?.data))) return;
    console.warn("cohabit: this GPU selects the largest logits wrongly, so all logits are read back for each token");
    this.#best = undefined;
  }

  /** Tests whether recorded runs compute correctly. If not, no run is recorded from now on. Empties the cache. */
  async checkRecording(): Promise<void> {
    if (this.#recorded === undefined || this.contextLength < checkedTokens) return;
    const { runs } = this.#recorded;
    const tile = await this.#attention.findTile(this.#capacity, async (positions) => {
      this.#length = positions;
      await runs.run(this.#cacheKey(), [], (options) => this.#run(Int32Array.of(0), runs.fetches, options));
      this.#length = 0;
    });
    // After so many positions a head has two workgroups, so that a wrong count shows.
    const start = tile === undefined || tile + checkedTokens > this.contextLength ? 0 : tile;
    const ids = Array.from({ length: start + 1 }, (_, index) => index % this.vocabularySize);
    this.truncate(0);
    for (let at = 0; at < start; at += this.prefillChunk)
      await this.prefill(Int32Array.from(ids.slice(at, Math.min(start, at + this.prefillChunk))));
    let last = await this.decode(start % this.vocabularySize);
    while (ids.length < start + checkedTokens) {
      const id = largest(last);
      ids.push(id);
      last = await this.decode(id);
    }
    this.truncate(0);
    const whole = await this.prefill(Int32Array.from(ids));
    this.truncate(0);
    if (agree(whole, last)) return;
    console.warn("cohabit: this GPU computes recorded runs wrongly, so its commands are prepared again for each token");
    this.#recorded = undefined;
  }

  /** Returns the workgroups that recorded attention over `positions` positions takes; undefined: the GPU counts them. */
  workgroupsFor(positions: number, sequences = 1): WorkgroupCount | undefined {
    return this.#attention.workgroupsFor(positions, sequences);
  }

  /** Whether the GPU counts workgroups of recorded runs. */
  get dispatchesIndirectly(): boolean {
    return this.#recorded !== undefined && this.#attention.isIndirect;
  }

  #logitsIn(data: unknown): Float32Array {
    const { logitsType } = this.#signature;
    const values = floatsOf(data, logitsType);
    if (values === undefined) throw new EngineFailureError({ kind: "files-damaged", detail: `the model's logits are not ${logitsType}` });
    return values.subarray(values.length - this.vocabularySize);
  }

  /**
   * Appends one token. While its outputs are read back, the GPU already computes the run of the token with the largest logit, if
   * the acceptance rate is high enough. The next call uses that run if it appends this token, and discards it otherwise.
   */
  async #runRecorded({ runs, speculation }: Recorded, id: number, output: string): Promise<Float32Array | Uint16Array> {
    const isAccepted = id === this.#speculatedToken;
    if (this.#speculatedToken !== undefined) speculation?.rate.add(isAccepted);
    const outputs = speculation === undefined ? [output] : [...new Set([output, bestOutput])];
    const encode =
      speculation?.rate.isHighEnough === true ? (commands: GPUCommandEncoder) => speculation.nextToken.encode(commands) : undefined;
    let readings = isAccepted ? this.#speculatedRun : undefined;
    if (readings === undefined) {
      this.#reserve(this.#length + 1);
      const run = (options: InferenceSession.RunOptions) => this.#run(Int32Array.of(id), runs.fetches, options);
      readings = await this.#attention.dispatch(this.#length + 1, () => runs.run(this.#cacheKey(), outputs, run, encode));
    } else {
      this.#length += 1;
      if (outputs.some((name) => readings?.has(name) === false)) readings = runs.read(outputs);
    }
    const speculates = encode !== undefined && this.#length < this.#capacity;
    // `encode` writes the token to the input buffer on the GPU.
    const speculate = (options: InferenceSession.RunOptions) => this.#submit(this.#feeds.tokenOnGpu(), 1, runs.fetches, options);
    const [data, best, speculatedRun] = await Promise.all([
      readings.get(output),
      readings.get(bestOutput),
      speculates ? this.#attention.dispatch(this.#length + 1, () => runs.run(this.#cacheKey(), outputs, speculate, encode)) : undefined,
    ]);
    this.#speculatedRun = speculatedRun;
    if (speculation !== undefined) this.#speculatedToken = this.#best?.first(best);
    if (data === undefined) throw new EngineFailureError({ kind: "internal", detail: `${output} was not read` });
    return data;
  }

  #discardSpeculation(): void {
    this.#speculatedRun = undefined;
    this.#speculatedToken = undefined;
  }

  /** Identifies the cache buffers of the next run, for `RecordedRuns.run`. */
  #cacheKey(): string {
    return this.#cache.map(({ bufferKey }) => bufferKey).join();
  }

  /** Appends tokens. `fetches`: the outputs to read back (null), or the tensors to which they are written. */
  async #run(ids: Int32Array, fetches: Fetches, options: InferenceSession.RunOptions): Promise<RunOutputs> {
    this.#discardSpeculation();
    this.#reserve(this.#length + ids.length);
    const outputs = await this.#submit(await this.#feeds.tokens(ids), ids.length, fetches, options);
    for (const tensor of this.#cache) tensor.advance(this.#length + ids.length);
    this.#length += ids.length;
    return outputs;
  }

  /** Computes `count` tokens after the cached ones without changing `#length`. The cache must have room for them. */
  async #submit(
    tokens: Record<string, Tensor>,
    count: number,
    fetches: Fetches,
    options: InferenceSession.RunOptions,
  ): Promise<RunOutputs> {
    const from = this.#length;
    const feeds = { ...tokens, ...this.#feeds.positions(from, count) };
    const presents: Record<string, Tensor> = {};
    this.#signature.caches.forEach(({ past, present }, index) => {
      const binding = this.#cache[index]?.bind(from, count);
      if (binding === undefined) return;
      feeds[past] = binding.past;
      presents[present] = binding.present;
    });
    return this.#options.graph.session.run(feeds, { ...fetches, ...presents }, options);
  }

  truncate(length: number): void {
    if (length >= this.#length) return;
    this.#discardSpeculation();
    this.#length = this.#signature.canRewind ? length : 0;
  }

  /** Makes room for `positions` positions and keeps the content of the cache. */
  #reserve(positions: number): void {
    if (positions <= this.#capacity) return;
    const capacity = grownCapacity(this.#capacity, positions, this.contextLength);
    for (const tensor of this.#cache) tensor.reserve(capacity, this.#length);
    this.#capacity = capacity;
    this.#discardSpeculation();
  }
}
