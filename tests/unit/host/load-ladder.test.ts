import { describe, expect, test, vi } from "vitest";
import type { EngineFailure } from "../../../src/worker/base/engine-failure.ts";
import { LoadLadder } from "../../../src/worker/host/slots/load-ladder.ts";
import { ModelSlot } from "../../../src/worker/host/slots/model-slot.ts";
import { deviceLadder } from "../../../src/worker/models/devices/device-ladder.ts";
import type { DeviceContext } from "../../../src/worker/models/devices/device-support.ts";
import { modelRecordSchema } from "../../../src/worker/models/record/model-record.ts";
import { loadingEngine, loadingEngines } from "./loading-engine.ts";

const known = (bytes: number) => ({ bytes, sha256: "0".repeat(64) });
const record = modelRecordSchema.parse({
  id: "m",
  role: "chat",
  onnx: {
    webgpu: { file: "q4f16", requiredFeatures: ["shader-f16"] },
    webgpuAlternatives: [{ file: "q4" }],
    wasm: { file: "q8" },
    wasmAlternatives: [{ file: "q2" }],
  },
  files: { q4f16: known(50), q4: known(90), q8: known(60), q2: known(20) },
});
const context: DeviceContext = {
  device: "auto",
  support: { wasmThreads: 1, webgpu: { isSoftware: false, features: new Set(["shader-f16"]), maxBufferBytes: 1000 } },
  memoryBudgetBytes: 1000,
};
const failure = (kind: EngineFailure["kind"]): EngineFailure => ({ kind, detail: kind });

/** Loads with each attempt failing as listed, the one after them succeeding; returns the weights that the engines got. */
async function loadAfter(...failures: EngineFailure["kind"][]): Promise<{ tried: string[]; slot: ModelSlot }> {
  const { engines, startEngine } = loadingEngines();
  const slot = new ModelSlot({
    record,
    startEngine,
    attempts: async () => deviceLadder(record, context),
    allowSoftwareAdapter: false,
    queueLimit: 1,
    loadStallMs: 60_000,
    onChange: () => undefined,
  });
  const lease = slot.lease(new AbortController().signal);
  for (const [index, kind] of [...failures, undefined].entries()) {
    await vi.waitFor(() => expect(engines[index]?.request).toBeDefined());
    engines[index]?.finishLoad(kind === undefined ? undefined : failure(kind));
  }
  (await lease).release();
  const tried = engines.map(({ request }) => {
    const { webgpu, wasm } = request?.record.onnx ?? {};
    return `${request?.device.kind} ${(request?.device.kind === "webgpu" ? webgpu : wasm)?.file}`;
  });
  return { tried, slot };
}

describe("the ways of loading a model", () => {
  test("begin with the best, which is all that its engine gets to see", async () => {
    expect((await loadAfter()).tried).toEqual(["webgpu q4f16"]);
  });

  test("go on with other weights on the same device if these compute wrongly there", async () => {
    const { tried, slot } = await loadAfter("run-failed");
    expect(tried).toEqual(["webgpu q4f16", "webgpu q4"]);
    expect(slot.status).toMatchObject({ state: "loaded", device: "webgpu" });
  });

  test("continue with smaller weights if memory ran out, else with the next device", async () => {
    const { tried, slot } = await loadAfter("out-of-memory", "out-of-memory");
    expect(tried).toEqual(["webgpu q4f16", "wasm q8", "wasm q2"]);
    expect(slot.status).toMatchObject({ device: "wasm", webgpuObstacle: "failed" });
  });

  test("leave a lost device, or one that hung, at once", async () => {
    expect((await loadAfter("device-lost")).tried).toEqual(["webgpu q4f16", "wasm q8"]);
    expect((await loadAfter("died")).tried).toEqual(["webgpu q4f16", "wasm q8"]);
  });

  test("return to a device that was lost twice, after five minutes", () => {
    let minutes = 0;
    const ladder = new LoadLadder(record, () => minutes * 60_000);
    const attempts = deviceLadder(record, context);
    const [onGpu] = attempts;
    const onCpu = attempts.find(({ device }) => device.kind === "wasm");
    if (onGpu === undefined || onCpu === undefined) throw new Error("both devices are tried");
    ladder.addRunFailure(onGpu, failure("device-lost"), attempts);
    expect(ladder.canTry(onGpu)).toBe(true);
    minutes = 4;
    ladder.addRunFailure(onGpu, failure("device-lost"), attempts);
    expect([ladder.canTry(onGpu), ladder.hasFailedOn("webgpu"), ladder.hasRegained(onCpu, attempts)]).toEqual([false, true, false]);
    minutes = 8.9;
    expect([ladder.canTry(onGpu), ladder.hasRegained(onCpu, attempts)]).toEqual([false, false]);
    minutes = 9.1;
    expect([ladder.canTry(onGpu), ladder.hasFailedOn("webgpu"), ladder.hasRegained(onCpu, attempts)]).toEqual([true, false, true]);
    expect(ladder.hasRegained(onGpu, attempts)).toBe(false);
  });

  test("leave a device that cannot be had right after it was lost, for five minutes", () => {
    let minutes = 0;
    const ladder = new LoadLadder(record, () => minutes * 60_000);
    const attempts = deviceLadder(record, context);
    const [onGpu] = attempts;
    if (onGpu === undefined) throw new Error("the GPU is tried");
    ladder.addRunFailure(onGpu, failure("device-lost"), attempts);
    ladder.addFailure(onGpu, failure("device-lost"), attempts);
    expect(ladder.canTry(onGpu)).toBe(false);
    minutes = 6;
    expect(ladder.canTry(onGpu)).toBe(true);
    // Without a loss before, it is left until the model is unloaded.
    ladder.addFailure(onGpu, failure("device-lost"), attempts);
    minutes = 60;
    expect(ladder.canTry(onGpu)).toBe(false);
  });

  test("count the smallest weights as the model's min size", () => {
    const slot = new ModelSlot({
      record,
      startEngine: () => loadingEngine(),
      attempts: async () => [],
      allowSoftwareAdapter: false,
      queueLimit: 1,
      loadStallMs: 1,
      onChange: () => undefined,
    });
    expect(slot.expectedBytes).toBe(20);
  });
});

test("a failure of one engine leaves the other engine for the same weights on the same device", () => {
  const gguf = { files: ["m.gguf"], engines: { wasm: ["onnx", "llama-cpp"] } };
  const withEngines = modelRecordSchema.parse({ id: "m", role: "chat", engine: "llama-cpp", gguf, files: { "m.gguf": known(50) } });
  const attempts = deviceLadder(withEngines, { ...context, device: "wasm" });
  const ladder = new LoadLadder(withEngines);
  const [first] = attempts;
  if (first === undefined) throw new TypeError("there is no attempt");
  ladder.addFailure(first, failure("run-failed"), attempts);
  expect(attempts.map((attempt) => [attempt.record.engine, ladder.canTry(attempt)])).toEqual([
    ["onnx", false],
    ["llama-cpp", true],
  ]);
});
