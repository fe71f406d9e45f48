/** A host for static files that sends no headers of its own, as the simplest ones do: no isolation, no caching rules. */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

export interface StaticHost {
  /** Ends with a slash. */
  url: string;
  close: () => Promise<void>;
}

/** Serves `folder` below `base`, a path with a slash at both ends; other paths are 404. */
export async function serveFolder(folder: string, base = "/"): Promise<StaticHost> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    if (!pathname.startsWith(base)) return void notFound(response);
    const file = path.join(folder, decodeURIComponent(pathname.slice(base.length)));
    void send(pathname.endsWith("/") ? path.join(file, "index.html") : file, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function send(file: string, response: ServerResponse): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() !== true) return notFound(response);
  response.writeHead(200, { "Content-Type": contentTypes[path.extname(file)] ?? "application/octet-stream", "Content-Length": found.size });
  // A page that is left may still fetch while its folder is removed.
  createReadStream(file)
    .on("error", () => response.destroy())
    .pipe(response);
}

function notFound(response: ServerResponse): void {
  response.writeHead(404).end("not found");
}
