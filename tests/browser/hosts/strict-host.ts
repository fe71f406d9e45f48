/** A static web host as sites are deployed to: it refuses large files, may compress, and sends as few headers as a test wants. */
import { readFile, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Readable } from "node:stream";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".wasm": "application/wasm",
};

export interface HostOptions {
  /** Larger files are refused. Default: 25 MiB, as on Cloudflare Pages. */
  maxFileBytes?: number;
  /** Compresses every file. */
  encoding?: "gzip" | "br";
  /** Sends an ETag. Default: true. */
  hasValidators?: boolean;
  /** Sends the headers of cross-origin isolation. Default: true. */
  isIsolated?: boolean;
}

export interface HostedFile {
  path: string;
  status: number;
  /** Bytes of the body that were sent. */
  bytes: number;
}

const isolation = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };
/** The default qualities would take seconds. */
const fast = { gzip: { level: 1 }, br: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } } };

export class StrictHost {
  readonly #folder: string;
  readonly #options: Required<Omit<HostOptions, "encoding">> & { encoding: HostOptions["encoding"] | undefined };
  readonly #compressed = new Map<string, Buffer>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  requests: HostedFile[] = [];
  /** Returns the content that the host has for a path instead; null for a missing file. */
  fault: (path: string, content: Buffer) => Buffer | null = (_path, content) => content;

  constructor(folder: string, { maxFileBytes = 25 * 1024 * 1024, hasValidators = true, isIsolated = true, encoding }: HostOptions = {}) {
    this.#folder = folder;
    this.#options = { maxFileBytes, hasValidators, isIsolated, encoding };
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "localhost", resolve));
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  sentBytes(): number {
    return this.requests.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = path.join(this.#folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    const found = await stat(name).catch(() => undefined);
    const isServed = found?.isFile() === true && found.size <= this.#options.maxFileBytes;
    const content = isServed ? this.fault(pathname, await readFile(name)) : null;
    const entry = { path: pathname, status: content === null ? 404 : 200, bytes: 0 };
    this.requests.push(entry);
    if (content === null) return void response.writeHead(404).end();
    const { hasValidators, isIsolated, encoding } = this.#options;
    const etag = `"${found?.mtimeMs}"`;
    const headers = {
      "Content-Type": types[path.extname(name)] ?? "application/octet-stream",
      ...(isIsolated && isolation),
      ...(hasValidators && { "ETag": etag, "Cache-Control": "no-cache" }),
      ...(encoding !== undefined && { "Content-Encoding": encoding }),
    };
    if (hasValidators && request.headers["if-none-match"] === etag) {
      entry.status = 304;
      return void response.writeHead(304, headers).end();
    }
    const body = encoding === undefined ? content : this.#encode(name, content, encoding);
    response.writeHead(200, { ...headers, "Content-Length": body.byteLength });
    if (request.method === "HEAD") return void response.end();
    const pieces = Readable.from(counted(body, entry));
    response.on("close", () => pieces.destroy());
    pieces.pipe(response);
  }

  #encode(name: string, content: Buffer, encoding: "gzip" | "br"): Buffer {
    const known = this.#compressed.get(name);
    if (known !== undefined) return known;
    const encoded = encoding === "gzip" ? gzipSync(content, fast.gzip) : brotliCompressSync(content, fast.br);
    this.#compressed.set(name, encoded);
    return encoded;
  }
}

/** In pieces, so that a response that the browser cancels counts as far as it went. */
function* counted(body: Buffer, entry: HostedFile): Generator<Buffer> {
  for (let offset = 0; offset < body.byteLength; offset += 65_536) {
    const piece = body.subarray(offset, offset + 65_536);
    entry.bytes += piece.byteLength;
    yield piece;
  }
}
