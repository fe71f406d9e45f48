import { expect, test } from "vitest";
import type { AvailableModel } from "../../../src/transport/host-control.ts";
import { availableModels } from "../../../src/worker/models/available-models.ts";
import { measureDeviceSpeed } from "../../../src/worker/models/devices/speed-probe.ts";
import { knownModels } from "../../../src/worker/models/known-models.ts";
import { type RecommendationContext, recommendedModel } from "../../../src/worker/models/recommended-model.ts";

const gigabyte = 2 ** 30;
const builtIn = {
  id: undefined,
  languages: ["en"],
  facts: { availability: "unavailable", obstacle: "absent", readsImages: false, hasSamplingModes: false },
} as const;
const onProcessor = availableModels({
  support: { wasmThreads: 1 },
  device: "auto",
  dtype: undefined,
  memoryBudgetBytes: 4 * gigabyte,
  record: () => undefined,
  storedBytes: () => 0,
  builtIn,
});
const onAdapter = availableModels({
  support: { wasmThreads: 1, webgpu: { isSoftware: false, features: new Set(["shader-f16"]), maxBufferBytes: 2 * gigabyte } },
  device: "auto",
  dtype: undefined,
  memoryBudgetBytes: 4 * gigabyte,
  record: () => undefined,
  storedBytes: () => 0,
  builtIn,
});
const context: RecommendationContext = {
  available: onProcessor,
  speed: { wasmBytesPerSecond: 25e9 },
  wasmThreads: 1,
  isStored: () => false,
  freeBytes: 100e9,
};
const parameters = (id: string | undefined): number => knownModels().find((model) => model.id === id)?.parameters?.total ?? 0;

test("a faster device gets a larger model, and each is estimated at 20 tokens per second or more", () => {
  const speeds = [8e9, 30e9, 100e9];
  const models = speeds.map((wasmBytesPerSecond) => recommendedModel({ ...context, speed: { wasmBytesPerSecond } }));
  const sizes = models.map((model) => parameters(model?.id));
  expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
  expect(new Set(sizes).size).toBe(3);
  for (const model of models) expect(model?.tokensPerSecond).toBeGreaterThanOrEqual(20);
});

test("a GPU whose dispatches are slow gets a model for its memory, and no model if it would be too slow", () => {
  const speed = (bytesPerSecond: number, dispatchSeconds: number) => ({
    wasmBytesPerSecond: 1e9,
    webgpu: { bytesPerSecond, dispatchSeconds },
  });
  const quick = recommendedModel({ ...context, available: onAdapter, speed: speed(400e9, 1e-5) });
  expect(quick).toMatchObject({ device: "webgpu", reason: "fits" });
  expect(parameters(quick?.id)).toBeGreaterThan(2e9);
  expect(recommendedModel({ ...context, available: onAdapter, speed: speed(400e9, 1e-3) })).toBeUndefined();
});

test("a stored model comes before a larger one that must be downloaded, and the browser's own before both", () => {
  const small = "HuggingFaceTB/SmolLM2-135M-Instruct";
  const stored = { ...context, isStored: (id: string) => id === small };
  expect(recommendedModel(stored)).toMatchObject({ id: small, reason: "stored" });
  const own: AvailableModel = {
    id: "built-in",
    title: "The browser's model",
    role: "chat",
    isListed: true,
    fits: true,
    obstacles: [],
    device: "browser",
    isEstimate: false,
  };
  expect(recommendedModel({ ...stored, available: [...onProcessor, own] })).toMatchObject({ id: "built-in", reason: "built-in" });
  expect(recommendedModel({ ...stored, available: [...onProcessor, { ...own, fits: false }] })?.id).toBe(small);
});

test("a model that the storage cannot hold is not recommended", () => {
  const roomy = recommendedModel(context);
  const tight = recommendedModel({ ...context, freeBytes: 150e6 });
  expect(roomy?.downloadBytes).toBeGreaterThan(150e6);
  expect(tight === undefined || (tight.downloadBytes ?? 0) <= 150e6).toBe(true);
});

test("only models that hold conversations are recommended", () => {
  for (const wasmBytesPerSecond of [1e9, 4e9, 8e9, 16e9]) {
    const model = recommendedModel({ ...context, speed: { wasmBytesPerSecond } });
    expect(model?.id ?? "").not.toMatch(/t5|VLM|VL-/i);
  }
});

test("the probe measures this machine's reading speed", async () => {
  const { wasmBytesPerSecond, webgpu } = await measureDeviceSpeed({ device: "wasm", support: { wasmThreads: 1 } });
  expect(wasmBytesPerSecond).toBeGreaterThan(1e8);
  expect(wasmBytesPerSecond).toBeLessThan(1e13);
  expect(webgpu).toBeUndefined();
});
