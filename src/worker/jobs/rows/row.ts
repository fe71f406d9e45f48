/** Rows of an uploaded file before they are checked. */
import { defaultMaxBodyBytes } from "../../../transport/body-limit.ts";

/** `number`: position of the row, from 1. `problem`: the reason why the row cannot be read, one line. */
export type ReadRow = { number: number; value: Record<string, unknown> } | { number: number; problem: string };

/** Max characters of a row. A request in a batch may be as large as a single request. */
export const maxRowLength = defaultMaxBodyBytes;

/** The file as a whole cannot be read. The message is for the caller of the API. */
export class UnreadableFile extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UnreadableFile";
  }
}
