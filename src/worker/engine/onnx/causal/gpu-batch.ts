/**
 * Decodes one token of each of several sequences in one run. The run needs the caches of all sequences in one buffer, so they
 * are copied there from the sequences' own caches, extended while the sequences are decoded as a batch, and copied back before
 * a sequence runs alone.
 */
import type { InferenceSession, Tensor } from "onnxruntime-web";
import type { SequenceToken } from "../../chat/token-loop/shared-runs.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import { elementTypes } from "../graph/element-types.ts";
import type { GraphSession } from "../graph/graph-session.ts";
import { bestOutput } from "../rewriting/passes/best-logits.ts";
import { AcceptanceRate } from "./acceptance-rate.ts";
import { BatchLogits } from "./batch-logits.ts";
import { grownCapacity, positionBytes } from "./cache-capacity.ts";
import type { CausalSignature, KeyValueTensor } from "./causal-signature.ts";
import { DirectDispatches } from "./direct-dispatches.ts";
import { copyHeads, firstCapacity, type Gpu, gpuTensor, type Heads } from "./gpu-cache.ts";
import { GpuInputs } from "./gpu-inputs.ts";
import { integerTensor } from "./input-tensors.ts";
import { lengthInputs } from "../graph/length-inputs.ts";
import { NextToken } from "./next-token.ts";
import { type RecordedOutput, RecordedRuns, type Recordings } from "./recorded-runs.ts";
import { maxBatchBytes } from "./sequence-count.ts";
import { storageBuffer } from "./storage-buffer.ts";
import type { WebGpuCausalModel } from "./webgpu-causal-model.ts";

export interface GpuBatchOptions extends Gpu {
  graph: GraphSession;
  /** Must have `takesSequences`. */
  signature: CausalSignature;
  /** The session's recordings. Runs are recorded if the runs of the first sequence are. Absent: no run is recorded. */
  recordings?: Recordings | undefined;
  /** Max sequences. */
  size: number;
  contextLength: number;
  /** Returns a sequence by its index. */
  sequence: (index: number) => WebGpuCausalModel;
}

/** The outputs of a run by name, while they are read back. */
type Pending = ReadonlyMap<string, Promise<unknown>>;

interface Recorded {
  runs: RecordedRuns;
  /** Absent if the cache cannot be truncated, or if the graph does not select the largest logits. */
  speculation: { nextToken: NextToken; rate: AcceptanceRate } | undefined;
}

interface Speculated {
  tokens: readonly { sequence: number; id: number; length: number }[];
  readings: Pending | undefined;
  rate: AcceptanceRate | undefined;
}

export class GpuBatch {
  readonly #options: GpuBatchOptions;
  readonly #inputs: GpuInputs;
  readonly #logits: BatchLogits;
  readonly #tensors: readonly KeyValueTensor[];
  /** The sequence whose cache is in each row of `#buffers`. A run computes the first rows. */
  readonly #rows: (number | undefined)[] = [];
  /** Recorded runs by the number of their sequences. */
  readonly #recorded = new Map<number, Recorded>();
  /** The likeliest next tokens, and the outputs of their run if it has begun. */
  #speculated: Speculated | undefined;
  #buffers: GPUBuffer[] = [];
  #capacity = 0;

  constructor(options: GpuBatchOptions) {
    const { ort, device, graph, signature, size } = options;
    this.#options = options;
    this.#logits = new BatchLogits(signature, (sequence) => options.sequence(sequence).bestLogits);
    this.#inputs = new GpuInputs(ort, device, graph.facts, size);
    this.#tensors = signature.caches.flatMap((tensor) => (tensor.kind === "state" ? [] : [tensor]));
  }

  /** Whether the caches of these sequences, each one token longer, are small enough for a batch. */
  canHold(tokens: readonly SequenceToken[]): boolean {
    const { device, signature, size } = this.#options;
    const capacity = this.#capacityFor(Math.max(...tokens.map(({ sequence }) => this.#options.sequence(sequence).length)) + 1);
    return size * capacity * positionBytes(signature.caches) <= maxBatchBytes(device.limits);
  }

  /** Copies a sequence's cache back to its own buffers. */
  release(index: number): void {
    const row = this.#rows.indexOf(index);
    if (row < 0) return;
    this.#rows[row] = undefined;
    this.#speculated = undefined;
    this.#eachLayer(index, row, (own, shared, copy) => copy(shared, own));
  }

