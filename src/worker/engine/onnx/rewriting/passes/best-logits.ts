/**
 * Adds nodes that find the largest logits, so that only these are read back from the GPU, not the logits of the whole vocabulary.
 * WebGPU's TopK sorts rows of a limited width in one dispatch: a longer row is cut into several, and the best of each are sorted again.
 */
import { isFloat } from "../../graph/element-types.ts";
import type { GraphDraft } from "../../graph/graph-draft.ts";
import { dataTypes } from "../../graph/field-numbers.ts";
import { type GraphPass, minOpset } from "../graph-pass.ts";
import { logitsToKeepInput } from "./logits-to-keep.ts";

/**
 * Output [sequences, 2, count]: of each sequence the largest logits in descending order, then their ids as floats (exact up to 2^24);
 * equal logits are ordered by id.
 */
export const bestOutput = "best.logits";
/** Max logits in the output; a smaller vocabulary gives fewer. */
export const bestCount = 64;
/** WebGPU's TopK sorts up to so many numbers in one workgroup; above it takes a dispatch for each step of the sorting. */
const maxSortedWidth = 2048;
/** Logits are [sequences, 1, vocabulary]. */
const logitsRank = 3;
const sortedAxis = 2;
/** In a shape for Reshape: the size of the same axis of the input. */
const sameSize = 0;
const lowest = -3.4028234663852886e38;

/** @param sortedWidth Width of the rows that are sorted at once, at least twice `bestCount`. Default: 2048. */
export function bestLogits(sortedWidth = maxSortedWidth): GraphPass {
  return { name: "best-logits", apply: (draft) => addBestLogits(draft, sortedWidth) };
}

function addBestLogits(draft: GraphDraft, sortedWidth: number): boolean {
  const { type, dims = [] } = draft.outputs.get("logits")?.shape ?? {};
  const vocabularySize = dims.at(-1);
  const keepsLast = draft.inputs.has(logitsToKeepInput) || draft.tensors.has(logitsToKeepInput);
  if (draft.opset < minOpset || draft.hasSubgraphs || !keepsLast || !isFloat(type)) return false;
  if (vocabularySize === undefined || dims.length !== logitsRank) return false;
  const count = Math.min(bestCount, vocabularySize);
  let values = "logits";
  if (type === "float16") {
    values = draft.addNode({ operator: "Cast", inputs: [values], output: "best.float32", integers: { to: dataTypes.float32 } });
  }
  let columns = vocabularySize;
  let ids: string | undefined;
  for (let level = 0; ids === undefined || columns > count; level++) {
    const rows = columns > sortedWidth ? Math.ceil(columns / sortedWidth) : 1;
    const width = Math.ceil(columns / rows);
    const missing = rows * width - columns;
    const name = (part: string): string => `best.${level}.${part}`;
    const inRows = (input: string, part: string, padding: number): string => {
      const whole = missing === 0 ? input : padded(draft, input, name(`${part}.padded`), missing, padding);
      return rows === 1 ? whole : reshaped(draft, whole, name(part), [sameSize, rows, width]);
    };
    const inOneRow = (input: string, part: string): string =>
      rows === 1 ? input : reshaped(draft, input, name(part), [sameSize, 1, rows * kept]);
    const kept = Math.min(count, width);
    const keptCount = draft.addIntegers(name("count"), [kept]);
    const sorted = inRows(values, "values", lowest);
    const [best, indices] = [name("best"), name("indices")];
    draft.addNode({ operator: "TopK", inputs: [sorted, keptCount], output: best, moreOutputs: [indices], integers: { axis: sortedAxis } });
    const bestIds: string =
      ids === undefined
        ? idsOfIndices(draft, indices, name, rows, width)
        : draft.addNode({
            operator: "GatherElements",
            // Padding sorts behind every logit except minus infinity, which no model computes.
            inputs: [inRows(ids, "ids", vocabularySize), indices],
            output: name("best-ids"),
            integers: { axis: sortedAxis },
          });
    values = inOneRow(best, "best-row");
    ids = inOneRow(bestIds, "best-ids-row");
    columns = rows * kept;
  }
  draft.addNode({ operator: "Concat", inputs: [values, ids], output: bestOutput, integers: { axis: 1 } });
  draft.declareOutput(bestOutput, "float32", ["sequences", 2, count]);
  return true;
}

/** Ids of the logits at `indices` [sequences, rows, kept], which count within a row. Padding gets ids beyond the vocabulary. */
function idsOfIndices(draft: GraphDraft, indices: string, name: (part: string) => string, rows: number, width: number): string {
  const floats = (part: string, dims: readonly number[], valueAt: (index: number) => number): string => {
    const length = dims.reduce((product, size) => product * size, 1);
    return draft.addTensor(
      name(part),
      "float32",
      dims,
      Float32Array.from({ length }, (_, index) => valueAt(index)),
    );
  };
  const inRow = floats("columns", [width], (column) => column);
  const columns = draft.addNode({ operator: "Gather", inputs: [inRow, indices], output: name("best-columns") });
  if (rows === 1) return columns;
  const firsts = floats("firsts", [1, rows, 1], (row) => row * width);
  return draft.addNode({ operator: "Add", inputs: [columns, firsts], output: name("best-ids") });
}

function reshaped(draft: GraphDraft, input: string, output: string, dims: readonly number[]): string {
  return draft.addNode({ operator: "Reshape", inputs: [input, draft.addIntegers(`${output}.dims`, dims)], output });
}

/** Appends `count` numbers of `value` to each row. */
function padded(draft: GraphDraft, input: string, output: string, count: number, value: number): string {
  const counts = draft.addIntegers(`${output}.counts`, [0, 0, 0, 0, 0, count]);
  const constant = draft.addTensor(`${output}.value`, "float32", [], Float32Array.of(value));
  return draft.addNode({ operator: "Pad", inputs: [input, counts, constant], output });
}
