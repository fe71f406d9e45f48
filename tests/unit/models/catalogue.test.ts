import { describe, expect, test } from "vitest";
import { type ModelRecord, modelRecordSchema } from "../../../src/worker/models/record/model-record.ts";
import { modelEntrySchema } from "../../../src/worker/models/model-entry.ts";
import { deviceLadder, webgpuObstacle } from "../../../src/worker/models/devices/device-ladder.ts";
import type { DevicePreference, DeviceSupport } from "../../../src/worker/models/devices/device-support.ts";
import { catalogueOf } from "./catalogue-of.ts";

const own = modelRecordSchema.parse({ id: "org/tiny", role: "chat", onnx: { wasm: { file: "onnx/model.onnx" } } });

describe("Catalogue", () => {
  test("holds the three starter models and the user's own, ordered by name", () => {
    const names = catalogueOf([own])
      .list()
      .map((model) => model.name);
    expect(names).toEqual(["org/tiny", "starter-chat", "starter-embed", "starter-rerank"]);
  });

  test("an optional starter is there if it is named, and does not take the place of the usual one", () => {
    const entry = modelEntrySchema.parse("starter-vision-embed");
    expect(entry).toMatchObject({ kind: "starter", record: { engine: "transformers", features: ["vision"], dimensions: 64 } });
    const catalogue = catalogueOf([], {}, [entry]);
    expect(catalogue.list().map((model) => model.name)).toEqual([
      "starter-chat",
      "starter-embed",
      "starter-rerank",
      "starter-vision-embed",
    ]);
    expect(catalogue.defaultFor("embed")?.name).toBe("starter-embed");
    expect(catalogue.record("starter-vision-embed")?.source).toBe("https://page.test/models/starter-vision-embed/");
  });

  test("a model without a source lies in the models folder under its id", () => {
    expect(catalogueOf([own]).record("org/tiny")?.source).toBe("https://page.test/models/org/tiny/");
  });

  test("a record with the id of a starter model replaces it", () => {
    const replaced = modelRecordSchema.parse({ id: "starter-chat", role: "chat", contextLength: 99 });
    const catalogue = catalogueOf([replaced]);
    expect(catalogue.list()).toHaveLength(3);
    expect(catalogue.find("starter-chat")?.contextLength).toBe(99);
  });

  test("the user's own model answers requests without a model", () => {
    expect(catalogueOf([]).defaultFor("chat")?.name).toBe("starter-chat");
    expect(catalogueOf([own]).defaultFor("chat")?.name).toBe("org/tiny");
    expect(catalogueOf([own]).defaultFor("summarize")?.name).toBe("org/tiny");
  });

  test("models that can think do so by default; starter-chat only when a request asks for it", () => {
    const thinker = modelRecordSchema.parse({ id: "thinker", role: "chat", features: ["reasoning"] });
    const catalogue = catalogueOf([thinker]);
    expect(catalogue.find("thinker")?.thinkingByDefault).toBe(true);
    expect(catalogue.find("starter-chat")).toMatchObject({ thinkingByDefault: false, features: expect.arrayContaining(["reasoning"]) });
  });

  test("aliases are exact names or patterns, the first match wins, and a model's own name comes before them", () => {
    const aliases = { "command-r-plus": "org/tiny", "command-*": "starter-chat", "*": "starter-embed" };
    const catalogue = catalogueOf([own], aliases);
    expect(catalogue.find("command-r-plus")?.name).toBe("org/tiny");
    expect(catalogue.find("command-a.03")?.name).toBe("starter-chat");
    expect(catalogue.find("embed-v4.0")?.name).toBe("starter-embed");
    expect(catalogue.find("starter-rerank")?.name).toBe("starter-rerank");
    expect(catalogueOf([], { "a.c": "starter-chat" }).find("abc")).toBeUndefined();
  });
});

describe("deviceLadder", () => {
  const both = modelRecordSchema.parse({
    id: "m",
    role: "chat",
    onnx: { wasm: { file: "a" }, webgpu: { file: "b", requiredFeatures: ["shader-f16"] } },
  });
  const hardware = { wasmThreads: 2, webgpu: { isSoftware: false, features: new Set(["shader-f16"]), maxBufferBytes: 1000 } };
  const software = { wasmThreads: 2, webgpu: { isSoftware: true, features: new Set(["shader-f16"]), maxBufferBytes: 1000 } };
  const contextOf = (device: DevicePreference, support: DeviceSupport, memoryBudgetBytes = 1000) => ({
    device,
    support,
    memoryBudgetBytes,
  });
  const kinds = (record: ModelRecord, ...choice: Parameters<typeof contextOf>) =>
    deviceLadder(record, contextOf(...choice)).map(({ device }) => device.kind);
  const obstacle = (record: ModelRecord, ...choice: Parameters<typeof contextOf>) => webgpuObstacle(record, contextOf(...choice));

  test("auto means WebGPU on a hardware adapter, WASM on a software one or none", () => {
    expect(kinds(both, "auto", hardware)).toEqual(["webgpu", "wasm"]);
    expect(kinds(both, "auto", software)).toEqual(["wasm"]);
    expect(kinds(both, "auto", { wasmThreads: 1 })).toEqual(["wasm"]);
  });

  test("webgpu takes a software adapter too; wasm takes none", () => {
    expect(kinds(both, "webgpu", software)).toEqual(["webgpu", "wasm"]);
    expect(kinds(both, "wasm", hardware)).toEqual(["wasm"]);
  });

  test("weights that need a feature the adapter lacks, or that do not exist, are left out", () => {
    const plain = { wasmThreads: 2, webgpu: { isSoftware: false, features: new Set<string>(), maxBufferBytes: 1000 } };
    expect(kinds(both, "auto", plain)).toEqual(["wasm"]);
    const gpuOnly = modelRecordSchema.parse({ id: "m", role: "chat", onnx: { webgpu: { file: "b" } } });
    expect(kinds(gpuOnly, "wasm", hardware)).toEqual([]);
  });

  test("there is an obstacle if WebGPU is left out, and none otherwise", () => {
    const plain = { wasmThreads: 2, webgpu: { isSoftware: false, features: new Set<string>(), maxBufferBytes: 1000 } };
    const wasmOnly = modelRecordSchema.parse({ id: "m", role: "chat", onnx: { wasm: { file: "a" } } });
    expect(obstacle(both, "auto", hardware)).toBeUndefined();
    expect(obstacle(both, "webgpu", software)).toBeUndefined();
    expect(obstacle(both, "wasm", hardware)).toBe("not-requested");
    expect(obstacle(wasmOnly, "auto", hardware)).toBe("no-weights");
    expect(obstacle(both, "auto", { wasmThreads: 1 })).toBe("no-adapter");
    expect(obstacle(both, "auto", software)).toBe("software-adapter");
    expect(obstacle(both, "auto", plain)).toBe("missing-feature");
  });

  test("an engine of the app may use every device that the browser has, unless the record names fewer", () => {
    const record = { id: "m", role: "chat", engine: "own" };
    expect(kinds(modelRecordSchema.parse(record), "auto", hardware)).toEqual(["webgpu", "wasm"]);
    expect(kinds(modelRecordSchema.parse({ ...record, devices: ["webgpu"] }), "auto", hardware)).toEqual(["webgpu"]);
    expect(kinds(modelRecordSchema.parse({ ...record, devices: ["webgpu"] }), "wasm", hardware)).toEqual([]);
  });

  test("a record without a part for its engine can run nowhere", () => {
    expect(kinds(modelRecordSchema.parse({ id: "m", role: "chat" }), "auto", hardware)).toEqual([]);
  });
});
