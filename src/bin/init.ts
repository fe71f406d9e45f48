/** `cohabit init`: writes the asset files into a folder of static files, for sites without the Vite plugin. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { AssetFolder } from "../assets/asset-folder.ts";
import { compareAssets, copyAssets } from "../assets/copy-assets.ts";
import { compareModels, copyModels, findModelFolders } from "../assets/model-folders.ts";
import { readIfExists } from "../assets/read-if-exists.ts";
import { runtimeFiles, siteFileList, siteFileListName } from "../assets/write-site-file-list.ts";
import { findStarterModels } from "../assets/starter-models-folder.ts";

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
}

/**
 * Returns whether the folder is up to date: always after a copy, with `--check` if no file differs. Throws
 * `InitUsageError` if the arguments are invalid or a package is missing.
 */
export async function init(args: readonly string[], { assetsFolder, workingFolder, print }: InitEnvironment): Promise<boolean> {
  const { target, isCheck, models } = parseOptions(args, workingFolder);
  const assets = await AssetFolder.open(assetsFolder);
  const modelsFolder = models === undefined ? undefined : await folderOfModels(models, workingFolder, assetsFolder);
  const ids = models === undefined || models.length === 0 ? undefined : models;

  const { outdated, obsolete } = await (isCheck ? compareAssets : copyAssets)(assets, target);
  const list = await updateSiteFileList(assets, target, isCheck);
  const modelFiles =
    modelsFolder === undefined ? [] : await (isCheck ? compareModels : copyModels)(modelsFolder, path.join(target, "models"), ids);
  const differing = [...outdated, ...list, ...modelFiles.map((file) => path.join("models", file))];

  const displayed = path.relative(workingFolder, target) || ".";
  for (const file of differing) print(`${isCheck ? "differs " : "wrote   "} ${path.join(displayed, file)}`);
  for (const file of obsolete) print(`${isCheck ? "obsolete" : "removed "} ${path.join(displayed, file)}`);
  const isUpToDate = differing.length + obsolete.length === 0;
  if (isUpToDate) print(`${displayed} has the files of cohabit ${assets.manifest.version}`);
  else if (isCheck)
    print(
      `${displayed} does not have the files of cohabit ${assets.manifest.version}; run: npx cohabit init ${args.filter((argument) => argument !== "--check").join(" ")}`,
    );
  return isUpToDate || !isCheck;
}

/** Lists the runtime only, because only the site's own build knows its other files. */
async function updateSiteFileList(assets: AssetFolder, target: string, isCheck: boolean): Promise<string[]> {
  const file = path.join(target, siteFileListName);
  const text = siteFileList(runtimeFiles(assets.manifest));
  if ((await readIfExists(file))?.toString("utf8") === text) return [];
  if (!isCheck) await writeFile(file, text);
  return [siteFileListName];
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
  };
}

function parseRest(rest: string[]): { values: { check?: boolean | undefined }; positionals: string[] } {
  try {
    return parseArgs({ args: rest, allowPositionals: true, options: { check: { type: "boolean" } } });
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
