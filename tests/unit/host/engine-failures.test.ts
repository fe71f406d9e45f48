/** Failures that end an engine or change its device, and the errors that callers get. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EngineFailed, TooManyTokens, Unprocessable } from "../../../src/inference/errors.ts";
import type { Device } from "../../../src/worker/models/devices/device.ts";
import type { EngineFailure, EngineFailureKind } from "../../../src/worker/base/engine-failure.ts";
import { awaitComputation, awaitPlan } from "../../../src/worker/host/slots/engine-failures.ts";
import type { EngineLease } from "../../../src/worker/host/slots/engine-lease.ts";
import { ModelSlot } from "../../../src/worker/host/slots/model-slot.ts";
import { modelRecordSchema } from "../../../src/worker/models/record/model-record.ts";
import { loadingEngine, loadingEngines } from "./loading-engine.ts";

const never = new AbortController().signal;
const devices: Device[] = [{ kind: "webgpu" }, { kind: "wasm", threads: 1 }];

function slotOnTwoDevices(loadStallMs = 60_000) {
  const { engines, startEngine } = loadingEngines();
  const record = modelRecordSchema.parse({ id: "m", role: "chat" });
  const slot = new ModelSlot({
    record,
    startEngine,
    attempts: async () => devices.map((device) => ({ device, record, weights: [] })),
    allowSoftwareAdapter: false,
    queueLimit: 4,
    loadStallMs,
    onChange: () => undefined,
  });
  const lease = async () => {
    const started = engines.length;
    const leased = slot.lease(never);
    await vi.waitFor(() => expect(engines[started]?.request).toBeDefined());
    engines[started]?.finishLoad();
    return leased;
  };
  return { slot, engines, lease };
}

const outcome = (kind: EngineFailureKind, cause = "RangeError: Maximum call stack size exceeded") =>
  Promise.resolve({ ok: false as const, failure: { kind, detail: "ours", cause } satisfies EngineFailure });

describe("a failure while a request is planned", () => {
  const kinds: [EngineFailureKind, new (...fields: never[]) => Error][] = [
    ["too-many-tokens", TooManyTokens],
    ["unprocessable", Unprocessable],
    ["internal", EngineFailed],
    ["out-of-memory", EngineFailed],
    ["run-failed", EngineFailed],
  ];
  test.each(kinds)("fails this request only (%s)", async (kind, error) => {
    const { slot, engines, lease } = slotOnTwoDevices();
    const leased = await lease();
    await expect(awaitPlan(leased, "m", 60_000, outcome(kind))).rejects.toBeInstanceOf(error);
    expect(engines[0]?.ended).toBe(false);
    expect(slot.status).toMatchObject({ state: "loaded", device: "webgpu" });
  });

  test("fails this request only, if the call does not come through", async () => {
    const { engines, lease } = slotOnTwoDevices();
    const leased = await lease();
    const unclonable = Promise.reject(new DOMException("could not be cloned", "DataCloneError"));
    await expect(awaitPlan(leased, "m", 60_000, unclonable)).rejects.toMatchObject({ code: expect.not.stringContaining("cloned") });
    expect(engines[0]?.ended).toBe(false);
  });

  test("ends a stalled engine, without blaming its device", async () => {
    const { engines, lease } = slotOnTwoDevices();
    await expect(awaitPlan(await lease(), "m", 5, new Promise(() => undefined))).rejects.toMatchObject({
      code: expect.stringContaining("no progress"),
    });
    expect(engines[0]?.ended).toBe(true);
    expect((await lease()).loaded.device.kind).toBe("webgpu");
  });
});

describe("a failure while a model computes ends its engine", () => {
  const after = async (kind: EngineFailureKind) => {
    const { engines, lease } = slotOnTwoDevices();
    const leased = await lease();
    await expect(awaitComputation(leased, "m", 60_000, outcome(kind))).rejects.toBeInstanceOf(EngineFailed);
    expect(engines[0]?.ended).toBe(true);
    return (await lease()).loaded.device.kind;
  };

  test.each(["out-of-memory", "run-failed"] as const)("and moves it one device down if it is the device's (%s)", async (kind) => {
    expect(await after(kind)).toBe("wasm");
  });

  // A device is lost, too, when a driver is updated or crashes once.
  test.each(["internal", "stalled", "device-lost"] as const)("and leaves it on its device otherwise (%s)", async (kind) => {
    expect(await after(kind)).toBe("webgpu");
  });
});

describe("an engine that ends or is silent while it loads", () => {
  test("is tried on the next device, and stays there if that one works", async () => {
    const { slot, engines } = slotOnTwoDevices();
    const leased = slot.lease(never);
    await vi.waitFor(() => expect(engines[0]?.request).toBeDefined());
    engines[0]?.die("its worker ended");
    await vi.waitFor(() => expect(engines[1]?.request).toBeDefined());
    engines[1]?.finishLoad();
    const lease = await leased;
    lease.discard("over");
    void slot.lease(never).catch(() => undefined);
    await vi.waitFor(() => expect(engines[2]?.request?.device.kind).toBe("wasm"));
  });

  test("on every device does not blame the devices: the next load begins with the best", async () => {
    const { slot, engines } = slotOnTwoDevices();
    const leased = slot.lease(never);
    for (const index of [0, 1]) {
      await vi.waitFor(() => expect(engines[index]?.request).toBeDefined());
      engines[index]?.die("the script of its worker could not be loaded");
    }
    await expect(leased).rejects.toMatchObject({ code: expect.stringContaining("the script of its worker could not be loaded") });
    void slot.lease(never).catch(() => undefined);
    await vi.waitFor(() => expect(engines[2]?.request?.device.kind).toBe("webgpu"));
  });
});

describe("the runtime's error text", () => {
  test("reaches the log, not the caller", async () => {
    const raw = "failed to call OrtRun(). ERROR_CODE: 6, Non-zero status code returned while running MatMul node";
    for (const [take, kind] of [
      [awaitComputation, "run-failed"],
      [awaitPlan, "internal"],
      [awaitComputation, "out-of-memory"],
    ] as const) {
      const { lease } = slotOnTwoDevices();
      const error: unknown = await take(await lease(), "m", 60_000, outcome(kind, raw)).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: expect.not.stringContaining("OrtRun"), cause: raw });
    }
  });
});

describe("an engine that does not answer while it plans", () => {
  const forever = new Promise<never>(() => undefined);
  const plan = async (lease: EngineLease): Promise<string> => {
    const hangs = { ...lease, engine: { ...lease.engine, isAlive: () => forever } };
    const caught = awaitPlan(hangs, "m", 600_000, forever).then(() => "planned", String);
    await vi.advanceTimersByTimeAsync(40_000);
    return caught;
  };
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("is ended long before its limit, with the likely reason", async () => {
    const { engines, lease } = slotOnTwoDevices();
    expect(await plan(await lease())).toMatch(/model 'm' failed: .*chat template, or a pattern of its tokenizer.json/);
    expect(engines[0]?.ended).toBe(true);
  });

  test("is not loaded a third time, unless the model is unloaded first", async () => {
    const { slot, engines, lease } = slotOnTwoDevices();
    for (let time = 0; time < 2; time++) {
      const leased = await lease();
      await plan(leased);
      leased.release();
    }
    await expect(slot.lease(never)).rejects.toThrow(/after 2 times it is not tried again/);
    expect(slot.status).toMatchObject({ state: "failed", error: expect.stringContaining("not tried again") });
    expect(engines).toHaveLength(2);
    slot.unload();
    await lease();
    expect(engines).toHaveLength(3);
  });

  test("is loaded again for as long as it plans other requests", async () => {
    const { engines, lease } = slotOnTwoDevices();
    for (let time = 0; time < 4; time++) {
      const leased = await lease();
      await awaitPlan(leased, "m", 600_000, Promise.resolve({ ok: true as const, value: 1 }));
      await plan(leased);
      leased.release();
    }
    expect(engines).toHaveLength(4);
  });

  test("is waited for while it may compute for another call, and hung if it never answers again", async () => {
    const { slot, engines, lease } = slotOnTwoDevices();
    for (let time = 0; time < 2; time++) {
      const leased = await lease();
      const other = await slot.lease(never);
      const hangs = { ...leased, engine: { ...leased.engine, isAlive: () => forever } };
      const planning = awaitPlan(hangs, "m", 120_000, forever).then(() => "planned", String);
      await vi.advanceTimersByTimeAsync(110_000);
      expect(engines.at(-1)?.ended).toBe(false);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await planning).toContain("no progress for 120000 ms");
      leased.release();
      other.release();
    }
    await expect(slot.lease(never)).rejects.toThrow(/not tried again/);
  });

  test("is waited for while it answers: it may fetch an image", async () => {
    const { engines, lease } = slotOnTwoDevices();
    const leased = await lease();
    let finish: (outcome: { ok: true; value: number }) => void = () => undefined;
    const planning = awaitPlan(leased, "m", 600_000, new Promise<{ ok: true; value: number }>((resolve) => (finish = resolve)));
    await vi.advanceTimersByTimeAsync(200_000);
    finish({ ok: true, value: 3 });
    expect(await planning).toBe(3);
    expect(engines[0]?.ended).toBe(false);
  });
});

describe("an engine that hangs while it is loaded", () => {
  const forever = new Promise<never>(() => undefined);
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const slotOf = (isAlive: () => Promise<true>) => {
    let started = 0;
    const record = modelRecordSchema.parse({ id: "m", role: "chat" });
    const slot = new ModelSlot({
      record,
      startEngine: () => {
        started += 1;
        const handle = loadingEngine();
        return { ...handle, engine: { ...handle.engine, isAlive } };
      },
      attempts: async () => [{ device: { kind: "wasm", threads: 1 }, record, weights: [] }],
      allowSoftwareAdapter: false,
      queueLimit: 4,
      loadStallMs: 1000,
      onChange: () => undefined,
    });
    const lease = async (): Promise<string> => {
      const leased = slot.lease(never).then(() => "leased", String);
      await vi.advanceTimersByTimeAsync(10_000);
      return leased;
    };
    return { lease, count: () => started };
  };

  test("twice is not loaded a third time", async () => {
    const { lease, count } = slotOf(() => forever);
    await lease();
    expect(await lease()).toContain("no progress for 1000 ms");
    expect(await lease()).toContain("not tried again");
    expect(count()).toBe(2);
  });

  test("is loaded again if it only waited, as for a server that was slow", async () => {
    const { lease, count } = slotOf(async () => true);
    for (let time = 0; time < 3; time++) expect(await lease()).toContain("no progress for 1000 ms");
    expect(count()).toBe(3);
  });
});
