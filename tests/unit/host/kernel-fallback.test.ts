/** After one failed check of the kernels all models of the host compute without them. */
import { expect, test, vi } from "vitest";
import type { Device } from "../../../src/worker/models/devices/device.ts";
import { KernelFallback } from "../../../src/worker/host/slots/kernel-fallback.ts";
import { ModelSlot } from "../../../src/worker/host/slots/model-slot.ts";
import { modelRecordSchema } from "../../../src/worker/models/record/model-record.ts";
import { loadingEngines } from "./loading-engine.ts";

const never = new AbortController().signal;
const record = modelRecordSchema.parse({ id: "m", role: "chat" });

function slotOn(device: Device, kernelFallback: KernelFallback) {
  const { engines, startEngine } = loadingEngines();
  const slot = new ModelSlot({
    record,
    startEngine,
    attempts: async () => [{ device, record, weights: [] }],
    kernelFallback,
    allowSoftwareAdapter: false,
    queueLimit: 4,
    loadStallMs: 60_000,
    onChange: () => undefined,
  });
  const deviceOf = async (index: number): Promise<Device | undefined> => {
    await vi.waitFor(() => expect(engines[index]?.request).toBeDefined());
    return engines[index]?.request?.device;
  };
  return { slot, engines, deviceOf };
}

const wasm = { kind: "wasm", threads: 4 } as const;
const failure = { kind: "kernels-failed", detail: "they are wrong in exponentials" } as const;

test("a load with kernels that fail their check is repeated without them, and other models load without them", async () => {
  const warn = vi.fn<(line: string) => void>();
  const fallback = new KernelFallback(warn);
  const { slot, engines, deviceOf } = slotOn(wasm, fallback);
  const lease = slot.lease(never);
  expect(await deviceOf(0)).toEqual(wasm);
  engines[0]?.finishLoad(failure);
  expect(await deviceOf(1)).toEqual({ ...wasm, kernelsObstacle: "failed" });
  expect(engines[0]?.ended).toBe(true);
  engines[1]?.finishLoad();
  (await lease).release();
  expect(slot.status).toMatchObject({ state: "loaded", threads: 4, kernelsObstacle: "failed" });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("model 'm': they are wrong in exponentials"));

  const other = slotOn(wasm, fallback);
  void other.slot.lease(never).catch(() => undefined);
  expect(await other.deviceOf(0)).toEqual({ ...wasm, kernelsObstacle: "failed" });
});

test("models that were loaded with kernels at the same time are all loaded again", async () => {
  const warn = vi.fn<(line: string) => void>();
  const fallback = new KernelFallback(warn);
  const slots = [slotOn(wasm, fallback), slotOn(wasm, fallback)];
  for (const { slot } of slots) void slot.lease(never).catch(() => undefined);
  for (const { deviceOf } of slots) expect(await deviceOf(0)).toEqual(wasm);
  for (const { engines } of slots) engines[0]?.finishLoad(failure);
  for (const { deviceOf } of slots) expect(await deviceOf(1)).toEqual({ ...wasm, kernelsObstacle: "failed" });
  expect(warn).toHaveBeenCalledOnce();
});

test("threads that fail after that are tried on one, still without kernels", async () => {
  const { slot, engines, deviceOf } = slotOn(wasm, new KernelFallback());
  void slot.lease(never).catch(() => undefined);
  await deviceOf(0);
  engines[0]?.finishLoad(failure);
  await deviceOf(1);
  engines[1]?.finishLoad({ kind: "threads-failed", detail: "no stack" });
  expect(await deviceOf(2)).toEqual({ kind: "wasm", threads: 1, kernelsObstacle: "failed" });
});

test("a second failure of the check fails the load", async () => {
  const { slot, engines, deviceOf } = slotOn(wasm, new KernelFallback());
  const lease = slot.lease(never);
  await deviceOf(0);
  engines[0]?.finishLoad(failure);
  await deviceOf(1);
  engines[1]?.finishLoad(failure);
  await expect(lease).rejects.toThrow("they are wrong in exponentials");
});

test("WebGPU is loaded as before", () => {
  const fallback = new KernelFallback();
  fallback.giveUp("m", wasm, failure);
  const attempt = { device: { kind: "webgpu" } as const, record, weights: [] };
  expect(fallback.limit(attempt)).toBe(attempt);
});
