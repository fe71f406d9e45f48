/** Models that fit a device, for invented devices. */
import { describe, expect, test } from "vitest";
import { deviceLadder, sizeObstacles, webgpuObstacle } from "../../../src/worker/models/devices/device-ladder.ts";
import type { DeviceContext, DevicePreference } from "../../../src/worker/models/devices/device-support.ts";
import { defaultMemoryBudget } from "../../../src/worker/models/devices/memory-limits.ts";
import { modelRecordSchema } from "../../../src/worker/models/record/model-record.ts";

const gib = 1024 ** 3;

describe("the default memory budget", () => {
  const budget = (device: DevicePreference, deviceGib?: number, bufferGib?: number, isSoftware = false): number =>
    defaultMemoryBudget({
      device,
      support: {
        wasmThreads: 1,
        ...(deviceGib !== undefined && { deviceMemoryBytes: deviceGib * gib }),
        ...(bufferGib !== undefined && { webgpu: { isSoftware, features: new Set<string>(), maxBufferBytes: bufferGib * gib } }),
      },
    });

  test("is half of the device's memory, or of 8 GiB if the browser does not report it", () => {
    expect([budget("auto"), budget("auto", 2), budget("auto", 32)]).toEqual([4 * gib, gib, 16 * gib]);
  });

  test("is four of the adapter's largest buffers if that is less", () => {
    expect([budget("auto", 8, 0.25), budget("auto", 8, 4), budget("auto", 32, 2)]).toEqual([gib, 4 * gib, 8 * gib]);
  });

  test("does not look at an adapter that is not used", () => {
    expect([budget("wasm", 8, 0.25), budget("auto", 8, 0.25, true), budget("webgpu", 8, 0.25, true)]).toEqual([4 * gib, 4 * gib, gib]);
  });
});

describe("weights that are larger than a device takes", () => {
  const file = (bytes: number) => ({ bytes, sha256: "0".repeat(64) });
  const record = modelRecordSchema.parse({
    id: "m",
    role: "chat",
    onnx: {
      webgpu: { file: "q4f16", requiredFeatures: ["shader-f16"] },
      webgpuAlternatives: [{ file: "q4" }],
      wasm: { file: "q8" },
      wasmAlternatives: [{ file: "q2" }],
    },
    files: { q4f16: file(2 * gib), q4: file(5 * gib), q8: file(4 * gib), q2: file(gib) },
  });
  const context = (memoryBudgetBytes: number, features = ["shader-f16"]): DeviceContext => ({
    device: "auto",
    support: { wasmThreads: 1, webgpu: { isSoftware: false, features: new Set(features), maxBufferBytes: 4 * gib } },
    memoryBudgetBytes,
  });
  const ladder = (given: DeviceContext) => deviceLadder(record, given).map(({ weights }) => weights[0]);

  test("are left out: the next dtype, then the next device is taken", () => {
    expect(ladder(context(8 * gib))).toEqual(["q4f16", "q4", "q2"]);
    expect(ladder(context(4 * gib))).toEqual(["q4f16", "q2"]);
    expect(ladder(context(4 * gib, []))).toEqual(["q2"]);
    expect(ladder(context(1.5 * gib))).toEqual(["q2"]);
  });

  test("keep a model from WebGPU, with a reason, only if all are", () => {
    expect([webgpuObstacle(record, context(4 * gib)), webgpuObstacle(record, context(4 * gib, []))]).toEqual([undefined, "too-large"]);
    expect(sizeObstacles(record, context(1.5 * gib))).toEqual([]);
  });

  test("leave a reason for each device when no choice remains: the smallest size, and the size that would fit", () => {
    expect(ladder(context(gib / 2))).toEqual([]);
    expect(sizeObstacles(record, context(gib / 2)).map(({ attempt, detail }) => [attempt.device.kind, detail])).toEqual([
      ["wasm", "its weights take 1074 MB, the memory budget is 537 MB (memoryBudgetBytes)"],
      ["webgpu", "its weights take 2147 MB, the memory budget is 537 MB (memoryBudgetBytes)"],
    ]);
    const onWasm = modelRecordSchema.parse({ id: "m", role: "chat", onnx: { wasm: { file: "q8" } }, files: { q8: file(4 * gib) } });
    expect(sizeObstacles(onWasm, context(8 * gib)).map(({ detail }) => detail)).toEqual([
      "its weights take 4295 MB, WebAssembly holds up to 3221 MB",
    ]);
  });

  test("do not matter for a model on a server, nor if their size is unknown", () => {
    const remote = { id: "m", role: "chat", engine: "remote", remote: { url: "https://model.test/v1" }, files: { a: file(9 * gib) } };
    expect(deviceLadder(modelRecordSchema.parse(remote), context(1)).map(({ device }) => device.kind)).toEqual(["remote"]);
    const unknown = modelRecordSchema.parse({ id: "m", role: "chat", onnx: { wasm: { file: "q8" } } });
    expect(deviceLadder(unknown, context(1))).toHaveLength(1);
  });
});
