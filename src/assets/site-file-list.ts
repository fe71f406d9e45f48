/** Writes the list of files that the host keeps for use offline (src/worker/storage/site-file-list.ts). */
import type { SiteFile, SiteFileList } from "../worker/storage/site-file-list.ts";
import type { AssetManifest } from "./asset-manifest.ts";

/** At the site's base, beside the service worker. */
export const siteFileListName = "cohabit-files.json";

/** Larger files are kept only when they are used: the WASM of which a browser needs one of three. */
export const maxAlwaysBytes = 2 * 1024 * 1024;

/** The content hash that a build puts before the extension. */
export const contentHash = /-[\w-]{8}(?=\.\w+$)/;

/** What a page needs of the runtime. */
export function runtimeFiles({ files, build }: AssetManifest): SiteFile[] {
  return files
    .filter(({ path }) => path.startsWith("cohabit/") && /\.(?:js|wasm)$/.test(path))
    .map(({ path, bytes, sha256 }) => {
      // Workers with a name that pages know are asked for with the name of the build.
      const isVersioned = path.endsWith(".worker.js");
      return {
        url: `./${path}${isVersioned ? `?v=${build}` : ""}`,
        name: path.replace(/^.*\//, "").replace(contentHash, ""),
        bytes,
        sha256,
        isImmutable: isVersioned || contentHash.test(path),
        isPage: false,
        keep: bytes > maxAlwaysBytes ? "when-used" : "always",
      };
    });
}

/** As the text of `cohabit-files.json`; of files with the same URL the first counts. */
export function siteFileList(files: readonly SiteFile[]): string {
  const byUrl = new Map(files.toReversed().map((file) => [file.url, file]));
  const list: SiteFileList = { format: 1, files: [...byUrl.values()].sort((a, b) => (a.url < b.url ? -1 : 1)) };
  return `${JSON.stringify(list, undefined, 1)}\n`;
}
