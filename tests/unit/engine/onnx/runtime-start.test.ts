/** The errors that a caller reads if the runtime's WebAssembly does not start. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { loadFailure } from "../../../../src/worker/engine/engine-errors.ts";
import { EngineFailureError } from "../../../../src/worker/base/engine-failure.ts";
import { asRuntimeStart, isStartFailure, runtimeStartError } from "../../../../src/worker/engine/runtime-start.ts";
import { asDamage } from "../../../../src/worker/engine/onnx/graph/damaged-graph.ts";
import { WasmRuntime } from "../../../../src/worker/engine/onnx/c-interface/wasm-runtime.ts";

const failureOf = (work: Promise<unknown>) => work.then(() => undefined, loadFailure);

async function startWith(wasmFile: string) {
  const glue = fileURLToPath(import.meta.resolve("onnxruntime-web/ort-wasm-simd-threaded.mjs"));
  const { default: factory } = await import(/* @vite-ignore */ glue);
  return failureOf(asRuntimeStart(wasmFile, () => WasmRuntime.start(factory, 1, wasmFile)));
}

describe("a runtime whose WebAssembly", () => {
  test("is not there says which file and what to check", async () => {
    const file = join(tmpdir(), "nowhere", "ort.wasm");
    const failure = await startWith(file);
    expect(failure).toMatchObject({ kind: "files-missing", cause: expect.stringContaining("Aborted") });
    expect(failure?.detail).toContain(file);
    expect(failure?.detail).toContain("check that the site serves it");
    expect(failure?.detail).not.toMatch(/Aborted|ASSERTIONS/);
  });

  test("is something else says so", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "runtime-start-")), "ort.wasm");
    writeFileSync(file, "<!doctype html>");
    const failure = await startWith(file);
    expect(failure?.detail).toContain(`${file}) could not be started: the site serves another content there than the file of its build`);
    expect(failure?.detail).not.toMatch(/Aborted|ASSERTIONS/);
  });

  test.each([
    [
      "RuntimeError: Aborted(CompileError: WebAssembly.instantiate(): Refused to compile or instantiate WebAssembly module because 'unsafe-eval' is not an allowed source of script in the following Content Security Policy directive). Build with -sASSERTIONS for more info.",
      "wasm-unsafe-eval",
    ],
    [
      "RuntimeError: Aborted(both async and sync fetching of the wasm failed). Build with -sASSERTIONS for more info.",
      "no filter or extension blocks it",
    ],
    ["TypeError: Failed to fetch dynamically imported module: https://page.test/assets/ort.mjs", "no filter or extension blocks it"],
    [
      "RuntimeError: Aborted(CompileError: WebAssembly.instantiate(): expected magic word 00 61 73 6d, found 3c 21 64 6f @+0)",
      "application/wasm",
    ],
  ])("fails with %j tells what to do", (pattern, advice) => {
    const { failure } = runtimeStartError(new TypeError(pattern), "https://page.test/ort.wasm");
    expect(failure.detail).toContain(advice);
    expect(failure.cause).toContain(pattern.slice(0, 40));
    expect(isStartFailure(new TypeError(pattern))).toBe(true);
  });

  test("does not start when the first graph is opened is not taken for a damaged graph", async () => {
    const error = new TypeError(
      "no available backend found. ERR: [webgpu] RuntimeError: Aborted(both async and sync fetching of the wasm failed).",
    );
    expect(await failureOf(asDamage("onnx/model.onnx", () => Promise.reject(error)))).toMatchObject({
      kind: "files-missing",
      detail: expect.stringContaining("could not be fetched"),
    });
    const damage = new TypeError(
      "Can't create a session. ERROR_CODE: 7, ERROR_MESSAGE: Failed to load model because protobuf parsing failed.",
    );
    const failure = await failureOf(asDamage("onnx/model.onnx", () => Promise.reject(damage)));
    expect(failure).toMatchObject({ kind: "files-damaged", detail: "onnx/model.onnx: the runtime does not accept it as a model" });
  });
});

test("a failure of a known kind is unchanged", async () => {
  const known = new EngineFailureError({ kind: "device-lost", detail: "there is no WebGPU adapter" });
  expect(await failureOf(asRuntimeStart("u", () => Promise.reject(known)))).toBe(known.failure);
});
