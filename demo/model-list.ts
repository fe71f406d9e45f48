/** The last known status of all models, for the panels that show or offer them. */
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
      this.#notify();
    });
  }

  /** Reloads the list: at the start, and when another tab became the host. */
  async refresh(): Promise<void> {
    const models = await this.#runtime.models();
    this.#models = new Map(models.map((model) => [model.id, model]));
    this.#notify();
  }

  /** Calls `listener` with all models, immediately and at each change. Returns a function that ends the subscription. */
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

  #notify(): void {
    for (const listener of this.#listeners) listener(this.all());
  }
}
