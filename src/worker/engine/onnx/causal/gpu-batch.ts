/**
 * Caches of several sequences side by side, as a run takes them that appends one token to each. They come from the sequences' own
 * caches, are extended here for as long as the sequences go on together, and go back before one of them computes by itself.
 */
import type { InferenceSession, Tensor } from "onnxruntime-web";
import type { SequenceToken } from "../../chat/token-loop/shared-runs.ts";
import { EngineFailureError } from "../../engine-errors.ts";
import { elementTypes } from "../graph/element-types.ts";
import type { GraphSession } from "../graph/graph-session.ts";
import { floatsOf } from "../graph/half-floats.ts";
import { grownCapacity } from "./cache-capacity.ts";
import type { CausalSignature, KeyValueTensor } from "./causal-signature.ts";
import { DirectDispatches } from "./direct-dispatches.ts";
import { copyHeads, firstCapacity, type Gpu, gpuTensor, type Heads } from "./gpu-cache.ts";
import { GpuInputs } from "./gpu-inputs.ts";
import { integerTensor } from "./input-tensors.ts";
import { lengthInputs } from "./length-inputs.ts";
import { RecordedRuns, type Recordings } from "./recorded-runs.ts";
import { storageBuffer } from "./storage-buffer.ts";
import type { WebGpuCausalModel } from "./webgpu-causal-model.ts";

export interface GpuBatchOptions extends Gpu {
  graph: GraphSession;
  /** It `takesSequences`. */
  signature: CausalSignature;
  /** Of the session's runs; they are recorded if those of the first sequence are. Absent: none is. */
  recordings?: Recordings | undefined;
  /** Most sequences. */
  size: number;
  contextLength: number;
  /** A sequence by its index. */
  sequence: (index: number) => WebGpuCausalModel;
}

export class GpuBatch {
  readonly #options: GpuBatchOptions;
  readonly #inputs: GpuInputs;
  readonly #tensors: readonly KeyValueTensor[];
  /** Sequences whose caches are here. */
  readonly #held = new Set<number>();
  /** By the number of sequences of a run. */
  readonly #recorded = new Map<number, RecordedRuns>();
  #buffers: GPUBuffer[] = [];
  #capacity = 0;

  constructor(options: GpuBatchOptions) {
    const { ort, device, graph, signature, size } = options;
    this.#options = options;
    this.#inputs = new GpuInputs(ort, device, graph.facts, size);
    this.#tensors = signature.caches.flatMap((tensor) => (tensor.kind === "state" ? [] : [tensor]));
  }

  /** Brings a sequence's cache back to where it computes by itself. */
  release(index: number): void {
    if (!this.#held.delete(index)) return;
    this.#eachLayer(index, (own, here, copy) => copy(here, own));
  }

  /** Appends one token to each of several sequences and gives the logits behind each, in their order. */
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

  /** `members`: tokens by sequence; those between them compute something that nobody reads. */
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

  #hold(index: number): void {
    if (this.#held.has(index)) return;
    this.#eachLayer(index, (own, here, copy) => copy(own, here));
    this.#held.add(index);
  }

  /** `own`: where the sequence computes by itself; `here`: its place beside the others; `copy`: what they hold of it. */
  #eachLayer(index: number, move: (own: Heads, here: Heads, copy: (from: Heads, to: Heads) => void) => void): void {
    const sequence = this.#options.sequence(index);
    const places = sequence.heads(sequence.length);
    this.#tensors.forEach((tensor, layer) => {
      const own = places[layer];
      const buffer = this.#buffers[layer];
      if (own === undefined || buffer === undefined) throw new EngineFailureError({ kind: "internal", detail: `no cache ${layer}` });
      const stride = this.#capacity * rowBytes(tensor);
      const here = { buffer, offset: index * tensor.heads * stride, stride };
      move(own, here, (from, to) => copyHeads(this.#options, tensor.heads, from, to, sequence.length * rowBytes(tensor)));
    });
  }

  /** Makes room for so many positions of each sequence. */
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
