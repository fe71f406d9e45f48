import { expect, test } from "vitest";
import { needsCompat } from "../../../../src/worker/engine/llama-cpp/core-features.ts";

test.each([
  ["wasm", true, true, false],
  ["wasm", true, false, false],
  ["wasm", false, true, true],
  ["webgpu", true, true, false],
  ["webgpu", true, false, true],
  ["webgpu", false, false, true],
] as const)(
  "on %s, with 64-bit memories %s and suspended calls %s, the compat build is needed: %s",
  (kind, hasMemory64, hasSuspension, isNeeded) => {
    expect(needsCompat({ kind }, { hasMemory64, hasSuspension })).toBe(isNeeded);
  },
);
