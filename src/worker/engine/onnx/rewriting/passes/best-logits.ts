/**
 * Adds nodes that find the largest logits, so that only these are read back from the GPU, not the logits of the whole vocabulary.
 * WebGPU's TopK sorts rows of a limited width in one dispatch: a longer row is cut into several, and the best of each are sorted again.
 */
import { isCacheInput, isKeyOrValue } from "../../graph/cache-names.ts";
import { lengthInputs } from "../../graph/length-inputs.ts";
import { isFloat } from "../../graph/element-types.ts";
import type { GraphDraft } from "../../graph/graph-draft.ts";
import { dataTypes } from "../../graph/onnx-fields.ts";
import { type GraphPass, minOpset } from "../graph-pass.ts";
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
  if (draft.opset < minOpset || draft.hasSubgraphs || !keepsLast || !isFloat(type) || vocabularySize === undefined) return false;
  const count = Math.min(bestCount, vocabularySize);
  let values = takesSequences(draft) ? firstSequence(draft, "logits") : "logits";
  if (type === "float16") {
    values = draft.addNode({ operator: "Cast", inputs: [values], output: "best.float32", integers: { to: dataTypes.float32 } });
  }
  let columns = vocabularySize;
  let ids: string | undefined;
  for (let level = 0; ids === undefined || columns > count; level++) {
    const rows = columns > sortedWidth ? Math.ceil(columns / sortedWidth) : 1;
    const width = Math.ceil(columns / rows);
    const name = (part: string): string => `best.${level}.${part}`;
    const inRows = (input: string, part: string, padding: number): string => {
      const missing = rows * width - columns;
      if (missing === 0) return reshaped(draft, input, name(part), [rows, width]);
      const flat = reshaped(draft, input, name(`${part}.flat`), [columns]);
      return reshaped(draft, padded(draft, flat, name(`${part}.padded`), missing, padding), name(part), [rows, width]);
    };
    const sorted = inRows(values, "values", lowest);
    // Padding sorts behind every logit except minus infinity, which no model computes.
    const sortedIds: string =
      ids === undefined
        ? draft.addTensor(
            name("ids"),
            "float32",
            [rows, width],
            Float32Array.from({ length: rows * width }, (_, id) => id),
          )
        : inRows(ids, "ids", vocabularySize);
    const kept = Math.min(count, width);
    const keptCount = draft.addIntegers(name("count"), [kept]);
    const [best, indices] = [name("best"), name("indices")];
    values = draft.addNode({ operator: "TopK", inputs: [sorted, keptCount], output: best, moreOutputs: [indices], integers: { axis: 1 } });
    ids = draft.addNode({ operator: "GatherElements", inputs: [sortedIds, indices], output: name("best-ids"), integers: { axis: 1 } });
    columns = rows * kept;
  }
  draft.addNode({ operator: "Concat", inputs: [values, ids], output: bestOutput, integers: { axis: 0 } });
  draft.declareOutput(bestOutput, "float32", [2, count]);
  return true;
}

/** Whether a run may compute several sequences; then all logits are read. */
function takesSequences({ inputs }: GraphDraft): boolean {
  return inputs.has(lengthInputs.totalLength) && [...inputs.keys()].every((name) => !isCacheInput(name) || isKeyOrValue(name));
}

function firstSequence(draft: GraphDraft, input: string): string {
  const output = "first-sequence";
  const limits = Object.entries({ starts: 0, ends: 1, axes: 0 }).map(([limit, value]) => draft.addIntegers(`${output}.${limit}`, [value]));
  return draft.addNode({ operator: "Slice", inputs: [input, ...limits], output });
}

function reshaped(draft: GraphDraft, input: string, output: string, dims: readonly number[]): string {
  return draft.addNode({ operator: "Reshape", inputs: [input, draft.addIntegers(`${output}.dims`, dims)], output });
}

/** Appends `count` numbers of `value`. */
function padded(draft: GraphDraft, input: string, output: string, count: number, value: number): string {
  const counts = draft.addIntegers(`${output}.counts`, [0, count]);
  const constant = draft.addTensor(`${output}.value`, "float32", [], Float32Array.of(value));
  return draft.addNode({ operator: "Pad", inputs: [input, counts, constant], output });
}
