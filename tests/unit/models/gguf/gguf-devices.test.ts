/** Engines and devices for GGUF weights. */
import { describe, expect, test } from "vitest";
import { deviceLadder, sizeObstacles, webgpuObstacle } from "../../../../src/worker/models/devices/device-ladder.ts";
import type { DeviceContext } from "../../../../src/worker/models/devices/device-support.ts";
import { ggufEngines } from "../../../../src/worker/models/gguf/gguf-engine.ts";
import { modelRecordSchema } from "../../../../src/worker/models/record/model-record.ts";

const file = (bytes: number) => ({ bytes, sha256: "0".repeat(64) });
const record = modelRecordSchema.parse({
  id: "org/tiny",
  role: "chat",
  engine: "llama-cpp",
  gguf: {
    files: ["m-Q4_K_M.gguf"],
    quantization: "Q4_K_M",
    engines: { wasm: ["onnx", "llama-cpp"] },
    alternatives: [{ files: ["m-IQ4_XS.gguf"], quantization: "IQ4_XS" }],
  },
  files: { "m-Q4_K_M.gguf": file(1000), "m-IQ4_XS.gguf": file(500) },
});
const context: DeviceContext = {
  device: "auto",
  support: { wasmThreads: 2, webgpu: { isSoftware: false, features: new Set(["shader-f16"]), maxBufferBytes: 1024 ** 3 } },
  memoryBudgetBytes: 1024 ** 3,
};
const attempts = (changes: Partial<DeviceContext> = {}) =>
  deviceLadder(record, { ...context, ...changes }).map((attempt) => [
    attempt.device.kind,
    attempt.record.engine,
    attempt.record.gguf?.files[0],
  ]);

describe("GGUF weights are tried", () => {
  test("on WebGPU first, then on WASM by each engine, with the alternative last on each", () => {
    expect(attempts()).toEqual([
      ["webgpu", "llama-cpp", "m-Q4_K_M.gguf"],
      ["webgpu", "llama-cpp", "m-IQ4_XS.gguf"],
      ["wasm", "onnx", "m-Q4_K_M.gguf"],
      ["wasm", "llama-cpp", "m-Q4_K_M.gguf"],
      ["wasm", "llama-cpp", "m-IQ4_XS.gguf"],
    ]);
  });

  test("without the other choice of weights in the record", () => {
    const [first] = deviceLadder(record, context);
    expect(first?.weights).toEqual(["m-Q4_K_M.gguf"]);
    expect(first?.record.gguf).toMatchObject({ quantization: "Q4_K_M" });
    expect(first?.record.gguf?.alternatives).toBeUndefined();
  });

  test("with the vision part, whose bytes count", () => {
    const withImages = {
      ...record,
      gguf: {
        ...record.gguf,
        files: ["m-Q4_K_M.gguf"],
        engines: { webgpu: ["llama-cpp" as const], wasm: ["llama-cpp" as const] },
        projector: "mmproj.gguf",
      },
      files: { ...record.files, "mmproj.gguf": file(400) },
    };
    expect(deviceLadder(withImages, context).map(({ weights }) => weights.at(-1))).toEqual(Array(4).fill("mmproj.gguf"));
    const [first] = deviceLadder(withImages, { ...context, memoryBudgetBytes: 1300 });
    expect(first?.weights).toEqual(["m-IQ4_XS.gguf", "mmproj.gguf"]);
    expect(first?.record.gguf).toMatchObject({ files: ["m-IQ4_XS.gguf"], projector: "mmproj.gguf" });
  });

  test("only if they fit: the smaller file where Q4_K_M is too large, and none with the reason", () => {
    expect(attempts({ memoryBudgetBytes: 700 })).toEqual([
      ["webgpu", "llama-cpp", "m-IQ4_XS.gguf"],
      ["wasm", "llama-cpp", "m-IQ4_XS.gguf"],
    ]);
    expect(attempts({ memoryBudgetBytes: 300 })).toEqual([]);
    expect(sizeObstacles(record, { ...context, memoryBudgetBytes: 300 }).map(({ attempt }) => attempt.record.gguf?.files)).toEqual([
      ["m-IQ4_XS.gguf"],
      ["m-IQ4_XS.gguf"],
    ]);
  });

  test("not on an adapter without half precision, which the status of the model says", () => {
    const support = { wasmThreads: 2, webgpu: { isSoftware: false, features: new Set<string>(), maxBufferBytes: 1024 ** 3 } };
    expect(attempts({ support }).map(([kind]) => kind)).toEqual(["wasm", "wasm", "wasm"]);
    expect(webgpuObstacle(record, { ...context, support })).toBe("missing-feature");
  });

  test("not on a device that the page or the record leaves out", () => {
    expect(attempts({ device: "wasm" }).map(([kind]) => kind)).toEqual(["wasm", "wasm", "wasm"]);
    expect(deviceLadder({ ...record, devices: ["webgpu"] }, context).map(({ device }) => device.kind)).toEqual(["webgpu", "webgpu"]);
  });
});

describe("the engines of a GGUF file", () => {
  const facts = { files: ["m.gguf"] };
  const llamaAlone = { webgpu: ["llama-cpp"], wasm: ["llama-cpp"] };

  test("on WASM begin with the onnx engine if it can make a graph of the file", () => {
    expect(ggufEngines(facts, true)).toEqual({ webgpu: ["llama-cpp"], wasm: ["onnx", "llama-cpp"] });
  });

  test.each([
    ["a file without a graph", { ...facts, graphObstacle: "its tensor output.weight is IQ2_XXS" }],
    ["several files", { ...facts, files: ["m-00001-of-00002.gguf", "m-00002-of-00002.gguf"] }],
    ["a vision part", { ...facts, projector: "mmproj.gguf" }],
  ])("are llama.cpp alone for %s", (_, other) => {
    expect(ggufEngines(other, true)).toEqual(llamaAlone);
  });

  test("are llama.cpp alone for a model that writes no text", () => {
    expect(ggufEngines(facts, false)).toEqual(llamaAlone);
  });
});
