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
import { floatsOf } from "../../../base/half-floats.ts";
import { grownCapacity } from "./cache-capacity.ts";
import type { CausalSignature, KeyValueTensor } from "./causal-signature.ts";
import { DirectDispatches } from "./direct-dispatches.ts";
import { copyHeads, firstCapacity, type Gpu, gpuTensor, type Heads } from "./gpu-cache.ts";
import { GpuInputs } from "./gpu-inputs.ts";
import { integerTensor } from "./input-tensors.ts";
import { lengthInputs } from "../graph/length-inputs.ts";
import { RecordedRuns, type Recordings } from "./recorded-runs.ts";
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

export class GpuBatch {
  readonly #options: GpuBatchOptions;
  readonly #inputs: GpuInputs;
  readonly #tensors: readonly KeyValueTensor[];
  /** Sequences with their caches in `#buffers`. */
  readonly #held = new Set<number>();
  /** Recorded runs by the number of their sequences. */
  readonly #recorded = new Map<number, RecordedRuns>();
  #buffers: GPUBuffer[] = [];
  #capacity = 0;

  constructor(options: GpuBatchOptions) {
    const { ort, device, graph, signature, size } = options;
    this.#options = options;
    this.#inputs = new GpuInputs(ort, device, graph.facts, size);
    this.#tensors = signature.caches.flatMap((tensor) => (tensor.kind === "state" ? [] : [tensor]));
  }

  /** Copies a sequence's cache back to its own buffers. */
  release(index: number): void {
    if (!this.#held.delete(index)) return;
    this.#eachLayer(index, (own, shared, copy) => copy(shared, own));
  }

  /** Appends one token to each of several sequences and returns the logits after each, in order. */
  async append(tokens: readonly SequenceToken[]): Promise<Float32Array[]> {
    const members = new Map(tokens.map(({ sequence, id }) => [sequence, id]));
    for (const index of this.#held) if (!members.has(index)) this.release(index);
    const lengths = tokens.map(({ sequence }) => this.#options.sequence(sequence).length);
    this.#reserve(Math.max(...lengths) + 1);
    for (const index of members.keys()) this.#hold(index);
    const count = Math.max(...members.keys()) + 1;
    const data = await this.#run(count, members);
    for (const index of members.keys()) this.#options.sequence(index).appended();
    const { vocabularySize, logitsType } = this.#options.signature;
    const logits = floatsOf(data, logitsType);
    if (logits === undefined) throw new EngineFailureError({ kind: "internal", detail: `the logits are not ${logitsType}` });
    return tokens.map(({ sequence }) => logits.slice(sequence * vocabularySize, (sequence + 1) * vocabularySize));
  }

  /** `count`: sequences of the run. `members`: tokens by sequence; the results of other sequences are ignored. */
  async #run(count: number, members: ReadonlyMap<number, number>): Promise<unknown> {
    const { graph, signature, recordings } = this.#options;
    const { idType, positionType, vocabularySize, logitsType } = signature;
    const lengthOf = (index: number): number => (members.has(index) ? this.#options.sequence(index).length : 0);
    const total = Math.max(...[...members.keys()].map(lengthOf)) + 1;
    const feeds: Record<string, Tensor> = {
      input_ids: this.#inputs.integers("input_ids", idType, [count, 1], (index) => members.get(index) ?? 0),
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
    if (recordings === undefined || !this.#options.sequence(0).isRecording) {
      const unrecorded = recordings === undefined ? {} : RecordedRuns.unrecorded;
      return (await graph.session.run(feeds, { logits: null, ...presents }, unrecorded)).logits?.data;
    }
    const logits = { name: "logits", type: logitsType, dims: [count, 1, vocabularySize] };
    const recorded = this.#recorded.get(count) ?? new RecordedRuns(this.#options, recordings, [logits]);
    this.#recorded.set(count, recorded);
    const run = (options: InferenceSession.RunOptions) => graph.session.run(feeds, { ...recorded.fetches, ...presents }, options);
    const workgroups = this.#options.sequence(0).workgroupsFor(total, count);
    const readings = await DirectDispatches.of(this.#options.device).during(workgroups, () =>
      recorded.run(String(this.#capacity), [logits.name], run),
    );
    return readings.get(logits.name);
  }

  /** Copies a sequence's cache to `#buffers`. */
  #hold(index: number): void {
    if (this.#held.has(index)) return;
    this.#eachLayer(index, (own, shared, copy) => copy(own, shared));
    this.#held.add(index);
  }

  /**
   * Calls `move` for each cache tensor of a sequence. `own`: its heads in the sequence's buffer; `shared`: in the batch's; `copy`:
   * copies the filled positions.
   */
  #eachLayer(index: number, move: (own: Heads, shared: Heads, copy: (from: Heads, to: Heads) => void) => void): void {
    const sequence = this.#options.sequence(index);
    const ownHeads = sequence.heads(sequence.length);
    this.#tensors.forEach((tensor, layer) => {
      const own = ownHeads[layer];
      const buffer = this.#buffers[layer];
      if (own === undefined || buffer === undefined) throw new EngineFailureError({ kind: "internal", detail: `no cache ${layer}` });
      const stride = this.#capacity * rowBytes(tensor);
      const shared = { buffer, offset: index * tensor.heads * stride, stride };
      move(own, shared, (from, to) => copyHeads(this.#options, tensor.heads, from, to, sequence.length * rowBytes(tensor)));
    });
  }

  /** Makes room for `positions` positions of each sequence. */
  #reserve(positions: number): void {
    if (positions <= this.#capacity) return;
    for (const index of this.#held) this.release(index);
    for (const buffer of this.#buffers) buffer.destroy();
    const { device, contextLength, size } = this.#options;
    this.#capacity = grownCapacity(Math.max(firstCapacity, this.#capacity), positions, contextLength);
    this.#buffers = this.#tensors.map((tensor) => storageBuffer(device, size * tensor.heads * this.#capacity * rowBytes(tensor)));
  }
}

const rowBytes = ({ width, type }: KeyValueTensor): number => width * elementTypes[type].bytes;
