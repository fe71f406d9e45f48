/** `cohabit init`: the asset files in a folder of static files, for sites that the Vite plugin does not build. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { AssetFolder } from "../assets/asset-folder.ts";
import { compareAssets, copyAssets } from "../assets/copy-assets.ts";
import { compareModels, copyModels, findModelFolders } from "../assets/model-folders.ts";
import { readIfThere } from "../assets/read-if-there.ts";
import { runtimeFiles, siteFileList, siteFileListName } from "../assets/site-file-list.ts";
import { findStarterModels } from "../assets/starter-models-folder.ts";

/** The command was given arguments that it cannot follow. */
export class InitUsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "InitUsageError";
  }
}

export interface InitSurroundings {
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
 * Returns whether the folder is as it should be: after a copy always, after `--check` if nothing differs.
 * Throws `InitUsageError` if `given` or the installed packages do not allow what is asked for.
 */
export async function init(given: readonly string[], { assetsFolder, workingFolder, print }: InitSurroundings): Promise<boolean> {
  const { target, isCheck, models } = parseOptions(given, workingFolder);
  const assets = await AssetFolder.open(assetsFolder);
  const modelsFolder = models === undefined ? undefined : await folderOfModels(models, workingFolder, assetsFolder);
  const ids = models === undefined || models.length === 0 ? undefined : models;

  const { outdated, obsolete } = await (isCheck ? compareAssets : copyAssets)(assets, target);
  const list = await updateSiteFileList(assets, target, isCheck);
  const modelFiles =
    modelsFolder === undefined ? [] : await (isCheck ? compareModels : copyModels)(modelsFolder, path.join(target, "models"), ids);
  const differing = [...outdated, ...list, ...modelFiles.map((file) => path.join("models", file))];

  const shown = path.relative(workingFolder, target) || ".";
  for (const file of differing) print(`${isCheck ? "differs " : "wrote   "} ${path.join(shown, file)}`);
  for (const file of obsolete) print(`${isCheck ? "obsolete" : "removed "} ${path.join(shown, file)}`);
  const isUpToDate = differing.length + obsolete.length === 0;
  if (isUpToDate) print(`${shown} has the files of cohabit ${assets.manifest.version}`);
  else if (isCheck)
    print(
      `${shown} does not have the files of cohabit ${assets.manifest.version}; run: npx cohabit init ${given.filter((argument) => argument !== "--check").join(" ")}`,
    );
  return isUpToDate || !isCheck;
}

/** What browsers keep for use offline: the runtime; only the build of a site could know more. */
async function updateSiteFileList(assets: AssetFolder, target: string, isCheck: boolean): Promise<string[]> {
  const file = path.join(target, siteFileListName);
  const text = siteFileList(runtimeFiles(assets.manifest));
  if ((await readIfThere(file))?.toString("utf8") === text) return [];
  if (!isCheck) await writeFile(file, text);
  return [siteFileListName];
}

function parseOptions(given: readonly string[], workingFolder: string): InitOptions {
  // parseArgs knows no option whose value may be left out.
  const models = given.filter((argument) => argument === "--models" || argument.startsWith("--models="));
  const rest = given.filter((argument) => !models.includes(argument));
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
  if (unknown !== undefined) throw new InitUsageError(`there is no model '${unknown}' in cohabit-starter-models, only ${known.join(", ")}`);
  return folder;
}
