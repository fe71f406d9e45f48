/** Answers requests of the renderer from a folder, as a server of static files does. Needs no Electron. */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";

const contentTypes = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".wasm": "application/wasm",
};

/** Cross-origin isolation gives WebAssembly several threads. */
const headers = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Content-Security-Policy":
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; base-uri 'none'",
};

export function respondFrom(folder) {
  const root = path.resolve(folder);
  return async (request) => {
    const { pathname } = new URL(request.url);
    const file = path.join(root, decodeURIComponent(pathname.endsWith("/") ? `${pathname}index.html` : pathname));
    const found = file.startsWith(root + path.sep) ? await stat(file).catch(() => undefined) : undefined;
    if (found?.isFile() !== true) return new Response("not found", { status: 404, headers });
    const type = contentTypes[path.extname(file)] ?? "application/octet-stream";
    return new Response(Readable.toWeb(createReadStream(file)), {
      headers: { ...headers, "Content-Type": type, "Content-Length": String(found.size), "Last-Modified": found.mtime.toUTCString() },
    });
  };
}
