/** Facts about a graph that the runtime does not report, or that are needed before it opens the graph. */
import { isKeyOrValue } from "./cache-names.ts";
import { elementTypes } from "./element-types.ts";
import type { GraphDraft } from "./graph-draft.ts";
import type { GraphNode, StoredTensor } from "./parse-graph.ts";
import type { TensorShape } from "./tensor-shape.ts";

export interface GraphFacts {
  inputs: ReadonlySet<string>;
  /** Number of axes of each output. */
  outputs: ReadonlyMap<string, number>;
  /** Operators that read an input of the graph, by its name. */
  readers: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether an input or output is float16: then the graph computes in float16. */
  usesHalfPrecision: boolean;
  /** Companion files with weights, by paths relative to the graph. */
  companions: readonly string[];
  /** Undefined if the graph stores no tensor. */
  largestTensor: StoredSize | undefined;
  /** Bytes of one position in the largest keys or values; 0 if there are none. */
  cacheRowBytes: number;
  /** Inputs without a stored value. */
  declaredInputs: ReadonlyMap<string, TensorShape>;
  /** Operators that ONNX Runtime does not have. */
  foreignOperators: readonly string[];
}

export interface StoredSize {
  name: string;
  bytes: number;
}

/** Operator sets of ONNX Runtime. */
const knownDomains: ReadonlySet<string> = new Set([
  "",
  "ai.onnx",
  "ai.onnx.ml",
  "com.microsoft",
  "com.microsoft.nchwc",
  "com.ms.internal.nhwc",
]);

export function graphFacts(draft: GraphDraft): GraphFacts {
  const { inputs, outputs, tensors, nodes, ownDomains } = draft;
  const shapes = new Map([...inputs].map(([name, { shape }]) => [name, shape] as const));
  const caches = [...shapes].filter(([name]) => isKeyOrValue(name)).map(([, shape]) => rowBytes(shape));
  const companions = [...tensors.values()].flatMap(({ external }) => (external === undefined ? [] : [external.location]));
  const isForeign = ({ domain }: GraphNode): boolean => !knownDomains.has(domain) && !ownDomains.has(domain);
  return {
    inputs: new Set(inputs.keys()),
    outputs: new Map([...outputs].map(([name, { shape }]) => [name, shape.dims.length])),
    readers: readersOf(nodes, inputs),
    usesHalfPrecision: [...inputs.values(), ...outputs.values()].some(({ shape }) => shape.type === "float16"),
    companions: [...new Set(companions)],
    largestTensor: largestOf(tensors),
    cacheRowBytes: Math.max(0, ...caches),
    declaredInputs: new Map([...shapes].filter(([name]) => !tensors.has(name))),
    foreignOperators: [...new Set(nodes.filter(isForeign).map(({ domain, operator }) => `${domain}.${operator}`))],
  };
}

function readersOf(nodes: readonly GraphNode[], inputs: ReadonlyMap<string, unknown>): Map<string, Set<string>> {
  const readers = new Map<string, Set<string>>();
  for (const { operator, inputs: names } of nodes) {
    for (const name of names) if (inputs.has(name)) readers.set(name, (readers.get(name) ?? new Set()).add(operator));
  }
  return readers;
}

function largestOf(tensors: ReadonlyMap<string, StoredTensor>): StoredSize | undefined {
  let largest: StoredSize | undefined;
  for (const [name, { bytes: stored, external }] of tensors) {
    const bytes = stored?.length ?? external?.length ?? 0;
    if (bytes > (largest?.bytes ?? 0)) largest = { name, bytes };
  }
  return largest;
}

/** Bytes of one position in keys or values; 0 for an unknown layout or type. */
function rowBytes(shape: TensorShape): number {
  return shape.type === undefined ? 0 : rowNumbers(shape) * elementTypes[shape.type].bytes;
}

/** Numbers of one position in keys or values of the shape [batch, heads, positions, width]; 0 for another shape. */
export function rowNumbers({ dims: [, heads = 0, , width = 0] }: TensorShape): number {
  return heads * width;
}