  /**
   * Appends one token to each of several sequences and returns the logits after each, in order. A sequence's next run may overwrite
   * them. While they are read back, the GPU already computes the run of the tokens with the largest logits, if that is likely enough
   * to be the next one.
   */
  async append(tokens: readonly SequenceToken[]): Promise<Float32Array[]> {
    const outputs = this.#logits.outputsFor(tokens);
    const speculated = this.#takeSpeculated(tokens);
    const recorded = this.#recordedFor(tokens.length);
    // A speculated run reads back the largest logits alone.
    const speculation = outputs.join() === bestOutput ? recorded?.speculation : undefined;
    const encode =
      speculation?.rate.isHighEnough === true ? (commands: GPUCommandEncoder) => speculation.nextToken.encode(commands) : undefined;
    let readings: Pending | undefined = speculation && speculated;
    if (readings === undefined) {
      this.#reserve(Math.max(...tokens.map(({ sequence }) => this.#options.sequence(sequence).length)) + 1);
      this.#hold(tokens.map(({ sequence }) => sequence));
      const ids = new Map(tokens.map(({ sequence, id }) => [sequence, id]));
      readings = await this.#run(tokens.length, outputs, recorded?.runs, ids, encode);
    }
    for (const { sequence } of tokens) this.#options.sequence(sequence).appended();
    const longest = Math.max(...tokens.map(({ sequence }) => this.#options.sequence(sequence).length));
    const speculates = encode !== undefined && longest < this.#capacity;
    const [next, ...read] = await Promise.all([
      speculates ? this.#run(tokens.length, outputs, recorded?.runs, undefined, encode) : undefined,
      ...[...readings].map(async ([name, reading]) => [name, await reading] as const),
    ]);
    const values = new Map(read);
    const rows = tokens.map(({ sequence }) => this.#rows.indexOf(sequence));
    const logits = this.#logits.read(tokens, rows, values);
    const likeliest = speculation && this.#logits.likeliest(rows, values);
    this.#speculated = likeliest && {
      tokens: tokens.map(({ sequence }, index) => ({
        sequence,
        id: likeliest[index] ?? 0,
        length: this.#options.sequence(sequence).length,
      })),
      readings: next,
      rate: speculation?.rate,
    };
    return logits;
  }

  /** Returns the pending outputs of the run of these tokens, if it has begun. */
  #takeSpeculated(tokens: readonly SequenceToken[]): Pending | undefined {
    const speculated = this.#speculated;
    this.#speculated = undefined;
    if (speculated === undefined || speculated.tokens.length !== tokens.length) return undefined;
    const isAccepted = speculated.tokens.every(({ sequence, id, length }) => {
      const isSame = tokens.some((token) => token.sequence === sequence && token.id === id);
      return isSame && this.#rows.includes(sequence) && this.#options.sequence(sequence).length === length;
    });
    speculated.rate?.add(isAccepted);
    return isAccepted ? speculated.readings : undefined;
  }

  /**
   * Computes one token of each sequence in the first `count` rows, without changing their lengths, and returns the values of `outputs`.
   * `ids`: the tokens by sequence; undefined: those that the GPU wrote to the input buffer. `encode`: see `RecordedRuns.run`.
   */
  async #run(
    count: number,
    outputs: readonly string[],
    recorded: RecordedRuns | undefined,
    ids: ReadonlyMap<number, number> | undefined,
    encode?: (commands: GPUCommandEncoder) => void,
  ): Promise<Pending> {
    const { graph, signature, recordings } = this.#options;
    const { idType, positionType } = signature;
    const lengthOf = (row: number): number => this.#options.sequence(this.#rows[row] ?? 0).length;
    const total = Math.max(...Array.from({ length: count }, (_, row) => lengthOf(row))) + 1;
    const feeds: Record<string, Tensor> = {
      input_ids:
        ids === undefined
          ? this.#inputs.fromBuffer("input_ids", idType, [count, 1])
          : this.#inputs.integers("input_ids", idType, [count, 1], (row) => ids.get(this.#rows[row] ?? 0) ?? 0),
      [lengthInputs.lastPosition]: this.#inputs.integers(lengthInputs.lastPosition, "int32", [count], lengthOf),
      [lengthInputs.totalLength]:
        recordings === undefined
          ? integerTensor(this.#options.ort, "int32", [1], () => total)
          : this.#inputs.integers(lengthInputs.totalLength, "int32", [1], () => total),
    };
    if (positionType !== undefined) feeds["position_ids"] = this.#inputs.integers("position_ids", positionType, [count, 1], lengthOf);
    const presents: Record<string, Tensor> = {};
    this.#tensors.forEach(({ past, present, type, heads, width }, layer) => {
      const buffer = this.#buffers[layer];
      if (buffer === undefined) return;
      const tensor = gpuTensor(this.#options, buffer, type, [count, heads, this.#capacity, width]);
      feeds[past] = tensor;
      presents[present] = tensor;
    });
    if (recorded === undefined) {
      const unrecorded = recordings === undefined ? {} : RecordedRuns.unrecorded;
      const fetches = Object.fromEntries(outputs.map((name) => [name, null]));
      const results = await graph.session.run(feeds, { ...fetches, ...presents }, unrecorded);
      return new Map(outputs.map((name) => [name, Promise.resolve(results[name]?.data)]));
    }
    const run = (options: InferenceSession.RunOptions) => graph.session.run(feeds, { ...recorded.fetches, ...presents }, options);
    const workgroups = this.#options.sequence(0).workgroupsFor(total, count);
    return DirectDispatches.of(this.#options.device).during(workgroups, () => recorded.run(String(this.#capacity), outputs, run, encode));
  }

  /** Returns undefined if runs are not recorded. */
  #recordedFor(count: number): Recorded | undefined {
    const { device, recordings, signature } = this.#options;
    if (recordings === undefined || !this.#options.sequence(0).isRecording) return undefined;
    const known = this.#recorded.get(count);
    if (known !== undefined) return known;
    const { vocabularySize, logitsType, canRewind, idType: type } = signature;
    const best = this.#options.sequence(0).bestLogits;
    const outputs: RecordedOutput[] = [{ name: "logits", type: logitsType, dims: [count, 1, vocabularySize] }];
    if (best !== undefined) outputs.push({ name: bestOutput, type: "float32", dims: [count, 2, best.count] });
    const runs = new RecordedRuns(this.#options, recordings, outputs);
    const token = this.#inputs.buffer("input_ids");
    const selected = best && { best: runs.buffer(bestOutput), count: best.count, token, type, sequences: count };
    const recorded: Recorded = {
      runs,
      speculation: selected && canRewind ? { nextToken: new NextToken(device, selected), rate: new AcceptanceRate() } : undefined,
    };
    this.#recorded.set(count, recorded);
    return recorded;
  }

  /** Makes the first rows those of `members`: copies the caches of others back, and the caches of new members to `#buffers`. */
  #hold(members: readonly number[]): void {
    for (const [row, index] of this.#rows.entries()) {
      if (index !== undefined && (row >= members.length || !members.includes(index))) this.release(index);
    }
    for (const index of members) {
      if (this.#rows.includes(index)) continue;
      const row = members.findIndex((_, free) => this.#rows[free] === undefined);
      this.#eachLayer(index, row, (own, shared, copy) => copy(own, shared));
      this.#rows[row] = index;
    }
  }

  /**
   * Calls `move` for each cache tensor of a sequence. `row`: its row in the batch's buffers; `own`: its heads in the sequence's buffer; `shared`: in the batch's; `copy`:
   * copies the filled positions.
   */
  #eachLayer(index: number, row: number, move: (own: Heads, shared: Heads, copy: (from: Heads, to: Heads) => void) => void): void {
    const sequence = this.#options.sequence(index);
    const ownHeads = sequence.heads(sequence.length);
    this.#tensors.forEach((tensor, layer) => {
      const own = ownHeads[layer];
      const buffer = this.#buffers[layer];
      if (own === undefined || buffer === undefined) throw new EngineFailureError({ kind: "internal", detail: `no cache ${layer}` });
      const stride = this.#capacity * rowBytes(tensor);
      const shared = { buffer, offset: row * tensor.heads * stride, stride };
      move(own, shared, (from, to) => copyHeads(this.#options, tensor.heads, from, to, sequence.length * rowBytes(tensor)));
    });
  }

  #capacityFor(positions: number): number {
    return grownCapacity(Math.max(firstCapacity, this.#capacity), positions, this.#options.contextLength);
  }

  /** Makes room for `positions` positions of each sequence. */
  #reserve(positions: number): void {
    if (positions <= this.#capacity) return;
    for (const index of this.#rows) if (index !== undefined) this.release(index);
    for (const buffer of this.#buffers) buffer.destroy();
    const { device, size } = this.#options;
    this.#capacity = this.#capacityFor(positions);
    this.#buffers = this.#tensors.map((tensor) => storageBuffer(device, size * tensor.heads * this.#capacity * rowBytes(tensor)));
  }
}

const rowBytes = ({ width, type }: KeyValueTensor): number => width * elementTypes[type].bytes;
