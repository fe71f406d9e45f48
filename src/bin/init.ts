/** `cohabit init`: writes the asset files into a folder of static files, for sites without the Vite plugin. */
import path from "node:path";
import { parseArgs } from "node:util";
import { AssetFolder } from "../assets/asset-folder.ts";
import { assertEngines, enginesFor, type SiteEngine, UnknownEngineError } from "../assets/engine-choice.ts";
import { assertMaxFileBytes, defaultMaxFileBytes, MaxFileBytesError } from "../assets/file-parts.ts";
import { findModelFolders, modelEntries, servedFolders } from "../assets/model-folders.ts";
import { listedAssets, siteAssets } from "../assets/site-assets.ts";
import { listedFiles } from "../assets/site-folder-files.ts";
import { contentEntry } from "../assets/site-entry.ts";
import { findStarterModels } from "../assets/starter-models-folder.ts";
import { compareEntries, writeDifferences } from "../assets/write-entries.ts";
import { runtimeFiles, siteFileList, siteFileListName } from "../assets/write-site-file-list.ts";
import { type EntryGroup, summaryOf } from "./summary.ts";

/** The arguments of the command are invalid. */
export class InitUsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "InitUsageError";
  }
}

export interface InitDependencies {
  assetsFolder: string;
  workingFolder: string;
  print: (line: string) => void;
}

interface InitOptions {
  target: string;
  mode: "write" | "check" | "dry-run";
  /** Undefined: no models; empty: all. */
  models: string[] | undefined;
  /** Undefined: chosen for the models. */
  engines: SiteEngine[] | undefined;
  sourceMaps: boolean;
  precache: "site" | "runtime" | "off";
  maxFileBytes: number;
}

/**
 * Returns whether the folder is up to date: always after a copy, with `--check` if no file differs. Throws
 * `InitUsageError` if the arguments are invalid or a package is missing.
 */
export async function init(args: readonly string[], { assetsFolder, workingFolder, print }: InitDependencies): Promise<boolean> {
  const options = parseOptions(args, workingFolder);
  const { target, mode, models } = options;
  const displayed = path.relative(workingFolder, target) || ".";
  const modelsFolder = models === undefined ? undefined : await folderOfModels(models, workingFolder, assetsFolder);
  const { version, groups } = await entriesOf(await AssetFolder.open(assetsFolder), modelsFolder, options);
  const entries = groups.flatMap((group) => group.entries);

  const listed = await listedAssets(target);
  const differences = await compareEntries(entries, target, options.precache === "off" ? [...listed, siteFileListName] : listed);
  if (mode === "write") await writeDifferences(differences, target);
  const { outdated, obsolete } = differences;
  const isUpToDate = outdated.length + obsolete.length === 0;
  if (isUpToDate) print(`${displayed} has the files of cohabit ${version}`);
  else if (mode === "check") {
    for (const entry of outdated) print(`differs   ${path.join(displayed, entry.path)}`);
    for (const file of obsolete) print(`obsolete  ${path.join(displayed, file)}`);
    const repeated = args.filter((argument) => argument !== "--check").join(" ");
    print(`${displayed} does not have the files of cohabit ${version}; run: npx cohabit init ${repeated}`);
  } else for (const line of summaryOf(groups, differences, displayed, mode === "dry-run")) print(line);
  return isUpToDate || mode !== "check";
}

/** The entries that `init` writes, in the groups of the summary. The manifest of the assets is the last entry of all. */
async function entriesOf(
  assets: AssetFolder,
  modelsFolder: string | undefined,
  { target, models, maxFileBytes, sourceMaps, precache, ...options }: InitOptions,
): Promise<{ version: string; groups: EntryGroup[] }> {
  const ids = models === undefined || models.length === 0 ? undefined : models;
  const engines = options.engines ?? (await enginesFor(modelsFolder));
  const { manifest, entries } = await siteAssets(assets, { maxFileBytes, engines, sourceMaps });
  const groups: EntryGroup[] = [];
  if (modelsFolder !== undefined) {
    const names = await servedFolders(modelsFolder, { ids });
    groups.push({ name: "models/", note: names.join(", "), entries: await modelEntries(modelsFolder, { maxFileBytes, ids }) });
  }
  if (precache !== "off") {
    const files = runtimeFiles(manifest);
    const pages = precache === "site" ? await listedFiles(target, (file) => !isOwnFile(file)) : [];
    const list = Buffer.from(siteFileList([...files, ...pages]));
    const note = precache === "site" ? `keeps cohabit and ${pages.length} files of the folder offline` : "keeps cohabit offline";
    groups.push({ name: siteFileListName, note, entries: [contentEntry(siteFileListName, list.byteLength, async () => list)] });
  }
  groups.push({ name: "cohabit/", note: `engines: ${engines.join(", ")}`, entries });
  return { version: manifest.version, groups };
}

/** Whether `init` itself writes the file. */
function isOwnFile(file: string): boolean {
  return /^(?:cohabit\/|models\/|cohabit-sw\.js|cohabit-files\.json$)/.test(file);
}

function parseOptions(args: readonly string[], workingFolder: string): InitOptions {
  // parseArgs does not support options with an optional value.
  const models = args.filter((argument) => argument === "--models" || argument.startsWith("--models="));
  const { values, positionals } = parseRest(args.filter((argument) => !models.includes(argument)));
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new InitUsageError("init needs one folder");
  if (values.check === true && values["dry-run"] === true) throw new InitUsageError("--check and --dry-run exclude each other");
  return {
    target: path.resolve(workingFolder, folder),
    mode: values.check === true ? "check" : values["dry-run"] === true ? "dry-run" : "write",
    models: models.length === 0 ? undefined : models.flatMap((argument) => namesIn(argument.slice("--models=".length))),
    engines: values.engines === undefined ? undefined : parseEngines(namesIn(values.engines)),
    sourceMaps: values["source-maps"] === true,
    precache: parsePrecache(values.precache),
    maxFileBytes: parseMaxFileBytes(values["max-file-bytes"]),
  };
}

function namesIn(text: string): string[] {
  return text.split(",").filter((name) => name !== "");
}

function parseEngines(names: string[]): SiteEngine[] {
  try {
    assertEngines(names);
    return names;
  } catch (error) {
    throw error instanceof UnknownEngineError ? new InitUsageError(`--${error.message}`) : error;
  }
}

function parsePrecache(text: string | undefined): InitOptions["precache"] {
  if (text === undefined || text === "site") return "site";
  if (text === "runtime" || text === "off") return text;
  throw new InitUsageError(`--precache is '${text}'; it is site, runtime or off`);
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

const restOptions = {
  check: { type: "boolean" },
  "dry-run": { type: "boolean" },
  engines: { type: "string" },
  "source-maps": { type: "boolean" },
  precache: { type: "string" },
  "max-file-bytes": { type: "string" },
} as const;

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
