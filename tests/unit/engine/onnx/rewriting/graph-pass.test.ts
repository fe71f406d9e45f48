import { expect, test } from "vitest";
import { makeNode } from "../../../../../src/worker/engine/onnx/graph/encode-parts.ts";
import { GraphDraft } from "../../../../../src/worker/engine/onnx/graph/graph-draft.ts";
import { applyPasses, type GraphPass } from "../../../../../src/worker/engine/onnx/rewriting/graph-pass.ts";
import { graphOfOne } from "./products-graph.ts";

const nodes = [makeNode({ operator: "Neg", inputs: ["x"], output: "n" }), makeNode({ operator: "Abs", inputs: ["n"], output: "y" })];
const negated = () => new GraphDraft(graphOfOne({ opset: 17, inputs: 4, outputs: 4, nodes, tensors: [] }));

/** Makes the last node read the input of the graph. */
const skipping: GraphPass = {
  name: "skipping",
  apply(draft) {
    const [, last] = draft.nodes;
    if (last !== undefined) draft.setInputs(last, ["x"]);
    return true;
  },
};
const idle: GraphPass = { name: "idle", apply: () => false };
const after = (name: string): GraphPass => ({ ...skipping, name: `after-${name}`, after: name });

test("names the passes that changed the graph; a pass after one that did not is skipped", () => {
  const passes = [skipping, idle, after("idle"), after("skipping")];
  expect([...applyPasses(negated(), passes)]).toEqual(["skipping", "after-skipping"]);
});

test("a pass sees no nodes that an earlier one left unread", () => {
  const seen: string[][] = [];
  const looking: GraphPass = {
    name: "looking",
    apply({ nodes: left }) {
      seen.push(left.map(({ operator }) => operator));
      return false;
    },
  };
  applyPasses(negated(), [looking, skipping, looking]);
  expect(seen).toEqual([["Neg", "Abs"], ["Abs"]]);
});
