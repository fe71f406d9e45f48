/**
 * A model hub on loopback with the interface of the public one: revisions, pages of the file list, ranges, large files
 * at another origin (a second port), CORS. Tests choose its faults. `layout` makes it less of a hub: "resolve" has no
 * `api/`, "folder" serves the newest files at `{org}/{name}/`.
 */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type Fault, sendBody } from "./hub-faults.ts";
import { type Contents, etagOf, HubRepository, isLarge, type RepositoryFile, treeEntry } from "./hub-repository.ts";

export interface HubRequest {
  method: string;
  /** Decoded, without the query. */
  path: string;
  /** As sent; "" if none. */
  range: string;
  /** At the second origin, which large files are redirected to. */
  isContent: boolean;
  status: number;
}

interface HubServerOptions {
  layout?: "hub" | "resolve" | "folder";
  /** Large files are redirected to another origin, as the public hub does. Default: true for "hub". */
  redirects?: boolean;
  /** Files of one page of the list. */
  pageFiles?: number;
  /** ETag headers; without them a changed file shows only by its content. Default: true. */
  etags?: boolean;
}

const exposed = "X-Repo-Commit, X-Error-Code, ETag, Link, Accept-Ranges, Content-Range, X-Linked-Size, X-Linked-ETag, Retry-After";

