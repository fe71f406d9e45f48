/** The models of the catalogue as last heard of, for every panel that shows or offers them. */
import type { ModelStatus, Runtime } from "../src/index.ts";

type Listener = (models: ModelStatus[]) => void;

export class ModelList {
  readonly #runtime: Runtime;
  readonly #listeners = new Set<Listener>();
  #models = new Map<string, ModelStatus>();

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
    runtime.subscribe((status) => {
      this.#models.set(status.id, status);
      this.#tell();
    });
  }

  /** Reads the whole list again: at the start, and when another tab became the host. */
  async refresh(): Promise<void> {
    const models = await this.#runtime.models();
    this.#models = new Map(models.map((model) => [model.id, model]));
    this.#tell();
  }

  /** Calls `listener` with all models, now and at each change, until the returned function is called. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#models.size > 0) listener(this.all());
    return () => this.#listeners.delete(listener);
  }

  all(): ModelStatus[] {
    return [...this.#models.values()];
  }

  find(id: string): ModelStatus | undefined {
    return this.#models.get(id);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener(this.all());
  }
}
