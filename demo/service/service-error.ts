import { InvalidOptionsError } from "../../src/index.ts";

/** The service answered with an error body (contract 1.1). */
export class ServiceError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "ServiceError";
    this.status = status;
  }
}

/** The response ended before it was complete. */
export class BrokenReplyError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "BrokenReplyError";
  }
}

/** Returns one line for the user. */
export function describeError(error: unknown): string {
  if (error instanceof ServiceError) return `${error.message} (status ${error.status})`;
  // Each line of such a message begins with a mark; lines with an arrow name the option.
  if (error instanceof InvalidOptionsError) return error.message.replaceAll(/^✖ |\n\s*→.*$/gm, "");
  return error instanceof Error ? error.message : String(error);
}

export function wasStopped(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
