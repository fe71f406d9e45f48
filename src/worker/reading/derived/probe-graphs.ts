/** Finds graphs on a server that lists no files, by asking for those that there may be. */
import { fileUrl } from "../../hub/hub-model.ts";
import { dtypeSchema, graphName } from "../../models/record/dtypes.ts";
import { graphFolders } from "./graph-files.ts";
import type { FactFile } from "./model-facts.ts";

/** Companions that are asked for after one that is there. */
const maxCompanions = 64;

/**
 * @param more Paths of further graphs.
 * @param stems Names of the graphs that there may be: `all` of them are needed, or the first that there is.
 */
export async function probeGraphs(folder: string, more: readonly string[], stems: readonly string[], all: boolean): Promise<FactFile[]> {
  const named = await probeFiles(folder, more);
  for (const where of graphFolders) {
    const graphs: FactFile[] = [];
    for (const stem of stems) {
      const paths = dtypeSchema.options.map((dtype) => `${where}${graphName(stem, dtype)}.onnx`);
      // One after another: most folders are found at the first.
      // oxlint-disable-next-line no-await-in-loop
      graphs.push(...(await probeFiles(folder, paths)));
      if (graphs.length > 0 && !all) break;
    }
    // oxlint-disable-next-line no-await-in-loop
    if (graphs.length > 0) return withCompanions(folder, [...named, ...graphs]);
  }
  return withCompanions(folder, named);
}

async function withCompanions(folder: string, graphs: readonly FactFile[]): Promise<FactFile[]> {
  const companions = await Promise.all(graphs.map(({ path }) => companionsOf(folder, path)));
  return [...graphs, ...companions.flat()];
}

async function companionsOf(folder: string, path: string): Promise<FactFile[]> {
  const companions: FactFile[] = [];
  for (let number = 0; number < maxCompanions; number++) {
    // oxlint-disable-next-line no-await-in-loop
    const next = await probeFiles(folder, [`${path}_data${number === 0 ? "" : `_${number}`}`]);
    if (next.length === 0) break;
    companions.push(...next);
  }
  return companions;
}

/** Those of the paths that there are. */
export async function probeFiles(folder: string, paths: readonly string[]): Promise<FactFile[]> {
  const files = await Promise.all(paths.map((path) => probe(folder, path)));
  return files.filter((file) => file !== undefined);
}

/** Undefined also if the server cannot be reached: reading the model's config has shown that it can. */
async function probe(folder: string, path: string): Promise<FactFile | undefined> {
  try {
    const { ok, headers } = await fetch(fileUrl(folder, path), { method: "HEAD" });
    // Servers of single-page apps answer a missing file with their page.
    if (!ok || (headers.get("content-type") ?? "").startsWith("text/html")) return undefined;
    const length = headers.has("content-encoding") ? null : headers.get("content-length");
    return { path, ...(length !== null && { bytes: Number(length) }) };
  } catch {
    return undefined;
  }
}
