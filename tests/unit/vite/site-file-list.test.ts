import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import type { Rolldown } from "vite";
import type { AssetManifest } from "../../../src/assets/asset-manifest.ts";
import { runtimeFiles, siteFileList } from "../../../src/assets/write-site-file-list.ts";
import { listedFiles } from "../../../src/assets/site-folder-files.ts";
import { hasHashedName, listedOutputs } from "../../../src/vite/site-outputs.ts";

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

const asset = (fileName: string, source: string | Uint8Array = "", names: string[] = []): Output =>
  ({ type: "asset", fileName, source, names, originalFileNames: [] }) as unknown as Output;
const chunk = (fileName: string, name: string): Output => ({ type: "chunk", fileName, name, code: "script" }) as unknown as Output;

const large = new Uint8Array(3 * 1024 * 1024);
const built = [
  asset("index.html", "<!doctype html>"),
  asset("about/index.html"),
  asset("help.html"),
  chunk("assets/index-CwW-15Df.js", "index"),
  asset("assets/index-CwW-15Df.js.map"),
  asset("assets/film-BQJNh0bu.mp4", large),
];
const sha256 = "4740ae6347b0172c01254ff55bae5aff5199f4446e7f6d643d40185b3f475145";
const manifest: AssetManifest = {
  format: 1,
  version: "1.0.0",
  build: "b1",
  files: [
    ["cohabit-sw.js", 4],
    ["cohabit/LICENSES.txt", 4],
    ["cohabit/host.worker.js", 4],
    ["cohabit/host.worker-CvKydtUV.js", 4],
    ["cohabit/host.worker-CvKydtUV.js.map", 4],
    ["cohabit/index.js", 4],
    ["cohabit/openapi.json", 4],
    ["cohabit/wasm/ort-4byDm7i3.wasm", large.byteLength],
  ].map(([file, bytes]) => ({ path: String(file), bytes: Number(bytes), sha256 })),
};
const runtime = runtimeFiles(manifest);
const urlsOf = (text: string) => (JSON.parse(text) as { files: { url: string }[] }).files.map(({ url }) => url);

test("the list of the runtime names its workers and its WASM, the large ones to be kept when they are used", () => {
  const other = { bytes: 4, sha256, isPage: false, keep: "always" };
  expect(JSON.parse(siteFileList(runtime))).toEqual({
    format: 1,
    files: [
      { ...other, url: "./cohabit/host.worker-CvKydtUV.js", name: "host.worker.js", isImmutable: true },
      { ...other, url: "./cohabit/host.worker.js?v=b1", name: "host.worker.js", isImmutable: true },
      { ...other, url: "./cohabit/index.js", name: "index.js", isImmutable: false },
      { ...other, url: "./cohabit/openapi.json", name: "openapi.json", isImmutable: false },
      {
        ...other,
        url: "./cohabit/wasm/ort-4byDm7i3.wasm",
        name: "ort.wasm",
        bytes: large.byteLength,
        isImmutable: true,
        keep: "when-used",
      },
    ],
  });
});

test("the grammar library is kept at the first visit, although it is WASM, because replies with a schema need it offline", () => {
  const files = ["cohabit/wasm/xgrammar-DEkzcWG7.wasm.bin", "cohabit/wasm/llama-cpp-DEkzcWG7.wasm.bin"];
  const listed = runtimeFiles({ ...manifest, files: files.map((file) => ({ path: file, bytes: 250_000, sha256 })) });
  expect(listed.map(({ name, keep }) => [name, keep])).toEqual([
    ["xgrammar.wasm.bin", "always"],
    ["llama-cpp.wasm.bin", "when-used"],
  ]);
});

test("the list of a site also names its pages, by the URL that shows them, and no source maps or large files", () => {
  const files = listedOutputs(built);
  expect(urlsOf(siteFileList([...runtime, ...files]))).toEqual([
    "./",
    "./about/",
    "./assets/index-CwW-15Df.js",
    ...urlsOf(siteFileList(runtime)),
    "./help.html",
  ]);
  expect(files.filter(({ isPage }) => isPage)).toHaveLength(3);
});

test("of two entries of a file the first counts", () => {
  const [first] = runtime;
  if (first === undefined) throw new Error("nothing is listed");
  expect(JSON.parse(siteFileList([first, { ...first, isImmutable: false }])).files).toEqual([first]);
});

test.each([
  [chunk("assets/index-CwW-15Df.js", "index"), true],
  [asset("assets/icon-DYgJLG9Y.svg", "", ["icon.svg"]), true],
  [chunk("assets/index.js", "index"), false],
  [chunk("entry-settings.js", "entry-settings"), false],
  [asset("assets/icon-computer.svg", "", ["icon-computer.svg"]), false],
])("a name is taken for a hashed one only if it is (%#)", (output, isHashed) => {
  expect(hasHashedName(output)).toBe(isHashed);
});

test("the small files of the public folder are listed with names of their own", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "cohabit-public-"));
  mkdirSync(path.join(folder, "icons"));
  writeFileSync(path.join(folder, "icons", "icon-DYgJLG9Y.svg"), "<svg/>");
  writeFileSync(path.join(folder, "film.mp4"), large);
  // Settings of a host, which it does not serve.
  for (const name of ["_headers", "_redirects", "_routes.json", "CNAME", ".nojekyll"]) writeFileSync(path.join(folder, name), "");
  const listed = await listedFiles(folder);
  expect(listed.map(({ url, isImmutable }) => ({ url, isImmutable }))).toEqual([{ url: "./icons/icon-DYgJLG9Y.svg", isImmutable: false }]);
  expect(await listedFiles(path.join(folder, "none"))).toEqual([]);
});
