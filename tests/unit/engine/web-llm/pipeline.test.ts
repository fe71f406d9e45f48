import { MLCEngine } from "@mlc-ai/web-llm";
import { describe, expect, test } from "vitest";
import { Pipeline } from "../../../../src/worker/engine/web-llm/pipeline.ts";

interface Scalar {
  value: number;
  dtype: string;
}

/** web-llm's pipeline over a cache of 12 positions; like TVM, it makes objects only in a scope and checks the types of numbers. */
function startPipeline() {
  const cache = { length: 12 };
  const scopes = { open: 0 };
  const inScope = <Value>(value: Value): Value => {
    if (scopes.open === 0) throw new RangeError("the object would never be freed");
    return value;
  };
  const functions: Record<string, (state: unknown, sequence: Scalar, count: Scalar) => void> = {
    "vm.builtin.kv_state_popn": (state, sequence, count) => {
      if (state !== cache || sequence.value !== 0) throw new RangeError("no such sequence");
      if (sequence.dtype !== "int64" || count.dtype !== "int32") throw new TypeError("other numbers are expected");
      if (count.value > cache.length) throw new RangeError("the sequence is shorter");
      cache.length -= count.value;
    },
  };
  const pipeline = {
    tvm: {
      beginScope: () => void (scopes.open += 1),
      endScope: () => void (scopes.open -= 1),
      getGlobalFunc: (name: string) => inScope(functions[name]),
      scalar: (value: number, dtype: string) => inScope({ value, dtype }),
    },
    kvCache: cache,
    kvStateKind: "kv_cache",
    filledKVCacheLength: 12,
    prefillChunkSize: 256,
    fullVocabSize: 2048,
    contextWindowSize: 1024,
    resetChat: () => undefined,
  };
  return { pipeline, cache, scopes };
}

const { pipeline: complete } = startPipeline();

/** A real engine, as if it had loaded a model with this pipeline. */
function engineWith(pipeline: unknown): MLCEngine {
  const engine = new MLCEngine();
  const loaded: unknown = Reflect.get(engine, "loadedModelIdToPipeline");
  if (loaded instanceof Map) loaded.set("m", pipeline);
  return engine;
}

describe("Pipeline", () => {
  test("removes the last positions from the cache and frees the objects that this takes", () => {
    const { pipeline, cache, scopes } = startPipeline();
    const wrapped = Pipeline.of(engineWith(pipeline));
    wrapped.removeLast(5);
    expect([wrapped.length, cache.length, scopes.open]).toEqual([7, 7, 0]);
    wrapped.removeLast(7);
    expect([wrapped.length, cache.length, scopes.open]).toEqual([0, 0, 0]);
  });

  test("keeps its length and frees the objects if the cache refuses", () => {
    const { pipeline, cache, scopes } = startPipeline();
    const wrapped = Pipeline.of(engineWith(pipeline));
    expect(() => wrapped.removeLast(13)).toThrow("the sequence is shorter");
    expect([wrapped.length, cache.length, scopes.open]).toEqual([12, 12, 0]);
  });

  test("cannot truncate recurrent states", () => {
    expect(Pipeline.of(engineWith(complete)).canTruncate).toBe(true);
    expect(Pipeline.of(engineWith({ ...complete, kvStateKind: "hybrid" })).canTruncate).toBe(false);
  });

  test.each([
    ["kvCache", { ...complete, kvCache: undefined }],
    ["filledKVCacheLength", { ...complete, filledKVCacheLength: undefined }],
    ["tvm.getGlobalFunc", { ...complete, tvm: { ...complete.tvm, getGlobalFunc: undefined } }],
    ["kvStateKind", undefined],
  ])("refuses a web-llm without '%s'", (member, pipeline) => {
    expect(() => Pipeline.of(engineWith(pipeline))).toThrow(
      `this version of @mlc-ai/web-llm cannot be used: its pipeline has no '${member}'`,
    );
  });
});
