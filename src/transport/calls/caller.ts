/**
 * Sends a Request to the current host and returns its Response: in the service worker, and in the page for
 * `runtime.fetch`. If the host of a call ends, the call continues at the next host, with the journal that the earlier
 * ones sent.
 */
import { bodyTooLargeMessage, defaultMaxBodyBytes, readBodyWithin } from "../body-limit.ts";
import { CallAttempt } from "./call-attempt.ts";
import { Delivery } from "./delivery.ts";
import { errorResponse } from "./error-response.ts";
import { KeptJournal } from "./kept-journal.ts";
import type { HostLine } from "../host-line.ts";
import { isUpload, StreamedBody } from "../upload/streamed-body.ts";

export interface HostFinder {
  /** Returns a line to a host, other than `failed`; undefined if no page of the site hosts. */
  find(failed?: HostLine): Promise<HostLine | undefined>;
  /** No host will be found any more. */
  readonly isClosed: boolean;
  /** Reports that the host is silent: the pages check whether it is alive. */
  suspect(): void;
}

export interface CallerLimits {
  /** Milliseconds until the head must arrive, from the first byte of the request on; then 504. Browsers fail a request of a service worker after 300 s. Default: 250,000. */
  headMs: number;
  /** Milliseconds until a host must accept a call; then another port is requested. Doubles with each attempt, up to 8 times. Default: 1000. */
  acceptMs: number;
  /** Milliseconds. A host that sends nothing for two to three of these counts as ended. Default: 2000. */
  silenceMs: number;
  /** Max consecutive searches for another host for a response that has begun; after them its body breaks off. Default: 5. */
  maxSearches: number;
  /** Max chunks of a response in transit or unread. Default: 32. */
  windowChunks: number;
  /** Max bytes of a request body other than an upload; a larger one gets 413 before it is read completely. Default: 32 MB. */
  maxBodyBytes: number;
}

const defaultLimits: CallerLimits = {
  headMs: 250_000,
  acceptMs: 1000,
  silenceMs: 2000,
  maxSearches: 5,
  windowChunks: 32,
  maxBodyBytes: defaultMaxBodyBytes,
};

export class Caller {
  readonly #finder: HostFinder;
  readonly #limits: CallerLimits;
  readonly #count: (change: 1 | -1) => void;
  readonly #onUnread: (delivery: Delivery, signal: AbortSignal) => void;

  /**
   * `count` is called with +1 when a call begins and with -1 when its response has arrived, has failed or was
   * cancelled. `onUnread` is called with a delivery that has arrived, which `signal` no longer aborts.
   */
  constructor(
    finder: HostFinder,
    limits: Partial<CallerLimits> = {},
    count: (change: 1 | -1) => void = () => undefined,
    onUnread: (delivery: Delivery, signal: AbortSignal) => void = () => undefined,
  ) {
    this.#finder = finder;
    this.#limits = { ...defaultLimits, ...limits };
    this.#count = count;
    this.#onUnread = onUnread;
  }

