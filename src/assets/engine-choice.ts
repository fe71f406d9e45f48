/** Chooses the engines of a site. */
import { readdir } from "node:fs/promises";
import path from "node:path";
import { findModelFolders } from "./model-folders.ts";

/** A site may leave out the files of these engines. Files of `remote` and `built-in` are part of every site. */
export const selectableEngines = ["onnx", "transformers", "web-llm", "llama-cpp"] as const;

export type SiteEngine = (typeof selectableEngines)[number];

/** Engines of models that sites name by their ids. The others have 6 MB and more of files that most sites never use. */
const defaultEngines: readonly SiteEngine[] = ["onnx", "transformers"];

/** Files by which a folder of models shows that it needs an engine. */
const signs: readonly (readonly [SiteEngine, RegExp])[] = [
  ["web-llm", /^(?:mlc-chat-config|ndarray-cache|tensor-cache|mlc-model-manifest)\.json$/],
  ["llama-cpp", /\.gguf$/i],
];

/** Returns the default for a site that serves the models of a folder: `onnx`, `transformers`, and the engines of the models in the folder. */
export async function enginesFor(modelsFolder: string | undefined): Promise<SiteEngine[]> {
  if (modelsFolder === undefined) return [...defaultEngines];
  const folders = await findModelFolders(modelsFolder);
  const names = (await Promise.all(folders.map((folder) => namesBelow(path.join(modelsFolder, folder))))).flat();
  const found = signs.filter(([, sign]) => names.some((name) => sign.test(name))).map(([engine]) => engine);
  return [...defaultEngines, ...found];
}

/** The option `engines` has an unknown name. */
export class UnknownEngineError extends Error {
  constructor(name: string) {
    super(`engines: '${name}' is unknown; the engines are ${selectableEngines.join(", ")}`);
    this.name = "UnknownEngineError";
  }
}

/** Throws `UnknownEngineError`. */
export function assertEngines(names: readonly string[]): asserts names is SiteEngine[] {
  const unknown = names.find((name) => !isSelectable(name));
  if (unknown !== undefined) throw new UnknownEngineError(unknown);
}

/** Whether `name` is an engine that can be left out. */
export function isSelectable(name: string): name is SiteEngine {
  return selectableEngines.some((engine) => engine === name);
}

async function namesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}