/** Quality of Brotli; the default would take seconds. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

export class HubServer {
  /** Returns the fault for a request; asked before each response. */
  fault: (request: Readonly<HubRequest>) => Fault | undefined = () => undefined;
  requests: HubRequest[] = [];
  /** Bytes of large files that were sent so far. */
  sentBytes = 0;
  #onSent: () => void = () => undefined;
  readonly #encoded = new Map<string, Uint8Array>();
  readonly #models = new Map<string, HubRepository>();
  readonly #options: Required<HubServerOptions>;
  readonly #servers: Server[] = [];
  #ports: number[] = [0, 0];

  constructor({ layout = "hub", redirects = layout === "hub", pageFiles = 1000, etags = true }: HubServerOptions = {}) {
    this.#options = { layout, redirects, pageFiles, etags };
  }

  /** Base URL, with a trailing slash. */
  get url(): string {
    return `http://127.0.0.1:${this.#ports[0]}/`;
  }

  /** A new state of the model's files. @returns the commit. */
  push(id: string, contents: Contents): string {
    return this.#repository(id).push(contents);
  }

  /** Like `push`, with the files below a folder on the disk. */
  pushFolder(id: string, folder: string): string {
    return this.#repository(id).pushFolder(folder);
  }

  /** Like `push`, with files that are generated while they are read. */
  pushFiles(id: string, files: RepositoryFile[]): string {
    return this.#repository(id).pushFiles(files);
  }

  /** On the same ports each time. */
  async start(): Promise<void> {
    for (const index of [0, 1]) {
      const server = createServer((request, response) => void this.#answer(request, response, index === 1));
      await new Promise<void>((resolve) => void server.listen(this.#ports[index], "127.0.0.1", resolve));
      const address = server.address();
      if (address !== null && typeof address === "object") this.#ports[index] = address.port;
      this.#servers.push(server);
    }
  }

  async stop(): Promise<void> {
    for (const server of this.#servers.splice(0)) {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    }
  }

  /** `METHOD path` of the requests so far, and forgets them. */
  takeRequests(): string[] {
    return this.requests.splice(0).map(({ method, path }) => `${method} ${path}`);
  }

  /** Resolves when this number of bytes of large files was sent in total. */
  sent(bytes: number): Promise<void> {
    return new Promise((resolve) => {
      this.#onSent = () => void (this.sentBytes >= bytes && resolve());
      this.#onSent();
    });
  }

  #compressed(file: RepositoryFile, encoding: "gzip" | "br"): Uint8Array {
    const key = `${encoding} ${etagOf(file)}`;
    const bytes =
      this.#encoded.get(key) ?? (encoding === "gzip" ? gzipSync(file.read(), { level: 1 }) : brotliCompressSync(file.read(), fast));
    this.#encoded.set(key, bytes);
    return bytes;
  }

  #sent(bytes: number): void {
    this.sentBytes += bytes;
    this.#onSent();
  }

  #repository(id: string): HubRepository {
    const repository = this.#models.get(id) ?? new HubRepository();
    this.#models.set(id, repository);
    return repository;
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse, isContent: boolean): Promise<void> {
    const url = new URL(incoming.url ?? "/", this.url);
    const request: HubRequest = {
      method: incoming.method ?? "GET",
      path: decodeURIComponent(url.pathname),
      range: incoming.headers.range ?? "",
      isContent,
      status: 0,
    };
    this.requests.push(request);
    const fault = this.fault(request);
    const cors = {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Expose-Headers": exposed,
      "Cross-Origin-Resource-Policy": "cross-origin",
    };
    const headers: Record<string, string> = fault?.kind === "no-cors" ? {} : cors;
    const reply = (status: number, more: Record<string, string>, body: Uint8Array | string = ""): Promise<void> => {
      request.status = status;
      const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
      const hasLength = fault?.kind !== "no-length" && !(fault?.kind === "bare-part" && !fault.hasLength);
      response.writeHead(status, { ...headers, ...(hasLength && { "Content-Length": bytes.length }), ...more });
      response.flushHeaders();
      if (request.method === "HEAD") response.end();
      return request.method === "HEAD" ? Promise.resolve() : sendBody(response, bytes, fault, (sent) => this.#sent(isContent ? sent : 0));
    };
    if (fault?.kind === "page") return reply(200, { "Content-Type": "text/html" }, "<!doctype html><title>not a hub</title>");
    if (fault?.kind === "other") return reply(200, { "Content-Type": fault.type ?? "application/octet-stream" }, fault.body);
    if (fault?.kind === "status") return reply(fault.status, fault.headers ?? {}, "a failure of the test");
    if (url.pathname.startsWith("/api/models/")) return this.#answerApi(url, reply);
    return this.#answerFile(request, fault, reply);
  }

  #answerApi(url: URL, reply: (status: number, headers: Record<string, string>, body?: string) => Promise<void>): Promise<void> {
    const json = { "Content-Type": "application/json" };
    if (this.#options.layout !== "hub") return reply(404, { "Content-Type": "text/plain" }, "not found");
    const [, id = "", kind, revision = ""] = /^\/api\/models\/([^/]+\/[^/]+)\/(revision|tree)\/([^/]+)$/.exec(url.pathname) ?? [];
    const repository = this.#models.get(id);
    // Like the public hub, which hides private repositories from strangers.
    if (repository === undefined) return reply(401, { ...json, "X-Error-Code": "RepoNotFound" }, "{}");
    const state = repository.at(decodeURIComponent(revision));
    if (state === undefined) return reply(404, { ...json, "X-Error-Code": "RevisionNotFound" }, "{}");
    if (kind === "revision") return reply(200, json, JSON.stringify({ id, sha: state.commit, private: false }));
    const from = Number(url.searchParams.get("cursor") ?? 0);
    const page = [...state.files.values()].slice(from, from + this.#options.pageFiles);
    const next = new URL(url.pathname, "https://hub.invalid/");
    next.search = `recursive=true&cursor=${from + page.length}`;
    const link: Record<string, string> = from + page.length < state.files.size ? { Link: `<${next.href}>; rel="next"` } : {};
    const folder = { type: "directory", path: "onnx", size: 0, oid: "0".repeat(40) };
    return reply(200, { ...json, ...link }, JSON.stringify([folder, ...page.map(treeEntry)]));
  }

  #answerFile(
    request: HubRequest,
    fault: Fault | undefined,
    reply: (status: number, headers: Record<string, string>, body?: Uint8Array | string) => Promise<void>,
  ): Promise<void> {
    const pattern = this.#options.layout === "folder" ? /^\/([^/]+\/[^/]+)()\/(.+)$/ : /^\/([^/]+\/[^/]+)\/resolve\/([^/]+)\/(.+)$/;
    const [, id = "", revision, name = ""] = pattern.exec(request.path) ?? [];
    const state = this.#models.get(id)?.at(revision === undefined || revision === "" ? "main" : revision);
    const file = state?.files.get(name);
    if (state === undefined || file === undefined) return reply(404, { "X-Error-Code": "EntryNotFound" }, "Entry not found");
    const hub: Record<string, string> = this.#options.layout === "folder" ? {} : { "X-Repo-Commit": state.commit };
    if (this.#options.redirects && isLarge(file) && !request.isContent) {
      const location = `http://127.0.0.1:${this.#ports[1]}${encodeURI(request.path)}`;
      return reply(302, { ...hub, Location: location, "X-Linked-Size": String(file.bytes) });
    }
    const headers = { ...hub, ...(this.#options.etags && { ETag: etagOf(file) }), "Content-Type": "application/octet-stream" };
    if (fault?.kind === "compressed") {
      const exposes = fault.exposes === true && { "Access-Control-Expose-Headers": `${exposed}, Content-Encoding` };
      const encoded: Record<string, string> = { ...headers, ...exposes, "Content-Encoding": fault.encoding };
      const bytes = fault.what === "noise" ? file.read() : this.#compressed(file, fault.encoding);
      if (fault.what !== "ranges") return reply(200, encoded, bytes);
      return this.#sendRange(request, fault, { bytes: bytes.length, read: (from, to) => bytes.subarray(from, to) }, encoded, reply);
    }
    const isWhole = fault?.kind === "whole" || fault?.kind === "no-length";
    return isWhole ? reply(200, headers, file.read()) : this.#sendRange(request, fault, file, headers, reply);
  }

  #sendRange(
    { range }: HubRequest,
    fault: Fault | undefined,
    file: Pick<RepositoryFile, "bytes" | "read">,
    headers: Record<string, string>,
    reply: (status: number, headers: Record<string, string>, body?: Uint8Array | string) => Promise<void>,
  ): Promise<void> {
    const [, first, last = ""] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
    if (first === undefined) return reply(200, { ...headers, "Accept-Ranges": "bytes" }, file.read());
    const shift = fault?.kind === "wrong-range" ? fault.shift : 0;
    const start = Number(first) + shift;
    const end = Math.min(last === "" ? file.bytes : Number(last) + 1 + shift, file.bytes);
    if (start >= end) return reply(416, { ...headers, "Content-Range": `bytes */${file.bytes}` });
    if (fault?.kind === "bare-part") return reply(200, headers, file.read(start, end));
    return reply(206, { ...headers, "Content-Range": `bytes ${start}-${end - 1}/${file.bytes}` }, file.read(start, end));
  }
}
