/** The caller's side of a journal: keeps the entries that hosts send of a call, for the next host. It does not read their content. */
import type { JournalEntry } from "../../inference/call-journal.ts";

export class KeptJournal {
  readonly #values = new Map<string, unknown>();
  readonly #lists = new Map<string, unknown[]>();

  add(entries: readonly JournalEntry[]): void {
    for (const entry of entries) {
      if (!("items" in entry)) {
        this.#values.set(entry.name, entry.value);
        continue;
      }
      const list = this.#lists.get(entry.name) ?? [];
      this.#lists.set(entry.name, list);
      for (const item of entry.items) list.push(item);
    }
  }

  entries(): JournalEntry[] {
    return [
      ...Array.from(this.#values, ([name, value]): JournalEntry => ({ name, value })),
      ...Array.from(this.#lists, ([name, items]): JournalEntry => ({ name, items })),
    ];
  }
}
