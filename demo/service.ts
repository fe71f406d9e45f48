/** Calls the API: by plain fetch if the service worker controls the page, otherwise by runtime.fetch. */
import type { Runtime } from "../src/index.ts";
import { CallLog, type CallRecord } from "./call-record.ts";
import { parseJson, textAt, type JsonObject } from "./json-values.ts";
import { ServiceError, wasStopped } from "./service-error.ts";

/** Any token is accepted; it identifies the owner of resources. */
const requestHeaders = { Authorization: "Bearer playground", "Content-Type": "application/json" };

export class Service {
  readonly calls = new CallLog();
  readonly #runtime: Runtime;
  readonly #ready: Promise<void>;

  /** `ready` settles when calls can be made; without a service worker they use runtime.fetch. */
  constructor(runtime: Runtime, ready: Promise<void>) {
    this.#runtime = runtime;
    this.#ready = ready;
  }

  /** Posts `body`; yields the text of the response as it arrives. Throws `ServiceError` for an error response. */
  async *stream(path: string, body: JsonObject, signal: AbortSignal): AsyncGenerator<string> {
    await Promise.race([this.#ready, untilAborted(signal)]);
    const record: CallRecord = {
      path,
      requestHeaders,
      body,
      responseHeaders: [],
      responseText: "",
      state: "waiting",
      startedAt: performance.now(),
    };
    this.calls.begin(record);
    const send = this.#runtime.status().isControlled ? window.fetch.bind(window) : this.#runtime.fetch;
    try {
      const response = await send(path, { method: "POST", headers: requestHeaders, body: JSON.stringify(body), signal });
      record.status = response.status;
      record.responseHeaders = [...response.headers];
      for await (const text of readText(response)) {
        record.firstByteMs ??= performance.now() - record.startedAt;
        record.state = "receiving";
        record.responseText += text;
        this.calls.changed(record);
        if (response.ok) yield text;
      }
      record.state = "done";
      if (!response.ok) {
        const message = textAt(parseJson(record.responseText), "message");
        throw new ServiceError(response.status, message ?? response.statusText);
      }
    } catch (error) {
      if (!(error instanceof ServiceError)) {
        record.state = wasStopped(error) ? "stopped" : "failed";
        record.failure = error instanceof Error ? error.message : String(error);
      }
      throw error;
    } finally {
      // Also if the reader of this generator stopped early.
      if (record.state === "waiting" || record.state === "receiving") record.state = "stopped";
      record.totalMs = performance.now() - record.startedAt;
      this.calls.changed(record);
    }
  }

  /** Posts `body` and returns the JSON response. Throws `ServiceError` for an error response. */
  async json(path: string, body: JsonObject, signal: AbortSignal): Promise<unknown> {
    let responseText = "";
    for await (const text of this.stream(path, body, signal)) responseText += text;
    return parseJson(responseText);
  }
}

async function* readText(response: Response): AsyncGenerator<string> {
  if (response.body === null) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const text = decoder.decode(value, { stream: !done });
      if (text !== "") yield text;
      if (done) return;
    }
  } finally {
    // Cancelling the body tells the service to stop computing.
    await reader.cancel().catch(() => undefined);
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
