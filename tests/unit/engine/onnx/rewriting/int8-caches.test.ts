/** Keys and values in int8: the graph that is rewritten, by the kernels and by the runtime's own loops. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runFailure } from "../../../../../src/worker/engine/engine-errors.ts";
import { EngineFailureError } from "../../../../../src/worker/base/engine-failure.ts";
import { readCausalSignature } from "../../../../../src/worker/engine/onnx/causal/causal-signature.ts";
import { WasmCausalModel } from "../../../../../src/worker/engine/onnx/c-interface/wasm-causal-model.ts";
import { createWasmSession } from "../../../../../src/worker/engine/onnx/c-interface/wasm-session.ts";
import type { CacheScalesFile } from "../../../../../src/worker/engine/onnx/graph/cache-scales.ts";
import { GraphDraft } from "../../../../../src/worker/engine/onnx/graph/graph-draft.ts";
import { graphFacts } from "../../../../../src/worker/engine/onnx/graph/graph-facts.ts";
import { int8Caches } from "../../../../../src/worker/engine/onnx/rewriting/passes/int8-caches.ts";
import { cpuCachePasses } from "../../../../../src/worker/engine/onnx/rewriting/cpu-passes.ts";
import { makeNode } from "../../../../../src/worker/engine/onnx/graph/encode-parts.ts";
import { familyGraph } from "../../../../scripted/tiny-families.ts";
import { openOverCInterface, rewritten, starterScales, startRuntime } from "../onnx-in-node.ts";
import { graphOfOne } from "./products-graph.ts";

const starter = () => new Uint8Array(readFileSync("models/starter-chat/onnx/model.onnx"));
const familyCaches = (layers: number) =>
  Array.from({ length: layers }, (_, layer) => ["key", "value"].map((kind) => `past_key_values.${layer}.${kind}`)).flat();
/** Of two heads by 16 places, for three layers. */
const windowScales = (): CacheScalesFile => ({
  path: "onnx/cache_scales.json",
  scales: Object.fromEntries(familyCaches(3).map((name) => [name, Array.from({ length: 32 }, (_, place) => 0.05 + place / 1000)])),
});

async function logitsOf(
  build: "simd" | "as-with-vnni" | "package",
  graph: Uint8Array<ArrayBuffer>,
  scales?: CacheScalesFile,
): Promise<Float32Array[]> {
  const runtime = await startRuntime(build);
  const { session, signature } = await openOverCInterface(runtime, rewritten(graph, cpuCachePasses(scales, true)), { widened: true });
  const model = new WasmCausalModel(runtime, session, signature, 512);
  const ids = Int32Array.from({ length: 46 }, (_, index) => (index * 37 + 11) % 250);
  const found = [await model.prefill(ids.subarray(0, 40))].map((logits) => Float32Array.from(logits));
  for (const id of ids.subarray(40)) found.push(Float32Array.from(await model.decode(id)));
  return found;
}

/** Over the spread of what is expected. */
function largestDifference(found: readonly Float32Array[], expected: readonly Float32Array[]): number {
  const differences = expected.map((logits, step) => {
    const spread =
      logits.reduce((most, value) => Math.max(most, value), -Infinity) - logits.reduce((least, value) => Math.min(least, value), Infinity);
    return logits.reduce((largest, value, index) => Math.max(largest, Math.abs(value - (found[step]?.[index] ?? NaN))), 0) / spread;
  });
  return Math.max(...differences);
}

test.each([
  { name: "starter-chat", graph: starter(), scales: starterScales() },
  { name: "heads of 16 places, with a window", graph: familyGraph("gemma3-window"), scales: windowScales() },
])(
  "$name: near what it computes with a cache in float32, by the kernels as by the runtime's own loops",
  async ({ graph, scales }) => {
    const [byKernels, asWithVnni, byRuntime, inFloats] = [
      await logitsOf("simd", graph, scales),
      await logitsOf("as-with-vnni", graph, scales),
      await logitsOf("package", graph, scales),
      await logitsOf("package", graph),
    ];
    expect(asWithVnni).toEqual(byKernels);
    const roundedCache = largestDifference(byRuntime, inFloats);
    expect(roundedCache).toBeLessThan(0.06);
    // What the kernels round adds little to it.
    expect(largestDifference(byKernels, byRuntime)).toBeLessThan(roundedCache / 3);
  },
  180_000,
);

