import { describe, expect, test } from "vitest";
import { availableModels, type AvailabilityContext } from "../../../src/worker/models/available-models.ts";
import { modelFactsSchema } from "../../../src/worker/reading/derived/model-facts.ts";
import { deriveRecord } from "../../../src/worker/reading/derived/derive-record.ts";
import { avoidedDtypes, estimatedBytes, knownModels } from "../../../src/worker/models/known-models.ts";
import { modelEntrySchema } from "../../../src/worker/models/model-entry.ts";
import { factsOf, qwen3 } from "../reading/published-models.ts";

const qwenId = "onnx-community/Qwen3-0.6B-ONNX";
const gemmaId = "onnx-community/gemma-3-1b-it-ONNX";

const context: AvailabilityContext = {
  support: { wasmThreads: 1, webgpu: { isSoftware: false, features: new Set(["shader-f16"]), maxBufferBytes: 2 * 1024 ** 3 } },
  device: "auto",
  dtype: undefined,
  memoryBudgetBytes: 4 * 1024 ** 3,
  record: () => undefined,
  storedBytes: () => 0,
  builtIn: {
    id: undefined,
    languages: ["en"],
    facts: { availability: "unavailable", obstacle: "absent", readsImages: false, hasSamplingModes: false },
  },
};
const available = (id: string, changes: Partial<AvailabilityContext> = {}) =>
  availableModels({ ...context, ...changes }).find((model) => model.id === id);

describe("models/catalogue.json", () => {
  test("follows its schema, has each model once, and names it as the option models takes it", () => {
    const ids = knownModels().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(modelEntrySchema.safeParse(id).success, id).toBe(true);
    expect(new Set(knownModels().map(({ role }) => role))).toEqual(new Set(["chat", "embed", "rerank", "image"]));
  });

  test("has bytes only of files that it names, and the devices that each tried model ran on", () => {
    for (const { id, bytes, files, tried } of knownModels()) {
      expect(Object.keys(bytes ?? {}), id).toEqual(Object.keys(files ?? {}));
      for (const { where, result } of tried) expect([where, result], id).not.toContain("");
    }
  });

  test("names the features of each GGUF model, and vision of those whose repository has a vision part", () => {
    const features = Object.fromEntries(
      knownModels().flatMap(({ id, engine, features: named }) => (engine === "llama-cpp" ? [[id, named]] : [])),
    );
    expect(features).toEqual({
      "unsloth/Qwen3-0.6B-GGUF": ["tools", "reasoning"],
      "unsloth/Qwen3.5-0.8B-GGUF": ["vision", "tools", "reasoning"],
      "unsloth/Qwen3.5-2B-GGUF": ["vision", "tools", "reasoning"],
      "unsloth/gemma-4-E2B-it-GGUF": ["vision", "tools", "reasoning"],
      "mistralai/Ministral-3-3B-Instruct-2512-GGUF": ["vision", "tools"],
    });
  });

  test("lists the dtypes in which a model computes wrongly", () => {
    expect(avoidedDtypes("onnx-community/embeddinggemma-300m-ONNX")).toEqual(["q4f16", "fp16"]);
    expect(avoidedDtypes("org/unknown")).toEqual([]);
  });
});

describe("estimated sizes", () => {
  test("are estimated from parameters and dtype, the table of embeddings apart", () => {
    const [model] = knownModels().filter(({ id }) => id === qwenId);
    if (model === undefined) throw new TypeError("Qwen3 is not in the catalogue");
    const counted = { ...model, parameters: { total: 1000, embedding: 200 } };
    expect(estimatedBytes(counted, "fp16")).toBe(2000);
    expect(estimatedBytes(counted, "q8")).toBe(1000);
    expect(estimatedBytes(counted, "q4f16")).toBe(Math.round(800 * (0.5 + 3 / 32) + 200 * 2));
    expect(estimatedBytes({ ...model, parameters: { total: 1000, embedding: null } }, "q4")).toBeUndefined();
    expect(estimatedBytes({ ...model, parameters: { total: 1000, embedding: null } }, "q8")).toBe(1000);
    expect(estimatedBytes({ ...model, parameters: null }, "q8")).toBeUndefined();
  });
});

describe("available()", () => {
  test("has for each model the device, the dtype, and the approximate download", () => {
    expect(availableModels(context)).toHaveLength(knownModels().length);
    expect(available(qwenId)).toMatchObject({
      fits: true,
      obstacles: [],
      device: "webgpu",
      dtype: "q4f16",
      isEstimate: true,
      isListed: false,
    });
    expect(available(qwenId, { support: { wasmThreads: 1 } })).toMatchObject({ device: "wasm", dtype: "q8", downloadBytes: 596_000_000 });
    expect(available(qwenId, { dtype: "q4" })?.dtype).toBe("q4");
    expect(available(gemmaId)?.dtype).toBe("q4");
  });

  test("lists obstacles of a model: the budget, the heap of WASM", () => {
    expect(available(qwenId, { memoryBudgetBytes: 1000 })).toMatchObject({
      fits: false,
      obstacles: [expect.stringMatching(/memory budget/)],
    });
    const large = "onnx-community/Qwen3-4B-ONNX";
    expect(available(large, { support: { wasmThreads: 1 } })?.obstacles).toEqual([expect.stringMatching(/4020 MB, WebAssembly/)]);
    expect(available("Xenova/clip-vit-base-patch32")).toMatchObject({ fits: true, obstacles: [] });
  });

  test("estimates the GGUF file in Q4_K_M of a model for llama.cpp, on each device", () => {
    const id = "unsloth/Qwen3-0.6B-GGUF";
    expect(available(id)).toMatchObject({ device: "webgpu", fits: true, downloadBytes: 383_019_791, isEstimate: true });
    expect(available(id)?.dtype).toBeUndefined();
    expect(available(id, { support: { wasmThreads: 1 } })).toMatchObject({ device: "wasm", fits: true });
    expect(available("unsloth/gemma-4-E2B-it-GGUF", { memoryBudgetBytes: 2e9 })?.obstacles).toEqual([expect.stringMatching(/2883 MB/)]);
  });

  test("knows the files of a model that was read, and the stored part of them", () => {
    const facts = modelFactsSchema.parse(factsOf(qwenId, qwen3));
    const record = deriveRecord(facts, { id: qwenId, overrides: {} });
    const read = { record: (id: string) => (id === qwenId ? record : undefined) };
    expect(available(qwenId, read)).toMatchObject({ isListed: true, isEstimate: false, downloadBytes: 550_001_030, fits: true });
    expect(available(qwenId, { ...read, storedBytes: () => 550_001_030 })?.downloadBytes).toBe(0);
    expect(available(qwenId, { ...read, memoryBudgetBytes: 1000 })?.fits).toBe(false);
    expect(available(qwenId, { ...read, memoryBudgetBytes: 1000 })?.obstacles).toEqual([expect.stringMatching(/memory budget/)]);
  });

  test("moves to the next device or dtype if the weights of the best one do not fit", () => {
    expect(available(gemmaId, { memoryBudgetBytes: 1.2e9 })).toMatchObject({ device: "wasm", dtype: "q8", fits: true, obstacles: [] });
    const wasmOnly = { support: { wasmThreads: 1 }, memoryBudgetBytes: 1.5e9 };
    const smol = available("HuggingFaceTB/SmolLM2-1.7B-Instruct", wasmOnly);
    expect(smol).toMatchObject({ device: "wasm", dtype: "q4", fits: true, obstacles: [] });
  });
});
