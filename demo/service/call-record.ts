/** The log of calls that this page made: each request with its response, as it arrives. */
import { signal, type Signal } from "@preact/signals";
import type { JsonValue } from "./json-values.ts";

export interface CallRecord {
  /** Counts the calls of this visit, from 1. */
  number: number;
  method: string;
  path: string;
  requestHeaders: Record<string, string>;
  /** Absent if the request has no JSON body. */
  body?: JsonValue;
  /** A description of a form upload. */
  upload?: string;
  status?: number;
  responseHeaders: [string, string][];
  /** Grows while the response streams. */
  responseText: string;
  state: "waiting" | "receiving" | "done" | "stopped" | "failed";
  /** Epoch milliseconds. */
  startedAt: number;
  /** Milliseconds from the call to the first byte of the body. */
  firstByteMs?: number;
  /** Milliseconds from the call to its end. */
  totalMs?: number;
  /** The reason why it failed before the response began. */
  failure?: string;
}

/** Older calls are dropped. */
const maxCalls = 200;

type SentRequest = Pick<CallRecord, "method" | "path" | "requestHeaders" | "body" | "upload">;

/** A record that is in no log: number 0. */
export function newRecord(request: SentRequest, number = 0): Signal<CallRecord> {
  return signal<CallRecord>({ ...request, number, responseHeaders: [], responseText: "", state: "waiting", startedAt: Date.now() });
}

export class CallLog {
  /** Newest first. */
  readonly calls = signal<readonly Signal<CallRecord>[]>([]);
  #made = 0;

  begin(request: SentRequest): Signal<CallRecord> {
    this.#made += 1;
    const record = newRecord(request, this.#made);
    this.calls.value = [record, ...this.calls.value].slice(0, maxCalls);
    return record;
  }

  find(number: number | undefined): Signal<CallRecord> | undefined {
    return this.calls.value.find((call) => call.peek().number === number);
  }

  clear(): void {
    this.calls.value = [];
  }
}
