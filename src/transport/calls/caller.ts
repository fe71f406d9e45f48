/** Sends a Request to the current host and returns its Response: in the service worker, and in the page for `runtime.fetch`. */
import { bodyTooLargeMessage, defaultMaxBodyBytes, readBodyWithin } from "../body-limit.ts";
import { CallAttempt } from "./call-attempt.ts";
import { errorResponse } from "./error-response.ts";
import type { HostLine } from "../host-line.ts";
import { isUpload, StreamedBody } from "../upload/streamed-body.ts";

export interface HostFinder {
  /** Returns a line to a host, other than `failed`; undefined if no page of the site hosts. */
  find(failed?: HostLine): Promise<HostLine | undefined>;
}

export interface CallerLimits {
  /** Milliseconds until the head must arrive; then 504. Browsers fail a request of a service worker after 300 s. Default: 250,000. */
  headMs: number;
  /** Milliseconds until a host must accept a call; then another port is requested. Doubles with each attempt, up to 8 times. Default: 1000. */
  acceptMs: number;
  /** Milliseconds. A host that sends nothing for two to three of these counts as ended. Default: 5000. */
  silenceMs: number;
  /** Max chunks of a response in transit or unread. Default: 32. */
  windowChunks: number;
  /** Max bytes of a request body other than an upload; a larger one gets 413 before it is read completely. Default: 20 MB. */
  maxBodyBytes: number;
}

const defaultLimits: CallerLimits = {
  headMs: 250_000,
  acceptMs: 1000,
  silenceMs: 5000,
  windowChunks: 32,
  maxBodyBytes: defaultMaxBodyBytes,
};

export class Caller {
  readonly #finder: HostFinder;
  readonly #limits: CallerLimits;
  readonly #count: (change: 1 | -1) => void;

  /** `count` is called with +1 when a call begins and with -1 when its response has been read, has failed or was cancelled. */
  constructor(finder: HostFinder, limits: Partial<CallerLimits> = {}, count: (change: 1 | -1) => void = () => undefined) {
    this.#finder = finder;
    this.#limits = { ...defaultLimits, ...limits };
    this.#count = count;
  }

  /**
   * Returns the response to `request`. Rejects only if the reader disconnects before the head, with the reason of
   * `request.signal`; errors are responses: 413 for a body over the limit, 503 if no page hosts, 504 if the host does not
   * respond in time. A body that breaks off fails with `CallFailedError`.
   */
  async call(request: Request, isReaderConnected: () => Promise<boolean> = () => Promise.resolve(true)): Promise<Response> {
    const headTimeout = new HeadTimeout(this.#limits.headMs);
    this.#count(1);
    const done = (): void => this.#count(-1);
    try {
      const response = await this.#open(request, isReaderConnected, headTimeout);
      void response.delivered.then(done);
      return response.response;
    } catch (error) {
      done();
      throw error;
    } finally {
      headTimeout.clear();
    }
  }

  async #open(request: Request, isConnected: () => Promise<boolean>, headTimeout: HeadTimeout): Promise<CallHead> {
    const { signal } = request;
    const { maxBodyBytes } = this.#limits;
    const hasBody = request.method !== "GET" && request.method !== "HEAD";
    const upload = hasBody && isUpload(request) ? new StreamedBody(request) : undefined;
    const bytes = hasBody && upload === undefined ? await readBodyWithin(request, maxBodyBytes) : null;
    if (bytes === undefined) return refusal(413, bodyTooLargeMessage(maxBodyBytes));
    const open = { method: request.method, url: request.url, headers: [...request.headers] };
    let line: HostLine | undefined;
    let acceptMs = this.#limits.acceptMs;
    for (;;) {
      line = headTimeout.hasTimedOut ? undefined : await Promise.race([this.#finder.find(line), headTimeout.promise]);
      signal.throwIfAborted();
      if (headTimeout.hasTimedOut) return refusal(504, `timed out after ${this.#limits.headMs} ms`);
      if (line === undefined) return refusal(503, "service unavailable: no page of this site hosts the models");
      const body = upload === undefined ? (bytes?.buffer ?? null) : upload.openPort();
      if (body === undefined) return refusal(503, "service unavailable: the host ended during the upload: send it again");
      const attempt = new CallAttempt(line, { ...open, body }, { ...this.#limits, acceptMs }, { signal, isConnected });
      headTimeout.onTimeout = () => attempt.cancel();
      const outcome = await attempt.outcome;
      if (outcome.kind === "response") return { response: outcome.response, delivered: attempt.delivered };
      signal.throwIfAborted();
      if (outcome.kind === "disconnected") return refusal(499, "request cancelled");
      acceptMs = Math.min(acceptMs * 2, this.#limits.acceptMs * 8);
    }
  }
}

interface CallHead {
  response: Response;
  delivered: Promise<void>;
}

function refusal(status: number, message: string): CallHead {
  return { response: errorResponse(status, message), delivered: Promise.resolve() };
}

/** The time limit until the head, over all attempts. */
class HeadTimeout {
  readonly promise: Promise<undefined>;
  hasTimedOut = false;
  onTimeout: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(milliseconds: number) {
    this.promise = new Promise((resolve) => {
      this.#timer = setTimeout(() => {
        this.hasTimedOut = true;
        this.onTimeout();
        resolve(undefined);
      }, milliseconds);
    });
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
