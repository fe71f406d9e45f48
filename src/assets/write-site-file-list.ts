/** Writes the list of files that the host stores for offline use (src/worker/storage/site/site-file-list.ts). */
import type { SiteFile, SiteFileList } from "../worker/storage/site/site-file-list.ts";
import type { AssetManifest } from "./asset-manifest.ts";

/** At the site's base, next to the service worker. */
export const siteFileListName = "cohabit-files.json";

/** In bytes. Larger files are stored only when used, like WASM, because a browser uses one of six WASM files. */
export const maxAlwaysBytes = 2 * 1024 * 1024;

/** The content hash before the extension in the file names of a build. */
export const contentHash = /-[\w-]{8}(?=\.\w+$)/;

/** Scripts that only WebGPU, models that are named by an id, and files of certain formats need. */
const optionalScripts = /\/(?:load-on-webgpu|ort\.(?:jspi|webgpu)\.bundle|model-reader\.worker|read-(?:pdf|docx|html|markdown)-)/;

/** Replies with a schema need it, also offline. */
const grammarLibrary = /\/xgrammar-/;

/** The content hash in the file names of WebAssembly, and of parts. */
const wasmHash = /-[\w-]{8}(?=\.wasm)/;
const partHash = /\.[0-9a-f]{8}(?=-\d+\.bin$)/;

/** The description of the API; the service worker serves it at `<base>/openapi.json`. */
const descriptionPath = "cohabit/openapi.json";

/** The files that a page needs from the runtime. */
export function runtimeFiles({ files, build }: AssetManifest): SiteFile[] {
  return files
    .filter(({ path }) => path.startsWith("cohabit/") && (/\.(?:js|wasm|bin)$/.test(path) || path === descriptionPath))
    .map(({ path, bytes, sha256, engines }) => {
      // Workers have fixed names; pages request them with the build in the query.
      const isVersioned = path.endsWith(".worker.js");
      const isOptional = (engines !== undefined && !engines.includes("onnx")) || optionalScripts.test(path);
      const isWasm = /\.wasm(?:\.bin)?(?:\.|$)/.test(path);
      return {
        url: `./${path}${isVersioned ? `?v=${build}` : ""}`,
        name: path
          .replace(/^.*\//, "")
          .replace(isWasm ? wasmHash : contentHash, "")
          .replace(partHash, ""),
        bytes,
        sha256,
        isImmutable: isVersioned || isWasm || contentHash.test(path),
        isPage: false,
        keep: (isWasm && !grammarLibrary.test(path)) || bytes > maxAlwaysBytes || isOptional ? "when-used" : "always",
      };
    });
}

/** Returns the text of `cohabit-files.json`. If several files have the same URL, it lists the first. */
export function siteFileList(files: readonly SiteFile[]): string {
  const byUrl = new Map(files.toReversed().map((file) => [file.url, file]));
  const list: SiteFileList = { format: 1, files: [...byUrl.values()].sort((a, b) => (a.url < b.url ? -1 : 1)) };
  return `${JSON.stringify(list, undefined, 1)}\n`;
}
