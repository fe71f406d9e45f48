/** Reads the list of a model's files from its server. */
import { z } from "zod";
import type { HubFile } from "./hub-model.ts";
import { temporaryFailure, type HubRequests, isPage, readJson, send } from "./hub-requests.ts";
import { HubError } from "./hub-failure.ts";

/** One page of the tree endpoint. */
const treeSchema = z.array(
  z.object({
    type: z.string(),
    path: z.string(),
    size: z.int().min(0),
    oid: z.string().optional(),
    lfs: z.object({ oid: z.string(), size: z.int().min(0) }).optional(),
  }),
);

/** `manifest.json` of a plain folder, in the format of the recipes in this repository. */
const manifestSchema = z.object({ files: z.array(z.object({ path: z.string(), size: z.int().min(0), sha256: z.string() })) });

/** Max files of a model; each becomes part of its record. Real models have less than a hundredth of it. */
const maxFiles = 20_000;

/** Max pages of a listing, with up to 1,000 files each. A server that exceeds it repeats its pages. */
const maxPages = 200;

/** Lists all files. `tree`: URL of the tree endpoint at one revision. @throws HubError */
export async function listTree(requests: HubRequests, tree: string): Promise<HubFile[]> {
  const files: HubFile[] = [];
  let url: string | undefined = `${tree}?recursive=true&expand=false`;
  for (let page = 0; url !== undefined; page++) {
    if (page === maxPages) throw new HubError({ kind: "not-a-hub", detail: `${tree} lists files without an end` });
    const response = await send(requests, url);
    if (!response.ok) {
      const failure = temporaryFailure(response);
      throw failure ?? new HubError({ kind: "not-a-hub", detail: `${url} answered HTTP ${response.status} to the list of files` });
    }
    for (const { type, path, size, oid, lfs } of await readJson(response, treeSchema)) {
      if (type !== "file") continue;
      if (lfs !== undefined) files.push({ path, bytes: lfs.size, sha256: lfs.oid });
      else files.push({ path, bytes: size, ...(oid !== undefined && { gitBlob: oid }) });
    }
    if (files.length > maxFiles) throw tooManyFiles(tree);
    url = nextPage(response.headers.get("link"), tree);
  }
  return files;
}

/** Returns the URL of the next page. It stays on the same server, because a mirror may pass on links to the hub that it mirrors. */
function nextPage(link: string | null, tree: string): string | undefined {
  const next = /<([^>]+)>\s*;[^,]*\brel="?next"?/i.exec(link ?? "")?.[1];
  return next === undefined ? undefined : `${tree}${new URL(next, tree).search}`;
}

/** Lists the files in the `manifest.json` of a plain folder; undefined if there is none. */
export async function listManifest(requests: HubRequests, folder: string): Promise<HubFile[] | undefined> {
  const response = await send(requests, `${folder}manifest.json`);
  if (!response.ok || isPage(response)) {
    await response.body?.cancel();
    return undefined;
  }
  // A manifest in another format (such as a web app's) counts as none.
  const manifest = await readJson(response, manifestSchema.nullable().catch(null)).catch(() => null);
  if (manifest !== null && manifest.files.length > maxFiles) throw tooManyFiles(folder);
  return manifest?.files.map(({ path, size, sha256 }) => ({ path, bytes: size, sha256 }));
}

function tooManyFiles(where: string): HubError {
  return new HubError({ kind: "not-a-hub", detail: `${where} lists more than ${maxFiles} files` });
}
