/**
 * Sends requests to one server. They have the key, but no cookies and no referrer of the page. Failures are
 * `EngineFailureError`s with advice for the reader; their texts never contain the key.
 */
import { EventSourceParserStream } from "eventsource-parser/stream";
import { causeOf } from "../../../../inference/cause-of.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import type { RemotePart } from "../../../models/record/remote-part.ts";
import type { ServerFacts } from "../server-facts.ts";
import { orAborted } from "../../../../transport/composite-signal.ts";
import { Deadline } from "./deadline.ts";
import { backoffMs, retryAfterMs } from "./retry-delay.ts";
import { failureOfStatus, reasonIn, serverFailed } from "./server-failure.ts";
import { type PageFacts, whyUnreachable } from "./unreachable.ts";

/** Functions and facts of the realm, which tests replace. */
export interface ClientDependencies {
  fetch: typeof fetch;
  sleep: (milliseconds: number) => Promise<void>;
  /** Returns a number in [0, 1). */
  random: () => number;
  now: () => number;
  /** Undefined outside a browser. */
  page: PageFacts | undefined;
}

export interface ClientOptions {
  part: RemotePart;
  /** Id of the model in the catalogue, for error texts. */
  modelId: string;
  key: string | undefined;
}

/** Max `Retry-After` to wait for. After a longer one the request fails, and its caller gets the delay. */
const maxWaitMs = 60_000;

const retriedStatuses: ReadonlySet<number> = new Set([429, 503]);

export function browserDependencies(): ClientDependencies {
  // The DOM's types declare `location` as always present, but Node does not have it.
  const { location }: { location?: { origin: string; protocol: string } } = globalThis;
  return {
    fetch: (input, init) => fetch(input, init),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
    now: Date.now,
    page: location === undefined ? undefined : { origin: location.origin, protocol: location.protocol, isIsolated: crossOriginIsolated },
  };
}

export class RemoteClient {
  /** The setting that allows the page on this kind of server; general advice until the kind is known. */
  facts: Pick<ServerFacts, "corsSetting"> = { corsSetting: "see docs/remote.md of cohabit for the setting of your server" };
  readonly #options: ClientOptions;
  readonly #dependencies: ClientDependencies;

  constructor(options: ClientOptions, dependencies: ClientDependencies) {
    this.#options = options;
    this.#dependencies = dependencies;
  }

  /** Returns the JSON of the response. `body`: undefined for a GET request. */
  async json(path: string, body: object | undefined, signal: AbortSignal): Promise<unknown> {
    const { timeouts } = this.#options.part;
    const deadline = new Deadline(signal);
    try {
      const response = await this.#send(path, body, deadline);
      deadline.expect("whole answer", timeouts.firstByteMs);
      const text = await orAborted(response.text(), deadline.signal);
      return this.#parse(text, path);
    } catch (caught) {
      throw this.#named(caught);
    } finally {
      deadline.end();
    }
  }

