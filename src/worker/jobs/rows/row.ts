/** Rows of a file that was sent, before they are checked. */
import { defaultMaxBodyBytes } from "../../../transport/body-limit.ts";

/** `number` counts rows from 1. `problem`: why it cannot be read, as one line. */
export type ReadRow = { number: number; value: Record<string, unknown> } | { number: number; problem: string };

/** Max characters of a row: a request of a batch may be as large as one that is sent by itself. */
export const maxRowLength = defaultMaxBodyBytes;

/** The file as a whole cannot be read. The message is for the caller of the API. */
export class UnreadableFile extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UnreadableFile";
  }
}
