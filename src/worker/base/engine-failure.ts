/** Why a model could not be loaded or computed, as a value that crosses a worker boundary, and as the error that carries it. */

export type EngineFailureKind =
  | "too-many-tokens"
  /** A schema or tool that no grammar can be made of. */
  | "unprocessable"
  | "files-missing"
  | "files-damaged"
  /** The runtime got no memory, on its device or on its heap. */
  | "out-of-memory"
  | "device-lost"
  /** The runtime did not start on several threads. */
  | "threads-failed"
  /** The runtime failed while it computed the model on its device. */
  | "run-failed"
  /** Anything else failed: a defect that has nothing to do with the device. */
  | "internal"
  /** The server that computes the model cannot be reached, or cannot take the request now. */
  | "unavailable"
  /** The server that computes the model refused the request, or answered what is no reply. */
  | "server-failed"
  /** Told by the host: the engine was silent for too long. */
  | "stalled"
  /** Told by the host: the engine did not even say that it is alive while it prepared a request. */
  | "hung"
  /** Told by the host: the engine's worker ended by itself. */
  | "died";

/** Why an engine could not do what it was asked. */
export interface EngineFailure {
  kind: EngineFailureKind;
  /** For whoever sent the request: our own words, one line. */
  detail: string;
  /** For the log: what the runtime or the browser said. */
  cause?: string;
  /** Of "stalled" and "hung": the engine did not even say that it is alive, so that what it does may never end. */
  isHang?: boolean;
  /** Of "unavailable": whole seconds after which another try makes sense, at least 1. */
  retryAfterSeconds?: number;
}

/** A failure whose kind is known where it happens. */
export class EngineFailureError extends Error {
  readonly failure: EngineFailure;
  constructor(failure: EngineFailure) {
    super(`${failure.kind}: ${failure.detail}`);
    this.name = "EngineFailureError";
    this.failure = failure;
  }
}
