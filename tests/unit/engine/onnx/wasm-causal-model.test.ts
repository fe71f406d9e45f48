import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { runFailure } from "../../../../src/worker/engine/engine-errors.ts";
import { EngineFailureError } from "../../../../src/worker/base/engine-failure.ts";
import { TextTokenizer } from "../../../../src/chat/tokenizer/text-tokenizer.ts";
import { asDamage } from "../../../../src/worker/engine/onnx/graph/damaged-graph.ts";
import { WasmCausalModel } from "../../../../src/worker/engine/onnx/c-interface/wasm-causal-model.ts";
import { WasmRuntime } from "../../../../src/worker/engine/onnx/c-interface/wasm-runtime.ts";
import { createWasmSession } from "../../../../src/worker/engine/onnx/c-interface/wasm-session.ts";
import { positionBytes } from "../../../../src/worker/engine/onnx/causal/cache-capacity.ts";
import { CopyingCausalModel } from "../../../../src/worker/engine/onnx/causal/copying-causal-model.ts";
import type { TokenModel } from "../../../../src/worker/engine/chat/token-loop/token-model.ts";
import { DivergenceSum } from "../../../eval/exactness/divergence.ts";
import { cpuCachePasses, cpuCausalPasses, cpuEncoderPasses } from "../../../../src/worker/engine/onnx/rewriting/cpu-passes.ts";
import { isFused } from "../../../../src/worker/engine/onnx/rewriting/fused-graph.ts";
import { importGlue, openInt8, openOnCpu, openOverCInterface, ort, rewritten, starterScales, startRuntime } from "./onnx-in-node.ts";

const graph = readFileSync("models/starter-chat/onnx/model.onnx");
const { vocab_size: vocabularySize } = z
  .object({ vocab_size: z.int() })
  .parse(JSON.parse(readFileSync("models/starter-chat/config.json", "utf8")));
const json = (path: string): unknown => JSON.parse(readFileSync(`models/starter-chat/${path}`, "utf8"));
const contextLength = 1024;
const { text: prose } = z.object({ text: z.string() }).parse(JSON.parse(readFileSync("tests/eval/exactness/passage.json", "utf8")));
let runtime: WasmRuntime;
let opened: Awaited<ReturnType<typeof openOverCInterface>>;

beforeAll(async () => {
  runtime = await startRuntime();
  opened = await openOverCInterface(runtime, graph, { widened: true });
}, 180_000);

/** The graph with its products and its cache in int8, in a runtime of its own. */
let openedInt8: Promise<{ runtime: WasmRuntime; whole: Awaited<ReturnType<typeof openInt8>> }> | undefined;
const int8 = () =>
  (openedInt8 ??= startRuntime().then(async (own) => ({ runtime: own, whole: await openInt8(own, graph, starterScales()) })));
const load = () => new WasmCausalModel(runtime, opened.session, opened.signature, contextLength);
const tokens = (count: number, seed = 1) => Int32Array.from({ length: count }, (_, index) => (index * 37 * seed + 11) % 4000);

async function prefill(model: TokenModel, ids: Int32Array, chunk = model.prefillChunk): Promise<Float32Array> {
  let logits: Float32Array = new Float32Array(0);
  for (let start = 0; start < ids.length; start += chunk) logits = await model.prefill(ids.subarray(start, start + chunk));
  return Float32Array.from(logits);
}

const largestDifference = (a: Float32Array, b: Float32Array) =>
  a.reduce((largest, value, index) => Math.max(largest, Math.abs(value - (b[index] ?? 0))), 0);

