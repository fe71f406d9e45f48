/** How many threads WASM gets. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { findDeviceSupport } from "../../../src/worker/models/device-support.ts";

afterEach(() => vi.unstubAllGlobals());

async function threadsOf({ cores, isIsolated = true, wanted }: { cores: number; isIsolated?: boolean; wanted?: number }): Promise<number> {
  vi.stubGlobal("navigator", { hardwareConcurrency: cores });
  vi.stubGlobal("crossOriginIsolated", isIsolated);
  return (await findDeviceSupport(wanted)).wasmThreads;
}

describe("threads of models on WASM", () => {
  test("leave a core to the page, and are four at most", async () => {
    const counts = await Promise.all([1, 2, 4, 5, 16].map((cores) => threadsOf({ cores })));
    expect(counts).toEqual([1, 1, 3, 4, 4]);
  });

  test("are as many as the app says, but no more than there are cores", async () => {
    expect(await threadsOf({ cores: 2, wanted: 2 })).toBe(2);
    expect(await threadsOf({ cores: 16, wanted: 8 })).toBe(8);
    expect(await threadsOf({ cores: 2, wanted: 8 })).toBe(2);
    expect(await threadsOf({ cores: 8, wanted: 1 })).toBe(1);
  });

  test("are one where the page is not isolated from other origins", async () => {
    expect(await threadsOf({ cores: 8, isIsolated: false })).toBe(1);
    expect(await threadsOf({ cores: 8, isIsolated: false, wanted: 4 })).toBe(1);
  });
});
