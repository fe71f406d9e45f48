/** Why a model could not be found on a hub, as a value that crosses a worker boundary, and as the error that carries it. */

type HubFailureKind =
  /** No hub has this model, or only for users that it knows. */
  | "model-missing"
  | "revision-missing"
  /** The model is there, but gated or private (401, 403). */
  | "access-denied"
  /** 429. */
  | "rate-limited"
  /** 5xx. */
  | "server-failed"
  /** Nothing came back: no network, no such server, CORS, or a Content Security Policy. */
  | "unreachable"
  /** Something came back that no hub sends: a web page, JSON of another shape. */
  | "not-a-hub";

export interface HubFailure {
  kind: HubFailureKind;
  /** For whoever named the model: our own words, one line. */
  detail: string;
  /** Seconds that a rate-limited server wants to be left alone for, if it says so. */
  retryAfterSeconds?: number;
  /** For the log: what the browser said. */
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