describe("WasmCausalModel with the starter chat model", { timeout: 180_000 }, () => {
  test("computes the same logits token by token and in chunks of any size", async () => {
    const ids = tokens(40);
    const single = await prefill(load(), ids, 1);
    expect(single).toHaveLength(vocabularySize);
    for (const chunk of [7, 32]) expect(largestDifference(await prefill(load(), ids, chunk), single)).toBeLessThan(1e-3);
  });

  test("keeps what the cache holds when it grows", async () => {
    const growing = load();
    // The cache starts with 256 positions.
    const grown = await prefill(growing, tokens(280));
    expect(growing.length).toBe(280);
    const large = load();
    await prefill(large, tokens(280, 3));
    large.truncate(0);
    expect(largestDifference(await prefill(large, tokens(280)), grown)).toBeLessThan(1e-3);
  });

  test("makes room for a whole prompt with its first chunk", async () => {
    const model = load();
    const allocate = vi.spyOn(runtime, "allocate");
    const cacheTensors = () => allocate.mock.calls.filter(([bytes]) => bytes >= 600 * 64).length;
    await model.prefill(tokens(32), undefined, 600);
    const first = cacheTensors();
    expect(first).toBeGreaterThan(0);
    for (let start = 32; start < 600; start += 64) await model.prefill(tokens(600).subarray(start, start + 64), undefined, 600);
    expect(cacheTensors()).toBe(first);
  });

  test("removes the truncated positions and no others", async () => {
    const model = load();
    const expected = await prefill(model, tokens(50));
    model.truncate(20);
    await prefill(model, tokens(40, 3));
    model.truncate(20);
    expect(model.length).toBe(20);
    expect(largestDifference(await prefill(model, tokens(50).subarray(20)), expected)).toBeLessThan(1e-3);
    model.truncate(100);
    expect(model.length).toBe(50);
  });

  test("two models over one graph do not disturb each other", async () => {
    const [one, other] = [load(), load()];
    await prefill(one, tokens(10));
    await prefill(other, tokens(10, 5));
    const expected = await prefill(load(), tokens(11));
    expect(largestDifference(await one.decode(tokens(11)[10] ?? 0), expected)).toBeLessThan(1e-3);
  });

  test("four-bit weights stay as they are where they are not to be widened", async () => {
    const narrow = await startRuntime();
    await createWasmSession(narrow, graph);
    // Matrices in float32 take eight times their bytes in the file.
    expect(runtime.heapBytes - narrow.heapBytes).toBeGreaterThan(5 * graph.byteLength);
  }, 180_000);

  test("in int8 it chooses the same tokens in a fifth of the memory, for all chunk sizes", async () => {
    const { runtime: other, whole } = await int8();
    expect(other.heapBytes).toBeLessThan(runtime.heapBytes / 4);
    const model = () => new WasmCausalModel(other, whole.session, whole.signature, contextLength);
    const question = "<|im_start|>user\nWhat is the capital of France?<|im_end|>\n<|im_start|>assistant\n";
    const prompt = new TextTokenizer(json("tokenizer.json"), json("tokenizer_config.json")).encodePrompt(question);
    const expected = await writeGreedily(load(), prompt, 7);
    const written = await writeGreedily(model(), prompt, 7);
    expect(written.ids).toEqual(expected.ids);
    const spread = Math.max(...expected.logits) - Math.min(...expected.logits);
    expect(largestDifference(written.logits, expected.logits)).toBeLessThan(spread / 10);
    const single = await prefill(model(), tokens(40), 1);
    for (const chunk of [7, 32]) expect(await prefill(model(), tokens(40), chunk)).toEqual(single);
    const several = new WasmCausalModel(other, whole.session, whole.signature, contextLength, true);
    await several.prefill(tokens(33));
    expect((await several.batchDecode?.append(tokens(40).subarray(33)))?.at(-1)).toEqual(single);
    const [behind] = (await several.batchDecode?.append(tokens(41).subarray(40))) ?? [];
    several.truncate(40);
    expect(await several.decode(tokens(41)[40] ?? 0)).toEqual(behind);
  }, 180_000);

  test("its graph, written in the runtime's own operators, gives the same to the bit without being optimised", async () => {
    const { runtime: other, whole } = await int8();
    const draft = rewritten(graph, [...cpuCausalPasses(true, true), ...cpuCachePasses(starterScales(), true)]);
    expect(isFused(draft)).toBe(true);
    // The optimiser has to fold the nodes that dequantise weights of four bits.
    expect(isFused(rewritten(Uint8Array.from(graph), cpuEncoderPasses(true)))).toBe(false);
    const { session, signature } = await openOverCInterface(other, draft, { isFused: true });
    const asItIs = new WasmCausalModel(other, session, signature, contextLength, true);
    const optimised = new WasmCausalModel(other, whole.session, whole.signature, contextLength, true);
    for (const model of [asItIs, optimised]) await prefill(model, tokens(40));
    expect(await decodeAll(asItIs, [5, 6])).toEqual(await decodeAll(optimised, [5, 6]));
  }, 180_000);

  test("several sequences over one graph give the logits of one, to the bit, and keep their caches", async () => {
    const { runtime: other, whole } = await int8();
    const open = (length: number) => new WasmCausalModel(other, whole.session, whole.signature, length, true);
    const first = open(contextLength);
    const sequences = [first, ...first.siblings];
    expect(sequences).toHaveLength(4);
    // Their lengths differ, one grows over the first capacity and over what attention sums at once.
    const prompts = [tokens(40), tokens(254, 3), tokens(3, 5), tokens(90, 7)];
    const added = [5, 6, 7, 8];
    const expected: string[][] = [];
    for (const [index, prompt] of prompts.entries()) {
      first.truncate(0);
      await prefill(first, prompt);
      expected.push(
        await decodeAll(
          first,
          added.map((id) => id + index),
        ),
      );
    }
    first.truncate(0);
    for (const [index, prompt] of prompts.entries()) await prefill(sequences[index] ?? first, prompt);
    const together = sequences.map((model, index) =>
      decodeAll(
        model,
        added.map((id) => id + index),
      ),
    );
    expect(await Promise.all(together)).toEqual(expected);
    expect(sequences.map(({ length }) => length)).toEqual(prompts.map(({ length }) => length + added.length));
    // The sequences between two that continue are computed with them, and keep their contents.
    for (const [index, prompt] of prompts.entries()) sequences[index]?.truncate(prompt.length);
    await Promise.all([sequences[0], sequences[3]].map((model, index) => decodeAll(model ?? first, [index + 1, index + 2])));
    const behind = [sequences[1], sequences[2]].map((model, index) =>
      decodeAll(
        model ?? first,
        added.map((id) => id + index + 1),
      ),
    );
    expect(await Promise.all(behind)).toEqual(expected.slice(1, 3));
    // The caches of four would not fit into memory with the rest.
    expect(open(32_768).siblings).toHaveLength(0);
  }, 180_000);

  test.each(["int8", "float32"] as const)(
    "with a cache in %s several rows are exact at any length",
    async (type) => {
      const { runtime: other, whole } = await int8();
      const { session, signature } = type === "int8" ? whole : await openInt8(other, graph);
      expect(new Set(signature.caches.map((cache) => `${cache.kind} ${cache.type}`))).toEqual(new Set([`appended ${type}`]));
      const model = new WasmCausalModel(other, session, signature, contextLength, true);
      expect(model.batchDecode?.exactPositions).toBe(contextLength);
      // Over the first capacity, and over what the runtime's own attention sums at once.
      const ids = tokens(620);
      await prefill(model, ids.subarray(0, 600), 50);
      const each: Float32Array[] = [];
      for (const id of ids.subarray(600, 608)) each.push(Float32Array.from(await model.decode(id)));
      model.truncate(600);
      expect(await model.batchDecode?.append(ids.subarray(600, 608))).toEqual(each);
    },
    180_000,
  );

  test("a cache in int8 takes a quarter", async () => {
    const { runtime: other, whole } = await int8();
    const inFloats = await openInt8(other, graph);
    const bytes = (caches: typeof whole.signature.caches) => positionBytes(caches) * contextLength;
    expect(bytes(inFloats.signature.caches)).toBe(4 * bytes(whole.signature.caches));
  }, 180_000);

  test("over prose its products in blocks of 8 bits are as good as float32 ones", async () => {
    const { runtime: other } = await int8();
    const { session, signature } = await openInt8(other, graph);
    const model = new WasmCausalModel(other, session, signature, contextLength, true);
    const ids = new TextTokenizer(json("tokenizer.json"), json("tokenizer_config.json")).encodeText(prose).subarray(0, 72);
    const reference = load();
    const sum = new DivergenceSum();
    for (const [index, id] of ids.subarray(0, -1).entries()) {
      const [expected, found] = [await reference.decode(id), await model.decode(id)];
      // Behind a few tokens it could be any text.
      if (index > 8) sum.add(expected, found, ids[index + 1] ?? 0);
    }
    const { kl, nll, referenceNll } = sum.mean;
    // 0.018 with one scale for a whole row.
    expect(kl).toBeLessThan(0.008);
    expect(Math.abs(nll - referenceNll)).toBeLessThan(0.005 * referenceNll);
  }, 180_000);

  test("a truncated file is reported as damaged, in one line", async () => {
    const loading = asDamage("onnx/model.onnx", () => createWasmSession(runtime, graph.subarray(0, graph.length >> 1)));
    const caught = await loading.catch((error: unknown) => error);
    expect(caught).toBeInstanceOf(EngineFailureError);
    expect(runFailure(caught)).toMatchObject({ kind: "files-damaged", detail: expect.stringMatching(/^onnx\/model.onnx: .+$/) });
  });
});

