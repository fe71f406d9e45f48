import { describe, expect, test } from "vitest";
import { setVariable } from "../../../../src/worker/engine/onnx/c-interface/runtime-environment.ts";
import { importGlue, startRuntime } from "./onnx-in-node.ts";

const holds = (heap: Uint8Array, text: string): boolean => Buffer.from(heap.buffer, heap.byteOffset, heap.byteLength).includes(text);

describe("the environment of the runtime", { timeout: 60_000 }, () => {
  test("has attention in one piece from the start", async () => {
    const { module } = await startRuntime();
    expect(holds(module.HEAPU8, "\0ORT_GQA_DISABLE_FLASH_ATTENTION=1\0")).toBe(true);
  });

  test("takes one variable, and nothing longer than what it replaces", async () => {
    const module = await (await importGlue())({ numThreads: 1 });
    if (typeof module !== "object" || module === null || !("HEAPU8" in module) || !(module.HEAPU8 instanceof Uint8Array))
      throw new TypeError();
    const { HEAPU8 } = module;
    expect(setVariable({ HEAPU8 }, "LONG", "x".repeat(100))).toBe(false);
    expect(holds(HEAPU8, "LOGNAME=web_user\0")).toBe(true);
    expect(setVariable({ HEAPU8 }, "SHORT", "1")).toBe(true);
    expect(holds(HEAPU8, "USER=web_user\0SHORT=1\0")).toBe(true);
    expect(setVariable({ HEAPU8 }, "SECOND", "1")).toBe(false);
  });
});
