/**
 * Adds nodes that find the largest logits, so that only these are read back from the GPU, not the logits of the whole vocabulary.
 * WebGPU's TopK sorts rows of a limited width in one dispatch: a longer row is cut into several, and the best of each are sorted again.
 */
import { isCacheInput, isKeyOrValue } from "../../causal/cache-names.ts";
import { lengthInputs } from "../../causal/length-inputs.ts";
import { elementTypes, isFloat } from "../../graph/element-types.ts";
import type { NewNode } from "../../graph/encode-parts.ts";
import type { GraphDraft } from "../../graph/graph-draft.ts";
import type { GraphPass } from "../graph-pass.ts";
import { minWebGpuOpset } from "./last-logits.ts";
import { logitsToKeepInput } from "./logits-to-keep.ts";

/** Output [2, count]: the largest logits in descending order, then their ids as floats (exact up to 2^24); equal logits are ordered by id. */
export const bestOutput = "best.logits";
/** Max logits in the output; a smaller vocabulary gives fewer. */
export const bestCount = 64;
/** WebGPU's TopK sorts up to so many numbers in one workgroup; above it takes a dispatch for each step of the sorting. */
const maxSortedWidth = 2048;
const lowest = -3.4028234663852886e38;

/** @param sortedWidth Width of the rows that are sorted at once, at least twice `bestCount`. Default: 2048. */
export function bestLogits(sortedWidth = maxSortedWidth): GraphPass {
  return { name: "best-logits", apply: (draft) => addBestLogits(draft, sortedWidth) };
}

function addBestLogits(draft: GraphDraft, sortedWidth: number): boolean {
  const { type, dims = [] } = draft.outputs.get("logits")?.shape ?? {};
  const vocabularySize = dims.at(-1);
  const keepsLast = draft.inputs.has(logitsToKeepInput) || draft.tensors.has(logitsToKeepInput);
  if (draft.opset < minWebGpuOpset || draft.hasSubgraphs || !keepsLast || !isFloat(type) || vocabularySize === undefined) return false;
  const nodes = new SortingNodes(draft);
  let values = takesSequences(draft) ? nodes.firstSequence("logits") : "logits";
  if (type === "float16") values = nodes.add("Cast", [values], "best.float32", { to: elementTypes.float32.code });
  const count = Math.min(bestCount, vocabularySize);
  nodes.sort(values, vocabularySize, count, sortedWidth);
  draft.declareOutput(bestOutput, "float32", [2, count]);
  return true;
}

/** Whether a run may compute several sequences; then all logits are read. */
function takesSequences({ inputs }: GraphDraft): boolean {
  return inputs.has(lengthInputs.totalLength) && [...inputs.keys()].every((name) => !isCacheInput(name) || isKeyOrValue(name));
}

class SortingNodes {
  readonly #draft: GraphDraft;

  constructor(draft: GraphDraft) {
    this.#draft = draft;
  }

  firstSequence(from: string): string {
    const output = "first-sequence";
    const limits = Object.entries({ starts: 0n, ends: 1n, axes: 0n }).map(([limit, value]) =>
      this.#store(`${output}.${limit}`, [1], BigInt64Array.of(value)),
    );
    return this.add("Slice", [from, ...limits], output);
  }

  sort(logits: string, vocabularySize: number, count: number, sortedWidth: number): void {
    let values = logits;
    let ids: string | undefined;
    for (let [level, columns] = [0, vocabularySize]; ids === undefined || columns > count; level++) {
      const rows = columns > sortedWidth ? Math.ceil(columns / sortedWidth) : 1;
      const width = Math.ceil(columns / rows);
      const name = (part: string): string => `best.${level}.${part}`;
      const inRows = (input: string, part: string, padding: number): string => {
        const missing = rows * width - columns;
        const flat =
          missing === 0
            ? input
            : this.#padded(this.#reshaped(input, name(`${part}.flat`), [columns]), name(`${part}.padded`), missing, padding);
        return this.#reshaped(flat, name(part), [rows, width]);
      };
      const sorted = inRows(values, "values", lowest);
      // Padding sorts behind every logit but minus infinity, which no model computes.
      const sortedIds: string =
        ids === undefined
          ? this.#store(
              name("ids"),
              [rows, width],
              Float32Array.from({ length: rows * width }, (_, id) => id),
            )
          : inRows(ids, "ids", vocabularySize);
      const kept = Math.min(count, width);
      const keptCount = this.#store(name("count"), [1], BigInt64Array.of(BigInt(kept)));
      values = this.add("TopK", [sorted, keptCount], name("best"), { axis: 1 }, name("indices"));
      ids = this.add("GatherElements", [sortedIds, name("indices")], name("best-ids"), { axis: 1 });
      columns = rows * kept;
    }
    this.add("Concat", [values, ids], bestOutput, { axis: 0 });
  }

  add(
    operator: string,
    inputs: readonly string[],
    output: string,
    integers: NonNullable<NewNode["integers"]> = {},
    secondOutput?: string,
  ): string {
    this.#draft.addNodes([{ operator, inputs, output, integers, ...(secondOutput !== undefined && { secondOutput }) }]);
    return output;
  }

  #reshaped(input: string, output: string, dims: readonly number[]): string {
    return this.add("Reshape", [input, this.#store(`${output}.dims`, [dims.length], BigInt64Array.from(dims, BigInt))], output);
  }

  /** Appends `count` numbers of `value`. */
  #padded(input: string, output: string, count: number, value: number): string {
    const counts = this.#store(`${output}.counts`, [2], BigInt64Array.of(0n, BigInt(count)));
    return this.add("Pad", [input, counts, this.#store(`${output}.value`, [], Float32Array.of(value))], output);
  }

  #store(name: string, dims: readonly number[], values: Float32Array | BigInt64Array): string {
    this.#draft.addTensor(name, values instanceof Float32Array ? "float32" : "int64", dims, values);
    return name;
  }
}
