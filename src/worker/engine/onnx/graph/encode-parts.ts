/** Encodes nodes, tensors and values of an ONNX graph (onnx.proto). */
import { type ElementType, elementTypes } from "./element-types.ts";
import { attributeTypes, type dataTypes, fields } from "./field-numbers.ts";
import { fieldsOf, textAt } from "./protobuf.ts";
import { bytesField, floatField, joined, numberField, textField } from "./protobuf-writer.ts";

const contributedDomain = "com.microsoft";
/** TensorProto.DataLocation. */
const externalLocation = 1;

export interface NewNode {
  operator: string;
  inputs: readonly string[];
  output: string;
  /** Further outputs of the operator, in their order. */
  moreOutputs?: readonly string[];
  /** Whether the operator is one of ONNX Runtime's own, not of ONNX. */
  isContributed?: boolean;
  integers?: Readonly<Record<string, number>>;
  texts?: Readonly<Record<string, string>>;
  floats?: Readonly<Record<string, number>>;
}

/** Types of tensors that passes add. */
export type NewTensorType = Extract<keyof typeof dataTypes, "float32" | "uint8" | "int8" | "int32" | "int64" | "float16">;
export type NewTensorValues = Float32Array | Uint8Array | Int32Array | BigInt64Array;
export type Attributes = Readonly<Record<string, number | string>>;

export function makeNode({
  operator,
  inputs,
  output,
  moreOutputs = [],
  isContributed = false,
  integers = {},
  texts = {},
  floats = {},
}: NewNode): Uint8Array<ArrayBuffer> {
  return joined([
    ...inputs.map((name) => textField(fields.node.input, name)),
    textField(fields.node.output, output),
    ...moreOutputs.map((name) => textField(fields.node.output, name)),
    textField(fields.node.name, output),
    textField(fields.node.operator, operator),
    ...attributes({ ...integers, ...texts }),
    ...Object.entries(floats).map(([name, value]) => attribute(name, floatField(fields.attribute.float, value), attributeTypes.float)),
    ...(isContributed ? [textField(fields.node.domain, contributedDomain)] : []),
  ]);
}

/** Returns the encoded node with other inputs. */
export function withInputs(node: Uint8Array, inputs: readonly string[]): Uint8Array<ArrayBuffer> {
  // All fields of a node have a length.
  const others = [...fieldsOf(node)].filter(({ number }) => number !== fields.node.input);
  return joined([
    ...inputs.map((name) => textField(fields.node.input, name)),
    ...others.map(({ number, content }) => bytesField(number, content)),
  ]);
}

/** Returns the encoded node with attributes added or replaced; numbers are integers. */
export function withAttributes(node: Uint8Array, values: Attributes): Uint8Array<ArrayBuffer> {
  const others = [...fieldsOf(node)].filter(
    ({ number, content }) => number !== fields.node.attribute || !(textAt(content, fields.attribute.name) in values),
  );
  return joined([...others.map(({ number, content }) => bytesField(number, content)), ...attributes(values)]);
}

function attributes(values: Attributes): Uint8Array[] {
  return Object.entries(values).map(([name, value]) =>
    typeof value === "number"
      ? attribute(name, numberField(fields.attribute.integer, value), attributeTypes.integer)
      : attribute(name, textField(fields.attribute.text, value), attributeTypes.text),
  );
}

function attribute(name: string, value: Uint8Array, type: number): Uint8Array {
  return bytesField(
    fields.node.attribute,
    joined([textField(fields.attribute.name, name), value, numberField(fields.attribute.type, type)]),
  );
}

/** Encodes an input or output. `dims`: a name is a size that may vary. */
export function makeValue(name: string, type: ElementType, dims: readonly (number | string)[]): Uint8Array<ArrayBuffer> {
  const shape = dims.map((size) => {
    const dimension = typeof size === "number" ? numberField(fields.dimension.size, size) : textField(fields.dimension.name, size);
    return bytesField(fields.shape.dimension, dimension);
  });
  const tensorType = joined([
    numberField(fields.tensorType.elementType, elementTypes[type].code),
    bytesField(fields.tensorType.shape, joined(shape)),
  ]);
  return joined([textField(fields.value.name, name), bytesField(fields.value.type, bytesField(fields.type.tensor, tensorType))]);
}

/** Returns the encoded input or output with another element type. */
export function withElementType(value: Uint8Array, type: ElementType): Uint8Array<ArrayBuffer> {
  return withNumber(value, [fields.value.type, fields.type.tensor, fields.tensorType.elementType], elementTypes[type].code);
}

/** Returns the message with the number at a path of fields replaced. */
function withNumber(message: Uint8Array, [field, ...path]: readonly number[], by: number): Uint8Array<ArrayBuffer> {
  return joined(
    [...fieldsOf(message)].map(({ number, value, content }) => {
      if (number === field) return path.length === 0 ? numberField(number, by) : bytesField(number, withNumber(content, path, by));
      return content.length > 0 ? bytesField(number, content) : numberField(number, value);
    }),
  );
}

/** Encodes a tensor with its values. `type`: TensorProto.DataType. */
export function storedTensor(name: string, type: number, dims: readonly number[], bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return tensor(name, type, dims, [bytesField(fields.tensor.raw, bytes)]);
}

/** Encodes a tensor whose values are in a companion file. `type`: TensorProto.DataType. */
export function externalTensor(
  name: string,
  type: number,
  dims: readonly number[],
  { location, offset, length }: { location: string; offset: number; length: number | undefined },
): Uint8Array<ArrayBuffer> {
  const entries = Object.entries({ location, offset, ...(length !== undefined && { length }) }).map(([key, value]) =>
    bytesField(fields.tensor.external, joined([textField(fields.entry.key, key), textField(fields.entry.value, String(value))])),
  );
  return tensor(name, type, dims, [...entries, numberField(fields.tensor.location, externalLocation)]);
}

function tensor(name: string, type: number, dims: readonly number[], content: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return joined([
    ...dims.map((size) => numberField(fields.tensor.dims, size)),
    numberField(fields.tensor.type, type),
    textField(fields.tensor.name, name),
    ...content,
  ]);
}
