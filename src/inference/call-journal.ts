/**
 * The journal of a call: what its host drew or was told once and could not compute again, such as ids, the seed and the
 * tokens of its replies. The caller keeps it, and gives it to the next host if this one ends, which then responds with the
 * same bytes and goes on. Plain data: it crosses realms.
 */

/** A value, or an addition to a list. */
export type JournalEntry = { name: string; value: unknown } | { name: string; items: unknown[] };

/** What a host is told of a call beside the request. */
export interface CallOrigin {
  /** Milliseconds since 1970 when the caller made the call, maybe to an earlier host. */
  arrival: number;
  /** What earlier hosts recorded; empty for a new call. */
  recorded: readonly JournalEntry[];
  /** Passes entries to the caller, all or none, and before all bytes that are sent later. */
  record(entries: JournalEntry[]): void;
}
