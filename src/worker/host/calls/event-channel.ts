/** Buffers events that one side pushes and another reads as an async iteration. */
export class EventChannel<Event> implements AsyncIterable<Event> {
  readonly #pending: Event[] = [];
  #closed = false;
  #wake: (() => void) | undefined;

  push(event: Event): void {
    if (this.#closed) return;
    this.#pending.push(event);
    this.#wake?.();
  }

  /** Ends the iteration after the buffered events. */
  close(): void {
    this.#closed = true;
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Event> {
    for (;;) {
      // Yields all events of one message without a task switch between them.
      for (const event of this.#pending.splice(0)) yield event;
      if (this.#pending.length > 0) continue;
      if (this.#closed) return;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
