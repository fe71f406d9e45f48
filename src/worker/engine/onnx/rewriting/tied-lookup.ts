/**
 * Reads embeddings from the panels of the vocabulary's matrix, for graphs that store one matrix for both: a second copy of it would be
 * a third of the memory of a small model. A panel holds 16 tokens (`kernels/block-layout.ts`), so 16 rows are read for a token, and the
 * token's own bytes are selected among them.
 */
import type { NewNode } from "../graph/encode-parts.ts";
import type { GraphDraft } from "../graph/graph-draft.ts";
import { dataTypes } from "../graph/field-numbers.ts";
import type { GraphNode } from "../graph/parse-graph.ts";

export interface TiedLookup {
  node: GraphNode;
  /** Output of the product with the vocabulary. */
  product: string;
  /** Numbers of an embedding, a multiple of 32. */
  width: number;
  /** Inputs that share a scale, a multiple of 32. */
  blockSize: number;
  /** Bits of a value. */
  bits: 4 | 8;
}

const panelTokens = 16;
/** Bytes of a token that follow each other: four values of 8 bits, or eight of 4 bits with the first four in the low halves. */
const groupBytes = 4;
/** Values of 4 bits are stored with this added. */
const zero = 8;

/** Replaces the lookup. `panels`: the name of the matrix in panels. */
export function replaceTiedLookup(draft: GraphDraft, { node, width, blockSize, bits }: TiedLookup, panels: string): void {
  const [output = ""] = node.outputs;
  const [, ids = "", scales = ""] = node.inputs;
  const nodes: NewNode[] = [];
  const name = (part: string): string => `${output}.tied.${part}`;
  const whole = (part: string, values: readonly number[]): string => draft.addIntegers(name(part), values);
  const counts = (part: string, count: number, step: number): string =>
    whole(
      part,
      Array.from({ length: count }, (_, index) => index * step),
    );
  const float = (part: string, value: number): string => draft.addFloats(name(part), [value]);
  const made = (operator: string, part: string, inputs: readonly string[], integers: Readonly<Record<string, number>> = {}): string => {
    nodes.push({ operator, inputs, output: name(part), integers });
    return name(part);
  };

  const groups = (width * bits) / (8 * groupBytes);
  const tokens = made("Reshape", "tokens", [made("Cast", "ids", [ids], { to: dataTypes.int64 }), whole("flat", [-1])]);
  const sixteen = whole("sixteen", [panelTokens]);
  const first = made("Mul", "first", [made("Div", "panel", [tokens, sixteen]), sixteen]);
  const lane = made("Sub", "lane", [tokens, first]);
  const last = whole("last-axis", [1]);
  const rows = made("Add", "rows", [made("Unsqueeze", "first-column", [first, last]), counts("lanes", panelTokens, 1)]);
  const read = made("Gather", "read", [panels, rows], { axis: 0 });
  const quads = made("Reshape", "quads", [read, whole("quad-shape", [-1, groups * panelTokens, groupBytes])]);
  const starts = counts("group-starts", groups, panelTokens);
  const indices = made("Add", "places", [made("Unsqueeze", "lane-column", [lane, last]), starts]);
  const own = made("GatherND", "own", [quads, made("Unsqueeze", "place-column", [indices, whole("third-axis", [2])])], { batch_dims: 1 });
  const bytes = made("Cast", "bytes", [own], { to: dataTypes.float32 });
  // The upper part of a byte: its high half, or its sign.
  const step = float("step", bits === 4 ? 16 : 128);
  const high = made("Floor", "high", [made("Div", "steps", [bytes, step])]);
  const highPart = made("Mul", "high-part", [high, bits === 4 ? step : float("sign", 256)]);
  const low = made("Sub", "low", [bytes, highPart]);
  const values = bits === 8 ? low : made("Sub", "values", [made("Concat", "both", [low, high], { axis: 2 }), float("zero", zero)]);
  const blocks = made("Reshape", "blocks", [values, whole("block-shape", [-1, width / blockSize, blockSize])]);
  const found = made("Unsqueeze", "scale-column", [made("Gather", "scales", [scales, tokens], { axis: 0 }), whole("scale-axis", [2])]);
  const scaled = made("Mul", "scaled", [blocks, found]);
  const shape = made("Concat", "shape", [made("Shape", "id-shape", [ids]), whole("width", [width])], { axis: 0 });
  nodes.push({ operator: "Reshape", inputs: [scaled, shape], output });
  draft.replaceNode(node, nodes);
}
