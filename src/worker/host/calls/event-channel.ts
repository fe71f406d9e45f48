/** Events that one side pushes and another reads as an async iteration; what was pushed is kept until it is read. */
export class EventChannel<Event> implements AsyncIterable<Event> {
  readonly #pending: Event[] = [];
  #closed = false;
  #wake: (() => void) | undefined;

  push(event: Event): void {
    if (this.#closed) return;
    this.#pending.push(event);
    this.#wake?.();
  }

  /** Ends the iteration after what is still unread. */
  close(): void {
    this.#closed = true;
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Event> {
    for (;;) {
      // Read in one go what came in one message: no task switch per event.
      for (const event of this.#pending.splice(0)) yield event;
      if (this.#pending.length > 0) continue;
      if (this.#closed) return;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
