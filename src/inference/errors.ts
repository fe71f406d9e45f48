/**
 * Why a model, or the host of the models, could not do what it was asked: one class per meaning. The API maps them to
 * status and text (`src/api/response/error-response.ts`).
 */

export abstract class InferenceError extends Error {}

/** A prompt or text is larger than the model's context. */
export class TooManyTokens extends InferenceError {
  readonly detail: string;
  constructor(detail: string) {
    super();
    this.detail = detail;
  }
}

/** No model has this name or alias. `names`: the models that could have been meant. */
export class ModelNotFound extends InferenceError {
  readonly model: string;
  readonly names: readonly string[];
  constructor(model: string, names: readonly string[]) {
    super();
    this.model = model;
    this.names = names;
  }
}

/** The request is well formed, but its content cannot be processed. */
export class Unprocessable extends InferenceError {
  readonly detail: string;
  constructor(detail: string) {
    super();
    this.detail = detail;
  }
}

/** The caller left. */
export class Cancelled extends InferenceError {}

/**
 * The engine failed. `code` is a short name, with the model where that helps; never a stack trace. `cause` is for
 * the log: what the runtime or the browser said.
 */
export class EngineFailed extends InferenceError {
  readonly code: string;
  constructor(code: string, cause?: unknown) {
    super(undefined, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/** The queue is full or the worker is not available. `retryAfterSeconds` is a whole number, at least 1. */
export class ServiceUnavailable extends InferenceError {
  readonly detail: string;
  readonly retryAfterSeconds: number;
  constructor(detail: string, retryAfterSeconds: number) {
    super();
    this.detail = detail;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No first byte within the time limit. */
export class TimedOut extends InferenceError {
  readonly milliseconds: number;
  constructor(milliseconds: number) {
    super();
    this.milliseconds = milliseconds;
  }
}
