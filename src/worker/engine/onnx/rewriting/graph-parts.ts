/** Nodes and stored weights of a graph's file, as far as the products need them. Field numbers are those of onnx.proto. */
import { fieldsOf, type ProtobufField, textOf } from "../graph/protobuf.ts";

const modelFields = { graph: 7, opset: 8 } as const;
const opsetFields = { domain: 1, version: 2 } as const;
const nodeFields = { input: 1, output: 2, operator: 4, attribute: 5 } as const;
const attributeFields = { name: 1, integer: 3, integers: 8 } as const;
const tensorFields = { dims: 1, type: 2, floats: 4, integers: 5, name: 8, raw: 9, external: 13 } as const;
const entryFields = { key: 1, value: 2 } as const;
/** TensorProto.DataType of values that take a byte each. */
export const byteTypes = { uint8: 2, int8: 3 } as const;
/** They read names of the graph around them that are not among their inputs. */
const withSubgraphs: ReadonlySet<string> = new Set(["If", "Loop", "Scan", "SequenceMap"]);
export const graphFields = { node: 1, initializer: 5, input: 11, output: 12 } as const;
export const graphField = modelFields.graph;

export interface GraphNode {
  /** As the file has it. */
  content: Uint8Array;
  operator: string;
  inputs: string[];
  outputs: string[];
  /** Those that are one whole number. */
  integers: ReadonlyMap<string, number>;
}

export interface StoredTensor {
  content: Uint8Array;
  dims: number[];
  /** TensorProto.DataType. */
  type: number;
  /** Undefined if they are kept in another way than as bytes or in a companion file that is there. */
  bytes: Uint8Array | undefined;
  /** Values of a byte each that are kept as numbers of 32 bits: exporters write short tensors so. */
  numbers?: Uint8Array;
}

export interface GraphParts {
  /** Version of the default operators. */
  opset: number;
  nodes: GraphNode[];
  tensors: Map<string, StoredTensor>;
  /** Names that the graph gives. */
  outputs: Set<string>;
  /** The other fields of the graph and of the model. */
  rest: ProtobufField[];
  modelRest: ProtobufField[];
}

export function readGraphParts(file: Uint8Array, companions: ReadonlyMap<string, Uint8Array>): GraphParts {
  const parts: GraphParts = { opset: 0, nodes: [], tensors: new Map(), outputs: new Set(), rest: [], modelRest: [] };
  for (const field of fieldsOf(file)) {
    if (field.number === graphField) {
      for (const part of fieldsOf(field.content)) addPart(parts, part, companions);
    } else {
      parts.modelRest.push(field);
      if (field.number === modelFields.opset) readOpset(parts, field.content);
    }
  }
  return parts;
}

export const hasSubgraphs = ({ nodes }: Pick<GraphParts, "nodes">): boolean => nodes.some(({ operator }) => withSubgraphs.has(operator));

function readOpset(parts: GraphParts, content: Uint8Array): void {
  const fields = [...fieldsOf(content)];
  const domain = fields.find(({ number }) => number === opsetFields.domain);
  if (domain === undefined || domain.content.length === 0) {
    parts.opset = fields.find(({ number }) => number === opsetFields.version)?.value ?? 0;
  }
}

function addPart(parts: GraphParts, field: ProtobufField, companions: ReadonlyMap<string, Uint8Array>): void {
  if (field.number === graphFields.node) {
    parts.nodes.push(readNode(field.content));
  } else if (field.number === graphFields.initializer) {
    const { name, tensor } = readTensor(field.content, companions);
    parts.tensors.set(name, tensor);
  } else {
    parts.rest.push(field);
    if (field.number === graphFields.output) {
      for (const { number, content } of fieldsOf(field.content)) if (number === 1) parts.outputs.add(textOf(content));
    }
  }
}

function readNode(content: Uint8Array): GraphNode {
  const node = { content, operator: "", inputs: new Array<string>(), outputs: new Array<string>(), integers: new Map<string, number>() };
  for (const field of fieldsOf(content)) {
    if (field.number === nodeFields.operator) node.operator = textOf(field.content);
    else if (field.number === nodeFields.input) node.inputs.push(textOf(field.content));
    else if (field.number === nodeFields.output) node.outputs.push(textOf(field.content));
    else if (field.number === nodeFields.attribute) addInteger(node.integers, field.content);
  }
  return node;
}

function addInteger(integers: Map<string, number>, attribute: Uint8Array): void {
  let name = "";
  let value: number | undefined;
  for (const field of fieldsOf(attribute)) {
    if (field.number === attributeFields.name) name = textOf(field.content);
    else if (field.number === attributeFields.integer) ({ value } = field);
  }
  if (value !== undefined) integers.set(name, value);
}

function readTensor(content: Uint8Array, companions: ReadonlyMap<string, Uint8Array>): { name: string; tensor: StoredTensor } {
  const tensor: StoredTensor = { content, dims: [], type: 0, bytes: undefined };
  let name = "";
  const externalData = new Map<string, string>();
  for (const field of fieldsOf(content)) {
    switch (field.number) {
      case tensorFields.dims:
        // One by one, or packed into one field.
        tensor.dims.push(...(field.content.length > 0 ? packedNumbers(field.content) : [field.value]));
        break;
      case tensorFields.type:
        tensor.type = field.value;
        break;
      case tensorFields.name:
        name = textOf(field.content);
        break;
      case tensorFields.raw:
      case tensorFields.floats:
        tensor.bytes = field.content;
        break;
      case tensorFields.integers:
        tensor.numbers = lowBytes(field.content);
        break;
      case tensorFields.external: {
        const entry = [...fieldsOf(field.content)];
        const textAt = (number: number) => textOf(entry.find((each) => each.number === number)?.content ?? new Uint8Array(0));
        externalData.set(textAt(entryFields.key), textAt(entryFields.value));
        break;
      }
      default:
    }
  }
  const companion = companions.get(externalData.get("location") ?? "");
  if (companion !== undefined) {
    const offset = Number(externalData.get("offset") ?? 0);
    tensor.bytes = companion.subarray(offset, externalData.has("length") ? offset + Number(externalData.get("length")) : undefined);
  }
  return { name, tensor };
}

/** Of packed numbers, which take ten bytes below zero. */
function lowBytes(content: Uint8Array): Uint8Array {
  const bytes: number[] = [];
  let place = 0;
  for (const byte of content) {
    if (place === 0) bytes.push(byte & 127);
    else if (place === 1) bytes.push((bytes.pop() ?? 0) | ((byte & 1) << 7));
    place = byte < 128 ? 0 : place + 1;
  }
  return Uint8Array.from(bytes);
}

function packedNumbers(content: Uint8Array): number[] {
  const numbers: number[] = [];
  let value = 0;
  let factor = 1;
  for (const byte of content) {
    value += (byte & 127) * factor;
    factor *= 128;
    if (byte < 128) {
      numbers.push(value);
      value = 0;
      factor = 1;
    }
  }
  return numbers;
}
