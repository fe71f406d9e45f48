import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findModelFolders, modelEntries } from "../../../src/assets/model-folders.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "model-folders-"));
  for (const file of ["onnx-model/config.json", "org/gguf-model/model-Q4_0.gguf", "notes/readme.md", "loose.gguf", ".hidden/config.json"]) {
    // oxlint-disable-next-line no-await-in-loop
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    // oxlint-disable-next-line no-await-in-loop
    await writeFile(path.join(root, file), file);
  }
});
afterEach(() => rm(root, { recursive: true }));

test("a folder with a config.json or a GGUF file is a model's", async () => {
  expect((await findModelFolders(root)).toSorted()).toEqual(["onnx-model", path.join("org", "gguf-model")]);
});

test("the files of models are part of a site, others are not", async () => {
  const entries = await modelEntries(root, { maxFileBytes: 1024 });
  expect(entries.map((entry) => entry.path).toSorted()).toEqual(["models/onnx-model/config.json", "models/org/gguf-model/model-Q4_0.gguf"]);
});
