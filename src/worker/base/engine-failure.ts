/** Why a model could not be loaded or computed, as a value that crosses a worker boundary, and as the error that carries it. */

export type EngineFailureKind =
  | "too-many-tokens"
  /** The engine cannot write such a reply, or read such an input; for example a schema cannot be compiled. */
  | "unprocessable"
  | "files-missing"
  | "files-damaged"
  /** The runtime could not allocate memory, on its device or on its heap. */
  | "out-of-memory"
  | "device-lost"
  /** The runtime did not start on several threads. */
  | "threads-failed"
  /** The kernels in the runtime's build computed a wrong result in their check. */
  | "kernels-failed"
  /** The runtime failed while it computed the model on its device. */
  | "run-failed"
  /** Any other failure: a defect that does not depend on the device. */
  | "internal"
  /** The model's server cannot be reached, or cannot take the request now. */
  | "unavailable"
  /** The browser downloads its model only soon after a click or key press. */
  | "gesture-needed"
  /** The model's server, or the browser, refused the request, or sent an invalid response. */
  | "server-failed"
  /** Set by the host: the engine sent no message for too long. */
  | "stalled"
  /** Set by the host: the engine did not answer `isAlive` while it prepared a request. */
  | "hung"
  /** Set by the host: the engine's worker ended unexpectedly. */
  | "died";

export interface EngineFailure {
  kind: EngineFailureKind;
  /** Text for the caller of the API, one line. It does not contain texts of the runtime or the browser. */
  detail: string;
  /** Error text of the runtime or the browser, for the log. */
  cause?: string;
  /** For "stalled" and "hung": the engine did not answer `isAlive`, so its work may never end. */
  isHang?: boolean;
  /** For "unavailable": seconds after which the caller should retry, an integer of at least 1. */
  retryAfterSeconds?: number;
}

/** A failure with a known kind. */
export class EngineFailureError extends Error {
  readonly failure: EngineFailure;
  constructor(failure: EngineFailure) {
    super(`${failure.kind}: ${failure.detail}`);
    this.name = "EngineFailureError";
    this.failure = failure;
  }
}
