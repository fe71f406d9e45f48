/** Runs a causal graph on the CPU for one or several sequences of tokens. */
import type { SequenceToken } from "../../chat/token-loop/shared-runs.ts";
import type { CacheTensor, CausalSignature } from "../causal/causal-signature.ts";
import type { TokenVectors } from "../causal/input-tensors.ts";
import { type CacheType, elementTypes } from "../graph/element-types.ts";
import { floatsOfHalves } from "../../../base/half-floats.ts";
import type { Handle, Pointer } from "./ort-module.ts";
import type { SequenceRange } from "./wasm-cache-tensor.ts";
import { WasmCaches } from "./wasm-caches.ts";
import { WasmIntegers } from "./wasm-integers.ts";
import { idsInput, vectorsInput, type WasmTokenInput } from "./wasm-token-input.ts";
import type { WasmRuntime } from "./wasm-runtime.ts";
import type { WasmCall, WasmSession } from "./wasm-session.ts";

/** Tokens of a prefill. Larger chunks are hardly faster on the CPU, and a cancellation has to wait for the end of a chunk. */
const chunk = 64;
/** Max tokens of a run that returns logits after each: eight take about twice as long as one. */
const maxRows = 8;
/** Max sequences of a batch: four tokens take one and a half times as long as one. */
const maxSequences = 4;
/**
 * Beyond this many positions the runtime sums attention in parts if a run has several tokens, which changes the last bits. The kernels sum alike for
 * any number of tokens, over caches in int8 and in float32 (`kernels/float-attention.ts`).
 */
const exactPositions = 256;
/** Max numbers of a head's key for which the kernels compute attention in float32. */
const maxKernelWidth = 256;
/** Max bytes of the caches of all sequences but the first. */
const maxCacheBytes = 256 * 1024 ** 2;

interface RunTensors {
  tokens: Handle;
  positions: Handle;
  logits: Handle;
}

export interface CausalGraphOptions {
  contextLength: number;
  /** Whether the graph multiplies in int8: then several tokens take little longer than one, and products are the same to the bit. */
  hasInt8Products: boolean;
  /** Embeds tokens, for a graph that reads vectors instead of ids. */
  vectors?: TokenVectors | undefined;
}

function isSummedByKernels(tensor: CacheTensor<CacheType>): boolean {
  if (tensor.kind !== "appended") return false;
  const { type, width } = tensor;
  return type === "int8" || (type === "float32" && width <= maxKernelWidth && width % 8 === 0);
}

export class WasmCausalGraph {
  readonly contextLength: number;
  readonly vocabularySize: number;
  /** Max tokens of one run. */
  readonly chunk = chunk;
  /** Max `rows` of `append`; 1: only the logits after the last token. */
  readonly maxRows: number;
  /** Max positions up to which a run of several tokens gives the same logits to the bit as runs of one. */
  readonly exactPositions: number;
  /** Number of sequences. The cache of each is allocated when it is first used. */
  readonly sequences: number;
  readonly #runtime: WasmRuntime;
  readonly #signature: CausalSignature<CacheType>;
  readonly #call: WasmCall;
  readonly #inputNames: string[];
  readonly #tokens: WasmTokenInput;
  /** The attention mask of one sequence: all ones, because it has no padding. */
  readonly #mask: WasmIntegers | undefined;
  /** The attention mask of a batch, allocated when it is first used. */
  #batchMask: WasmIntegers | undefined;
  readonly #positions: WasmIntegers | undefined;
  readonly #keep: WasmIntegers | undefined;
  readonly #logits: Pointer;
  /** Tensors of runs with one token per sequence, by the number of sequences. */
  readonly #decodeTensors = new Map<number, RunTensors>();
  readonly #caches: WasmCaches;

