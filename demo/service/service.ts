/** Calls the API by plain fetch. Every call is logged. */
import type { Signal } from "@preact/signals";
import { CallLog, newRecord, type CallRecord } from "./call-record.ts";
import { parseJson, textAt, type JsonValue } from "./json-values.ts";
import { ServiceError, wasStopped } from "./service-error.ts";

/** Any token is accepted; it identifies the owner of resources. */
const authorization = { Authorization: "Bearer playground" };

export interface ServiceRequest {
  method: string;
  path: string;
  /** Sent as JSON. */
  body?: JsonValue;
  /** Sent as multipart/form-data instead of `body`. */
  form?: FormData;
  /** Leaves the call out of the log: a request that the page repeats at intervals, or a file too large to keep. */
  isQuiet?: true;
}

/** A call in progress: its record in the log, and the text of its response as it arrives. */
export interface ServiceCall {
  number: number;
  text: AsyncGenerator<string>;
}

export class Service {
  readonly log = new CallLog();
  readonly #ready: () => Promise<void>;

  /** `ready` resolves when calls can be made. */
  constructor(ready: () => Promise<void>) {
    this.#ready = ready;
  }

  /** Sends a request when its text is first read. Reading throws `ServiceError` for an error response. */
  call(request: ServiceRequest, signal: AbortSignal): ServiceCall {
    const requestHeaders = request.body === undefined ? authorization : { ...authorization, "Content-Type": "application/json" };
    const { method, path, body, form, isQuiet } = request;
    const begin = isQuiet === true ? newRecord : this.log.begin.bind(this.log);
    const record = begin({
      method,
      path,
      requestHeaders,
      ...(body === undefined ? {} : { body }),
      ...(form === undefined ? {} : { upload: uploadInWords(form) }),
    });
    return { number: record.peek().number, text: this.#send(request, record, signal) };
  }

  /** Posts `body` and returns the JSON response. Throws `ServiceError` for an error response. */
  async json(path: string, body: JsonValue, signal: AbortSignal): Promise<unknown> {
    return this.request({ method: "POST", path, body }, signal);
  }

  /** Returns the JSON response, `undefined` if it is not JSON. Throws `ServiceError` for an error response. */
  async request(request: ServiceRequest, signal: AbortSignal): Promise<unknown> {
    let responseText = "";
    for await (const text of this.call(request, signal).text) responseText += text;
    return parseJson(responseText);
  }

  async *#send(request: ServiceRequest, record: Signal<CallRecord>, signal: AbortSignal): AsyncGenerator<string> {
    const start = performance.now();
    const responseText = new RecordedText(record);
    const change = (changed: Partial<CallRecord>): void => void (record.value = { ...record.peek(), ...changed });
    try {
      await Promise.race([this.#ready(), untilAborted(signal)]);
      const { method, requestHeaders, body } = record.peek();
      const content = request.form ?? (body === undefined ? undefined : JSON.stringify(body));
      const response = await fetch(request.path, {
        method,
        headers: requestHeaders,
        signal,
        ...(content === undefined ? {} : { body: content }),
      });
      change({ status: response.status, responseHeaders: [...response.headers] });
      for await (const text of readText(response)) {
        if (record.peek().state === "waiting") change({ state: "receiving", firstByteMs: performance.now() - start });
        if (request.isQuiet !== true || !response.ok) responseText.add(text);
        if (response.ok) yield text;
      }
      change({ state: "done" });
      if (!response.ok) throw new ServiceError(response.status, textAt(parseJson(responseText.all), "message") ?? response.statusText);
    } catch (error) {
      if (!(error instanceof ServiceError)) {
        change({ state: wasStopped(error) ? "stopped" : "failed", failure: error instanceof Error ? error.message : String(error) });
      }
      throw error;
    } finally {
      responseText.show();
      // Also if the reader of this generator stopped early.
      const { state } = record.peek();
      change({ totalMs: performance.now() - start, ...(state === "waiting" || state === "receiving" ? { state: "stopped" } : {}) });
    }
  }
}

/** Puts the text of a response into its record, once per frame: a stream of tokens needs no more. */
class RecordedText {
  all = "";
  readonly #record: Signal<CallRecord>;
  #isShowing = false;

  constructor(record: Signal<CallRecord>) {
    this.#record = record;
  }

  add(text: string): void {
    this.all += text;
    if (!this.#isShowing) requestAnimationFrame(() => this.show());
    this.#isShowing = true;
  }

  show(): void {
    this.#isShowing = false;
    this.#record.value = { ...this.#record.peek(), responseText: this.all };
  }
}

function uploadInWords(form: FormData): string {
  const parts = [...form].map(([name, value]) =>
    value instanceof File ? `${name}: ${value.name}, ${value.size} bytes` : `${name}: ${value}`,
  );
  return parts.join("\n");
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
    // Cancelling the body makes the service stop computing.
    await reader.cancel().catch(() => undefined);
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
