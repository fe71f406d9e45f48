/**
 * The interface of a reader, which derives a model's record from the files of its folder. These files are untrusted: interpreting them
 * may hang or take all memory. So each reader runs in its own worker, which the host can end.
 */
import { z } from "zod";
import type { DtypeOption } from "../models/record/dtypes.ts";
import type { NamedModel } from "../models/model-entry.ts";
import { modelRecordSchema } from "../models/record/model-record.ts";

interface ReadRequest {
  entry: NamedModel;
  /** Position of the entry in the option `models`, for messages. */
  label: string;
  /** Base URLs, tried in this order. Default: the public hub. */
  hubs?: readonly string[] | undefined;
  dtype?: DtypeOption | undefined;
}

const readFailureSchema = z.discriminatedUnion("kind", [
  /** No hub could be reached. Another try may succeed. */
  z.object({ kind: z.literal("unavailable"), detail: z.string(), retryAfterSeconds: z.int().min(1) }),
  z.object({
    kind: z.literal("failed"),
    detail: z.string(),
    cause: z.string().optional(),
    /** The failure took much time or memory: the host must not try again in this visit. */
    isCostly: z.boolean().optional(),
  }),
]);
export type ReadFailure = z.output<typeof readFailureSchema>;

/** The host parses the outcome, because it is derived from untrusted files. */
export const readOutcomeSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), record: modelRecordSchema }),
  z.object({ ok: z.literal(false), failure: readFailureSchema }),
]);
export type ReadOutcome = z.input<typeof readOutcomeSchema>;

export interface ModelReader {
  read: (request: ReadRequest) => Promise<ReadOutcome>;
  /** Resolves immediately, unless the reader hangs. */
  isAlive: () => Promise<true>;
}