  /**
   * Returns the response to `request`. Rejects only if the reader disconnects before the head, with the reason of
   * `request.signal`; errors are responses: 413 for a body over the limit, 503 if no page hosts, 504 if the host does not
   * respond in time. A body that breaks off fails with `CallFailedError`.
   */
  async call(request: Request, isReaderConnected: () => Promise<boolean> = () => Promise.resolve(true)): Promise<Response> {
    request.signal.throwIfAborted();
    this.#count(1);
    let isDelivering = false;
    const headTimeout = new HeadTimeout(this.#limits.headMs);
    try {
      const arrival = Date.now();
      const { maxBodyBytes } = this.#limits;
      const hasBody = request.method !== "GET" && request.method !== "HEAD";
      const upload = hasBody && isUpload(request) ? new StreamedBody(request) : undefined;
      const { method, url, headers, signal } = request;
      // A body may come slowly, or never end, and the body of a page's Request does not break off when its signal
      // aborts.
      const isUnwanted = AbortSignal.any([headTimeout.signal, signal]);
      const bytes = hasBody && upload === undefined ? await readBodyWithin(request, maxBodyBytes, isUnwanted) : null;
      if (bytes === undefined) return errorResponse(413, bodyTooLargeMessage(maxBodyBytes));
      const open = { method, url, headers: [...headers], arrival } satisfies Partial<OpenFields>;
      const takeBody = () => (upload === undefined ? (bytes?.buffer ?? null) : upload.openPort());
      const reader: Reader = { signal, isConnected: isReaderConnected };
      const running = new RunningCall(open, takeBody, reader, this.#finder, this.#limits, headTimeout);
      isDelivering = true;
      void running.deliver().finally(() => {
        this.#count(-1);
        this.#onUnread(running.delivery, signal);
      });
      return await running.delivery.response;
    } catch (failure) {
      if (isDelivering || !headTimeout.hasTimedOut) throw failure;
      return errorResponse(504, timedOutMessage(this.#limits.headMs));
    } finally {
      if (!isDelivering) {
        headTimeout.clear();
        this.#count(-1);
      }
    }
  }
}

type OpenFields = ConstructorParameters<typeof CallAttempt>[1]["open"];
type Reader = ConstructorParameters<typeof CallAttempt>[1]["reader"];

class RunningCall {
  readonly delivery: Delivery;
  readonly #open: Omit<OpenFields, "body">;
  /** Returns undefined if the body was sent and cannot be read again. */
  readonly #takeBody: () => OpenFields["body"] | undefined;
  readonly #reader: Reader;
  readonly #finder: HostFinder;
  readonly #limits: CallerLimits;
  readonly #headTimeout: HeadTimeout;
  readonly #journal = new KeptJournal();
  readonly #cancelled = new AbortController();
  #attempt: CallAttempt | undefined;

  constructor(
    open: Omit<OpenFields, "body">,
    takeBody: () => OpenFields["body"] | undefined,
    reader: Reader,
    finder: HostFinder,
    limits: CallerLimits,
    headTimeout: HeadTimeout,
  ) {
    this.#headTimeout = headTimeout;
    this.#open = open;
    this.#takeBody = takeBody;
    this.#reader = reader;
    this.#finder = finder;
    this.#limits = limits;
    this.delivery = new Delivery(limits.windowChunks, {
      onRoom: () => this.#attempt?.pull(),
      onCancel: (reason) => {
        this.#cancelled.abort(reason);
        this.#attempt?.disconnect(reason);
      },
    });
  }

  /** Resolves when the response is complete, has failed, or its reader has disconnected. */
  async deliver(): Promise<void> {
    const { signal } = this.#reader;
    const stopWaiting = (): void => void (this.delivery.hasHead || this.#attempt?.lose());
    this.#headTimeout.signal.addEventListener("abort", stopWaiting);
    const abandon = (): void => this.delivery.abandon(signal.reason);
    signal.addEventListener("abort", abandon);
    try {
      await this.#deliver(this.#headTimeout);
    } finally {
      signal.removeEventListener("abort", abandon);
      this.#headTimeout.clear();
    }
  }

  async #deliver(headTimeout: HeadTimeout): Promise<void> {
    const { signal } = this.#reader;
    const { headMs, maxSearches } = this.#limits;
    let line: HostLine | undefined;
    let { acceptMs } = this.#limits;
    let searches = 0;
    for (;;) {
      const isWaiting = !this.delivery.hasHead;
      const search = this.#finder.find(line);
      const found = isWaiting ? await Promise.race([search, headTimeout.promise]) : await search;
      if (signal.aborted) return this.delivery.abandon(signal.reason);
      if (this.#cancelled.signal.aborted) return;
      if (isWaiting && headTimeout.hasTimedOut) return this.delivery.fail(504, timedOutMessage(headMs));
      if (found === undefined) {
        searches += 1;
        if (!isWaiting && searches < maxSearches && !this.#finder.isClosed) continue;
        return this.delivery.fail(503, "service unavailable: no page of this site hosts the models", "the host ended");
      }
      searches = 0;
      line = found;
      const body = this.#takeBody();
      if (body === undefined) {
        return this.delivery.fail(503, "service unavailable: the host ended during the upload: send it again", "the host ended");
      }
      const pending = {
        open: { ...this.#open, body },
        journal: this.#journal,
        delivery: this.delivery,
        reader: this.#reader,
        onSilence: () => this.#finder.suspect(),
      };
      this.#attempt = new CallAttempt(found, pending, { ...this.#limits, acceptMs });
      if ((await this.#attempt.outcome) === "over") return;
      acceptMs = Math.min(acceptMs * 2, this.#limits.acceptMs * 8);
    }
  }
}

/** The time limit until the head, for reading the body and all attempts together. */
class HeadTimeout {
  /** Resolves when the time is over. */
  readonly promise: Promise<undefined>;
  readonly #over = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout>;

  constructor(milliseconds: number) {
    const { signal } = this;
    this.promise = new Promise((resolve) => signal.addEventListener("abort", () => resolve(undefined)));
    this.#timer = setTimeout(() => this.#over.abort(), milliseconds);
  }

  /** Aborted when the time is over. */
  get signal(): AbortSignal {
    return this.#over.signal;
  }

  get hasTimedOut(): boolean {
    return this.signal.aborted;
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}

const timedOutMessage = (milliseconds: number): string => `timed out after ${milliseconds} ms`;
