/** Which graphs the runtime may take as they are. */
import { describe, expect, test } from "vitest";
import { isFused } from "../../../../../src/worker/engine/onnx/rewriting/fused-graph.ts";
import type { GraphNode, StoredTensor } from "../../../../../src/worker/engine/onnx/graph/parse-graph.ts";

const node = (operator: string, inputs: string[], output: string): GraphNode => ({
  operator,
  domain: "",
  captured: [],
  inputs,
  outputs: [output],
  content: new Uint8Array(8),
  integers: new Map(),
});
const [float32, float16] = [1, 10];
const stored = (bytes: number, type = float32) => ({ content: new Uint8Array(8), dims: [bytes], type, bytes: new Uint8Array(bytes) });
const bytesOf = ({ bytes }: StoredTensor) => bytes;
const written = [node("GroupQueryAttention", ["x", ""], "a"), node("SkipSimplifiedLayerNormalization", ["a", "x", "norm"], "y")];
const tensors = new Map([
  ["norm", stored(1000)],
  ["weights", stored(1_000_000)],
]);

describe("a graph is taken as it is", () => {
  test("if it is written in fused operators", () => {
    expect(isFused({ nodes: written, tensors, bytesOf })).toBe(true);
    expect(isFused({ nodes: written.slice(0, 1), tensors, bytesOf })).toBe(false);
    expect(isFused({ nodes: [...written, node("Softmax", ["y"], "z")], tensors, bytesOf })).toBe(false);
  });

  test("if it computes little from constants alone, also by way of others", () => {
    expect(isFused({ nodes: [node("Cast", ["norm"], "n"), ...written], tensors, bytesOf })).toBe(true);
    expect(isFused({ nodes: [node("Cast", ["weights"], "w"), ...written], tensors, bytesOf })).toBe(false);
    const chain = Array.from({ length: 200 }, (_, index) => node("Cast", [index === 0 ? "norm" : `n${index - 1}`], `n${index}`));
    expect(isFused({ nodes: [...chain.slice(0, 100), ...written], tensors, bytesOf })).toBe(true);
    expect(isFused({ nodes: [...chain, ...written], tensors, bytesOf })).toBe(false);
    const product = node("MatMul", ["x", "weights"], "m");
    expect(isFused({ nodes: [product, ...written], tensors, bytesOf })).toBe(true);
    expect(isFused({ nodes: [product, ...written], tensors: new Map([["weights", stored(1_000_000, float16)]]), bytesOf })).toBe(false);
  });
});