  /** Yields the JSON of each event of a stream. Ending the iteration early, or `signal`, aborts the request, so that the server stops. */
  async *events(path: string, body: object, signal: AbortSignal): AsyncGenerator<unknown, void, void> {
    const { timeouts } = this.#options.part;
    const deadline = new Deadline(signal);
    let isFirst = true;
    try {
      const response = await this.#send(path, body, deadline);
      const type = response.headers.get("content-type") ?? "";
      if (response.body === null || !type.startsWith("text/event-stream")) throw await this.#noStream(response, type, path);
      const reader = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
      for (;;) {
        deadline.expect(isFirst ? "first event" : "further event", isFirst ? timeouts.firstByteMs : timeouts.stallMs);
        const next = await orAborted(reader.read(), deadline.signal);
        if (next.done || next.value.data.trim() === "[DONE]") return;
        isFirst = false;
        const event = this.#parse(next.value.data, path);
        const reason = reasonIn(event);
        if (reason !== undefined) throw serverFailed(this.#redacted(`the server failed: ${reason}`));
        deadline.clear();
        yield event;
      }
    } catch (caught) {
      throw this.#named(caught, isFirst ? undefined : "the connection to the server broke in the middle of the reply");
    } finally {
      deadline.end();
    }
  }

  /** Sends a request, with retries on 429 and 503. Resolves with a successful response and its unread body. */
  async #send(path: string, body: object | undefined, deadline: Deadline): Promise<Response> {
    const { part, modelId } = this.#options;
    for (let tries = 1; ; tries++) {
      deadline.expect("headers", part.timeouts.connectMs);
      const response = await this.#fetch(path, body, deadline);
      deadline.clear();
      if (response.ok) return response;
      if (response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400)) {
        throw serverFailed(`the server redirects ${path} to another URL: give that URL in the record`);
      }
      const wait = retryAfterMs(response.headers.get("retry-after"), this.#dependencies.now());
      const delay = wait ?? backoffMs(tries, this.#dependencies.random());
      if (retriedStatuses.has(response.status) && tries <= part.retries && delay <= maxWaitMs) {
        await response.body?.cancel();
        await orAborted(this.#dependencies.sleep(delay), deadline.signal);
        continue;
      }
      deadline.expect("whole answer", part.timeouts.firstByteMs);
      const text = await orAborted(response.text(), deadline.signal).catch(() => "");
      const failure = failureOfStatus({ status: response.status, reason: reasonIn(asJson(text)), path, modelId, retryAfterMs: wait });
      throw new EngineFailureError({ ...failure, detail: this.#redacted(failure.detail) });
    }
  }

  async #fetch(path: string, body: object | undefined, deadline: Deadline): Promise<Response> {
    const url = this.#url(path);
    const { part, key } = this.#options;
    const headers = new Headers(part.headers);
    if (key !== undefined) headers.set(part.keyHeader, part.keyHeader.toLowerCase() === "authorization" ? `Bearer ${key}` : key);
    if (body !== undefined) headers.set("Content-Type", "application/json");
    try {
      return await this.#dependencies.fetch(url, {
        method: body === undefined ? "GET" : "POST",
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify({ ...body, ...part.body }) }),
        signal: deadline.signal,
        credentials: "omit",
        cache: "no-store",
        referrerPolicy: "no-referrer",
        // A redirect could send the key to another server.
        redirect: "manual",
      });
    } catch (caught) {
      if (deadline.signal.aborted) throw deadline.signal.reason ?? caught;
      const { fetch, page } = this.#dependencies;
      const detail = await whyUnreachable({
        url,
        page,
        corsSetting: this.facts.corsSetting,
        keyHeader: part.keyHeader,
        probe: (target) =>
          fetch(target, {
            mode: "no-cors",
            credentials: "omit",
            cache: "no-store",
            referrerPolicy: "no-referrer",
            signal: deadline.signal,
          }),
      });
      throw new EngineFailureError({ kind: "unavailable", detail, cause: this.#redacted(causeOf(caught)) });
    }
  }

  #url(path: string): URL {
    const url = new URL(this.#options.part.url);
    url.pathname = `${url.pathname.replace(/\/+$/, "")}${path}`;
    return url;
  }

  #parse(text: string, path: string): unknown {
    const value = asJson(text);
    if (value === undefined) throw serverFailed(`the server's response to ${path} is no JSON${pageAdvice(text)}`);
    return value;
  }

  async #noStream(response: Response, type: string, path: string): Promise<EngineFailureError> {
    const text = await response.text().catch(() => "");
    const reason = reasonIn(asJson(text));
    const detail = reason === undefined ? pageAdvice(text) : `: ${reason}`;
    return serverFailed(
      this.#redacted(`the server answered ${path} with ${type === "" ? "no type" : type}, not with a stream of events${detail}`),
    );
  }

  /** Turns any other error into a failure of the connection. */
  #named(caught: unknown, detail = "the connection to the server broke"): unknown {
    if (caught instanceof EngineFailureError) return caught;
    return new EngineFailureError({ kind: "unavailable", detail, cause: this.#redacted(causeOf(caught)) });
  }

  /** Removes the key from a text, because some servers repeat a key that they refuse. */
  #redacted(text: string): string {
    const { key } = this.#options;
    return key === undefined ? text : text.replaceAll(key, "***");
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pageAdvice(text: string): string {
  return /^\s*<(!doctype|html)/i.test(text) ? ", but a web page: check the URL of the record" : "";
}
