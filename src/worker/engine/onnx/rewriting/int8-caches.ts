/**
 * Rewrites a graph for the CPU so that attention keeps its keys and values in int8: a quarter of the memory, which is what a token
 * behind a long context waits for. Each place of a head has a scale that was measured beforehand
 * (`recipes/cohabit_recipes/cache_scales.py`); what is larger than 127 of its steps is cut off.
 */
import { EngineFailureError } from "../../../base/engine-failure.ts";
import { presentName } from "../graph/cache-names.ts";
import { rowNumbers } from "../graph/graph-file.ts";
import type { GraphFiles } from "../graph/graph.ts";
import type { ProtobufField } from "../graph/protobuf.ts";
import { nameOf } from "./graph-draft.ts";
import { graphFields, type GraphNode, readGraphParts } from "./graph-parts.ts";
import { storedTensor, withElementType, withInputs } from "./make-parts.ts";
import { writeGraphFile } from "./write-graph.ts";

const attention = "GroupQueryAttention";
/** Places of its inputs: a cache and its scales. */
const keys = { cache: 3, scales: 12 } as const;
const values = { cache: 4, scales: 13 } as const;
const attributes = { k_quant_type: "PER_CHANNEL", v_quant_type: "PER_CHANNEL", kv_cache_bit_width: 8 } as const;

/** The same files if they have no scales. Throws a `files-damaged` failure if those are not of the graph's caches. */
export function withInt8Caches(files: GraphFiles): GraphFiles {
  if (files.cacheScales === undefined) return files;
  const { path, scales } = files.cacheScales;
  const parts = readGraphParts(files.graph, files.externalData);
  const inputs = new Map(
    parts.rest.flatMap((field) => (field.number === graphFields.input ? [[nameOf(field.content), field.content]] : [])),
  );
  const kept = new Set<string>();
  const scaleTensors: Uint8Array[] = [];
  const addScales = (cache: string, heads: number): string => {
    const name = `${cache}.scales`;
    // Layers may share a cache.
    if (kept.has(cache)) return name;
    const given = scales[cache];
    const value = inputs.get(cache);
    const numbers = value === undefined ? 0 : rowNumbers(value);
    if (given === undefined) throw unfitting(path, `it has no scales for "${cache}"`);
    if (given.length !== numbers) throw unfitting(path, `it has ${given.length} scales for "${cache}", which has ${numbers} places`);
    scaleTensors.push(storedTensor(name, "float32", [1, heads, 1, numbers / heads], Float32Array.from(given)));
    kept.add(cache);
    return name;
  };
  const rewrite = (node: GraphNode): Uint8Array => {
    if (node.operator !== attention) return node.content;
    const heads = node.integers.get("kv_num_heads") ?? 1;
    const read = Array.from({ length: values.scales + 1 }, (_, place) => node.inputs[place] ?? "");
    for (const { cache, scales: place } of [keys, values]) {
      if (read[place] !== "") throw unfitting(path, `the graph has scales for "${read[cache]}" already`);
      read[place] = addScales(read[cache] ?? "", heads);
    }
    return withInputs(node.content, read, attributes);
  };
  const nodes = parts.nodes.map(rewrite);
  const other = Object.keys(scales).find((name) => !kept.has(name));
  if (other !== undefined) throw unfitting(path, `it has scales for "${other}", which is no cache of the graph's attention`);
  const names = new Set([...kept].flatMap((past) => [past, presentName(past)]));
  const inInt8 = (field: ProtobufField): ProtobufField => {
    const isValue = field.number === graphFields.input || field.number === graphFields.output;
    return isValue && names.has(nameOf(field.content)) ? { ...field, content: withElementType(field.content, "int8") } : field;
  };
  const tensors = [...parts.tensors.values()].map(({ content }) => content);
  const graph = writeGraphFile({ ...parts, rest: parts.rest.map(inInt8) }, nodes, [...tensors, ...scaleTensors]);
  return { ...files, graph, cacheType: undefined };
}

function unfitting(path: string, reason: string): EngineFailureError {
  return new EngineFailureError({ kind: "files-damaged", detail: `${path}: ${reason}` });
}
