/** The built pages of the tests on a server of their own: with other headers, under another host name, or taken away. */
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
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

const workerPath = "/cohabit/";
const isolation = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };

export interface StaticSite {
  port: number;
  /** Paths that were requested, oldest first. */
  requests: string[];
  /** Returns the bytes of the files that were sent whole, without models. The server does not compress. */
  sentBytes: () => number;
  close: () => Promise<void>;
}

/** A fault in a file of the build: code that runs before a script, another text instead of one that the file must contain, or another content. */
export type FileFault = { file: RegExp } & ({ before: string } | { text: string; replacement: string } | { content: Buffer });

/**
 * Serves the pages with `headers` and the headers of cross-origin isolation, on a free port of 127.0.0.1. `workers`:
 * folder of other workers than the build's.
 */
export async function openStaticSite(
  headers: Record<string, string> = {},
  faults: FileFault | readonly FileFault[] = [],
  workers?: string,
): Promise<StaticSite> {
  const requests: string[] = [];
  let sentBytes = 0;
  const server = createServer((request, response) => {
    requests.push(request.url ?? "/");
    const url = path.normalize(decodeURIComponent((request.url ?? "/").split("?", 1)[0] ?? "/"));
    const file =
      workers !== undefined && url.startsWith(workerPath) ? path.join(workers, url.slice(workerPath.length)) : path.join(folder, url);
    stat(file).then(
      (found) => {
        if (!found.isFile()) return void response.writeHead(404).end();
        const type = types[path.extname(file)] ?? "application/octet-stream";
        const sent = { "Content-Type": type, ...isolation, ...headers };
        const fault = [faults].flat().find((each) => each.file.test(file));
        if (fault !== undefined) return void sendFault(response, sent, file, fault);
        response.writeHead(200, { ...sent, "Content-Length": found.size });
        if (!url.startsWith("/models/")) sentBytes += found.size;
        createReadStream(file).pipe(response);
      },
      () => void response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    sentBytes: () => sentBytes,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function sendFault(response: ServerResponse, headers: Record<string, string>, file: string, fault: FileFault): Promise<void> {
  if ("content" in fault) return void response.writeHead(200, headers).end(fault.content);
  const content = await readFile(file, "utf8");
  if ("before" in fault) return void response.writeHead(200, headers).end(`${fault.before}\n${content}`);
  const { text, replacement } = fault;
  if (content.includes(text)) response.writeHead(200, headers).end(content.replace(text, replacement));
  else response.writeHead(500).end("the file has not the text that the fault is to replace");
}
