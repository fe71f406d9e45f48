/** The output files of a site's build, as entries of the list of files to store for offline use. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Rolldown } from "vite";
import { contentHash, maxAlwaysBytes } from "../assets/write-site-file-list.ts";
import type { SiteFile } from "../worker/storage/site/site-file-list.ts";

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Lists small files, without source maps. */
export function listedOutputs(outputs: readonly Output[]): SiteFile[] {
  return outputs
    .map((output) => ({ output, content: output.type === "chunk" ? output.code : output.source }))
    .filter(({ output, content }) => !output.fileName.endsWith(".map") && Buffer.byteLength(content) <= maxAlwaysBytes)
    .map(({ output, content }) => siteFile(output.fileName, content, hasHashedName(output)));
}

/** A build may be configured to write names without hashes, and some such names look as if they had one ("entry-settings.js"). */
export function hasHashedName(output: Output): boolean {
  const names = output.type === "chunk" ? [output.name] : output.names.map((name) => name.replace(/\.\w+$/, ""));
  const stem = output.fileName.replace(/\.\w+$/, "");
  return contentHash.test(output.fileName) && !names.some((name) => stem === name || stem.endsWith(`/${name}`));
}

/** Lists the small files of the public folder, which is copied unchanged. */
export async function listedPublicFiles(folder: string): Promise<SiteFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const read = await Promise.all(
    files.map(async (file) => ({ fileName: path.relative(folder, file).split(path.sep).join("/"), content: await readFile(file) })),
  );
  return read
    .filter(({ content }) => content.byteLength <= maxAlwaysBytes)
    .map(({ fileName, content }) => siteFile(fileName, content, false));
}

/** `fileName`: relative to the site's base, with forward slashes. `isHashed`: the name changes with the content. */
function siteFile(fileName: string, content: string | Uint8Array, isHashed: boolean): SiteFile {
  return {
    // A page is requested by its folder; a server may redirect the longer form.
    url: `./${fileName.replace(/(^|\/)index\.html$/, "$1")}`,
    name: path.posix.basename(fileName).replace(contentHash, ""),
    bytes: Buffer.byteLength(content),
    sha256: createHash("sha256").update(content).digest("hex"),
    isImmutable: isHashed,
    isPage: fileName.endsWith(".html"),
    keep: "always",
  };
}
