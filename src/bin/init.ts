/** `cohabit init`: writes the asset files into a folder of static files, for sites without the Vite plugin. */
import path from "node:path";
import { parseArgs } from "node:util";
import { AssetFolder } from "../assets/asset-folder.ts";
import { assertMaxFileBytes, defaultMaxFileBytes, MaxFileBytesError } from "../assets/file-parts.ts";
import { findModelFolders, modelEntries } from "../assets/model-folders.ts";
import { listedAssets, siteAssets } from "../assets/site-assets.ts";
import { contentEntry } from "../assets/site-entry.ts";
import { findStarterModels } from "../assets/starter-models-folder.ts";
import { compareEntries, writeDifferences } from "../assets/write-entries.ts";
import { runtimeFiles, siteFileList, siteFileListName } from "../assets/write-site-file-list.ts";

/** The arguments of the command are invalid. */
export class InitUsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "InitUsageError";
  }
}

export interface InitEnvironment {
  assetsFolder: string;
  workingFolder: string;
  print: (line: string) => void;
}

interface InitOptions {
  target: string;
  isCheck: boolean;
  /** Undefined: no models; empty: all. */
  models: string[] | undefined;
  maxFileBytes: number;
}

/**
 * Returns whether the folder is up to date: always after a copy, with `--check` if no file differs. Throws
 * `InitUsageError` if the arguments are invalid or a package is missing.
 */
export async function init(args: readonly string[], { assetsFolder, workingFolder, print }: InitEnvironment): Promise<boolean> {
  const { target, isCheck, models, maxFileBytes } = parseOptions(args, workingFolder);
  const assets = await AssetFolder.open(assetsFolder);
  const modelsFolder = models === undefined ? undefined : await folderOfModels(models, workingFolder, assetsFolder);
  const ids = models === undefined || models.length === 0 ? undefined : models;

  const { manifest, entries } = await siteAssets(assets, { maxFileBytes });
  // The runtime only, because only the site's own build knows its other files.
  const list = Buffer.from(siteFileList(runtimeFiles(manifest)));
  entries.push(contentEntry(siteFileListName, list.byteLength, async () => list));
  if (modelsFolder !== undefined) entries.push(...(await modelEntries(modelsFolder, { maxFileBytes, ids })));

  const differences = await compareEntries(entries, target, await listedAssets(target));
  if (!isCheck) await writeDifferences(differences, target);
  const { outdated, obsolete } = differences;
  const displayed = path.relative(workingFolder, target) || ".";
  for (const entry of outdated) print(`${isCheck ? "differs " : "wrote   "} ${path.join(displayed, entry.path)}`);
  for (const file of obsolete) print(`${isCheck ? "obsolete" : "removed "} ${path.join(displayed, file)}`);
  const isUpToDate = outdated.length + obsolete.length === 0;
  if (isUpToDate) print(`${displayed} has the files of cohabit ${manifest.version}`);
  else if (isCheck)
    print(
      `${displayed} does not have the files of cohabit ${manifest.version}; run: npx cohabit init ${args.filter((argument) => argument !== "--check").join(" ")}`,
    );
  return isUpToDate || !isCheck;
}

function parseOptions(args: readonly string[], workingFolder: string): InitOptions {
  // parseArgs does not support options with an optional value.
  const models = args.filter((argument) => argument === "--models" || argument.startsWith("--models="));
  const rest = args.filter((argument) => !models.includes(argument));
  const { values, positionals } = parseRest(rest);
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new InitUsageError("init needs one folder");
  return {
    target: path.resolve(workingFolder, folder),
    isCheck: values.check === true,
    models:
      models.length === 0
        ? undefined
        : models.flatMap((argument) => argument.slice("--models=".length).split(",")).filter((id) => id !== ""),
    maxFileBytes: parseMaxFileBytes(values["max-file-bytes"]),
  };
}

function parseMaxFileBytes(text: string | undefined): number {
  const bytes = text === undefined ? defaultMaxFileBytes : Number(text);
  try {
    assertMaxFileBytes(bytes);
  } catch (error) {
    throw error instanceof MaxFileBytesError ? new InitUsageError(error.message.replace("maxFileBytes", "--max-file-bytes")) : error;
  }
  return bytes;
}

const restOptions = { check: { type: "boolean" }, "max-file-bytes": { type: "string" } } as const;

function parseRest(rest: string[]): ReturnType<typeof parseArgs<{ allowPositionals: true; options: typeof restOptions }>> {
  try {
    return parseArgs({ args: rest, allowPositionals: true, options: restOptions });
  } catch (error) {
    throw new InitUsageError(error instanceof Error ? error.message : String(error));
  }
}

async function folderOfModels(ids: readonly string[], workingFolder: string, assetsFolder: string): Promise<string> {
  const folder = findStarterModels([workingFolder, assetsFolder]);
  if (folder === undefined)
    throw new InitUsageError("--models needs the package cohabit-starter-models: npm install cohabit-starter-models");
  const known = (await findModelFolders(folder)).map((found) => found.split(path.sep).join("/"));
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined) throw new InitUsageError(`unknown model '${unknown}': cohabit-starter-models has ${known.join(", ")}`);
  return folder;
}
