/** Records the request and response of the last call for the panel that shows it. */
import type { JsonObject } from "./json-values.ts";

export interface CallRecord {
  path: string;
  requestHeaders: Record<string, string>;
  body: JsonObject;
  status?: number;
  responseHeaders: [string, string][];
  /** Grows while the response streams. */
  responseText: string;
  state: "waiting" | "receiving" | "done" | "stopped" | "failed";
  startedAt: number;
  /** Milliseconds from the call to the first byte of the body. */
  firstByteMs?: number;
  /** Milliseconds from the call to its end. */
  totalMs?: number;
  /** Why it failed before the response began. */
  failure?: string;
}

type CallListener = (record: CallRecord) => void;

export class CallLog {
  readonly #listeners: CallListener[] = [];
  #newest: CallRecord | undefined;

  subscribe(listener: CallListener): void {
    this.#listeners.push(listener);
  }

  begin(record: CallRecord): void {
    this.#newest = record;
    this.changed(record);
  }

  /** Ignores calls other than the newest. */
  changed(record: CallRecord): void {
    if (record !== this.#newest) return;
    for (const listener of this.#listeners) listener(record);
  }
}
