/**
 * Nodes that find the largest logits, so that they and not those of the whole vocabulary are read back from the GPU. WebGPU's
 * TopK sorts rows of some width in one dispatch: a long row is cut into several, and the best of all are sorted again.
 */
import type { FloatType } from "../graph/element-types.ts";
import type { GraphDraft } from "./graph-draft.ts";
import { storedTensor } from "./make-parts.ts";

/** Largest logits first, then their ids as floats (exact up to 2^24), equal ones by id. */
export const bestOutput = "best.logits";
/** As many as are found, of a vocabulary that has as many. */
export const bestCount = 64;
const lowest = -3.4028234663852886e38;
const castToFloat32 = 1;

/** `logits`: a float tensor of the next token only; `widest`: of a row that is sorted at once, at least twice `bestCount`. */
export function addBestLogits(draft: GraphDraft, logits: string, type: FloatType, vocabularySize: number, widest: number): void {
  const count = Math.min(bestCount, vocabularySize);
  let values = logits;
  if (type === "float16") {
    values = "best.float32";
    draft.addNode({ operator: "Cast", inputs: [logits], output: values, integers: { to: castToFloat32 } });
  }
  let columns = vocabularySize;
  let ids: string | undefined;
  for (let level = 0; ids === undefined || columns > count; level++) {
    const rows = columns > widest ? Math.ceil(columns / widest) : 1;
    const width = Math.ceil(columns / rows);
    const name = (part: string): string => `best.${level}.${part}`;
    const shaped = (input: string, part: string, padding: number): string => {
      const added = rows * width - columns;
      const whole =
        added === 0
          ? input
          : padded(draft, reshaped(draft, input, name(`${part}.flat`), [columns]), name(`${part}.padded`), added, padding);
      return reshaped(draft, whole, name(part), [rows, width]);
    };
    const sorted = shaped(values, "values", lowest);
    if (ids === undefined) {
      ids = name("ids");
      draft.addTensor(
        storedTensor(
          ids,
          "float32",
          [rows, width],
          Float32Array.from({ length: rows * width }, (_, id) => id),
        ),
      );
    } else {
      // What pads a row is behind all that is a logit, except for a logit of minus infinity: that never comes.
      ids = shaped(ids, "ids", vocabularySize);
    }
    const kept = Math.min(count, width);
    draft.addTensor(storedTensor(name("count"), "int64", [1], BigInt64Array.of(BigInt(kept))));
    draft.addNode({
      operator: "TopK",
      inputs: [sorted, name("count")],
      output: name("best"),
      secondOutput: name("indices"),
      integers: { axis: 1 },
    });
    draft.addNode({ operator: "GatherElements", inputs: [ids, name("indices")], output: name("best-ids"), integers: { axis: 1 } });
    values = name("best");
    ids = name("best-ids");
    columns = rows * kept;
  }
  draft.addNode({ operator: "Concat", inputs: [values, ids], output: bestOutput, integers: { axis: 0 } });
  draft.addOutput(bestOutput, "float32", [2, count]);
}

function reshaped(draft: GraphDraft, input: string, output: string, dims: readonly number[]): string {
  draft.addTensor(storedTensor(`${output}.dims`, "int64", [dims.length], BigInt64Array.from(dims, BigInt)));
  draft.addNode({ operator: "Reshape", inputs: [input, `${output}.dims`], output });
  return output;
}

function padded(draft: GraphDraft, input: string, output: string, count: number, value: number): string {
  draft.addTensor(storedTensor(`${output}.counts`, "int64", [2], BigInt64Array.of(0n, BigInt(count))));
  draft.addTensor(storedTensor(`${output}.value`, "float32", [], Float32Array.of(value)));
  draft.addNode({ operator: "Pad", inputs: [input, `${output}.counts`, `${output}.value`], output });
  return output;
}
