import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { InitUsageError, init } from "../../../src/bin/init.ts";

let root: string;
let printed: string[];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "cohabit-init-"));
  printed = [];
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes a build with these files. The package has large scripts compressed, and WASM packed only. */
function build(version: string, files: Readonly<Record<string, string>>): void {
  rmSync(path.join(root, "assets"), { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    if (file.endsWith(".wasm")) write(`assets/${file}.bin`, gzipSync(text));
    else if (file.endsWith(".js") && text.length > 1_000_000) write(`assets/${file}.br`, brotliCompressSync(text));
    else write(`assets/${file}`, text);
  }
  const listed = Object.entries(files).map(([file, text]) => ({
    path: file,
    bytes: Buffer.byteLength(text),
    sha256: createHash("sha256").update(text).digest("hex"),
  }));
  write("assets/cohabit/manifest.json", JSON.stringify({ format: 1, version, build: version, files: listed }));
}

function write(file: string, content: string | Uint8Array): void {
  const name = path.join(root, file);
  mkdirSync(path.dirname(name), { recursive: true });
  writeFileSync(name, content);
}

function run(...given: string[]): Promise<boolean> {
  return init(given, { assetsFolder: path.join(root, "assets"), workingFolder: root, print: (line) => void printed.push(line) });
}

function filesIn(folder: string): string[] {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" });
  return names.filter((name) => statSync(path.join(root, folder, name)).isFile()).sort();
}

const first = { "cohabit-sw.js": "worker 1", "cohabit/host.worker.js": "host 1", "cohabit/wasm/run-1.wasm": "wasm 1" };

describe("cohabit init", () => {
  beforeEach(() => build("1.0.0", first));

  test("writes the files of the package, WASM unpacked, and does not touch others", async () => {
    write("public/index.html", "mine");
    expect(await run("public/")).toBe(true);
    expect(filesIn("public")).toEqual([
      "cohabit-files.json",
      "cohabit-sw.js",
      "cohabit/host.worker.js",
      "cohabit/manifest.json",
      "cohabit/wasm/run-1.wasm",
      "index.html",
    ]);
    expect(readFileSync(path.join(root, "public/cohabit/wasm/run-1.wasm"), "utf8")).toBe("wasm 1");
    expect(readFileSync(path.join(root, "public/index.html"), "utf8")).toBe("mine");
  });

  test("lists the runtime's files that a page needs offline, workers by the URL that pages request", async () => {
    await run("public");
    const { files }: { files: { url: string; isImmutable: boolean }[] } = JSON.parse(
      readFileSync(path.join(root, "public/cohabit-files.json"), "utf8"),
    );
    expect(files.map(({ url, isImmutable }) => [url, isImmutable])).toEqual([
      ["./cohabit/host.worker.js?v=1.0.0", true],
      ["./cohabit/wasm/run-1.wasm", true],
    ]);
  });

  test("writes no files the second time", async () => {
    await run("public");
    const long = new Date(0);
    for (const file of filesIn("public")) utimesSync(path.join(root, "public", file), long, long);
    printed = [];
    expect(await run("public")).toBe(true);
    expect(printed).toEqual(["public has the files of cohabit 1.0.0"]);
    for (const file of filesIn("public")) expect(statSync(path.join(root, "public", file)).mtimeMs, file).toBe(0);
  });

  test("repairs a file that was changed, and a list of files that was damaged", async () => {
    await run("public");
    write("public/cohabit-sw.js", "changed");
    write("public/cohabit/manifest.json", "{");
    await run("public");
    expect(readFileSync(path.join(root, "public/cohabit-sw.js"), "utf8")).toBe("worker 1");
    expect(await run("public", "--check")).toBe(true);
  });

  test("removes files of the earlier version that this one lacks", async () => {
    await run("public");
    build("2.0.0", { "cohabit-sw.js": "worker 1", "cohabit/host.worker.js": "host 2", "cohabit/wasm/run-2.wasm": "wasm 2" });
    await run("public");
    expect(filesIn("public")).toEqual([
      "cohabit-files.json",
      "cohabit-sw.js",
      "cohabit/host.worker.js",
      "cohabit/manifest.json",
      "cohabit/wasm/run-2.wasm",
    ]);
  });

  test("a list that names files outside of the site is not followed", async () => {
    write("mine.txt", "mine");
    await run("public");
    for (const stray of ["../mine.txt", "cohabit/../../mine.txt", "index.html"]) {
      write(
        "public/cohabit/manifest.json",
        JSON.stringify({ format: 1, version: "0", build: "0", files: [{ path: stray, bytes: 4, sha256: "" }] }),
      );
      await run("public");
    }
    expect(existsSync(path.join(root, "mine.txt"))).toBe(true);
  });
});

test("scripts that are compressed in the package are written as they are", async () => {
  const text = "//".padEnd(1_000_001, "a");
  build("1.0.0", { ...first, "cohabit/chunks/large-12345678.js": text });
  await run("public");
  expect(readFileSync(path.join(root, "public/cohabit/chunks/large-12345678.js"), "utf8")).toBe(text);
});

describe("cohabit init --max-file-bytes", () => {
  const mebibyte = 1024 * 1024;
  const large = "w".repeat(1.5 * mebibyte);
  const partsIn = (folder: string): string[] => filesIn(folder).filter((name) => /\.[0-9a-f]{8}-\d+\.bin$/.test(name));
  const listAt = (file: string): { bytes: number; sha256: string; parts: { name: string; bytes: number; sha256: string }[] } =>
    JSON.parse(readFileSync(path.join(root, file), "utf8"));
  const sha256 = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");

  beforeEach(() => {
    build("1.0.0", { ...first, "cohabit/wasm/run-1.wasm": large });
    write("node_modules/cohabit-starter-models/package.json", JSON.stringify({ name: "cohabit-starter-models" }));
    write("node_modules/cohabit-starter-models/chat/config.json", "{}");
    write("node_modules/cohabit-starter-models/chat/onnx/model.onnx", large);
  });

  test("writes larger files in parts, with a list at their path", async () => {
    await run("public", "--models", `--max-file-bytes=${mebibyte}`);
    for (const file of ["public/models/chat/onnx/model.onnx", "public/cohabit/wasm/run-1.wasm"]) {
      const { bytes, sha256: whole, parts } = listAt(file);
      expect([bytes, whole, parts.map((part) => part.bytes)]).toEqual([large.length, sha256(large), [mebibyte, mebibyte / 2]]);
      const contents = parts.map(({ name }) => readFileSync(path.join(root, path.dirname(file), name)));
      expect(contents.map(sha256)).toEqual(parts.map((part) => part.sha256));
      expect(Buffer.concat(contents).toString()).toBe(large);
    }
    expect(await run("public", "--models", `--max-file-bytes=${mebibyte}`, "--check")).toBe(true);
  });

  test("lists the parts of the runtime for offline use", async () => {
    await run("public", `--max-file-bytes=${mebibyte}`);
    const { files }: { files: { url: string; keep: string; isImmutable: boolean }[] } = JSON.parse(
      readFileSync(path.join(root, "public/cohabit-files.json"), "utf8"),
    );
    const wasm = files.filter(({ url }) => url.includes("/wasm/"));
    expect(wasm).toHaveLength(3);
    for (const { keep, isImmutable } of wasm) expect([keep, isImmutable]).toEqual(["when-used", true]);
  });

  test("the default is 24 MiB, and parts of an earlier version are removed", async () => {
    await run("public", "--models", `--max-file-bytes=${mebibyte}`);
    const [one] = partsIn("public/models");
    write("node_modules/cohabit-starter-models/chat/onnx/model.onnx", "v".repeat(1.25 * mebibyte));
    expect(await run("public", "--models", `--max-file-bytes=${mebibyte}`, "--check")).toBe(false);
    await run("public", "--models", `--max-file-bytes=${mebibyte}`);
    expect(partsIn("public/models")).toHaveLength(2);
    expect(partsIn("public/models")).not.toContain(one);
    await run("public", "--models");
    expect(partsIn("public")).toEqual([]);
    expect(readFileSync(path.join(root, "public/models/chat/onnx/model.onnx"), "utf8")).toHaveLength(1.25 * mebibyte);
    write("node_modules/cohabit-starter-models/chat/onnx/model.onnx", Buffer.alloc(24 * mebibyte + 1));
    await run("public", "--models");
    expect(listAt("public/models/chat/onnx/model.onnx").parts.map((part) => part.bytes)).toEqual([24 * mebibyte, 1]);
  });
});

describe("cohabit init --check", () => {
  beforeEach(() => build("1.0.0", first));

  test("is false without copied files, and writes none", async () => {
    expect(await run("public", "--check")).toBe(false);
    expect(existsSync(path.join(root, "public"))).toBe(false);
  });

  test("is false when the package is newer than the copy, and prints the command to update it", async () => {
    await run("public");
    expect(await run("--check", "public")).toBe(true);
    build("1.0.1", first);
    printed = [];
    expect(await run("--check", "public")).toBe(false);
    expect(printed.at(-1)).toBe("public does not have the files of cohabit 1.0.1; run: npx cohabit init public");
  });

  test.each(Object.keys(first))("is false when %s differs", async (file) => {
    await run("public");
    write(`public/${file}`, "wrong");
    expect(await run("public", "--check")).toBe(false);
    expect(readFileSync(path.join(root, "public", file), "utf8")).toBe("wrong");
  });
});

describe("cohabit init --models", () => {
  beforeEach(() => {
    build("1.0.0", first);
    write("node_modules/cohabit-starter-models/package.json", JSON.stringify({ name: "cohabit-starter-models" }));
    for (const id of ["chat", "embed"]) {
      write(`node_modules/cohabit-starter-models/${id}/config.json`, "{}");
      write(`node_modules/cohabit-starter-models/${id}/onnx/model.onnx`, `weights of ${id}`);
    }
  });

  test("copies all models, or the named ones", async () => {
    await run("all", "--models");
    expect(filesIn("all/models")).toEqual(["chat/config.json", "chat/onnx/model.onnx", "embed/config.json", "embed/onnx/model.onnx"]);
    await run("some", "--models=embed");
    expect(filesIn("some/models")).toEqual(["embed/config.json", "embed/onnx/model.onnx"]);
    expect(await run("some", "--models=embed", "--check")).toBe(true);
    expect(await run("some", "--models", "--check")).toBe(false);
  });

  test("copies none without the option", async () => {
    await run("public");
    expect(existsSync(path.join(root, "public/models"))).toBe(false);
  });
});

test.each([
  [["public", "other"], "init needs one folder"],
  [[], "init needs one folder"],
  [["public", "--force"], "--force"],
  [["public", "--models=huge"], "huge"],
  [["public", "--max-file-bytes=100"], "--max-file-bytes is 100; it must be at least 1048576 (1 MiB)"],
  [["public", "--max-file-bytes=much"], "--max-file-bytes is NaN"],
])("init %j is refused", async (given, reason) => {
  build("1.0.0", first);
  write("node_modules/cohabit-starter-models/package.json", JSON.stringify({ name: "cohabit-starter-models" }));
  const outcome = await run(...given).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(InitUsageError);
  expect(String(outcome)).toContain(reason);
  expect(existsSync(path.join(root, "public"))).toBe(false);
});
