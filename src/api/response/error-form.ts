/** What an error becomes on the wire, and the forms of its body. */

export interface WireError {
  status: number;
  message: string;
  headers: Record<string, string>;
}

/** Returns the body of an error; `traceId` is that of its request. */
export type ErrorBody = (thrown: unknown, wireError: WireError, traceId: string) => object;
