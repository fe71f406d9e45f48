/** How many threads WASM gets. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { findDeviceSupport } from "../../../src/worker/models/devices/device-support.ts";

afterEach(() => vi.unstubAllGlobals());

async function threadsOf({ cores, isIsolated = true, wanted }: { cores: number; isIsolated?: boolean; wanted?: number }): Promise<number> {
  vi.stubGlobal("navigator", { hardwareConcurrency: cores });
  vi.stubGlobal("crossOriginIsolated", isIsolated);
  return (await findDeviceSupport(wanted)).wasmThreads;
}

async function obstacleOf(...given: Parameters<typeof threadsOf>) {
  await threadsOf(...given);
  return (await findDeviceSupport(given[0].wanted)).threadsObstacle;
}

/** Workers of WebKitGTK are like this: shared memory can be made and not be posted. */
class PortsThatCloneNoMemory extends MessageChannel {
  constructor() {
    super();
    this.port1.postMessage = () => {
      throw new DOMException("The object can not be cloned.", "DataCloneError");
    };
  }
}

describe("threads of models on WASM", () => {
  test("leave a core to the page, and are four at most", async () => {
    const counts = await Promise.all([1, 2, 4, 5, 16].map((cores) => threadsOf({ cores })));
    expect(counts).toEqual([1, 1, 3, 4, 4]);
  });

  test("follow the app's option, up to the number of cores", async () => {
    expect(await threadsOf({ cores: 2, wanted: 2 })).toBe(2);
    expect(await threadsOf({ cores: 16, wanted: 8 })).toBe(8);
    expect(await threadsOf({ cores: 2, wanted: 8 })).toBe(2);
    expect(await threadsOf({ cores: 8, wanted: 1 })).toBe(1);
  });

  test("are one if the page is not isolated from other origins", async () => {
    expect(await threadsOf({ cores: 8, isIsolated: false })).toBe(1);
    expect(await threadsOf({ cores: 8, isIsolated: false, wanted: 4 })).toBe(1);
  });

  test("are one if workers cannot share memory, although the page is isolated", async () => {
    vi.stubGlobal("MessageChannel", PortsThatCloneNoMemory);
    expect(await threadsOf({ cores: 8 })).toBe(1);
    expect(await threadsOf({ cores: 8, wanted: 4 })).toBe(1);
    vi.unstubAllGlobals();
    vi.stubGlobal("SharedArrayBuffer", undefined);
    expect(await threadsOf({ cores: 8 })).toBe(1);
  });

  test("have a reason if they are one", async () => {
    expect(await obstacleOf({ cores: 8 })).toBeUndefined();
    expect(await obstacleOf({ cores: 8, wanted: 1 })).toBe("not-requested");
    expect(await obstacleOf({ cores: 2 })).toBe("few-cores");
    expect(await obstacleOf({ cores: 8, isIsolated: false })).toBe("not-isolated");
    vi.stubGlobal("SharedArrayBuffer", undefined);
    expect(await obstacleOf({ cores: 8 })).toBe("no-shared-memory");
  });
});
