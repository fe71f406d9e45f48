/**
 * What a graph's file says and the runtime does not tell: which operators read an input, and which companion files hold
 * its weights. Field numbers are those of onnx.proto.
 */
import { isKeyOrValue } from "./cache-names.ts";
import { elementTypeOf, elementTypes } from "./element-types.ts";
import type { TensorShape } from "./tensor-shape.ts";
import { fieldsOf, textOf } from "./protobuf.ts";

export interface GraphFacts {
  inputs: ReadonlySet<string>;
  /** How many axes each output has. */
  outputs: ReadonlyMap<string, number>;
  /** Kinds of the operators that read an input of the graph, by its name. */
  readers: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether it takes or gives numbers in half precision, and so computes in it. */
  usesHalfPrecision: boolean;
  /** Companion files with weights, as the graph names them (relative to itself). */
  companions: readonly string[];
  /** Undefined if it stores none. */
  largestTensor: StoredSize | undefined;
  /** Bytes that a position takes in its largest keys or values; 0 without any. */
  cacheRowBytes: number;
  /** Inputs as the file declares them, without those that have a stored value. */
  declaredInputs: ReadonlyMap<string, TensorShape>;
  /** Operators of sets that ONNX Runtime does not have. */
  foreignOperators: readonly string[];
}

export interface StoredSize {
  name: string;
  bytes: number;
}

const graphField = 7;
/** Functions of the model itself, in sets of their own. */
const functionField = 25;
const functionSet = 10;
/** Sets of operators that ONNX Runtime has. */
const knownSets: ReadonlySet<string> = new Set([
  "",
  "ai.onnx",
  "ai.onnx.ml",
  "com.microsoft",
  "com.microsoft.nchwc",
  "com.ms.internal.nhwc",
]);
const graphFields = { node: 1, initializer: 5, input: 11, output: 12 } as const;
const nodeFields = { input: 1, operator: 4, operatorSet: 7 } as const;
const tensorFields = { floats: 4, name: 8, bytes: 9, externalData: 13 } as const;
const valueName = 1;
/** From a value to the type of its tensor. */
const pathToTensorType = [2, 1];
const tensorTypeFields = { elementType: 1, shape: 2 } as const;
const shapeDimension = 1;
const dimensionSize = 1;
const entryFields = { key: 1, value: 2 } as const;

/** Of a file that is not an ONNX graph everything is empty. */
export function readGraphFile(file: Uint8Array): GraphFacts {
  const inputs = new Set<string>();
  const declaredInputs = new Map<string, TensorShape>();
  const stored = new Set<string>();
  const ownSets = new Set<string>();
  const setsOfOperators = new Map<string, string>();
  const outputs = new Map<string, number>();
  const companions = new Set<string>();
  let usesHalfPrecision = false;
  let largestTensor: StoredSize | undefined;
  let cacheRowBytes = 0;
  const allReaders = new Map<string, Set<string>>();
  for (const part of fieldsOf(file)) {
    if (part.number === functionField) ownSets.add(firstText(part.content, functionSet));
    if (part.number !== graphField) continue;
    for (const { number, content } of fieldsOf(part.content)) {
      if (number === graphFields.node) {
        addReaders(content, allReaders);
        const set = firstText(content, nodeFields.operatorSet);
        if (!knownSets.has(set)) setsOfOperators.set(`${set}.${firstText(content, nodeFields.operator)}`, set);
      } else if (number === graphFields.initializer) {
        stored.add(firstText(content, tensorFields.name));
        addCompanion(content, companions);
        const bytes = storedBytes(content);
        if (bytes > (largestTensor?.bytes ?? 0)) largestTensor = { name: firstText(content, tensorFields.name), bytes };
      } else if (number === graphFields.input) {
        const name = firstText(content, valueName);
        inputs.add(name);
        declaredInputs.set(name, declaredShape(content));
        if (isKeyOrValue(name)) cacheRowBytes = Math.max(cacheRowBytes, rowBytes(content));
      } else if (number === graphFields.output) outputs.set(firstText(content, valueName), dimensionsOf(content).length);
      if (number === graphFields.input || number === graphFields.output) usesHalfPrecision ||= isHalf(content);
    }
  }
  const readers = new Map([...allReaders].filter(([name]) => inputs.has(name)));
  for (const name of stored) declaredInputs.delete(name);
  const foreignOperators = [...setsOfOperators].filter(([, set]) => !ownSets.has(set)).map(([name]) => name);
  const sizes = { companions: [...companions], largestTensor, cacheRowBytes };
  return { inputs, outputs, readers, usesHalfPrecision, ...sizes, declaredInputs, foreignOperators };
}