  constructor(runtime: WasmRuntime, session: WasmSession, signature: CausalSignature<CacheType>, options: CausalGraphOptions) {
    const { contextLength, hasInt8Products, vectors } = options;
    const { idType, vectorWidth, maskType, positionType, logitsToKeep, caches } = signature;
    this.#runtime = runtime;
    this.#signature = signature;
    this.contextLength = contextLength;
    this.vocabularySize = signature.vocabularySize;
    this.#tokens =
      vectors === undefined || vectorWidth === undefined
        ? idsInput(runtime, idType, chunk)
        : vectorsInput(runtime, vectors, vectorWidth, chunk);
    this.#inputNames = [
      this.#tokens.name,
      ...(maskType === undefined ? [] : ["attention_mask"]),
      ...(positionType === undefined ? [] : ["position_ids"]),
      ...(logitsToKeep === undefined ? [] : ["num_logits_to_keep"]),
      ...caches.map(({ past }) => past),
    ];
    this.#call = session.call(this.#inputNames, ["logits", ...caches.map(({ present }) => present)]);
    this.#positions = positionType && new WasmIntegers(runtime, positionType, chunk);
    this.#mask = maskType && new WasmIntegers(runtime, maskType, contextLength);
    this.#mask?.fill(0, contextLength, 1);
    const hasRows = hasInt8Products && signature.canRewind && logitsToKeep !== undefined;
    this.maxRows = hasRows ? maxRows : 1;
    this.exactPositions = caches.every((tensor) => isSummedByKernels(tensor)) ? contextLength : exactPositions;
    this.#logits = runtime.allocate(
      elementTypes[signature.logitsType].bytes * (logitsToKeep === undefined ? chunk : this.maxRows) * this.vocabularySize,
    );
    if (logitsToKeep !== undefined) {
      this.#keep = new WasmIntegers(runtime, logitsToKeep.type, 1);
      this.#keep.fill(0, 1, 1);
      this.#set("num_logits_to_keep", this.#keep.tensor(logitsToKeep.dims));
    }
    this.#caches = new WasmCaches(runtime, caches, contextLength);
    const takesSequences = hasRows && signature.takesSequences && vectors === undefined;
    const affordable = Math.max(1, Math.floor(maxCacheBytes / this.#caches.maxBytes));
    this.sequences = takesSequences ? Math.min(maxSequences, affordable) : 1;
  }

  length(sequence: number): number {
    return this.#caches.length(sequence);
  }

  truncate(sequence: number, length: number): void {
    if (length < this.length(sequence)) this.#caches.setLength(sequence, this.#signature.canRewind ? length : 0);
  }

  /**
   * Appends at most `chunk` tokens to a sequence and returns the logits after each of the last `rows` tokens, at most `maxRows`. The
   * next run overwrites them. `positions`: the number of positions for which the cache gets room.
   */
  async append(sequence: number, ids: Int32Array, rows = 1, positions = 0): Promise<Float32Array[]> {
    const range = { first: sequence, count: 1 };
    this.#caches.reserve(sequence, positions);
    await this.#tokens.write(ids);
    if (ids.length === 1) {
      await this.#run(range, 1, this.#decodeTensorsFor(1));
      return [this.#logitsAt(0)];
    }
    const givenRows = this.#keep === undefined ? ids.length : rows;
    const tensors = this.#tensors(1, ids.length, givenRows);
    this.#keep?.fill(0, 1, rows);
    try {
      await this.#run(range, ids.length, tensors);
    } finally {
      this.#keep?.fill(0, 1, 1);
      for (const tensor of [tensors.tokens, tensors.positions, tensors.logits]) if (tensor !== 0) this.#runtime.releaseTensor(tensor);
    }
    return Array.from({ length: rows }, (_, row) => this.#logitsAt(givenRows - rows + row));
  }

  /** Appends one token to each of several sequences and returns copies of the logits after each, in order. */
  async appendToEach(tokens: readonly SequenceToken[]): Promise<Float32Array[]> {
    const members = tokens.map(({ sequence }) => sequence);
    const first = Math.min(...members);
    const range = { first, count: Math.max(...members) + 1 - first };
    const ids = new Int32Array(range.count);
    for (const { sequence, id } of tokens) ids[sequence - first] = id;
    // Other sequences in the range also get a position, which is not counted and later overwritten. A full one loses its last position.
    for (let sequence = first; sequence < first + range.count; sequence++) {
      this.truncate(sequence, this.contextLength - 1);
    }
    await this.#tokens.write(ids);
    await this.#run(range, 1, this.#decodeTensorsFor(range.count), new Set(members));
    return members.map((sequence) => this.#logitsAt(sequence - first).slice());
  }

  /** `count`: new tokens of each sequence. `members`: the sequences of the range that get a token. Default: all. */
  async #run(range: SequenceRange, count: number, tensors: RunTensors, members?: ReadonlySet<number>): Promise<void> {
    const lengths = Array.from({ length: range.count }, (_, row) => this.length(range.first + row));
    const total = Math.max(...lengths) + count;
    this.#caches.reserve(range.first + range.count - 1, total);
    const mask = this.#maskTensor(lengths, count, total);
    try {
      this.#set(this.#tokens.name, tensors.tokens);
      if (mask !== undefined) this.#set("attention_mask", mask);
      if (this.#positions !== undefined) {
        this.#positions.write(count * range.count, (index) => (lengths[Math.floor(index / count)] ?? 0) + (index % count));
        this.#set("position_ids", tensors.positions);
      }
      this.#call.setOutput(0, tensors.logits);
      this.#caches.bind(range, count, (index, { past, present }) => {
        this.#call.setInput(this.#inputNames.length - this.#signature.caches.length + index, past);
        this.#call.setOutput(1 + index, present);
      });
      await this.#call.run();
    } finally {
      if (mask !== undefined) this.#runtime.releaseTensor(mask);
    }
    this.#caches.advance(total);
    lengths.forEach((length, row) => {
      const sequence = range.first + row;
      if (members?.has(sequence) ?? true) this.#caches.setLength(sequence, length + count);
    });
  }

  #maskTensor(lengths: readonly number[], count: number, total: number): Handle | undefined {
    const { maskType } = this.#signature;
    if (maskType === undefined || lengths.length === 1) return this.#mask?.tensor([1, total]);
    this.#batchMask ??= new WasmIntegers(this.#runtime, maskType, this.sequences * this.contextLength);
    for (const [row, length] of lengths.entries()) {
      this.#batchMask.fill(row * total, row * total + length + count, 1);
      this.#batchMask.fill(row * total + length + count, (row + 1) * total, 0);
    }
    return this.#batchMask.tensor([lengths.length, total]);
  }

  #decodeTensorsFor(sequences: number): RunTensors {
    const known = this.#decodeTensors.get(sequences) ?? this.#tensors(sequences, 1, 1);
    this.#decodeTensors.set(sequences, known);
    return known;
  }

  /** Creates the tensors of the new tokens, their positions (0 if the graph has no such input) and their logits. */
  #tensors(sequences: number, count: number, logitsRows: number): RunTensors {
    const { logitsType } = this.#signature;
    return {
      tokens: this.#tokens.tensor(count, sequences),
      positions: this.#positions?.tensor([sequences, count]) ?? 0,
      logits: this.#runtime.createTensor(logitsType, this.#logits, [sequences, logitsRows, this.vocabularySize]),
    };
  }

  #logitsAt(row: number): Float32Array {
    const { logitsType } = this.#signature;
    const skipped = row * this.vocabularySize * elementTypes[logitsType].bytes;
    if (logitsType === "float32") return this.#runtime.float32(this.#logits + skipped, this.vocabularySize);
    return floatsOfHalves(this.#runtime.halves(this.#logits + skipped, this.vocabularySize));
  }

  #set(input: string, tensor: Handle): void {
    this.#call.setInput(this.#inputNames.indexOf(input), tensor);
  }
}
