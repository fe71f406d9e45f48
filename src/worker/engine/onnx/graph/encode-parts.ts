/** Encodes nodes, tensors and values of an ONNX graph (onnx.proto). */
import { type ElementType, elementTypes } from "./element-types.ts";
import {
  attributeFields,
  attributeTypes,
  dataTypes,
  dimensionFields,
  entryFields,
  nodeFields,
  shapeFields,
  tensorFields,
  tensorTypeFields,
  typeFields,
  valueFields,
} from "./onnx-fields.ts";
import { fieldsOf, textAt } from "./protobuf.ts";
import { bytesField, floatField, joined, numberField, textField } from "./protobuf-writer.ts";

const contributedDomain = "com.microsoft";
/** TensorProto.DataLocation. */
const externalLocation = 1;

export interface NewNode {
  operator: string;
  inputs: readonly string[];
  output: string;
  secondOutput?: string;
  /** Whether the operator is one of ONNX Runtime's own, not of ONNX. */
  isContributed?: boolean;
  integers?: Readonly<Record<string, number>>;
  floats?: Readonly<Record<string, number>>;
}

/** Types of tensors that passes add. */
export type NewTensorType = Extract<keyof typeof dataTypes, "float32" | "uint8" | "int8" | "int64">;
export type NewTensorValues = Float32Array | Uint8Array | BigInt64Array;
export type Attributes = Readonly<Record<string, number | string>>;

export function makeNode({
  operator,
  inputs,
  output,
  secondOutput,
  isContributed = false,
  integers = {},
  floats = {},
}: NewNode): Uint8Array<ArrayBuffer> {
  return joined([
    ...inputs.map((name) => textField(nodeFields.input, name)),
    textField(nodeFields.output, output),
    ...(secondOutput === undefined ? [] : [textField(nodeFields.output, secondOutput)]),
    textField(nodeFields.name, output),
    textField(nodeFields.operator, operator),
    ...attributes(integers),
    ...Object.entries(floats).map(([name, value]) => attribute(name, floatField(attributeFields.float, value), attributeTypes.float)),
    ...(isContributed ? [textField(nodeFields.domain, contributedDomain)] : []),
  ]);
}

/** Returns the encoded node with other inputs. */
export function withInputs(node: Uint8Array, inputs: readonly string[]): Uint8Array<ArrayBuffer> {
  // All fields of a node have a length.
  const others = [...fieldsOf(node)].filter(({ number }) => number !== nodeFields.input);
  return joined([
    ...inputs.map((name) => textField(nodeFields.input, name)),
    ...others.map(({ number, content }) => bytesField(number, content)),
  ]);
}

/** Returns the encoded node with attributes added or replaced; numbers are integers. */
export function withAttributes(node: Uint8Array, values: Attributes): Uint8Array<ArrayBuffer> {
  const others = [...fieldsOf(node)].filter(
    ({ number, content }) => number !== nodeFields.attribute || !(textAt(content, attributeFields.name) in values),
  );
  return joined([...others.map(({ number, content }) => bytesField(number, content)), ...attributes(values)]);
}

function attributes(values: Attributes): Uint8Array[] {
  return Object.entries(values).map(([name, value]) =>
    typeof value === "number"
      ? attribute(name, numberField(attributeFields.integer, value), attributeTypes.integer)
      : attribute(name, textField(attributeFields.text, value), attributeTypes.text),
  );
}

function attribute(name: string, value: Uint8Array, type: number): Uint8Array {
  return bytesField(nodeFields.attribute, joined([textField(attributeFields.name, name), value, numberField(attributeFields.type, type)]));
}

/** Encodes an input or output. `dims`: a name stands for a size that may vary. */
export function makeValue(name: string, type: ElementType, dims: readonly (number | string)[]): Uint8Array<ArrayBuffer> {
  const shape = dims.map((size) => {
    const dimension = typeof size === "number" ? numberField(dimensionFields.size, size) : textField(dimensionFields.name, size);
    return bytesField(shapeFields.dimension, dimension);
  });
  const tensorType = joined([
    numberField(tensorTypeFields.elementType, elementTypes[type].code),
    bytesField(tensorTypeFields.shape, joined(shape)),
  ]);
  return joined([textField(valueFields.name, name), bytesField(valueFields.type, bytesField(typeFields.tensor, tensorType))]);
}

/** Returns the encoded input or output with another element type. */
export function withElementType(value: Uint8Array, type: ElementType): Uint8Array<ArrayBuffer> {
  return withNumber(value, [valueFields.type, typeFields.tensor, tensorTypeFields.elementType], elementTypes[type].code);
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

/** Encodes a tensor with its values. */
export function storedTensor(name: string, type: NewTensorType, dims: readonly number[], values: NewTensorValues): Uint8Array<ArrayBuffer> {
  return tensorWithBytes(name, dataTypes[type], dims, bytesOfValues(values));
}

/** Encodes a tensor with its values. `type`: TensorProto.DataType. */
export function tensorWithBytes(name: string, type: number, dims: readonly number[], bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return tensor(name, type, dims, [bytesField(tensorFields.raw, bytes)]);
}

export function bytesOfValues({ buffer, byteOffset, byteLength }: NewTensorValues): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Encodes a tensor whose values are in a companion file. `type`: TensorProto.DataType. */
export function externalTensor(
  name: string,
  type: number,
  dims: readonly number[],
  { location, offset, length }: { location: string; offset: number; length: number | undefined },
): Uint8Array<ArrayBuffer> {
  const entries = Object.entries({ location, offset, ...(length !== undefined && { length }) }).map(([key, value]) =>
    bytesField(tensorFields.external, joined([textField(entryFields.key, key), textField(entryFields.value, String(value))])),
  );
  return tensor(name, type, dims, [...entries, numberField(tensorFields.location, externalLocation)]);
}

function tensor(name: string, type: number, dims: readonly number[], content: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return joined([
    ...dims.map((size) => numberField(tensorFields.dims, size)),
    numberField(tensorFields.type, type),
    textField(tensorFields.name, name),
    ...content,
  ]);
}
