import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { builds, withSmallBatches } from "../../../scripts/build/kernels/small-batches.mjs";

const folder = path.dirname(createRequire(import.meta.url).resolve("onnxruntime-web/ort-wasm-simd-threaded.wasm"));

function differences(one: Buffer, other: Buffer): number[] {
  const places: number[] = [];
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) places.push(index);
  return places;
}

describe.each(["jspi", "asyncify"] as const)("the WebGPU build %s", (build) => {
  const runtime = readFileSync(path.join(folder, `ort-wasm-simd-threaded.${build}.wasm`));
  const changed = withSmallBatches(build, runtime) ?? runtime;

  test("differs in one byte for each known comparison, and is still WebAssembly", () => {
    const places = differences(runtime, changed);
    expect(places).toHaveLength(builds[build].length);
    for (const place of places) expect(changed[place]).toBe((runtime[place] ?? 0) + 1);
    expect(WebAssembly.validate(new Uint8Array(changed))).toBe(WebAssembly.validate(new Uint8Array(runtime)));
  });

  test("is left alone if a function has another body", () => {
    const [place = 0] = differences(runtime, changed);
    const other = Buffer.from(runtime);
    other[place + 1] = (other[place + 1] ?? 0) ^ 1;
    expect(withSmallBatches(build, other)).toBeUndefined();
  });
});
