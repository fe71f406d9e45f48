import { describe, expect, test } from "vitest";
import { modelEntrySchema } from "../../../src/worker/models/model-entry.ts";

describe("an address as an entry of `models`", () => {
  test.each([
    ["https://huggingface.co/org/name/blob/main/onnx/model_q4.onnx", { id: "org/name", file: "onnx/model_q4.onnx" }],
    ["https://huggingface.co/org/name/tree/main/UD-Q4_K_XL", { id: "org/name:UD-Q4_K_XL" }],
    ["https://huggingface.co/org/name/tree/main/Name-Q8_0", { id: "org/name:Q8_0" }],
    ["https://huggingface.co/org/name/tree/main/cpu-int4", { id: "org/name" }],
    ["https://mirror.test/org/name/tree/main/Q8_0/", { id: "org/name:Q8_0" }],
    ["org/name@q8_0", { id: "org/name:q8_0" }],
    ["org/name/model-Q8_0.gguf", { id: "org/name" }],
    ["https://site.test/models/mine/", { id: "mine" }],
  ])("names the model of requests: %s", (address, entry) => {
    expect(modelEntrySchema.parse(address)).toMatchObject({ kind: "named", ...entry });
  });
});
