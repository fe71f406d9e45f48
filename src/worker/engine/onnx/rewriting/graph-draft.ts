/** A graph while it is changed: nodes and stored tensors are added, inputs of nodes replaced, what nothing reads any more is left out. */
import type { ElementType } from "../graph/element-types.ts";
import { fieldsOf, type ProtobufField, textOf } from "../graph/protobuf.ts";
import { graphFields, type GraphNode, type GraphParts } from "./graph-parts.ts";
import { makeNode, makeValue, type NewNode, withInputs, withInteger } from "./make-parts.ts";
import { writeGraphFile } from "./write-graph.ts";

export type DraftNode = Pick<GraphNode, "content" | "operator" | "inputs" | "outputs"> & { integers?: GraphNode["integers"] };

const valueName = 1;

export class GraphDraft {
  readonly #parts: GraphParts;
  readonly #tensors: Uint8Array[] = [];
  #nodes: DraftNode[];
  #values: ProtobufField[] = [];
  readonly #fixed = new Set<string>();
  readonly #redeclared = new Map<string, Uint8Array>();

  constructor(parts: GraphParts) {
    this.#parts = parts;
    this.#nodes = [...parts.nodes];
  }

  get nodes(): readonly DraftNode[] {
    return this.#nodes;
  }

  /** At the end, or in front of another node. */
  addNode(node: NewNode, next?: DraftNode): void {
    const { operator, inputs, output, secondOutput } = node;
    const outputs = secondOutput === undefined ? [output] : [output, secondOutput];
    const at = next === undefined ? this.#nodes.length : this.#nodes.indexOf(next);
    this.#nodes.splice(at, 0, { content: makeNode(node), operator, inputs: [...inputs], outputs });
  }

  replaceNode(node: DraftNode, by: NewNode): void {
    this.addNode(by, node);
    this.#nodes.splice(this.#nodes.indexOf(node), 1);
  }

  addTensor(tensor: Uint8Array): void {
    this.#tensors.push(tensor);
  }

  /** `dims`: names where any size may be given. */
  addInput(name: string, type: ElementType, dims: readonly (number | string)[]): void {
    this.#values.push({ number: graphFields.input, value: 0, content: makeValue(name, type, dims) });
  }

  addOutput(name: string, type: ElementType, dims: readonly number[]): void {
    this.#values.push({ number: graphFields.output, value: 0, content: makeValue(name, type, dims) });
    this.#parts.outputs.add(name);
  }

  /** Stores what was an input; the tensor has its name. */
  fixInput(name: string, tensor: Uint8Array): void {
    this.#fixed.add(name);
    this.addTensor(tensor);
  }

  /** The node then reads `name` as its input number `index`. */
  replaceInput(node: DraftNode, index: number, name: string): void {
    const inputs = node.inputs.map((input, at) => (at === index ? name : input));
    this.#nodes[this.#nodes.indexOf(node)] = { ...node, inputs, content: withInputs(node.content, inputs) };
  }

  /** Sets an attribute that is one whole number. */
  setInteger(node: DraftNode, name: string, value: number): void {
    this.#nodes[this.#nodes.indexOf(node)] = { ...node, content: withInteger(node.content, name, value) };
  }

  /** Replaces the declared type and sizes of an input or output (`kind`, of `graphFields`). `dims`: names where any size may be given. */
  redeclare(kind: number, name: string, type: ElementType, dims: readonly (number | string)[]): void {
    this.#redeclared.set(`${kind} ${name}`, makeValue(name, type, dims));
  }

  /** `unread`: inputs that are left out if no node reads them any more. */
  file(unread: readonly string[]): Uint8Array<ArrayBuffer> {
    const read = new Set(this.#parts.outputs);
    // A node follows the nodes whose outputs it reads.
    const kept = this.#nodes.toReversed().filter(({ inputs, outputs }) => {
      const isRead = outputs.some((name) => read.has(name));
      if (isRead) for (const name of inputs) read.add(name);
      return isRead;
    });
    const isKept = ({ number, content }: ProtobufField): boolean => {
      const name = number === graphFields.input ? nameOf(content) : "";
      return !this.#fixed.has(name) && (!unread.includes(name) || read.has(name));
    };
    const declared = this.#parts.rest
      .filter(isKept)
      .map((field) => ({ ...field, content: this.#redeclared.get(`${field.number} ${nameOf(field.content)}`) ?? field.content }));
    const rest = [...declared, ...this.#values];
    const nodes = kept.toReversed().map(({ content }) => content);
    const stored = [...this.#parts.tensors].filter(([name]) => read.has(name)).map(([, { content }]) => content);
    return writeGraphFile({ ...this.#parts, rest }, nodes, [...stored, ...this.#tensors]);
  }
}

export function nameOf(value: Uint8Array): string {
  for (const { number, content } of fieldsOf(value)) if (number === valueName) return textOf(content);
  return "";
}
