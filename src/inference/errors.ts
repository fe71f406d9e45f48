/**
 * Errors that a model or the host of the models throws. Each meaning has a class. Messages are for logs; the API maps each
 * class to its status and text (`src/api/response/wire-error.ts`).
 */

export abstract class InferenceError extends Error {}

/** A prompt or text is larger than the model's context. */
export class TooManyTokens extends InferenceError {
  readonly detail: string;
  constructor(detail: string) {
    super(`the input exceeds the model's context: ${detail}`);
    this.name = "TooManyTokens";
    this.detail = detail;
  }
}

/** No model has this name or alias. `names`: the available models that serve the endpoint. */
export class ModelNotFound extends InferenceError {
  readonly model: string;
  readonly names: readonly string[];
  constructor(model: string, names: readonly string[]) {
    super(`no model has the name or alias '${model}'`);
    this.name = "ModelNotFound";
    this.model = model;
    this.names = names;
  }
}

/** The request is well formed, but its content cannot be processed. */
export class Unprocessable extends InferenceError {
  readonly detail: string;
  constructor(detail: string) {
    super(`the content cannot be processed: ${detail}`);
    this.name = "Unprocessable";
    this.detail = detail;
  }
}

/** The caller disconnected. */
export class Cancelled extends InferenceError {
  constructor() {
    super("the caller disconnected");
    this.name = "Cancelled";
  }
}

/**
 * The engine failed. `code` is a short name, with the model if that helps; never a stack trace. `cause` is for the log:
 * the error of the runtime or the browser.
 */
export class EngineFailed extends InferenceError {
  readonly code: string;
  constructor(code: string, cause?: unknown) {
    super(`the engine failed: ${code}`, cause === undefined ? undefined : { cause });
    this.name = "EngineFailed";
    this.code = code;
  }
}

/** The queue is full, or the worker or the storage is not available. `retryAfterSeconds` is an integer, at least 1. `cause` is for the log. */
export class ServiceUnavailable extends InferenceError {
  readonly detail: string;
  readonly retryAfterSeconds: number;
  constructor(detail: string, retryAfterSeconds: number, cause?: unknown) {
    super(`the service cannot take the request now: ${detail}`, cause === undefined ? undefined : { cause });
    this.name = "ServiceUnavailable";
    this.detail = detail;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The browser's own model is not downloaded, and the browser downloads it only soon after a click or key press. */
export class GestureNeeded extends ServiceUnavailable {
  constructor(detail: string) {
    super(detail, 60);
    this.name = "GestureNeeded";
  }
}

/** No first byte within the time limit. */
export class TimedOut extends InferenceError {
  readonly milliseconds: number;
  constructor(milliseconds: number) {
    super(`no first byte within ${milliseconds} ms`);
    this.name = "TimedOut";
    this.milliseconds = milliseconds;
  }
}

/** The vocabulary of a model lacks a token of the request. `index`: index of the token in the request. */
export class UnknownToken extends InferenceError {
  readonly model: string;
  readonly index: number;
  constructor(model: string, index: number) {
    super(`token ${index} is not in the vocabulary of model '${model}'`);
    this.name = "UnknownToken";
    this.model = model;
    this.index = index;
  }
}
