import { describe, expect, test } from "vitest";
import { libraryElsewhere } from "../../../../src/worker/engine/web-llm/library-location.ts";

const known = { bytes: 1, sha256: "0".repeat(64) };

describe("the location of a model library", () => {
  test("a path is a file of the model's folder", () => {
    expect(libraryElsewhere("library.wasm", { "library.wasm": known })).toBeUndefined();
  });

  test("an absolute URL has a folder of its own, and what is on record of it goes along", () => {
    const url = "https://libraries.test/v0_2_86/base/Qwen3%200.6B.wasm";
    const elsewhere = { folder: "https://libraries.test/v0_2_86/base/", path: "Qwen3 0.6B.wasm" };
    expect(libraryElsewhere(url, { [url]: known })).toEqual({ ...elsewhere, files: { "Qwen3 0.6B.wasm": known } });
    expect(libraryElsewhere(url, {})).toEqual({ ...elsewhere, files: {} });
  });
});