/** Digests of the logits behind each: equal only if all bits are. */
async function decodeAll(model: TokenModel, ids: readonly number[]): Promise<string[]> {
  const digests: string[] = [];
  for (const id of ids)
    digests.push(
      createHash("sha256")
        .update(Float32Array.from(await model.decode(id)))
        .digest("hex"),
    );
  return digests;
}

/** Greedy tokens behind a prompt, and the logits of the last of them. */
async function writeGreedily(model: TokenModel, prompt: Int32Array, count: number): Promise<{ ids: number[]; logits: Float32Array }> {
  let logits = await prefill(model, prompt);
  const ids: number[] = [];
  while (ids.length < count) {
    const id = logits.reduce((best, value, index) => (value > (logits[best] ?? 0) ? index : best), 0);
    ids.push(id);
    logits = Float32Array.from(await model.decode(id));
  }
  return { ids, logits };
}

describe("CopyingCausalModel, over the public interface of the runtime", { timeout: 180_000 }, () => {
  let copying: CopyingCausalModel;
  beforeAll(async () => {
    copying = new CopyingCausalModel(ort, await openOnCpu(graph, { widened: true }), contextLength);
  }, 180_000);

  test("writes the same tokens as the model over the C interface", async () => {
    for (const seed of [1, 5]) {
      copying.truncate(0);
      const expected = await writeGreedily(load(), tokens(45, seed), 24);
      const written = await writeGreedily(copying, tokens(45, seed), 24);
      expect(written.ids).toEqual(expected.ids);
      expect(largestDifference(written.logits, expected.logits)).toBeLessThan(1e-3);
    }
    expect(copying.length).toBe(45 + 24);
  });

  test("removes the truncated positions and no others", async () => {
    copying.truncate(0);
    const expected = await prefill(copying, tokens(50));
    copying.truncate(20);
    await prefill(copying, tokens(40, 3));
    copying.truncate(20);
    expect(copying.length).toBe(20);
    expect(largestDifference(await prefill(copying, tokens(50).subarray(20)), expected)).toBeLessThan(1e-3);
  });

  test("a runtime without the C interface is noticed at its start", async () => {
    const factory = await importGlue();
    const withoutRun = async (settings: Parameters<typeof factory>[0]) => ({ ...Object(await factory(settings)), _OrtRun: undefined });
    expect(await WasmRuntime.start(withoutRun, 1)).toBeUndefined();
  });
});
