/** The output files of a site's build, as entries of the list of files to store for offline use. */
import type { Rolldown } from "vite";
import { siteFile } from "../assets/site-folder-files.ts";
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
