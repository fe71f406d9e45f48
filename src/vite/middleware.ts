import path from "node:path";
import type { Connect } from "vite";
import type { SiteAssets } from "../assets/site-assets.ts";
import type { SiteEntry } from "../assets/site-entry.ts";
import { findFile, ServedModels } from "./served-models.ts";

type Headers = Readonly<Record<string, string>>;

const contentTypes: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".json": "application/json",
  ".map": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
};

/** Dev server: service worker, workers and WASM. Workers are cross-origin isolated only if sent with the page's headers. */
export function serveAssets(base: string, headers: Headers, openAssets: () => Promise<SiteAssets>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const file = pathBelow(request, base);
    if (file !== "cohabit-sw.js" && file?.startsWith("cohabit/") !== true) return next();
    openAssets()
      .then(async ({ entries }) => {
        const entry = entries.find((each) => each.path === file);
        if (entry === undefined) return notFound(response);
        response.setHeader("Content-Type", contentTypes[path.extname(file)] ?? "application/octet-stream");
        response.setHeader("Cache-Control", "no-cache");
        setHeaders(response, headers);
        await send(entry, response);
      })
      .catch(next);
  };
}

/** Dev server: files of the model folders at `<base>models/`, in parts as in a build, 404 for anything else below it. */
export function serveModels(base: string, headers: Headers, modelsFolder: string, maxFileBytes: number): Connect.NextHandleFunction {
  const models = new ServedModels(modelsFolder, maxFileBytes);
  return (request, response, next) => {
    const file = pathBelow(request, `${base}models/`);
    if (file === undefined) return next();
    models
      .find(file)
      .then(async (found) => {
        if (found === undefined) return notFound(response);
        response.setHeader("Content-Type", file.endsWith(".json") ? "application/json" : "application/octet-stream");
        response.setHeader("Content-Length", found.entry.bytes);
        response.setHeader("Last-Modified", found.changed.toUTCString());
        setHeaders(response, headers);
        await send(found.entry, response);
      })
      .catch(next);
  };
}

/** Ends quietly if the browser closes the connection. */
async function send(entry: SiteEntry, response: Parameters<Connect.NextHandleFunction>[1]): Promise<void> {
  const content = await entry.stream();
  response.on("close", () => content.destroy());
  content.on("error", () => response.destroy());
  content.pipe(response);
}

/** Preview server: 404 for missing model files, for which a server with an SPA fallback would send the index page. */
export function rejectMissingModels(base: string, outputFolder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const file = pathBelow(request, `${base}models/`);
    if (file === undefined) return next();
    findFile(path.join(outputFolder, "models", file)).then((found) => (found === undefined ? notFound(response) : next()), next);
  };
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
