import { describe, expect, test } from "vitest";
import {
  choicesNamed,
  defaultChoices,
  ggufChoiceAt,
  ggufChoices,
  projectorsFor,
  quantizationBits,
} from "../../../../src/worker/models/gguf/gguf-files.ts";

const files = (...paths: string[]) => paths.map((path, index) => ({ path, bytes: index + 1 }));
const quantizations = (...paths: string[]) => ggufChoices(files(...paths)).map(({ quantization }) => quantization);

describe("the names of GGUF files", () => {
  test.each([
    ["Qwen3-0.6B-Q4_K_M.gguf", "Q4_K_M"],
    ["SmolLM2-135M-Instruct.Q4_1.gguf", "Q4_1"],
    ["gemma-3-270m-it-q8_0.gguf", "Q8_0"],
    ["Qwen3.5-0.8B-UD-Q4_K_XL.gguf", "UD-Q4_K_XL"],
    ["Llama-3.2-1B-Instruct-IQ4_XS.gguf", "IQ4_XS"],
    ["model.fp16.gguf", "F16"],
    ["BF16/model-BF16.gguf", "BF16"],
    ["gpt-oss-20b-MXFP4.gguf", "MXFP4"],
    ["Q4_K_M/m-Q8_0-Q5_K_S.gguf", "Q5_K_S"],
    ["My Model (v2) Q4_K_M.gguf", "Q4_K_M"],
    ["My Model [Q5_0].gguf", "Q5_0"],
    ["Model.i1-IQ3_XXS.gguf", "IQ3_XXS"],
    ["m-NVFP4.gguf", "NVFP4"],
    ["model.gguf", undefined],
    ["phi-4-Q4-model.gguf", "Q4"],
    ["Q5_K_M/model.gguf", "Q5_K_M"],
    ["UD-Q4_K_XL/model-00001-of-00001.gguf", "UD-Q4_K_XL"],
    ["m-Q4_0_4_4.gguf", "Q4_0_4_4"],
  ])("have a quantisation: %s", (path, quantization) => {
    expect(quantizations(path)).toEqual([quantization]);
  });

  test("of split models are one choice, with the parts in order and the parts that are missing", () => {
    const parts = ["m-Q8_0-00001-of-00003.gguf", "m-Q8_0-00003-of-00003.gguf", "m-Q8_0-00002-of-00003.gguf"];
    const [whole, ...others] = ggufChoices(files(...parts));
    expect(others).toEqual([]);
    expect(whole).toEqual({ paths: parts.toSorted(), quantization: "Q8_0", bytes: 6, missing: [] });
    const [cut] = ggufChoices(files(...parts.slice(0, 2)));
    expect(cut).toMatchObject({ missing: ["m-Q8_0-00002-of-00003.gguf"], bytes: undefined });
    expect(ggufChoices(files(...parts.slice(1)))).toMatchObject([{ missing: ["m-Q8_0-00001-of-00003.gguf"] }]);
  });

  test("of parts lead to the whole model, also on a server that lists no files", () => {
    expect(ggufChoiceAt("a/m-00002-of-00002.gguf", []).paths).toEqual(["a/m-00001-of-00002.gguf", "a/m-00002-of-00002.gguf"]);
    expect(ggufChoiceAt("a/m-00002-of-00002.gguf", []).missing).toEqual([]);
    expect(ggufChoiceAt("m.gguf", files("m.gguf", "n.gguf"))).toMatchObject({ paths: ["m.gguf"], bytes: 1 });
    // No server has as many parts.
    expect(ggufChoiceAt("m-00001-of-99999.gguf", []).paths).toEqual(["m-00001-of-99999.gguf"]);
  });

  test("of companions are no models", () => {
    expect(quantizations("mmproj-F16.gguf", "m.mmproj-Q8_0.gguf", "imatrix_unsloth.gguf", "README.md", "m-Q4_0.gguf")).toEqual(["Q4_0"]);
  });
});

