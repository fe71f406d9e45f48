/** Failures to find a model on a hub: a value that crosses a worker boundary, and the error that carries it. */

type HubFailureKind =
  /** No hub has this model, or it is private. */
  | "model-missing"
  | "revision-missing"
  /** The model is gated or private (401, 403). */
  | "access-denied"
  /** 429. */
  | "rate-limited"
  /** 5xx. */
  | "server-failed"
  /** No response: no network, no such server, CORS, or a Content Security Policy. */
  | "unreachable"
  /** The response is not one of a hub: a web page, or JSON of another shape. */
  | "not-a-hub";

export interface HubFailure {
  kind: HubFailureKind;
  /** Text for the developer who named the model, one line, without texts of the browser. */
  detail: string;
  /** Seconds to wait before a retry, if a rate-limited server specifies them. */
  retryAfterSeconds?: number;
  /** Error text of the browser, for the log. */
  cause?: string;
}

export class HubError extends Error {
  readonly failure: HubFailure;
  constructor(failure: HubFailure) {
    super(failure.detail);
    this.name = "HubError";
    this.failure = failure;
  }
}
