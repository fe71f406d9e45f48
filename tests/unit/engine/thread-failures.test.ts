/** A runtime that starts threads waits for them forever, so their failures have to be heard beside it. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createEngine } from "../../../src/worker/engine/create-engine.ts";
import type { Device } from "../../../src/worker/models/devices/device.ts";
import { loadFailure } from "../../../src/worker/engine/engine-errors.ts";
import { EngineFailureError } from "../../../src/worker/base/engine-failure.ts";
import { orThreadFailure } from "../../../src/worker/engine/thread-failures.ts";
import { modelRecordSchema } from "../../../src/worker/models/record/model-record.ts";

class FakeWorker extends EventTarget {
  onerror: ((event: Event) => void) | null = null;
  constructor() {
    super();
    this.addEventListener("error", (event) => this.onerror?.(event));
  }
}

/** In `fail` the browser reports an error of a thread; returns whether the page would see it, too. */
const fail = (worker: Worker, message: string): boolean =>
  worker.dispatchEvent(Object.assign(new Event("error", { cancelable: true }), { message }));

const startThread = async (): Promise<Worker> => new Worker("glue.mjs");
const never = new Promise<never>(() => undefined);
let realm: EventTarget;

beforeEach(() => {
  realm = new EventTarget();
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("addEventListener", realm.addEventListener.bind(realm));
  vi.stubGlobal("removeEventListener", realm.removeEventListener.bind(realm));
});
afterEach(() => vi.unstubAllGlobals());

const reject = (reason: unknown): boolean => realm.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));

describe("the start of a runtime with threads", () => {
  test("fails with a thread that fails, and the thread's error ends nothing else", async () => {
    const threads: Worker[] = [];
    const starting = orThreadFailure(() => {
      threads.push(new Worker("glue.mjs"));
      return never;
    });
    expect(threads.map((thread) => fail(thread, "Uncaught RangeError: no room for a stack"))).toEqual([false]);
    const failure = await starting.catch(loadFailure);
    expect(failure).toMatchObject({ kind: "threads-failed", cause: "Uncaught RangeError: no room for a stack" });
  });

  test("fails with a message that cannot be posted to a thread", async () => {
    const starting = orThreadFailure(() => startThread().then(() => never));
    reject(new DOMException("The object can not be cloned.", "DataCloneError"));
    await expect(starting.catch(loadFailure)).resolves.toMatchObject({ kind: "threads-failed", cause: expect.stringContaining("cloned") });
  });

  test("is not blamed for a rejection before it has a thread", async () => {
    const starting = orThreadFailure(async () => {
      reject(new TypeError("somebody else's"));
      return "started";
    });
    await expect(starting).resolves.toBe("started");
  });

  test("leaves errors of threads to the runtime once it has started, and the realm as it was", async () => {
    const thread = await orThreadFailure(startThread);
    const onerror = vi.fn<(event: Event) => void>();
    thread.onerror = onerror;
    expect(fail(thread, "a later failure")).toBe(true);
    expect(onerror).toHaveBeenCalledOnce();
    expect(globalThis.Worker).toBe(FakeWorker);
  });

  test("passes its own failure on", async () => {
    const own = new EngineFailureError({ kind: "files-missing", detail: "gone" });
    await expect(orThreadFailure(() => Promise.reject(own))).rejects.toBe(own);
  });
});

describe("an engine whose worker cannot share memory", () => {
  const threadsOf = async (): Promise<Device[]> => {
    const seen: Device[] = [];
    const engine = createEngine(({ device }) => {
      seen.push(device);
      return Promise.reject(new EngineFailureError({ kind: "files-missing", detail: "gone" }));
    });
    const record = modelRecordSchema.parse({ id: "m", role: "chat" });
    const device: Device = { kind: "wasm", threads: 4 };
    await engine.load({ record, folder: "", device, allowSoftwareAdapter: false }, () => undefined);
    return seen;
  };

  test("loads on one thread, also if more are requested", async () => {
    expect(await threadsOf()).toEqual([{ kind: "wasm", threads: 4 }]);
    vi.stubGlobal("SharedArrayBuffer", undefined);
    expect(await threadsOf()).toEqual([{ kind: "wasm", threads: 1 }]);
  });
});
