import type { ModelReader } from "../../reading/model-reader.ts";

/** A running reader, in whatever realm it runs. */
export interface ReaderHandle {
  readonly reader: ModelReader;
  /** Resolves with a reason if the reader cannot run. */
  readonly died: Promise<string>;
  /** Ends the reader immediately and frees its memory. Pending calls never settle. */
  end(): void;
}

/** Starts a reader: in a worker of its own in the browser, in process in tests. */
export type StartReader = () => ReaderHandle;
