/** The messages of a session, and which of them are dropped when the context is full. */
import { quotaExceeded } from "./errors.ts";
import type { WireMessage } from "./service.ts";

/** A message with the tokens that it uses. */
export interface Entry {
  message: WireMessage;
  usage: number;
}

/** The messages of one call with its reply, which are dropped together. */
export type Turn = Entry[];

export interface HistoryOptions {
  /** Max tokens of all messages. */
  contextWindow: number;
  /** Tokens that are used without any message: definitions of tools. */
  baseUsage: number;
  /** Called when turns were dropped. */
  onOverflow: () => void;
}

export class SessionHistory {
  readonly #options: HistoryOptions;
  /** Never dropped: the initial prompts, and a system message of the first call. */
  #kept: Entry[] = [];
  #turns: Turn[] = [];

  constructor(options: HistoryOptions) {
    this.#options = options;
  }

  get usage(): number {
    return this.#keptUsage + usageOf(this.#turns.flat());
  }

  get messages(): WireMessage[] {
    return [...this.#kept, ...this.#turns.flat()].map(({ message }) => message);
  }

  copy(onOverflow: () => void): SessionHistory {
    const copy = new SessionHistory({ ...this.#options, onOverflow });
    copy.#kept = [...this.#kept];
    copy.#turns = [...this.#turns];
    return copy;
  }

  /** Throws a QuotaExceededError if the messages do not fit. */
  keep(entries: readonly Entry[]): void {
    this.#checkFit(entries);
    this.#kept = [...entries];
  }

  /** Drops the oldest turns until `entries` fit, too. Throws a QuotaExceededError, and drops none, if that is not enough. */
  makeRoom(entries: readonly Entry[]): void {
    this.#checkFit(entries);
    const { contextWindow } = this.#options;
    let dropped = 0;
    while (this.#keptUsage + usageOf(this.#turns.slice(dropped).flat()) + usageOf(entries) > contextWindow) dropped += 1;
    this.#drop(dropped);
  }

  /** Drops one more turn, because the service counts more tokens than were measured. Throws a QuotaExceededError if there is none. */
  dropOldest(entries: readonly Entry[]): void {
    if (this.#turns.length === 0) throw quotaExceeded(this.usage + usageOf(entries), this.#options.contextWindow);
    this.#drop(1);
  }

  /** Adds the messages of a call. A system message is kept. */
  add(turn: Turn): void {
    this.#kept.push(...turn.filter(({ message }) => message.role === "system"));
    this.#turns.push(turn.filter(({ message }) => message.role !== "system"));
  }

  get #keptUsage(): number {
    return this.#options.baseUsage + usageOf(this.#kept);
  }

  #checkFit(entries: readonly Entry[]): void {
    const { contextWindow } = this.#options;
    if (this.#keptUsage + usageOf(entries) > contextWindow) throw quotaExceeded(this.usage + usageOf(entries), contextWindow);
  }

  #drop(count: number): void {
    if (count === 0) return;
    this.#turns.splice(0, count);
    this.#options.onOverflow();
  }
}

export function usageOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { usage }) => sum + usage, 0);
}
