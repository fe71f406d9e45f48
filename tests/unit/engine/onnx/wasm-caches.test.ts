import { expect, test, vi } from "vitest";
import { WasmCaches } from "../../../../src/worker/engine/onnx/c-interface/wasm-caches.ts";
import { startRuntime } from "./onnx-in-node.ts";

const rowBytes = 4 * 8;
const tensor = { kind: "appended", past: "past.0", present: "present.0", type: "float32", heads: 1, width: 8 } as const;

/** Returns caches of one tensor, and the capacities that they allocate. */
async function cachesOf(contextLength: number): Promise<{ caches: WasmCaches; capacities: number[] }> {
  const runtime = await startRuntime();
  const capacities: number[] = [];
  const allocate = runtime.allocate.bind(runtime);
  vi.spyOn(runtime, "allocate").mockImplementation((bytes) => {
    capacities.push(bytes / rowBytes);
    return allocate(bytes);
  });
  return { caches: new WasmCaches(runtime, [tensor], contextLength), capacities };
}

test("a cache grows by a quarter, in steps of 256 positions, up to the context", async () => {
  const { caches, capacities } = await cachesOf(2000);
  for (let positions = 1; positions <= 2000; positions++) caches.reserve(0, positions);
  expect(capacities).toEqual([256, 512, 768, 1024, 1280, 1792, 2000]);
});

test("a cache gets room for a whole prompt at once", async () => {
  const { caches, capacities } = await cachesOf(4096);
  caches.reserve(0, 1000);
  for (let positions = 64; positions <= 1024; positions += 64) caches.reserve(0, positions);
  expect(capacities).toEqual([256, 1024]);
});
