/** The statuses of errors and the patterns of their messages (contract 1.3). */

export interface DescribedError {
  name: string;
  description: string;
  /** A pattern of `message`. */
  pattern: string;
  hasRetryAfter?: boolean;
}

export const describedErrors: Readonly<Record<number, DescribedError>> = {
  400: {
    name: "BadRequest",
    description: "The request is wrong as it is written, or asks for what the model cannot do; the message names the field.",
    pattern: "^(invalid json syntax|invalid request|invalid type|too many tokens): ",
  },
  401: {
    name: "Unauthorized",
    description: "There is no bearer token, or it is unknown.",
    pattern: "^(no api key supplied|invalid api token)$",
  },
  403: {
    name: "Forbidden",
    description: "The token lacks a permission, or the request is not a fetch of the site's own pages.",
    pattern: "^forbidden: ",
  },
  404: { name: "NotFound", description: "The path, the model or the resource does not exist.", pattern: "not found" },
  413: { name: "TooLarge", description: "The body is larger than the service accepts.", pattern: "^request body too large: " },
  422: {
    name: "Unprocessable",
    description: "The request is well formed, but its content cannot be processed.",
    pattern: "^unprocessable: ",
  },
  429: { name: "TooManyRequests", description: "The rate limit is exceeded.", pattern: "^too many requests: ", hasRetryAfter: true },
  498: { name: "DenyListed", description: "The request or the reply has a text of the deny list.", pattern: "^invalid token: " },
  499: { name: "Cancelled", description: "The caller disconnected; seen by a second waiter only.", pattern: "^request cancelled$" },
  500: { name: "EngineFailed", description: "The engine failed.", pattern: "^internal server error: " },
  501: { name: "NotImplemented", description: "The feature is not part of this service.", pattern: "^not implemented: " },
  503: {
    name: "Unavailable",
    description: "The queue is full, or the worker or the storage is not available.",
    pattern: "^service unavailable: ",
    hasRetryAfter: true,
  },
  504: { name: "TimedOut", description: "There was no first byte within the time limit.", pattern: "^timed out after \\d+ ms$" },
};
