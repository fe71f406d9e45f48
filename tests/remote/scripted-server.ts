/**
 * An OpenAI-compatible server on loopback that runs the scripted models, like vLLM with a reasoning parser, a tool
 * parser, grammars, token ids and log probabilities. `next` makes it answer the next requests otherwise.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import { byteTokenizerConfig, byteTokenizerFile } from "../scripted/byte-tokenizer.ts";
import { type Answer, json, type ReceivedRequest } from "./responses.ts";
import { ScriptedAnswers } from "./scripted-answers.ts";

export class ScriptedServer {
  /** Requests with a body, oldest first. */
  readonly requests: ReceivedRequest[] = [];
  readonly #server: Server;
  readonly #answers = new ScriptedAnswers();
  readonly #next: Answer[] = [];
  /** Answered to each request before anything else: CORS headers, by default the headers that allow every page. */
  corsHeaders: Record<string, string> = {
    "access-control-allow-origin": "*",
    "access-control-allow-headers": "*, Authorization",
  };
  /** The key that requests must have; undefined: none. */
  key: string | undefined;
  /** The owner in the response of `GET /models`. */
  owner = "vllm";

  private constructor(server: Server) {
    this.#server = server;
    server.on("request", (request: IncomingMessage, response: ServerResponse) => void this.#serve(request, response));
  }

  static async start(): Promise<ScriptedServer> {
    const server = createServer();
    const started = new ScriptedServer(server);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return started;
  }

  /** Base of its API; below `folder` are the tokenizer and template of the scripted models. */
  get url(): string {
    return `${this.origin}/v1`;
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new TypeError("the server does not listen");
    return `http://127.0.0.1:${address.port}`;
  }

  get folder(): string {
    return `${this.origin}/folder/`;
  }

  /** The next requests with a body are answered so, in this order. */
  next(...answers: Answer[]): void {
    this.#next.push(...answers);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(this.corsHeaders)) response.setHeader(name, value);
    const { pathname } = new URL(request.url ?? "/", this.origin);
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    if (pathname.startsWith("/folder/")) return this.#serveFile(pathname.slice("/folder/".length), response);
    const text = await bodyOf(request);
    const received: ReceivedRequest = {
      method: request.method ?? "",
      path: pathname,
      headers: request.headers,
      body: text === "" ? undefined : JSON.parse(text),
      closed: once(response, "close"),
    };
    if (received.body !== undefined) this.requests.push(received);
    if (this.key !== undefined && request.headers.authorization !== `Bearer ${this.key}`) {
      return json(response, 401, { error: { message: `Incorrect API key provided: ${request.headers.authorization ?? "none"}` } });
    }
    if (pathname === "/v1/models") {
      return json(response, 200, { object: "list", data: [{ id: "scripted", object: "model", owned_by: this.owner }] });
    }
    const answer = received.body === undefined ? undefined : this.#next.shift();
    if (answer !== undefined) return void (await answer(response, received));
    const abort = new AbortController();
    response.on("close", () => abort.abort());
    await this.#answers.answer(pathname, received.body ?? {}, response, abort.signal);
  }

  #serveFile(name: string, response: ServerResponse): void {
    if (name === "tokenizer.json") json(response, 200, byteTokenizerFile);
    else if (name === "tokenizer_config.json") json(response, 200, byteTokenizerConfig);
    else json(response, 404, {});
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
