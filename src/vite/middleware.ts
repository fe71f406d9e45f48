import { createReadStream, type Stats } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { Connect } from "vite";
import type { AssetFolder } from "../assets/asset-folder.ts";
import { manifestPath } from "../assets/asset-manifest.ts";
import { findModelFolders } from "../assets/model-folders.ts";

type Headers = Readonly<Record<string, string>>;

const contentTypes: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".json": "application/json",
  ".map": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
};

/** Dev server: service worker, workers and WASM. Workers are cross-origin isolated only if sent with the page's headers. */
export function serveAssets(base: string, headers: Headers, openAssets: () => Promise<AssetFolder>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const file = pathBelow(request, base);
    if (file !== "cohabit-sw.js" && file?.startsWith("cohabit/") !== true) return next();
    readAsset(openAssets, file).then((content) => {
      if (content === undefined) return notFound(response);
      response.setHeader("Content-Type", contentTypes[path.extname(file)] ?? "application/octet-stream");
      response.setHeader("Cache-Control", "no-cache");
      setHeaders(response, headers);
      response.end(content);
    }, next);
  };
}

async function readAsset(openAssets: () => Promise<AssetFolder>, file: string): Promise<Uint8Array | undefined> {
  const assets = await openAssets();
  if (file === manifestPath) return assets.manifestText();
  const entry = assets.find(file);
  return entry === undefined ? undefined : assets.read(entry);
}

/** Dev server: files of the model folders at `<base>models/`, 404 for anything else below it. */
export function serveModels(base: string, headers: Headers, modelsFolder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const file = pathBelow(request, `${base}models/`);
    if (file === undefined) return next();
    findModelFile(modelsFolder, file).then((found) => {
      if (found === undefined) return notFound(response);
      response.setHeader("Content-Type", file.endsWith(".json") ? "application/json" : "application/octet-stream");
      response.setHeader("Content-Length", found.size);
      response.setHeader("Last-Modified", found.mtime.toUTCString());
      setHeaders(response, headers);
      createReadStream(path.join(modelsFolder, file)).pipe(response);
    }, next);
  };
}

/** Preview server: 404 for missing model files, for which a server with an SPA fallback would send the index page. */
export function rejectMissingModels(base: string, outputFolder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const file = pathBelow(request, `${base}models/`);
    if (file === undefined) return next();
    findFile(path.join(outputFolder, "models", file)).then((found) => (found === undefined ? notFound(response) : next()), next);
  };
}

async function findModelFile(modelsFolder: string, file: string): Promise<Stats | undefined> {
  const folders = await findModelFolders(modelsFolder);
  const isInModel = folders.some((folder) => path.normalize(file).startsWith(folder + path.sep));
  return isInModel ? findFile(path.join(modelsFolder, file)) : undefined;
}

async function findFile(file: string): Promise<Stats | undefined> {
  try {
    const found = await stat(file);
    return found.isFile() ? found : undefined;
  } catch {
    return undefined;
  }
}

function setHeaders(response: Parameters<Connect.NextHandleFunction>[1], headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function notFound(response: Parameters<Connect.NextHandleFunction>[1]): void {
  response.statusCode = 404;
  response.end("cohabit has no such file");
}

function pathOf(request: Connect.IncomingMessage): string {
  return (request.url ?? "/").split("?", 1)[0] ?? "/";
}

function pathBelow(request: Connect.IncomingMessage, prefix: string): string | undefined {
  const requested = pathOf(request);
  if (!requested.startsWith(prefix)) return undefined;
  try {
    return decodeURIComponent(requested.slice(prefix.length));
  } catch {
    return "";
  }
}
