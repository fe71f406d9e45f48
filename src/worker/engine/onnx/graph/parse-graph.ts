/** Parses the file of an ONNX graph (onnx.proto) into nodes, stored tensors, inputs and outputs. */
import { elementTypeOf } from "./element-types.ts";
import { fields } from "./field-numbers.ts";
import { contentAt, contentsOf, fieldsOf, numberAt, type ProtobufField, textAt, textOf } from "./protobuf.ts";
import type { TensorShape } from "./tensor-shape.ts";

export interface GraphNode {
  /** The encoded node. */
  readonly content: Uint8Array;
  readonly operator: string;
  /** Operator set; "" for ONNX's own. */
  readonly domain: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /** Attributes of one integer. */
  readonly integers: ReadonlyMap<string, number>;
  /** Names that the graphs in its attributes read (the branches of If, the body of Loop). */
  readonly captured: readonly string[];
}

/** The part of a companion file that holds a tensor's values. */
export interface ExternalPlace {
  location: string;
  offset: number;
  /** Undefined: up to the end of the file. */
  length: number | undefined;
}

export interface StoredTensor {
  /** The encoded tensor; undefined if a pass added or changed it. */
  readonly content?: Uint8Array;
  readonly dims: readonly number[];
  /** TensorProto.DataType. */
  readonly type: number;
  /** Undefined if the values are in a companion file, or stored as integers. */
  readonly bytes?: Uint8Array | undefined;
  readonly external?: ExternalPlace | undefined;
  /** Values stored as packed varints, as exporters write short integer tensors. */
  readonly integers?: Uint8Array | undefined;
}

/** An input or output. */
export interface GraphValue {
  readonly content: Uint8Array;
  readonly shape: TensorShape;
}

export interface ParsedGraph {
  /** Version of ONNX's own operators; 0 if the file names none. */
  opset: number;
  nodes: GraphNode[];
  tensors: Map<string, StoredTensor>;
  inputs: Map<string, GraphValue>;
  outputs: Map<string, GraphValue>;
  /** Other fields of the graph and of the model. */
  rest: ProtobufField[];
  modelRest: ProtobufField[];
  /** Operator sets that the model itself defines as functions. */
  ownDomains: Set<string>;
}

/** Everything is empty if the file is not an ONNX graph. */
export function parseGraph(file: Uint8Array): ParsedGraph {
  const graph: ParsedGraph = {
    opset: 0,
    nodes: [],
    tensors: new Map(),
    inputs: new Map(),
    outputs: new Map(),
    rest: [],
    modelRest: [],
    ownDomains: new Set(),
  };
  for (const field of fieldsOf(file)) {
    const { number, content } = field;
    if (number === fields.model.graph) for (const part of fieldsOf(content)) addPart(graph, part);
    else graph.modelRest.push(field);
    if (number === fields.model.functions) graph.ownDomains.add(textAt(content, fields.function.domain));
    if (number === fields.model.opset && textAt(content, fields.opset.domain) === "") {
      graph.opset = numberAt(content, fields.opset.version) ?? 0;
    }
  }
  return graph;
}

function addPart(graph: ParsedGraph, field: ProtobufField): void {
  const { number, content } = field;
  switch (number) {
    case fields.graph.node:
      graph.nodes.push(parseNode(content));
      break;
    case fields.graph.initializer:
      graph.tensors.set(textAt(content, fields.tensor.name), parseTensor(content));
      break;
    case fields.graph.input:
      graph.inputs.set(textAt(content, fields.value.name), parseValue(content));
      break;
    case fields.graph.output:
      graph.outputs.set(textAt(content, fields.value.name), parseValue(content));
      break;
    default:
      graph.rest.push(field);
  }
}

export function parseNode(content: Uint8Array): GraphNode {
  let [operator, domain] = ["", ""];
  const inputs: string[] = [];
  const outputs: string[] = [];
  const integers = new Map<string, number>();
  const captured: string[] = [];
  for (const field of fieldsOf(content)) {
    if (field.number === fields.node.operator) operator = textOf(field.content);
    else if (field.number === fields.node.domain) domain = textOf(field.content);
    else if (field.number === fields.node.input) inputs.push(textOf(field.content));
    else if (field.number === fields.node.output) outputs.push(textOf(field.content));
    else if (field.number === fields.node.attribute) {
      const value = numberAt(field.content, fields.attribute.integer);
      if (value !== undefined) integers.set(textAt(field.content, fields.attribute.name), value);
      captured.push(...namesIn(field.content));
    }
  }
  return { content, operator, domain, inputs, outputs, integers, captured };
}

/** Names that the graphs of an attribute read, including names of their own values. */
function namesIn(attribute: Uint8Array): string[] {
  const graphs = [fields.attribute.graph, fields.attribute.graphs].flatMap((field) => contentsOf(attribute, field));
  return graphs.flatMap((graph) => [
    ...contentsOf(graph, fields.graph.node).flatMap((node) => {
      const { inputs, captured } = parseNode(node);
      return [...inputs, ...captured];
    }),
    ...contentsOf(graph, fields.graph.output).map((output) => textAt(output, fields.value.name)),
  ]);
}

function parseTensor(content: Uint8Array): StoredTensor {
  const dims: number[] = [];
  let type = 0;
  let bytes: Uint8Array | undefined;
  let integers: Uint8Array | undefined;
  const entries = new Map<string, string>();
  for (const field of fieldsOf(content)) {
    switch (field.number) {
      case fields.tensor.dims:
        // One by one, or packed into one field.
        dims.push(...(field.content.length > 0 ? packedNumbers(field.content) : [field.value]));
        break;
      case fields.tensor.type:
        type = field.value;
        break;
      case fields.tensor.raw:
      case fields.tensor.floats:
        bytes = field.content;
        break;
      case fields.tensor.integers:
        integers = field.content;
        break;
      case fields.tensor.external:
        entries.set(textAt(field.content, fields.entry.key), textAt(field.content, fields.entry.value));
        break;
      default:
    }
  }
  const location = entries.get("location");
  if (location === undefined) return { content, dims, type, bytes, integers };
  const length = entries.get("length");
  const external = { location, offset: Number(entries.get("offset") ?? 0), length: length === undefined ? undefined : Number(length) };
  return { content, dims, type, external };
}

export function parseValue(content: Uint8Array): GraphValue {
  const tensor = contentAt(contentAt(content, fields.value.type), fields.type.tensor);
  const dimensions = contentsOf(contentAt(tensor, fields.tensorType.shape), fields.shape.dimension);
  const dims = dimensions.map((dimension) => {
    const size = numberAt(dimension, fields.dimension.size);
    // Some exporters write -1 for a dimension without a fixed size.
    return size !== undefined && Number.isSafeInteger(size) ? size : undefined;
  });
  return { content, shape: { type: elementTypeOf(numberAt(tensor, fields.tensorType.elementType) ?? 0), dims } };
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
