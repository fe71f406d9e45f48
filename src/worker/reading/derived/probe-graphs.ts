/** Finds graphs on a server that lists no files, by requests for the usual names. */
import { maxListBytes, parsePartList } from "../../base/part-list.ts";
import { fileUrl } from "../../hub/hub-model.ts";
import { dtypeSchema, graphName } from "../../models/record/dtypes.ts";
import { graphFolders } from "./graph-files.ts";
import type { FactFile } from "./model-facts.ts";

/** Max external data files of a graph. */
const maxDataFiles = 64;

/**
 * @param more Paths of further graphs.
 * @param stems Stems of possible graphs.
 * @param all Whether the model needs all stems. Otherwise the first existing one is enough.
 */
export async function probeGraphs(folder: string, more: readonly string[], stems: readonly string[], all: boolean): Promise<FactFile[]> {
  const named = await probeFiles(folder, more);
  for (const subfolder of graphFolders) {
    const graphs: FactFile[] = [];
    for (const stem of stems) {
      const paths = dtypeSchema.options.map((dtype) => `${subfolder}${graphName(stem, dtype)}.onnx`);
      // Stems are requested one after another, because most models have the first one.
      // oxlint-disable-next-line no-await-in-loop
      graphs.push(...(await probeFiles(folder, paths)));
      if (graphs.length > 0 && !all) break;
    }
    // oxlint-disable-next-line no-await-in-loop
    if (graphs.length > 0) return withDataFiles(folder, [...named, ...graphs]);
  }
  return withDataFiles(folder, named);
}

async function withDataFiles(folder: string, graphs: readonly FactFile[]): Promise<FactFile[]> {
  const dataFiles = await Promise.all(graphs.map(({ path }) => dataFilesOf(folder, path)));
  return [...graphs, ...dataFiles.flat()];
}

async function dataFilesOf(folder: string, path: string): Promise<FactFile[]> {
  const dataFiles: FactFile[] = [];
  for (let number = 0; number < maxDataFiles; number++) {
    // oxlint-disable-next-line no-await-in-loop
    const next = await probeFiles(folder, [`${path}_data${number === 0 ? "" : `_${number}`}`]);
    if (next.length === 0) break;
    dataFiles.push(...next);
  }
  return dataFiles;
}

/** Returns the files that exist at `paths`. */
export async function probeFiles(folder: string, paths: readonly string[]): Promise<FactFile[]> {
  const files = await Promise.all(paths.map((path) => probe(folder, path)));
  return files.filter((file) => file !== undefined);
}

/** Returns undefined for a missing file. A failed request counts as one, because the server was reachable for the model's config. */
async function probe(folder: string, path: string): Promise<FactFile | undefined> {
  try {
    const url = fileUrl(folder, path);
    const { ok, headers } = await fetch(url, { method: "HEAD" });
    // Servers of single-page apps send the app's page for a missing file.
    if (!ok || (headers.get("content-type") ?? "").startsWith("text/html")) return undefined;
    const isEncoded = headers.has("content-encoding");
    const length = isEncoded ? null : headers.get("content-length");
    const bytes = length === null ? undefined : Number(length);
    const whole = bytes === undefined || bytes > maxListBytes ? bytes : ((await listedBytes(url)) ?? bytes);
    return { path, ...(whole !== undefined && { bytes: whole }) };
  } catch {
    return undefined;
  }
}

/** Returns the size of a file that the server has in parts; undefined for any other file. */
async function listedBytes(url: URL | string): Promise<number | undefined> {
  const response = await fetch(url);
  return parsePartList(new Uint8Array(await response.arrayBuffer()))?.bytes;
}
