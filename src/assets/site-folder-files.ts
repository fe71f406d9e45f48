/** The files of a site's folder, as entries of the list of files to store for offline use. */
import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { SiteFile } from "../worker/storage/site/site-file-list.ts";
import { contentHash, maxAlwaysBytes } from "./write-site-file-list.ts";

/** `file`: relative to `folder`, with forward slashes. */
type IsListed = (file: string) => boolean;

/** Settings of a host (Cloudflare Pages, Netlify, GitHub Pages), which it reads and does not serve; hidden files. */
const isUnserved = (file: string): boolean => /^(?:_headers|_redirects|_routes\.json|_worker\.js|CNAME)$|(?:^|\/)\./.test(file);

/**
 * Lists the small files of a folder as files that may change under their names. Leaves out source maps and files that hosts do not
 * serve. Returns none if the folder does not exist.
 */
export async function listedFiles(folder: string, isListed: IsListed = () => true): Promise<SiteFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((file) => !file.endsWith(".map") && !isUnserved(file) && isListed(file));
  const small = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).size <= maxAlwaysBytes));
  const read = files.filter((_, index) => small[index]).map(async (file) => siteFile(file, await readFile(path.join(folder, file)), false));
  return Promise.all(read);
}

/** `fileName`: relative to the site's base, with forward slashes. `isHashed`: the name changes with the content. */
export function siteFile(fileName: string, content: string | Uint8Array, isHashed: boolean): SiteFile {
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
