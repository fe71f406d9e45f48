/**
 * Collects the events of a reply into messages. Every message wakes four realms on its way to the reader, which costs a
 * fast model more than the events in it: beyond the first few, messages are `maxMilliseconds` apart. A model slower than
 * that still sends every token at once.
 */
import type { ReplyEvent } from "../../../inference/reply-events.ts";

/** A frame of a display at 60 Hz: nobody sees the difference. */
const maxMilliseconds = 16;
/** While there are no events, a message without any says now and then that the engine is at work. */
const progressMilliseconds = 1000;
/** Messages at the start of a reply that are never held back: its first words show at once. */
const immediateMessages = 6;

export class EventBatch {
  readonly #send: (events: ReplyEvent[]) => void;
  readonly #now: () => number;
  #events: ReplyEvent[] = [];
  #sent = 0;
  #lastSentAt = Number.NEGATIVE_INFINITY;

  /** `now`: milliseconds. */
  constructor(send: (events: ReplyEvent[]) => void, now: () => number = () => performance.now()) {
    this.#send = send;
    this.#now = now;
  }

  /** Sends what is collected, if it is time. */
  add(events: readonly ReplyEvent[]): void {
    for (const event of events) this.#events.push(event);
    if (this.#sent < immediateMessages || this.#now() - this.#lastSentAt >= maxMilliseconds) this.flush();
  }

  /** Nothing was written, but computed. */
  showProgress(): void {
    if (this.#now() - this.#lastSentAt >= progressMilliseconds) this.#sendAll();
  }

  flush(): void {
    if (this.#events.length > 0) this.#sendAll();
  }

  #sendAll(): void {
    this.#send(this.#events);
    this.#events = [];
    this.#sent += 1;
    this.#lastSentAt = this.#now();
  }
}