const refusal = (scales: CacheScalesFile["scales"], graph: Uint8Array<ArrayBuffer> = familyGraph("gemma3-window")): string => {
  try {
    int8Caches({ path: "onnx/cache_scales.json", scales }).apply(new GraphDraft(graph));
  } catch (caught) {
    expect(caught).toBeInstanceOf(EngineFailureError);
    const { kind, detail } = runFailure(caught);
    expect(kind).toBe("files-damaged");
    return detail;
  }
  return "";
};

test("scales of another graph are reported as damaged, with their file", () => {
  const { scales } = windowScales();
  const { "past_key_values.1.value": left, ...others } = scales;
  expect(left).toHaveLength(32);
  expect(refusal(others)).toBe('onnx/cache_scales.json: it has no scales for "past_key_values.1.value"');
  expect(refusal({ ...scales, "past_key_values.1.value": [1, 2] })).toBe(
    'onnx/cache_scales.json: it has 2 scales for "past_key_values.1.value", which has 32 places',
  );
  expect(refusal({ ...scales, "past_key_values.7.key": [1] })).toBe(
    'onnx/cache_scales.json: it has scales for "past_key_values.7.key", which is no cache of the graph\'s attention',
  );
  expect(refusal(scales, familyGraph("llama-concat"))).toContain("which is no cache of the graph's attention");
});

test("a graph that keeps its cache in int8 already is not given scales again", () => {
  const { scales } = windowScales();
  const { graph } = rewritten(familyGraph("gemma3-window"), [int8Caches(windowScales())]).write();
  expect(refusal(scales, graph)).toBe('onnx/cache_scales.json: the graph has scales for "past_key_values.0.key" already');
});

test("layers that share a cache share its scales", async () => {
  const draft = new GraphDraft(familyGraph("gemma3-window"));
  const attention = draft.nodes.find(({ operator }) => operator === "GroupQueryAttention");
  if (attention === undefined) throw new TypeError();
  const { operator, inputs, integers } = attention;
  const again = { operator, inputs, output: "again", isContributed: true, integers: Object.fromEntries(integers) };
  draft.addNodes([again, { operator: "Identity", inputs: ["again"], output: "given" }]);
  draft.declareOutput("given", "float32", ["batch", "positions", "width"]);
  expect(int8Caches(windowScales()).apply(draft)).toBe(true);
  await expect(createWasmSession(await startRuntime(), draft.write().graph)).resolves.toBeDefined();
  const scales = "past_key_values.0.key.scales";
  expect(draft.nodes.filter((node) => node.inputs.includes(scales))).toHaveLength(2);
  expect([...draft.tensors.keys()].filter((name) => name === scales)).toHaveLength(1);
});

test("elsewhere than on the CPU a cache in int8 is refused", async () => {
  const draft = rewritten(familyGraph("gemma3-window"), [int8Caches(windowScales())]);
  const { inputs, outputs } = await createWasmSession(await startRuntime(), draft.write().graph);
  const read = () => readCausalSignature({ inputs, outputs, facts: graphFacts(draft), cacheType: undefined });
  expect(read).toThrow('its cache "past_key_values.0.key" is int8, which only the CPU computes with');
});

test("shares of attention are the runtime's to the bit", async () => {
  const rows = 23;
  const computed: Float32Array[] = [];
  for (const build of ["simd", "package"] as const) {
    const runtime = await startRuntime(build);
    for (const width of [1, 3, 4, 7, 8, 15, 16, 17, 31, 64, 301]) {
      const nodes = [makeNode({ operator: "Softmax", inputs: ["x"], output: "y" })];
      const session = await createWasmSession(runtime, graphOfOne({ opset: 17, inputs: width, outputs: width, nodes, tensors: [] }));
      const [given, found] = [runtime.allocate(4 * rows * width), runtime.allocate(4 * rows * width)];
      runtime
        .float32(given, rows * width)
        .forEach((_, index, numbers) => void (numbers[index] = ((index * 37) % 101) / -3 + Math.sin(index)));
      const call = session.call(["x"], ["y"]);
      call.setInput(0, runtime.createTensor("float32", given, [rows, width]));
      call.setOutput(0, runtime.createTensor("float32", found, [rows, width]));
      await call.run();
      computed.push(runtime.float32(found, rows * width).slice());
    }
  }
  const half = computed.length / 2;
  expect(computed.slice(0, half)).toEqual(computed.slice(half));
}, 60_000);
