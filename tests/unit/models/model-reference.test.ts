import { describe, expect, test } from "vitest";
import { publicHub } from "../../../src/worker/models/record/hub-address.ts";
import { BadModelReference, modelReferenceSchema, parseModelReference } from "../../../src/worker/models/record/model-reference.ts";

const hubs = [publicHub.slice(0, -1), "https://site.test/models/"];

describe("parseModelReference", () => {
  test.each([
    ["org/name", { kind: "repository", id: "org/name" }],
    [" org/na.me-1_b ", { kind: "repository", id: "org/na.me-1_b" }],
    ["org/name@refs/pr/1", { kind: "repository", id: "org/name", revision: "refs/pr/1" }],
    [
      { hub: "org/name", dtype: "q4" },
      { kind: "repository", id: "org/name" },
    ],
    [
      { hub: "org/name", revision: "v1" },
      { kind: "repository", id: "org/name", revision: "v1" },
    ],
    [
      { hub: "org/name@v1", revision: "v1" },
      { kind: "repository", id: "org/name", revision: "v1" },
    ],
    ["org/name:Q4_K_M", { kind: "repository", id: "org/name", quantization: "Q4_K_M" }],
    ["org/name@refs/pr/1:UD-Q4_K_XL", { kind: "repository", id: "org/name", revision: "refs/pr/1", quantization: "UD-Q4_K_XL" }],
    [
      "https://huggingface.co/org/name/blob/main/sub/a%20b.gguf",
      { kind: "repository", id: "org/name", revision: "main", file: "sub/a b.gguf" },
    ],
    ["https://site.test/models/org/name/resolve/v1/m.gguf", { kind: "repository", id: "org/name", revision: "v1", file: "m.gguf" }],
    ...[
      "hf.co/org/name",
      "https://hf.co/org/name",
      "http://www.huggingface.co/org/name/",
      "https://huggingface.co/org/name?library=true#files",
    ].map((text): [string, object] => [text, { kind: "repository", id: "org/name" }]),
    ["hf.co/org/name:Q4_K_M", { kind: "repository", id: "org/name", quantization: "Q4_K_M" }],
    [
      "https://huggingface.co/org/name/resolve/main/m.GGUF?download=true",
      { kind: "repository", id: "org/name", revision: "main", file: "m.GGUF" },
    ],
    ...[
      "https://huggingface.co/org/name/tree/main/UD-Q4_K_XL",
      "https://huggingface.co/org/name/tree/main/UD-Q4_K_XL/?library=true#files",
      "https://huggingface.co/org/name/resolve/main/UD-Q4_K_XL",
      "hf.co/org/name/tree/main/UD-Q4_K_XL",
    ].map((text): [string, object] => [text, { kind: "repository", id: "org/name", revision: "main", directory: "UD-Q4_K_XL" }]),
    [
      "https://huggingface.co/org/name/tree/refs/pr/1/gguf/Model%20Q8_0",
      { kind: "repository", id: "org/name", revision: "refs/pr/1", directory: "gguf/Model Q8_0" },
    ],
    ...[
      "https://huggingface.co/org/name/tree/main/onnx",
      "https://huggingface.co/org/name/blob/main/README.md",
      "https://huggingface.co/org/name/resolve/main/config.json",
    ].map((text): [string, object] => [text, { kind: "repository", id: "org/name", revision: "main" }]),
    ...["https://huggingface.co/org/name/discussions/7#c", "https://huggingface.co/org/name/commits/main", "hf.co/org/name:latest"].map(
      (text): [string, object] => [text, { kind: "repository", id: "org/name" }],
    ),
    [
      "https://huggingface.co/org/name/resolve/main/onnx/model_q4.onnx?download=true",
      { kind: "repository", id: "org/name", revision: "main", file: "onnx/model_q4.onnx" },
    ],
    ...[
      "org/name/sub/m-Q4_0.gguf",
      "https://huggingface.co/org/name/sub/m-Q4_0.gguf",
      "huggingface://org/name/sub/m-Q4_0.gguf",
      "lmstudio://open_from_hf?model=org%2Fname&file=sub/m-Q4_0.gguf",
    ].map((text): [string, object] => [text, { kind: "repository", id: "org/name", file: "sub/m-Q4_0.gguf" }]),
    ["hf.co/org/name:m-Q4_0.gguf", { kind: "repository", id: "org/name", file: "m-Q4_0.gguf" }],
    ...["hf://org/name", "hf:org/name", "HF://org/name", "jan://models/huggingface/org/name", "lmstudio://open_from_hf?model=org/name"].map(
      (text): [string, object] => [text, { kind: "repository", id: "org/name" }],
    ),
    ...["org/name@q4_k_m", "https://huggingface.co/org/name@q4_k_m", "hf:org/name:q4_k_m"].map((text): [string, object] => [
      text,
      { kind: "repository", id: "org/name", quantization: "q4_k_m" },
    ]),
    [
      { hub: "org/name", revision: "Q4_K_M" },
      { kind: "repository", id: "org/name", revision: "Q4_K_M" },
    ],
    ["https://site.test/models/org/name/tree/v1/Q8_0", { kind: "repository", id: "org/name", revision: "v1", directory: "Q8_0" }],
    [
      "https://huggingface.co/org/name/tree/main?show_file_info=sub%2Fm.gguf",
      { kind: "repository", id: "org/name", revision: "main", file: "sub/m.gguf" },
    ],
    ["https://other.test/m.gguf?download=true", { kind: "folder", url: "https://other.test/", file: "m.gguf" }],
    ["https://other.test/a/b/m%231.gguf", { kind: "folder", url: "https://other.test/a/b/", file: "m#1.gguf" }],
    ["https://other.test/a/b", { kind: "folder", url: "https://other.test/a/b/" }],
    ["http://localhost:1/a/b/resolve/main/", { kind: "folder", url: "http://localhost:1/a/b/resolve/main/" }],
    ["https://huggingface.co/org/name", { kind: "repository", id: "org/name" }],
    ["https://huggingface.co/org/name/tree/refs%2Fpr%2F1", { kind: "repository", id: "org/name", revision: "refs/pr/1" }],
    ["https://site.test/models/org/name/resolve/v1/", { kind: "repository", id: "org/name", revision: "v1" }],
    ["https://site.test/models/deep/er/folder/", { kind: "folder", url: "https://site.test/models/deep/er/folder/" }],
  ])("reads %j", (input, reference) => {
    expect(parseModelReference(modelReferenceSchema.parse(input), hubs)).toEqual(reference);
  });

  test.each([
    ["name", /'org\/name' or 'org\/name@revision'/],
    ["a/b/c", /'org\/name'/],
    ["../name", /'org\/name'/],
    ["org/name@", /after the @ is missing/],
    ["org/name:", /named like 'Q4_K_M' after the colon/],
    ["org/name:Q4:Q5", /'org\/name'/],
    ["org/name:Q4/K", /'org\/name'|named like 'Q4_K_M'/],
    ["ftp://site.test/a/", /https: or http:/],
    ["https://site.test/a/?b", /no query/],
    ["https://site.test/m.gguf?signature=1", /no query/],
    ["https://site.test/a/onnx/model.onnx", /the URL of a file: give the URL of its folder/],
    ["https://huggingface.co/datasets/org/name", /a page of the hub, but of no model/],
    ["https://huggingface.co/org", /a page of the hub, but of no model/],
    ["https://huggingface.co/org/name/tree/main?show_file_info=../../m.gguf", /its path leaves the repository/],
    ["org/name/../m.gguf", /its path leaves the repository/],
    ["qwen3:0.6b", /of Ollama's or LM Studio's library/],
    ["https://ollama.com/library/qwen3:0.6b", /of Ollama's or LM Studio's library/],
    ["lmstudio.ai/models/qwen/qwen3-0.6b", /of Ollama's or LM Studio's library/],
    [{ hub: "org/name@v1", revision: "v2" }, /names the revision 'v1', and `revision` is 'v2'/],
    [{ hub: "https://other.test/a/", revision: "v2" }, /no revisions/],
  ])("refuses %j", (input, reason) => {
    const read = () => parseModelReference(input, hubs);
    expect(read).toThrow(BadModelReference);
    expect(read).toThrow(reason);
  });
});
