/** Token models over one causal graph on the CPU, one for each of its sequences. */
import { createEventLoopYield } from "../../../../transport/calls/event-loop-yield.ts";
import { SharedRuns } from "../../chat/token-loop/shared-runs.ts";
import type { TokenModel } from "../../chat/token-loop/token-model.ts";
import type { CausalSignature } from "../causal/causal-signature.ts";
import type { CacheType } from "../graph/element-types.ts";
import type { TokenVectors } from "../causal/input-tensors.ts";
import { CheckedDecoding } from "../causal/checked-decoding.ts";
import { WasmCausalGraph } from "./wasm-causal-graph.ts";
import type { WasmRuntime } from "./wasm-runtime.ts";
import type { WasmSession } from "./wasm-session.ts";

class WasmSequence implements TokenModel {
  readonly contextLength: number;
  readonly vocabularySize: number;
  readonly prefillChunk: number;
  readonly batchDecode: TokenModel["batchDecode"];
  readonly #graph: WasmCausalGraph;
  readonly #index: number;
  readonly #runs: SharedRuns;

  constructor(graph: WasmCausalGraph, index: number, runs: SharedRuns) {
    this.#graph = graph;
    this.#index = index;
    this.#runs = runs;
    this.contextLength = graph.contextLength;
    this.vocabularySize = graph.vocabularySize;
    this.prefillChunk = graph.chunk;
    const { maxRows: maxTokens, exactPositions } = graph;
    if (maxTokens > 1) this.batchDecode = { maxTokens, exactPositions, append: (ids) => this.#append(ids, ids.length) };
  }

  get length(): number {
    return this.#graph.length(this.#index);
  }

  async prefill(ids: Int32Array, _topK?: number, positions?: number): Promise<Float32Array> {
    const [logits = new Float32Array(0)] = await this.#append(ids, 1, positions);
    return logits;
  }

  decode(id: number): Promise<Float32Array> {
    return this.#runs.decode(this.#index, id);
  }

  truncate(length: number): void {
    this.#graph.truncate(this.#index, length);
  }

  #append(ids: Int32Array, rows: number, positions?: number): Promise<Float32Array[]> {
    return this.#runs.runAlone(this.#index, async () => {
      const logits = await this.#graph.append(this.#index, ids, rows, positions);
      // Copies, because the next run, perhaps of another sequence, overwrites the logits.
      return logits.map((row) => row.slice());
    });
  }
}

export class WasmCausalModel extends WasmSequence {
  readonly siblings: readonly TokenModel[];

  /** `hasInt8Products`, `vectors`: see `CausalGraphOptions`. */
  constructor(
    runtime: WasmRuntime,
    session: WasmSession,
    signature: CausalSignature<CacheType>,
    contextLength: number,
    hasInt8Products = false,
    vectors?: TokenVectors,
  ) {
    const graph = new WasmCausalGraph(runtime, session, signature, { contextLength, hasInt8Products, vectors });
    const decoding = new CheckedDecoding({
      length: (sequence) => graph.length(sequence),
      truncate: (sequence, length) => graph.truncate(sequence, length),
      appendOne: async ({ sequence, id }) => {
        const [logits = new Float32Array(0)] = await graph.append(sequence, Int32Array.of(id));
        return logits;
      },
      appendToEach: (tokens) => graph.appendToEach(tokens),
    });
    const yieldToEventLoop = createEventLoopYield();
    const runs = new SharedRuns({ decodeBatch: (tokens) => decoding.decode(tokens), yieldToEventLoop });
    super(graph, 0, runs);
    this.siblings = Array.from({ length: graph.sequences - 1 }, (_, index) => new WasmSequence(graph, index + 1, runs));
  }
}
