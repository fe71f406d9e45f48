/** A static web server that a test can count, stop, leave hanging, and give another build to serve. */
import { createReadStream, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

const headers = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Content-Security-Policy":
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; base-uri 'none'",
  "Cache-Control": "no-cache",
};

export interface ServedRequest {
  path: string;
  status: number;
  bytes: number;
}

export class SiteServer {
  /** Folder that is served; another one is a redeploy. */
  folder: string;
  /** Files that a redeploy changed, by path: their replacements. */
  readonly changed = new Map<string, string>();
  /** No request gets a response. */
  isHanging = false;
  requests: ServedRequest[] = [];
  #server: Server | undefined;
  #port = 0;
  readonly #connectSources: string;

  /** @param connectSources Origins that pages may fetch from, besides the server's own. */
  constructor(folder: string, connectSources = "'self'") {
    this.folder = folder;
    this.#connectSources = connectSources;
  }

  get url(): string {
    return `http://localhost:${this.#port}/`;
  }

  /** On the same port each time. */
  async start(): Promise<void> {
    const server = createServer((request, response) => this.#answer(request, response));
    await new Promise<void>((resolve) => server.listen(this.#port, "localhost", resolve));
    const address = server.address();
    if (address !== null && typeof address === "object") this.#port = address.port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    this.#server = undefined;
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }

  /** Paths of the files that were sent completely since the last `forgetRequests`. */
  sent(): string[] {
    return this.requests.filter(({ status }) => status === 200).map((request) => request.path);
  }

  sentBytes(): number {
    return this.requests.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  forgetRequests(): void {
    this.requests = [];
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    if (this.isHanging) return;
    const { pathname } = new URL(request.url ?? "/", this.url);
    const content = this.changed.get(pathname);
    if (content !== undefined) {
      response.writeHead(200, { ...headers, "Content-Type": types[path.extname(pathname)] ?? "application/octet-stream" });
      response.end(content);
      return;
    }
    const file = path.join(this.folder, decodeURIComponent(pathname.endsWith("/") ? `${pathname}index.html` : pathname));
    const found = statSync(file, { throwIfNoEntry: false });
    const etag = found && `"${found.size}-${Math.floor(found.mtimeMs)}"`;
    let status = 404;
    if (found?.isFile() === true && etag !== undefined) status = request.headers["if-none-match"] === etag ? 304 : 200;
    this.requests.push({ path: pathname, status, bytes: status === 200 && request.method === "GET" ? (found?.size ?? 0) : 0 });
    response.writeHead(status, {
      ...headers,
      "Content-Security-Policy": `${headers["Content-Security-Policy"]}; connect-src ${this.#connectSources}`,
      ...(etag && { ETag: etag }),
      ...(status === 200 && { "Content-Type": types[path.extname(file)] ?? "application/octet-stream", "Content-Length": found?.size }),
    });
    if (status === 200 && request.method === "GET") createReadStream(file).pipe(response);
    else response.end();
  }
}
