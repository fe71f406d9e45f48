/** An ONNX graph that is parsed once, changed by passes (`rewriting/graph-pass.ts`) and written once. */
import type { ElementType } from "./element-types.ts";
import {
  type Attributes,
  externalTensor,
  makeNode,
  makeValue,
  type NewNode,
  type NewTensorType,
  type NewTensorValues,
  storedTensor,
  withAttributes,
  withElementType,
  withInputs,
} from "./encode-parts.ts";
import { dataTypes, fields } from "./field-numbers.ts";
import {
  type ExternalPlace,
  type GraphNode,
  type GraphValue,
  parseGraph,
  type ParsedGraph,
  parseNode,
  parseValue,
  type StoredTensor,
} from "./parse-graph.ts";
import { bytesField, fieldHeader, joined, lengthOf, numberField } from "./protobuf-writer.ts";

/** Fields of a model that are numbers; all others have a length. */
const modelNumbers: ReadonlySet<number> = new Set([fields.model.irVersion, fields.model.modelVersion]);
const operatorsWithSubgraphs: ReadonlySet<string> = new Set(["If", "Loop", "Scan", "SequenceMap"]);
/** The path by which a written graph names the file that the draft was parsed from. */
const ownFile = "stored-weights";

export interface WrittenGraph {
  graph: Uint8Array<ArrayBuffer>;
  /** Files with weights by the path that the graph names. */
  externalData: ReadonlyMap<string, Uint8Array>;
}

export class GraphDraft {
  readonly #file: Uint8Array<ArrayBuffer>;
  readonly #graph: ParsedGraph;
  readonly #companions = new Map<string, Uint8Array>();
  /** Files with weights that passes added. */
  readonly #added = new Map<string, Uint8Array>();
  #isChanged = false;
  #written: WrittenGraph | undefined;

  /** @param companions Files with weights by the path that the graph names; `addCompanion` adds the ones that are loaded later. */
  constructor(file: Uint8Array<ArrayBuffer>, companions: ReadonlyMap<string, Uint8Array> = new Map()) {
    this.#file = file;
    this.#graph = parseGraph(file);
    for (const [path, content] of companions) this.addCompanion(path, content);
  }

  /** The file that the draft was parsed from. */
  get file(): Uint8Array<ArrayBuffer> {
    return this.#file;
  }

  addCompanion(path: string, content: Uint8Array): void {
    this.#companions.set(path, content);
    this.#written = undefined;
  }

