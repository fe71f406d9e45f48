/**
 * What a reader offers its host: the record of one model that is only named, from the files of its folder. Those files are
 * anybody's, and interpreting them may hang or take all memory: a reader runs in a worker of its own, which is ended then.
 */
import { z } from "zod";
import type { DtypeOption } from "../models/record/dtypes.ts";
import type { NamedModel } from "../models/model-entry.ts";
import { modelRecordSchema } from "../models/record/model-record.ts";

interface ReadRequest {
  entry: NamedModel;
  /** Names the entry for whoever wrote the option. */
  label: string;
  /** Base URLs, asked in this order. Default: the public hub. */
  hubs?: readonly string[] | undefined;
  dtype?: DtypeOption | undefined;
}

const readFailureSchema = z.discriminatedUnion("kind", [
  /** No hub could be asked: another try may succeed. */
  z.object({ kind: z.literal("unavailable"), detail: z.string(), retryAfterSeconds: z.int().min(1) }),
  z.object({
    kind: z.literal("failed"),
    detail: z.string(),
    cause: z.string().optional(),
    /** It is not to be read again in this visit. */
    isCostly: z.boolean().optional(),
  }),
]);
export type ReadFailure = z.output<typeof readFailureSchema>;

/** Parsed by the host: what comes from a reader was made of a stranger's files. */
export const readOutcomeSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), record: modelRecordSchema }),
  z.object({ ok: z.literal(false), failure: readFailureSchema }),
]);
export type ReadOutcome = z.input<typeof readOutcomeSchema>;

export interface ModelReader {
  read: (request: ReadRequest) => Promise<ReadOutcome>;
  /** Resolves at once, unless the reader hangs. */
  isAlive: () => Promise<true>;
}
