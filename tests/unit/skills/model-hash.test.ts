import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { modelHash } from "../../eval/skills/model-hash.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "model-hash-"));
  mkdirSync(path.join(folder, "onnx"));
  writeFileSync(path.join(folder, "onnx/model.onnx"), "weights");
  writeFileSync(path.join(folder, "tokenizer.json"), "{}");
  writeFileSync(path.join(folder, "README.md"), "card");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the card, the notice, the measured figures and the manifest of a model do not change its hash", () => {
  const before = modelHash(folder);
  writeFileSync(path.join(folder, "README.md"), "another card");
  for (const name of ["NOTICE", "evaluation.json", "manifest.json"]) writeFileSync(path.join(folder, name), "{}");
  expect(modelHash(folder)).toBe(before);
});

test("weights, the tokenizer, and a file added, renamed or removed do", () => {
  const hashes = [modelHash(folder)];
  const add = (change: () => void): void => {
    change();
    hashes.push(modelHash(folder));
  };
  add(() => writeFileSync(path.join(folder, "onnx/model.onnx"), "Weights"));
  add(() => writeFileSync(path.join(folder, "tokenizer.json"), "{ }"));
  add(() => writeFileSync(path.join(folder, "onnx/more.onnx"), ""));
  add(() => {
    rmSync(path.join(folder, "onnx/more.onnx"));
    writeFileSync(path.join(folder, "more.onnx"), "");
  });
  add(() => rmSync(path.join(folder, "more.onnx")));
  // Removing the added file leads back to the third state; all others differ.
  expect(hashes[5]).toBe(hashes[2]);
  expect(new Set(hashes).size).toBe(5);
});
