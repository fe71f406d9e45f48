/**
 * Collects the events of a reply into messages. A message passes through four realms, which takes longer than a fast model
 * needs for a token. So all but the first messages are at least `maxMilliseconds` apart; a slower model still sends each
 * token immediately.
 */
import type { ReplyEvent } from "../../../inference/reply-events.ts";

/** One frame of a 60 Hz display, so the delay is not visible. */
const maxMilliseconds = 16;
/** Interval of the empty messages that show that the engine is working while there are no events. */
const progressMilliseconds = 1000;
/** The first messages of a reply are sent without delay, so that its first words appear immediately. */
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

  /** Adds events, and sends all collected ones if the last message was long enough ago. */
  add(events: readonly ReplyEvent[]): void {
    for (const event of events) this.#events.push(event);
    if (this.#sent < immediateMessages || this.#now() - this.#lastSentAt >= maxMilliseconds) this.flush();
  }

  /** Call it after each run that wrote no token. Sends a message, perhaps without events, if the last one is a second ago. */
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