function declaredShape(value: Uint8Array): TensorShape {
  const code = [...fieldsOf(tensorType(value))].find(({ number }) => number === tensorTypeFields.elementType)?.value;
  return { type: elementTypeOf(code ?? 0), dims: dimensionsOf(value) };
}

/** A dimension without a fixed size is undefined; some exporters write such a one as -1. */
function dimensionsOf(value: Uint8Array): (number | undefined)[] {
  const shape = [...fieldsOf(first(tensorType(value), tensorTypeFields.shape))].filter(({ number }) => number === shapeDimension);
  return shape.map(({ content }) => {
    const size = [...fieldsOf(content)].find(({ number }) => number === dimensionSize)?.value;
    return size !== undefined && Number.isSafeInteger(size) ? size : undefined;
  });
}

function addReaders(node: Uint8Array, readers: Map<string, Set<string>>): void {
  const operator = firstText(node, nodeFields.operator);
  for (const { number, content } of fieldsOf(node)) {
    if (number !== nodeFields.input) continue;
    const name = textOf(content);
    const known = readers.get(name);
    if (known === undefined) readers.set(name, new Set([operator]));
    else known.add(operator);
  }
}

function addCompanion(tensor: Uint8Array, companions: Set<string>): void {
  for (const { number, content } of fieldsOf(tensor)) {
    if (number !== tensorFields.externalData || firstText(content, entryFields.key) !== "location") continue;
    companions.add(firstText(content, entryFields.value));
  }
}

/** Of a tensor's numbers, in this file or in a companion. */
function storedBytes(tensor: Uint8Array): number {
  let stored = 0;
  for (const { number, content } of fieldsOf(tensor)) {
    if (number === tensorFields.bytes || number === tensorFields.floats) stored = Math.max(stored, content.length);
    if (number !== tensorFields.externalData || firstText(content, entryFields.key) !== "length") continue;
    stored = Number(firstText(content, entryFields.value));
  }
  return stored;
}

/** What a position takes in keys or values; 0 for a layout that is not known here. */
function rowBytes(value: Uint8Array): number {
  const { type } = declaredShape(value);
  return type === undefined ? 0 : rowNumbers(value) * elementTypes[type].bytes;
}

/** How many numbers a position has in keys or values, laid out as [batch, heads, positions, width]; 0 for another layout. */
export function rowNumbers(value: Uint8Array): number {
  const [, heads, , width] = dimensionsOf(value);
  return (heads ?? 0) * (width ?? 0);
}

function tensorType(value: Uint8Array): Uint8Array {
  return pathToTensorType.reduce((message, field) => first(message, field), value);
}

function isHalf(value: Uint8Array): boolean {
  const { code } = elementTypes.float16;
  return [...fieldsOf(tensorType(value))].some((field) => field.number === tensorTypeFields.elementType && field.value === code);
}

function firstText(message: Uint8Array, field: number): string {
  return textOf(first(message, field));
}

/** Of a field that is not there, nothing. */
function first(message: Uint8Array, field: number): Uint8Array {
  for (const { number, content } of fieldsOf(message)) if (number === field) return content;
  return message.subarray(0, 0);
}
