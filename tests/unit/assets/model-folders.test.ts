import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyModels, findModelFolders } from "../../../src/assets/model-folders.ts";

let folder: string;
let root: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "model-folders-"));
  root = path.join(folder, "models");
});
afterEach(() => rm(folder, { recursive: true }));

async function write(...files: string[]): Promise<void> {
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    // oxlint-disable-next-line no-await-in-loop
    await writeFile(path.join(root, file), file);
  }
}

test("a folder with a config.json or a GGUF file is a model's; others are not part of a site", async () => {
  await write("onnx-model/config.json", "org/gguf-model/model-Q4_0.gguf", "notes/readme.md", "loose.gguf", ".hidden/config.json");
  expect((await findModelFolders(root)).toSorted()).toEqual(["onnx-model", path.join("org", "gguf-model")]);
});

test("all files of a model's folder are copied", async () => {
  await write("a/model.gguf", "a/manifest.json", "b/other.txt");
  expect((await copyModels(root, path.join(folder, "site"))).toSorted()).toEqual([
    path.join("a", "manifest.json"),
    path.join("a", "model.gguf"),
  ]);
  expect(await copyModels(root, path.join(folder, "site"))).toEqual([]);
});
