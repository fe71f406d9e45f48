/** The built pages of the tests on a server of their own: with other headers, under another host name, or taken away. */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(`../../${process.env["TEST_BUILD"] ?? "dist-tests"}`, import.meta.url));
const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".json": "application/json",
  ".wasm": "application/wasm",
};

const isolation = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };

export interface StaticSite {
  port: number;
  close: () => Promise<void>;
}

/** Serves the pages with `headers` beside those of cross-origin isolation, on a free port of 127.0.0.1. */
export async function openStaticSite(headers: Record<string, string> = {}): Promise<StaticSite> {
  const server = createServer((request, response) => {
    const file = path.join(folder, path.normalize(decodeURIComponent((request.url ?? "/").split("?", 1)[0] ?? "/")));
    stat(file).then(
      (found) => {
        if (!found.isFile()) return void response.writeHead(404).end();
        const type = types[path.extname(file)] ?? "application/octet-stream";
        response.writeHead(200, { "Content-Type": type, "Content-Length": found.size, ...isolation, ...headers });
        createReadStream(file).pipe(response);
      },
      () => void response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
