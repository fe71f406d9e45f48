/** The inputs of a run of a causal graph on WebGPU, without the cache: tokens, positions, lengths and attention mask. */
import type { Tensor } from "onnxruntime-web";
import type { GraphFacts } from "../graph/graph-facts.ts";
import { lengthInputs } from "../graph/length-inputs.ts";
import type { Ort } from "../ort-builds.ts";
import type { CausalSignature } from "./causal-signature.ts";
import { GpuInputs } from "./gpu-inputs.ts";
import { cpuInputs, fullMasks, type InputTensors, integerTensor, tokenInput, type TokenVectors } from "./input-tensors.ts";
import { maxPrefillChunk } from "./prefill-chunk.ts";

type Feeds = Record<string, Tensor>;

export interface RunFeedsOptions {
  ort: Ort;
  device: GPUDevice;
  facts: GraphFacts;
  signature: CausalSignature;
  contextLength: number;
  vectors: TokenVectors | undefined;
  /** Whether the session records runs: it then reads the total length on the GPU, and otherwise on the CPU. */
  records: boolean;
}

export class RunFeeds {
  /** Returns the input with the tokens. */
  readonly tokens: (ids: Int32Array) => Promise<Feeds>;
  readonly #signature: CausalSignature;
  readonly #gpuInputs: GpuInputs;
  readonly #inputs: InputTensors;
  readonly #totalLength: InputTensors["integers"];
  readonly #mask: ((length: number) => Tensor) | undefined;
  readonly #constants: Feeds = {};

  constructor({ ort, device, facts, signature, contextLength, vectors, records }: RunFeedsOptions) {
    this.#signature = signature;
    this.#gpuInputs = new GpuInputs(ort, device, facts, maxPrefillChunk);
    // A graph with an attention mask computes on the CPU with it, and reads its other integers there, too.
    this.#inputs = signature.takesLengths ? this.#gpuInputs : cpuInputs(ort);
    const totalLength = records ? this.#inputs : cpuInputs(ort);
    this.#totalLength = totalLength.integers.bind(totalLength);
    this.tokens = tokenInput(this.#inputs, signature, vectors);
    this.#mask = signature.maskType && fullMasks(ort, signature.maskType, contextLength);
    const keep = signature.logitsToKeep;
    if (keep !== undefined) this.#constants["num_logits_to_keep"] = integerTensor(ort, keep.type, keep.dims, () => 1);
  }

  /** Returns the inputs besides the tokens of a run over `count` tokens after `from` cached ones. */
  positions(from: number, count: number): Feeds {
    const { positionType, takesLengths } = this.#signature;
    const feeds = { ...this.#constants };
    if (this.#mask !== undefined) feeds["attention_mask"] = this.#mask(from + count);
    if (takesLengths) {
      const { lastPosition, totalLength } = lengthInputs;
      feeds[lastPosition] = this.#inputs.integers(lastPosition, "int32", [1], () => from + count - 1);
      feeds[totalLength] = this.#totalLength(totalLength, "int32", [1], () => from + count);
    }
    if (positionType !== undefined) {
      feeds["position_ids"] = this.#inputs.integers("position_ids", positionType, [1, count], (index) => from + index);
    }
    return feeds;
  }

  /** The GPU buffer from which a run of one token reads its id. */
  get tokenBuffer(): GPUBuffer {
    return this.#gpuInputs.buffer("input_ids");
  }

  /** Returns the input with the one token whose id the GPU wrote to `tokenBuffer`. */
  tokenOnGpu(): Feeds {
    return { input_ids: this.#gpuInputs.fromBuffer("input_ids", this.#signature.idType, [1, 1]) };
  }
}
