/**
 * The request log: one line on the console for each failed request, and one event for every request to each subscriber.
 * Neither contains tokens or texts of a request.
 */
import type { RequestOutcome } from "../../../api/api.ts";
import type { RequestEvent, RequestListener } from "../../../transport/host-control.ts";
import { failureStatus, oneLine, requestFailure } from "./request-failure.ts";

/** `error`: the service failed. `warn`: the request was refused. `debug`: the caller disconnected. */
export type LogConsole = Pick<Console, "error" | "warn" | "debug">;

export class RequestLog {
  readonly #console: LogConsole;
  readonly #listeners = new Map<number, RequestListener>();
  #lastListener = 0;

  constructor(console: LogConsole) {
    this.#console = console;
  }

  record(outcome: RequestOutcome): void {
    const event = eventOf(outcome);
    this.#write(event, failureStatus(outcome.failure) ?? event.status);
    for (const listener of this.#listeners.values()) listener(event);
  }

  /** Returns a handle for `unsubscribe`. */
  subscribe(listener: RequestListener): number {
    this.#lastListener += 1;
    this.#listeners.set(this.#lastListener, listener);
    return this.#lastListener;
  }

  unsubscribe(handle: number): void {
    this.#listeners.delete(handle);
  }

  #write(event: RequestEvent, severity: number): void {
    if (event.failure === undefined) return;
    const line = logLine(event);
    if (event.status === 499) this.#console.debug(line);
    else if (severity >= 500) this.#console.error(line);
    else this.#console.warn(line);
  }
}

function eventOf({ traceId, method, path, status, clientName, ownerId, failure }: RequestOutcome): RequestEvent {
  const event = {
    id: traceId,
    method,
    path,
    status,
    ...(clientName !== undefined && { clientName }),
    ...(ownerId !== undefined && { ownerId }),
  };
  if (status === 499) return { ...event, failure: { message: "request cancelled" } };
  if (failure !== undefined) return { ...event, failure: requestFailure(failure) };
  return status < 400 ? event : { ...event, failure: { message: "the response broke off" } };
}

function logLine({ id, method, path, status, clientName, failure }: RequestEvent): string {
  const causes: string[] = [];
  for (let each = failure; each !== undefined; each = each.cause) causes.push(each.message);
  const client = clientName === undefined ? "" : `, client "${oneLine(clientName)}"`;
  return `cohabit: ${method} ${oneLine(path)} ${status}: ${causes.join(", caused by ")} (id ${id}${client})`;
}
