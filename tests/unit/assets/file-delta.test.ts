import { createHash } from "node:crypto";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { piecesOf } from "../../../scripts/build/file-delta.mjs";
import { AssetFolder } from "../../../src/assets/asset-folder.ts";
import { applyFileDelta, parseFileDelta } from "../../../src/assets/file-delta.ts";

const drawn = (length: number, seed: number): Buffer => {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, index) => createHash("sha256").update(`${seed} ${index}`).digest());
  return Buffer.concat(blocks).subarray(0, length);
};
const base = drawn(300_000, 1);
const cases = {
  "the same": base,
  "a few bytes changed": Buffer.concat([base.subarray(0, 1000), drawn(3, 2), base.subarray(1003)]),
  "parts put in, left out and added at the end": Buffer.concat([
    base.subarray(0, 12),
    drawn(2000, 3),
    base.subarray(12, 100_000),
    base.subarray(130_000),
    drawn(70, 4),
  ]),
  "cut off": base.subarray(0, 777),
  "nothing in common": drawn(500, 5),
  "empty": Buffer.alloc(0),
};

describe("a file by its differences", () => {
  test.each(Object.entries(cases))("%s", (_name, target) => {
    const delta = parseFileDelta(JSON.stringify({ base: "base", pieces: piecesOf(base, target) }));
    expect(Buffer.compare(applyFileDelta(delta, base), target)).toBe(0);
  });

  test("takes no more room than they do", () => {
    expect(JSON.stringify(piecesOf(base, cases["parts put in, left out and added at the end"])).length).toBeLessThan(4000);
  });

  test("is read if its base is compressed", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "file-delta-"));
    try {
      mkdirSync(path.join(folder, "cohabit"));
      writeFileSync(path.join(folder, "cohabit/a.wasm.br"), brotliCompressSync(base));
      const target = cases["a few bytes changed"];
      writeFileSync(
        path.join(folder, "cohabit/b.wasm.delta.json"),
        JSON.stringify({ base: "cohabit/a.wasm", pieces: piecesOf(base, target) }),
      );
      const file = { path: "cohabit/b.wasm", bytes: target.length, sha256: "" };
      writeFileSync(path.join(folder, "cohabit/manifest.json"), JSON.stringify({ format: 1, version: "1", build: "b", files: [file] }));
      const assets = await AssetFolder.open(folder);
      expect(Buffer.compare(await assets.read(file), target)).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test.each(["{}", '{"base":1,"pieces":[]}', '{"base":"a","pieces":[{"from":1}]}', '{"base":"a","pieces":[{"content":1}]}', "null"])(
    "%s is refused",
    (text) => {
      expect(() => parseFileDelta(text)).toThrow("damaged");
    },
  );
});
