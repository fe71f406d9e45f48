/** Keeps an engine's plans by the ids that the host gets. */
export class HeldPlans<Plan> {
  readonly #plans = new Map<number, Plan>();
  #nextId = 1;

  /** Keeps the plan until it is released; returns its id. */
  hold(plan: Plan): number {
    const id = this.#nextId;
    this.#nextId += 1;
    this.#plans.set(id, plan);
    return id;
  }

  get(id: number): Plan | undefined {
    return this.#plans.get(id);
  }

  /** Has no effect if the plan was released before. */
  release(id: number): void {
    this.#plans.delete(id);
  }
}