  /** Bytes of the graph's file and its companions. */
  get storedBytes(): number {
    return lengthOf([this.#file, ...this.#companions.values()]);
  }

  /** Bytes of the graph as it is written, and of all files that it names. */
  get writtenBytes(): number {
    const { graph, externalData } = this.write();
    return lengthOf([graph, ...externalData.values()]);
  }

  /** Version of ONNX's own operators. */
  get opset(): number {
    return this.#graph.opset;
  }

  /** A node follows the nodes whose outputs it reads. */
  get nodes(): readonly GraphNode[] {
    return this.#graph.nodes;
  }

  /** The nodes by the names of their outputs. */
  producers(): Map<string, GraphNode> {
    return new Map(this.nodes.flatMap((node) => node.outputs.map((name) => [name, node] as const)));
  }

  get tensors(): ReadonlyMap<string, StoredTensor> {
    return this.#graph.tensors;
  }

  get inputs(): ReadonlyMap<string, GraphValue> {
    return this.#graph.inputs;
  }

  get outputs(): ReadonlyMap<string, GraphValue> {
    return this.#graph.outputs;
  }

  /** Operator sets that the model itself defines. */
  get ownDomains(): ReadonlySet<string> {
    return this.#graph.ownDomains;
  }

  get hasSubgraphs(): boolean {
    return this.nodes.some(({ operator }) => operatorsWithSubgraphs.has(operator));
  }

  /** Undefined if the values are stored as integers, or in a companion that is missing. */
  bytesOf({ bytes, external }: StoredTensor): Uint8Array | undefined {
    if (external === undefined) return bytes;
    const { location, offset, length } = external;
    const file = this.#companions.get(location) ?? this.#added.get(location);
    return file?.subarray(offset, length === undefined ? undefined : offset + length);
  }

  /** Adds a node at the end. Returns the name of its output. */
  addNode(node: NewNode): string {
    this.addNodes([node]);
    return node.output;
  }

  /** Adds nodes in front of `next`. Default: at the end. */
  addNodes(nodes: readonly NewNode[], next?: GraphNode): void {
    this.#splice(next === undefined ? this.nodes.length : this.nodes.indexOf(next), 0, nodes);
  }

  replaceNode(node: GraphNode, by: readonly NewNode[]): void {
    this.#splice(this.nodes.indexOf(node), 1, by);
  }

  setInputs(node: GraphNode, inputs: readonly string[]): void {
    this.#edit();
    Object.assign(node, parseNode(withInputs(node.content, inputs)));
  }

  /** Adds or replaces attributes; numbers are integers. */
  setAttributes(node: GraphNode, attributes: Attributes): void {
    this.#edit();
    Object.assign(node, parseNode(withAttributes(node.content, attributes)));
  }

  /** Returns the name. */
  addTensor(name: string, type: NewTensorType, dims: readonly number[], { buffer, byteOffset, byteLength }: NewTensorValues): string {
    this.#edit().tensors.set(name, { dims, type: dataTypes[type], bytes: new Uint8Array(buffer, byteOffset, byteLength) });
    return name;
  }

  /** Adds an int64 tensor of one axis. Returns its name. */
  addIntegers(name: string, values: readonly (number | bigint)[]): string {
    return this.addTensor(name, "int64", [values.length], BigInt64Array.from(values, BigInt));
  }

  /** Adds a float32 tensor of one axis. Returns its name. */
  addFloats(name: string, values: readonly number[]): string {
    return this.addTensor(name, "float32", [values.length], Float32Array.from(values));
  }

  /** Adds a tensor whose values are in a file of `addFile`. */
  addExternalTensor(name: string, type: NewTensorType, dims: readonly number[], external: ExternalPlace): void {
    this.#edit().tensors.set(name, { dims, type: dataTypes[type], external });
  }

  addFile(path: string, content: Uint8Array): void {
    this.#edit();
    this.#added.set(path, content);
  }

  /** Changes the element type of a stored tensor; its bytes stay as they are. */
  setTensorType(name: string, type: NewTensorType): void {
    const tensor = this.tensors.get(name);
    if (tensor === undefined) return;
    const { content: _, ...rest } = tensor;
    this.#edit().tensors.set(name, { ...rest, type: dataTypes[type] });
  }

  /** Keeps the first `count` rows of a stored tensor. Returns false if it has no more, or its values are stored as integers. */
  keepRows(name: string, count: number): boolean {
    const { dims: [rows = 0, ...others] = [], type = 0, bytes, external } = this.tensors.get(name) ?? {};
    const size = bytes?.length ?? external?.length;
    if (rows <= count || size === undefined || size % rows !== 0) return false;
    const length = (size / rows) * count;
    const kept = external === undefined ? { bytes: bytes?.subarray(0, length) } : { external: { ...external, length } };
    this.#edit().tensors.set(name, { dims: [count, ...others], type, ...kept });
    return true;
  }

  /** Keeps the values of a tensor outside of the graph: in the file from which it was parsed, or in a file of its own. */
  storeOutside(name: string): void {
    const { dims = [], type = 0, bytes } = this.tensors.get(name) ?? {};
    if (bytes === undefined) return;
    const isInFile = bytes.buffer === this.#file.buffer;
    const location = isInFile ? ownFile : `${ownFile}-${this.#added.size}`;
    this.addFile(location, isInFile ? this.#file : bytes);
    const offset = isInFile ? bytes.byteOffset - this.#file.byteOffset : 0;
    this.#edit().tensors.set(name, { dims, type, external: { location, offset, length: bytes.length } });
  }

  /** `dims`: a name is a size that may vary. Replaces an input of the same name. */
  declareInput(name: string, type: ElementType, dims: readonly (number | string)[]): void {
    this.#edit().inputs.set(name, parseValue(makeValue(name, type, dims)));
  }

  /** As `declareInput`, for an output. */
  declareOutput(name: string, type: ElementType, dims: readonly (number | string)[]): void {
    this.#edit().outputs.set(name, parseValue(makeValue(name, type, dims)));
  }

  /** Changes the element type of the input or output of this name. */
  setValueType(name: string, type: ElementType): void {
    for (const values of [this.#graph.inputs, this.#graph.outputs]) {
      const value = values.get(name);
      if (value !== undefined) values.set(name, parseValue(withElementType(value.content, type)));
    }
    this.#edit();
  }

  removeInput(name: string): void {
    this.#edit().inputs.delete(name);
  }

  /** Removes nodes and stored tensors that no output is computed from. */
  dropUnread(): void {
    const producers = this.producers();
    const read = new Set(this.outputs.keys());
    const kept = new Set<GraphNode>();
    // The set grows while it is iterated.
    for (const name of read) {
      const node = name === "" ? undefined : producers.get(name);
      if (node === undefined || kept.has(node)) continue;
      kept.add(node);
      for (const input of [...node.inputs, ...node.captured]) read.add(input);
    }
    const graph = this.#edit();
    graph.nodes = graph.nodes.filter((node) => kept.has(node));
    for (const name of this.tensors.keys()) {
      if (read.has(name)) continue;
      graph.tensors.delete(name);
      // Without its stored value an input would have to be given with each run.
      graph.inputs.delete(name);
    }
  }

  /** Returns the file that the draft was parsed from if nothing changed. */
  write(): WrittenGraph {
    return (this.#written ??= {
      graph: this.#isChanged ? this.#encode() : this.#file,
      externalData: new Map([...this.#companions, ...this.#added]),
    });
  }

  /** Copies each content once: weights in the graph's file may be most of the memory of a page. */
  #encode(): Uint8Array<ArrayBuffer> {
    const { nodes, tensors, inputs, outputs, rest, modelRest } = this.#graph;
    const field = (number: number) => (content: Uint8Array) => [fieldHeader(number, content.length), content];
    const graph = [
      ...nodes.flatMap(({ content }) => field(fields.graph.node)(content)),
      ...[...tensors].flatMap(([name, tensor]) => field(fields.graph.initializer)(encodedTensor(name, tensor))),
      ...rest.flatMap(({ number, content }) => field(number)(content)),
      ...[...inputs.values()].flatMap(({ content }) => field(fields.graph.input)(content)),
      ...[...outputs.values()].flatMap(({ content }) => field(fields.graph.output)(content)),
    ];
    const model = modelRest.map(({ number, value, content }) =>
      modelNumbers.has(number) ? numberField(number, value) : bytesField(number, content),
    );
    return joined([...model, fieldHeader(fields.model.graph, lengthOf(graph)), ...graph]);
  }

  /** Makes a new array: a pass may edit the nodes that it iterates over. */
  #splice(at: number, removed: number, added: readonly NewNode[]): void {
    const graph = this.#edit();
    graph.nodes = graph.nodes.toSpliced(at, removed, ...added.map((node) => parseNode(makeNode(node))));
  }

  #edit(): ParsedGraph {
    this.#isChanged = true;
    this.#written = undefined;
    return this.#graph;
  }
}

function encodedTensor(name: string, { content, dims, type, bytes, external }: StoredTensor): Uint8Array {
  if (content !== undefined) return content;
  return external === undefined ? storedTensor(name, type, dims, bytes ?? new Uint8Array(0)) : externalTensor(name, type, dims, external);
}
