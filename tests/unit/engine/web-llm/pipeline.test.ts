import { MLCEngine } from "@mlc-ai/web-llm";
import { describe, expect, test } from "vitest";
import { Pipeline } from "../../../../src/worker/engine/web-llm/pipeline.ts";

const calls: string[] = [];
const complete = {
  tvm: {
    beginScope: () => void calls.push("begin"),
    endScope: () => void calls.push("end"),
    getGlobalFunc: (name: string) => (_cache: unknown, sequence: string, count: string) => void calls.push(`${name} ${sequence} ${count}`),
    scalar: (value: number, dtype: string) => `${value}:${dtype}`,
  },
  kvCache: {},
  kvStateKind: "kv_cache",
  filledKVCacheLength: 12,
  prefillChunkSize: 256,
  fullVocabSize: 2048,
  contextWindowSize: 1024,
  resetChat: () => void calls.push("reset"),
};

/** A real engine, as if it had loaded a model with this pipeline. */
function engineWith(pipeline: unknown): MLCEngine {
  const engine = new MLCEngine();
  const loaded: unknown = Reflect.get(engine, "loadedModelIdToPipeline");
  if (loaded instanceof Map) loaded.set("m", pipeline);
  return engine;
}

describe("Pipeline", () => {
  test("takes positions back in a scope of its own", () => {
    const pipeline = Pipeline.of(engineWith({ ...complete }));
    pipeline.removeLast(5);
    expect(pipeline.length).toBe(7);
    expect(calls.splice(0)).toEqual(["begin", "vm.builtin.kv_state_popn 0:int64 5:int32", "end"]);
  });

  test("cannot take positions back from recurrent states", () => {
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
