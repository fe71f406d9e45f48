/**
 * The journal of a call: the values that its host cannot compute again, such as ids, the seed, results of searches and the
 * tokens of its replies. The caller keeps it. If the host ends, the caller gives it to the next host, which writes the same
 * bytes and continues. Plain data: it crosses realms.
 */

/** A value, or an addition to a list. */
export type JournalEntry = { name: string; value: unknown } | { name: string; items: unknown[] };

/** The origin of a call, which a host gets with the request. */
export interface CallOrigin {
  /** Milliseconds since 1970 when the caller made the call, maybe to an earlier host. */
  arrival: number;
  /** The entries of earlier hosts; empty for a new call. */
  recorded: readonly JournalEntry[];
  /** Passes entries to the caller, all or none, before any bytes that are sent later. */
  record(entries: JournalEntry[]): void;
}