describe("the vision parts for a model", () => {
  const projectors = (model: string, ...paths: string[]) => projectorsFor(model, files(model, ...paths));

  test("are the smallest of at least 8 bits, then larger ones, then smaller ones", () => {
    expect(projectors("m-Q4_0.gguf", "README.md", "m-Q8_0.gguf")).toEqual([]);
    expect(
      projectors("m-Q4_0.gguf", "mmproj-Q4_0.gguf", "mmproj-F32.gguf", "mmproj-BF16.gguf", "mmproj-m-f16.gguf", "m.mmproj-Q8_0.gguf"),
    ).toEqual(["m.mmproj-Q8_0.gguf", "mmproj-m-f16.gguf", "mmproj-BF16.gguf", "mmproj-F32.gguf", "mmproj-Q4_0.gguf"]);
    // A name without a quantisation.
    expect(projectors("m-Q4_0.gguf", "mmproj-F32.gguf", "mmproj.gguf")).toEqual(["mmproj.gguf", "mmproj-F32.gguf"]);
  });

  test("are those in its folder, if there are some", () => {
    const paths = ["large/mmproj-Q8_0.gguf", "small/mmproj-F16.gguf", "mmproj-F32.gguf"];
    expect(projectors("small/m-Q4_0.gguf", ...paths)).toEqual(["small/mmproj-F16.gguf"]);
    expect(projectors("Q4_0/m-Q4_0.gguf", ...paths)[0]).toBe("large/mmproj-Q8_0.gguf");
  });
});

describe("the default choice", () => {
  const chosen = (...listed: { path: string; bytes?: number }[]) => defaultChoices(ggufChoices(listed)).map(({ paths }) => paths[0]);

  test("is Q4_K_M, then the smallest other one of at least 4 bits", () => {
    expect(
      chosen(
        { path: "m-Q2_K.gguf", bytes: 1 },
        { path: "m-Q4_K_M.gguf", bytes: 5 },
        { path: "m-Q4_0.gguf", bytes: 4 },
        { path: "m-IQ4_XS.gguf", bytes: 3 },
      ),
    ).toEqual(["m-Q4_K_M.gguf", "m-IQ4_XS.gguf"]);
  });

  test("has no alternative that is larger, or of which the size is unknown", () => {
    expect(chosen({ path: "m-Q4_K_M.gguf", bytes: 3 }, { path: "m-Q8_0.gguf", bytes: 9 })).toEqual(["m-Q4_K_M.gguf"]);
    expect(chosen({ path: "m-Q4_K_M.gguf" }, { path: "m-Q4_0.gguf" })).toEqual(["m-Q4_K_M.gguf"]);
  });

  test("leaves out split models without all parts", () => {
    expect(chosen({ path: "m-Q4_K_M-00001-of-00002.gguf", bytes: 1 }, { path: "m-Q8_0.gguf", bytes: 9 })).toEqual(["m-Q8_0.gguf"]);
  });

  test("leaves out layouts that llama.cpp no longer reads", () => {
    expect(chosen({ path: "m-Q4_K_M.gguf", bytes: 5 }, { path: "m-Q4_0_4_8.gguf", bytes: 4 })).toEqual(["m-Q4_K_M.gguf"]);
  });

  test("may have a name without a quantisation", () => {
    expect(chosen({ path: "model.gguf", bytes: 1 })).toEqual(["model.gguf"]);
  });
});

test("a quantisation is named in any case, and without the prefix of dynamic ones", () => {
  const choices = ggufChoices(files("m-UD-Q4_K_XL.gguf", "m-Q8_0.gguf"));
  expect(choicesNamed("q8_0", choices).map(({ paths }) => paths[0])).toEqual(["m-Q8_0.gguf"]);
  expect(choicesNamed("Q4_K_XL", choices).map(({ paths }) => paths[0])).toEqual(["m-UD-Q4_K_XL.gguf"]);
  expect(choicesNamed("Q4", choices)).toEqual([]);
  expect(choicesNamed("i1-Q8_0", choices).map(({ paths }) => paths[0])).toEqual(["m-Q8_0.gguf"]);
});

test("the bits of a weight are in the name of its quantisation", () => {
  expect(["Q4_K_M", "IQ3_XXS", "UD-Q5_K_XL", "BF16", "F32", "TQ1_0", "MXFP4", "none"].map(quantizationBits)).toEqual([
    4,
    3,
    5,
    16,
    32,
    1,
    4,
    undefined,
  ]);
});
