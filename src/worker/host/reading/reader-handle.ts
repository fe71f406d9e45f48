import type { ModelReader } from "../../reading/model-reader.ts";

/** A running reader, in a worker or in this realm. */
export interface ReaderHandle {
  readonly reader: ModelReader;
  /** Resolves with a reason if the reader cannot run. */
  readonly died: Promise<string>;
  /** Ends the reader immediately and frees its memory. Pending calls never settle. */
  end(): void;
}

/** Starts a reader: in its own worker in the browser, in this realm in tests. */
export type StartReader = () => ReaderHandle;
