import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { Connect } from "vite";
import { bundleServiceWorker, serviceWorkerFileName } from "./service-worker-bundle.ts";
import { findModelFolders } from "./model-folders.ts";

/** Dev server: the service worker, bundled anew for each request, so that an edit arrives with the next update check. */
export function serveServiceWorker(base: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (pathOf(request) !== base + serviceWorkerFileName) return next();
    bundleServiceWorker().then((script) => {
      response.setHeader("Content-Type", "text/javascript");
      response.setHeader("Cache-Control", "no-cache");
      response.end(script);
    }, next);
  };
}

/** Dev server: files of the model folders at `<base>models/`, 404 for anything else there. */
export function serveModels(base: string, modelsFolder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const file = pathBelow(request, `${base}models/`);
    if (file === undefined) return next();
    sizeOfModelFile(modelsFolder, file).then((size) => {
      if (size === undefined) return notFound(response);
      response.setHeader("Content-Type", file.endsWith(".json") ? "application/json" : "application/octet-stream");
      response.setHeader("Content-Length", size);
      createReadStream(path.join(modelsFolder, file)).pipe(response);
    }, next);
  };
}

/** Preview server: without this, a missing model file would be answered with the site's index page where it has an SPA fallback. */
export function answerMissingModels(base: string, outputFolder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const file = pathBelow(request, `${base}models/`);
    if (file === undefined) return next();
    sizeOfFile(path.join(outputFolder, "models", file)).then((size) => (size === undefined ? notFound(response) : next()), next);
  };
}

async function sizeOfModelFile(modelsFolder: string, file: string): Promise<number | undefined> {
  const folders = await findModelFolders(modelsFolder);
  const isInModel = folders.some((folder) => path.normalize(file).startsWith(folder + path.sep));
  return isInModel ? sizeOfFile(path.join(modelsFolder, file)) : undefined;
}

async function sizeOfFile(file: string): Promise<number | undefined> {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : undefined;
  } catch {
    return undefined;
  }
}

function notFound(response: Parameters<Connect.NextHandleFunction>[1]): void {
  response.statusCode = 404;
  response.end("no such model file");
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
