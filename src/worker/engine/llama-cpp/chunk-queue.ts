/** Turns a library's callbacks into an async iterable. */

export class ChunkQueue<Chunk> {
  readonly #chunks: Chunk[] = [];
  #wake: () => void = () => undefined;
  #end: { failure?: unknown } | undefined;

  add(chunk: Chunk): void {
    this.#chunks.push(chunk);
    this.#wake();
  }

  /** Ends the iteration after the chunks so far. */
  end(): void {
    this.#end ??= {};
    this.#wake();
  }

  /** Ends the iteration with an error after the chunks so far. */
  fail(failure: unknown): void {
    this.#end ??= { failure };
    this.#wake();
  }

  /** For one reader. */
  async *read(): AsyncGenerator<Chunk, void, void> {
    for (;;) {
      const chunk = this.#chunks.shift();
      if (chunk !== undefined) yield chunk;
      else if (this.#end !== undefined) {
        if ("failure" in this.#end) throw this.#end.failure;
        return;
      } else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
