/** Nodes and stored tensors in the form of a graph's file. Field numbers are those of onnx.proto. */
import { type ElementType, elementTypes } from "../graph/element-types.ts";
import { fieldsOf, textOf } from "../graph/protobuf.ts";
import { byteTypes } from "./graph-parts.ts";
import { bytesField, floatField, joined, numberField, textField } from "./protobuf-writer.ts";

const microsoft = "com.microsoft";
const nodeFields = { input: 1, output: 2, name: 3, operator: 4, attribute: 5, domain: 7 } as const;
const attributeFields = { name: 1, float: 2, integer: 3, text: 4, type: 20 } as const;
const attributeTypes = { float: 1, integer: 2, text: 3 } as const;
const tensorFields = { dims: 1, type: 2, name: 8, raw: 9, external: 13, location: 14 } as const;
const entryFields = { key: 1, value: 2 } as const;
const elementCodes = {
  ...byteTypes,
  float32: elementTypes.float32.code,
  int32: elementTypes.int32.code,
  int64: elementTypes.int64.code,
} as const;
const valueType = 2;
/** Of a type. */
const tensorType = 1;
const tensorTypeFields = { elementType: 1, shape: 2, dimension: 1 } as const;
const dimensionFields = { size: 1, name: 2 } as const;
const isExternal = 1;

export interface NewNode {
  operator: string;
  inputs: readonly string[];
  output: string;
  secondOutput?: string;
  /** Whether it is one of the runtime's own operators. */
  isContributed?: boolean;
  /** Attributes of one whole number. */
  integers?: Readonly<Record<string, number>>;
  /** Attributes of one number. */
  floats?: Readonly<Record<string, number>>;
}

export function makeNode({
  operator,
  inputs,
  output,
  secondOutput,
  isContributed = false,
  integers = {},
  floats = {},
}: NewNode): Uint8Array {
  return joined([
    ...inputs.map((name) => textField(nodeFields.input, name)),
    textField(nodeFields.output, output),
    ...(secondOutput === undefined ? [] : [textField(nodeFields.output, secondOutput)]),
    textField(nodeFields.name, output),
    textField(nodeFields.operator, operator),
    ...Object.entries(integers).map(([name, value]) =>
      attribute(name, numberField(attributeFields.integer, value), attributeTypes.integer),
    ),
    ...Object.entries(floats).map(([name, value]) => attribute(name, floatField(attributeFields.float, value), attributeTypes.float)),
    ...(isContributed ? [textField(nodeFields.domain, microsoft)] : []),
  ]);
}

/** A node as a file has it, but with other inputs, and attributes that it had not. */
export function withInputs(
  node: Uint8Array,
  inputs: readonly string[],
  attributes: Readonly<Record<string, number | string>> = {},
): Uint8Array {
  // All fields of a node have a length.
  const others = [...fieldsOf(node)].filter(({ number }) => number !== nodeFields.input);
  return joined([
    ...inputs.map((name) => textField(nodeFields.input, name)),
    ...others.map(({ number, content }) => bytesField(number, content)),
    ...Object.entries(attributes).map(([name, value]) =>
      typeof value === "number"
        ? attribute(name, numberField(attributeFields.integer, value), attributeTypes.integer)
        : attribute(name, textField(attributeFields.text, value), attributeTypes.text),
    ),
  ]);
}

/** A node as a file has it, with an attribute that is one whole number set to `value`. */
export function withInteger(node: Uint8Array, name: string, value: number): Uint8Array {
  const isNamed = (content: Uint8Array): boolean =>
    [...fieldsOf(content)].some((field) => field.number === attributeFields.name && textOf(field.content) === name);
  const others = [...fieldsOf(node)].filter(({ number, content }) => number !== nodeFields.attribute || !isNamed(content));
  return joined([
    ...others.map(({ number, content }) => bytesField(number, content)),
    attribute(name, numberField(attributeFields.integer, value), attributeTypes.integer),
  ]);
}

/** An input or output of a graph. `dims`: names where any size may be given. */
export function makeValue(name: string, type: ElementType, dims: readonly (number | string)[]): Uint8Array {
  const shape = dims.map((size) => {
    const dimension = typeof size === "number" ? numberField(dimensionFields.size, size) : textField(dimensionFields.name, size);
    return bytesField(tensorTypeFields.dimension, dimension);
  });
  const fields = joined([
    numberField(tensorTypeFields.elementType, elementTypes[type].code),
    bytesField(tensorTypeFields.shape, joined(shape)),
  ]);
  return joined([textField(1, name), bytesField(valueType, bytesField(tensorType, fields))]);
}

/** An input or output as a file has it, but of another type. */
export function withElementType(value: Uint8Array, type: ElementType): Uint8Array {
  return replaced(value, [valueType, tensorType, tensorTypeFields.elementType], elementTypes[type].code);
}

/** A message with a number of it replaced that lies behind a path of fields. */
function replaced(message: Uint8Array, [field, ...further]: readonly number[], by: number): Uint8Array {
  return joined(
    [...fieldsOf(message)].map(({ number, value, content }) => {
      if (number === field) return further.length === 0 ? numberField(number, by) : bytesField(number, replaced(content, further, by));
      return content.length > 0 ? bytesField(number, content) : numberField(number, value);
    }),
  );
}

function attribute(name: string, value: Uint8Array, type: number): Uint8Array {
  return bytesField(nodeFields.attribute, joined([textField(attributeFields.name, name), value, numberField(attributeFields.type, type)]));
}

function tensor(name: string, type: number, dims: readonly number[], content: Uint8Array[]): Uint8Array {
  return joined([
    ...dims.map((size) => numberField(tensorFields.dims, size)),
    numberField(tensorFields.type, type),
    textField(tensorFields.name, name),
    ...content,
  ]);
}

/** A tensor whose values are in the file itself. */
export function storedTensor(
  name: string,
  type: keyof typeof elementCodes,
  dims: readonly number[],
  values: Float32Array | Uint8Array | Int32Array | BigInt64Array,
): Uint8Array {
  const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  return tensor(name, elementCodes[type], dims, [bytesField(tensorFields.raw, bytes)]);
}

/** A tensor whose values are in a companion file. `type`: TensorProto.DataType. */
export function externalTensor(
  name: string,
  type: number,
  dims: readonly number[],
  externalData: { location: string; offset: number; length: number },
): Uint8Array {
  const entries = Object.entries(externalData).map(([key, value]) =>
    bytesField(tensorFields.external, joined([textField(entryFields.key, key), textField(entryFields.value, String(value))])),
  );
  return tensor(name, type, dims, [...entries, numberField(tensorFields.location, isExternal)]);
}
