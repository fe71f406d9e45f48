/** All models of the host, under a common memory budget. The least recently used idle model is unloaded first. */
import { EngineFailed } from "../../../inference/errors.ts";
import type { ModelStatus } from "../../../inference/models.ts";
import type { EngineLease } from "./engine-lease.ts";
import type { ModelSlot } from "./model-slot.ts";
import { orCancelled } from "../../base/or-cancelled.ts";

export class ModelSlots {
  readonly #slots: Map<string, ModelSlot>;
  readonly #findBudget: () => Promise<number>;
  /** Determined when the first model is loaded. */
  #budgetBytes = Infinity;
  readonly #listeners = new Map<number, (status: ModelStatus) => void>();
  #nextListener = 1;
  #waiters: (() => void)[] = [];

  /**
   * @param makeSlots Creates the slots; each must call `onChange` after every change of its status.
   * @param findBudget Returns the max bytes of all loaded models. Called before a model is loaded.
   */
  constructor(makeSlots: (onChange: (slot: ModelSlot) => void) => ModelSlot[], findBudget: () => Promise<number>) {
    const slots = makeSlots((slot) => this.#changed(slot));
    this.#slots = new Map(slots.map((slot) => [slot.record.id, slot]));
    this.#findBudget = findBudget;
  }

  /** Adds a model. `makeSlot` as in the constructor. */
  add(makeSlot: (onChange: (slot: ModelSlot) => void) => ModelSlot): void {
    const slot = makeSlot((each) => this.#changed(each));
    this.#slots.set(slot.record.id, slot);
    this.#changed(slot);
  }

  get(id: string): ModelSlot {
    const slot = this.#slots.get(id);
    if (slot === undefined) throw new EngineFailed(`model '${id}' has no slot`);
    return slot;
  }

  /** Returns the status of every model, ordered by id. */
  statuses(): ModelStatus[] {
    return [...this.#slots.values()].map((slot) => slot.status).sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Returns a handle for `unsubscribe`. */
  subscribe(listener: (status: ModelStatus) => void): number {
    this.#listeners.set(this.#nextListener, listener);
    return this.#nextListener++;
  }

  /** Passes a model's status to the subscribers. The catalogue calls it for models without a slot. */
  announce(status: ModelStatus): void {
    for (const listener of this.#listeners.values()) listener(status);
  }

  unsubscribe(handle: number): void {
    this.#listeners.delete(handle);
  }

  /**
   * Returns a lease of the model's engine; unloads idle models first if it needs their memory.
   * Throws EngineFailed if the model cannot be loaded, alone exceeds the budget, or failed twice in the same way on `input` (see
   * `ModelSlot.lease`); Cancelled on abort.
   */
  async lease(id: string, signal: AbortSignal, input?: object): Promise<EngineLease> {
    const slot = this.get(id);
    if (!slot.isLoaded) await this.#makeRoom(slot, signal);
    const lease = await slot.lease(signal, input);
    // The actual memory of a model is known only after loading; others may have to be unloaded.
    this.#evict(0, slot);
    return lease;
  }

  /** Runs `work` with a lease. Repeats it once with another engine if the threads of the first one stalled. Throws as `lease` and `work`. */
  async withLease<Value>(id: string, signal: AbortSignal, work: (lease: EngineLease) => Promise<Value>, input?: object): Promise<Value> {
    for (let isRetry = false; ; isRetry = true) {
      const lease = await this.lease(id, signal, input);
      try {
        return await work(lease);
      } catch (failure) {
        if (isRetry || !lease.hasLostThreads()) throw failure;
      } finally {
        lease.release();
      }
    }
  }

  /** Whether the model can be leased without waiting for models in use. */
  hasRoomFor(id: string): boolean {
    const slot = this.get(id);
    if (slot.isLoaded) return true;
    const held = [...this.#slots.values()].filter((other) => other.isLoaded && other.inUse && other !== slot);
    return held.reduce((sum, other) => sum + other.memoryBytes, slot.expectedBytes) <= this.#budgetBytes;
  }

  /** Unloads a model once no call uses it. */
  async unload(id: string): Promise<void> {
    const slot = this.get(id);
    while (slot.inUse && slot.isLoaded) await this.#nextChange();
    slot.unload();
  }

  async #makeRoom(slot: ModelSlot, signal: AbortSignal): Promise<void> {
    // The browser may never report its devices, so the wait must end when the caller disconnects.
    this.#budgetBytes = await orCancelled(this.#findBudget(), signal).catch(() => this.#budgetBytes);
    // The model fits no device, and unloading others would not help: loading fails with the reason.
    if (slot.expectedBytes > this.#budgetBytes) return;
    while (!this.#evict(slot.expectedBytes, slot)) await orCancelled(this.#nextChange(), signal);
  }

  /** Unloads idle models, except `exempt`, until `bytes` more fit. Returns false if the models in use leave too little. */
  #evict(bytes: number, exempt: ModelSlot): boolean {
    const loaded = [...this.#slots.values()].filter((slot) => slot.isLoaded && slot !== exempt);
    const idle = loaded.filter((slot) => !slot.inUse).sort((a, b) => a.lastUse - b.lastUse);
    let held = loaded.reduce((sum, slot) => sum + slot.memoryBytes, exempt.memoryBytes);
    for (const slot of idle) {
      if (held + bytes <= this.#budgetBytes) break;
      held -= slot.memoryBytes;
      slot.unload();
    }
    return held + bytes <= this.#budgetBytes || loaded.every((slot) => !slot.isLoaded);
  }

  #nextChange(): Promise<void> {
    return new Promise((resolve) => this.#waiters.push(resolve));
  }

  #changed(slot: ModelSlot): void {
    const waiters = this.#waiters;
    this.#waiters = [];
    for (const waiter of waiters) waiter();
    this.announce(slot.status);
  }
}
