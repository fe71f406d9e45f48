/** The exceptions of the Prompt API. */

/** `QuotaExceededError` is a class in new browsers, and a name of DOMException with the same properties in others. */
interface QuotaExceededErrorConstructor {
  new (message: string, options: { requested: number; quota: number }): DOMException;
}

/** `requested`: tokens of the input; `quota`: tokens that there is room for. */
export function quotaExceeded(requested: number, quota: number): DOMException {
  const message = `The input is too large: ${requested} tokens, ${quota} fit.`;
  const native: unknown = Reflect.get(globalThis, "QuotaExceededError");
  if (isQuotaExceededError(native)) return new native(message, { requested, quota });
  return Object.defineProperties(new DOMException(message, "QuotaExceededError"), {
    requested: { value: requested, enumerable: true },
    quota: { value: quota, enumerable: true },
  });
}

function isQuotaExceededError(value: unknown): value is QuotaExceededErrorConstructor {
  return typeof value === "function";
}

/** The service refused a request, or a reply failed. */
export class ServiceError extends Error {
  readonly status: number;
  /** OpenAI's code of the error, if it has one. */
  readonly code: string | undefined;

  constructor(status: number, message: string, code?: string) {
    super(message);
    this.name = "ServiceError";
    this.status = status;
    this.code = code;
  }

  get isTooLong(): boolean {
    return this.code === "context_length_exceeded";
  }
}

/** DOMException names by the status of the service's response; others are UnknownError. */
const namesByStatus: Partial<Record<number, string>> = {
  400: "NotSupportedError",
  401: "NotAllowedError",
  403: "NotAllowedError",
  404: "NotSupportedError",
  422: "NotSupportedError",
  498: "NotReadableError",
  501: "NotSupportedError",
};

/** Converts an error of the service to the DOMException that the standard names. Other errors are returned unchanged. */
export function domExceptionOf(caught: unknown): unknown {
  if (caught instanceof ServiceError) return new DOMException(caught.message, namesByStatus[caught.status] ?? "UnknownError");
  if (caught instanceof Error && caught.name === "RuntimeStoppedError") return new DOMException(caught.message, "InvalidStateError");
  return caught;
}
