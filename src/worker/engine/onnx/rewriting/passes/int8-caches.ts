/**
 * Makes attention keep its keys and values in int8: a quarter of the memory, which a token after a long context waits for. Each number
 * of a position has a scale that was measured beforehand (`recipes/cohabit_recipes/cache_scales.py`); values above 127 steps are clipped.
 */
import { EngineFailureError } from "../../../../base/engine-failure.ts";
import { presentName } from "../../graph/cache-names.ts";
import type { CacheScalesFile } from "../../graph/cache-scales.ts";
import type { GraphDraft } from "../../graph/graph-draft.ts";
import { rowNumbers } from "../../graph/graph-facts.ts";
import type { GraphNode } from "../../graph/parse-graph.ts";
import type { GraphPass } from "../graph-pass.ts";

/** Inputs of GroupQueryAttention. */
const keys = { cache: 3, scales: 12 } as const;
const values = { cache: 4, scales: 13 } as const;
const attributes = { k_quant_type: "PER_CHANNEL", v_quant_type: "PER_CHANNEL", kv_cache_bit_width: 8 } as const;

/** The pass throws a `files-damaged` failure if the scales do not fit the caches of the graph. */
export function int8Caches(file: CacheScalesFile): GraphPass {
  return { name: "int8-caches", apply: (draft) => quantizeCaches(draft, file) };
}

function quantizeCaches(draft: GraphDraft, { path, scales }: CacheScalesFile): boolean {
  const quantized = new Set<string>();
  const addScales = (cache: string, heads: number): string => {
    const name = `${cache}.scales`;
    // Layers may share a cache.
    if (quantized.has(cache)) return name;
    const given = scales[cache];
    const shape = draft.inputs.get(cache)?.shape;
    const numbers = shape === undefined ? 0 : rowNumbers(shape);
    if (given === undefined) throw unfitting(path, `it has no scales for "${cache}"`);
    if (given.length !== numbers) throw unfitting(path, `it has ${given.length} scales for "${cache}", which has ${numbers} places`);
    draft.addTensor(name, "float32", [1, heads, 1, numbers / heads], Float32Array.from(given));
    quantized.add(cache);
    return name;
  };
  const quantize = (node: GraphNode): void => {
    const heads = node.integers.get("kv_num_heads") ?? 1;
    const inputs = Array.from({ length: values.scales + 1 }, (_, index) => node.inputs[index] ?? "");
    for (const { cache, scales: index } of [keys, values]) {
      if (inputs[index] !== "") throw unfitting(path, `the graph has scales for "${inputs[cache]}" already`);
      inputs[index] = addScales(inputs[cache] ?? "", heads);
    }
    draft.setInputs(node, inputs);
    draft.setAttributes(node, attributes);
  };
  for (const node of draft.nodes) if (node.operator === "GroupQueryAttention") quantize(node);
  const other = Object.keys(scales).find((name) => !quantized.has(name));
  if (other !== undefined) throw unfitting(path, `it has scales for "${other}", which is no cache of the graph's attention`);
  for (const past of quantized) for (const name of [past, presentName(past)]) draft.setValueType(name, "int8");
  return quantized.size > 0;
}

function unfitting(path: string, reason: string): EngineFailureError {
  return new EngineFailureError({ kind: "files-damaged", detail: `${path}: ${reason}` });
}
