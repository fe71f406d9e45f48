/** Wire errors, and the forms of their bodies. */

export interface WireError {
  status: number;
  message: string;
  headers: Record<string, string>;
}

/** Returns the body of an error. `traceId`: id of the request. */
export type ErrorBody = (thrown: unknown, wireError: WireError, traceId: string) => object;
