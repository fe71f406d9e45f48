/** The summary of `cohabit init`. */
import path from "node:path";
import type { SiteEntry } from "../assets/site-entry.ts";
import type { SiteDifferences } from "../assets/write-entries.ts";

/** Entries that the summary counts together. */
export interface EntryGroup {
  name: string;
  note: string;
  entries: SiteEntry[];
}

/** `isDryRun`: the lines also name each file. */
export function summaryOf(
  groups: readonly EntryGroup[],
  { outdated, obsolete }: SiteDifferences,
  folder: string,
  isDryRun: boolean,
): string[] {
  const [write, remove] = isDryRun ? ["would write", "would remove"] : ["wrote", "removed"];
  const removed = obsolete.length === 0 ? "" : `, ${remove} ${filesOf(obsolete.length)}`;
  const width = Math.max(...groups.map(({ name }) => name.length));
  const lines = groups.map(({ name, note, entries }) => `  ${name.padEnd(width)}  ${megabytes(bytesOf(entries)).padStart(8)}  ${note}`);
  const each = isDryRun
    ? [...outdated.map((entry) => `${entry.path}, ${megabytes(entry.bytes)}`), ...obsolete.map((file) => `${file}, removed`)]
    : [];
  return [
    `${folder}: ${write} ${filesOf(outdated.length)} of ${megabytes(bytesOf(outdated))}${removed}. The files of cohabit there:`,
    ...lines,
    ...each.map((line) => path.join(folder, line)),
  ];
}

function bytesOf(entries: readonly SiteEntry[]): number {
  return entries.reduce((sum, { bytes }) => sum + bytes, 0);
}

function filesOf(count: number): string {
  return count === 1 ? "1 file" : `${count} files`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
