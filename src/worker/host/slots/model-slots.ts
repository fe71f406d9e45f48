/** All models of the host, kept under a memory budget: the least recently used are unloaded first, one in use never. */
import { EngineFailed } from "../../../inference/errors.ts";
import type { ModelStatus } from "../../../inference/models.ts";
import type { EngineLease } from "./engine-lease.ts";
import type { ModelSlot } from "./model-slot.ts";
import { untilAborted } from "../calls/until-aborted.ts";

export class ModelSlots {
  readonly #slots: Map<string, ModelSlot>;
  readonly #budgetBytes: number;
  readonly #listeners = new Map<number, (status: ModelStatus) => void>();
  #nextListener = 1;
  #waiters: (() => void)[] = [];

  /** @param makeSlots Makes the slots; each must call the given function after every change of its status. */
  constructor(makeSlots: (onChange: (slot: ModelSlot) => void) => ModelSlot[], budgetBytes: number) {
    const slots = makeSlots((slot) => this.#changed(slot));
    this.#slots = new Map(slots.map((slot) => [slot.record.id, slot]));
    this.#budgetBytes = budgetBytes;
  }

  /** A further model. `makeSlot` as in the constructor. */
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

  /** Of every model, ordered by id. */
  statuses(): ModelStatus[] {
    return [...this.#slots.values()].map((slot) => slot.status).sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** @returns What `unsubscribe` takes. */
  subscribe(listener: (status: ModelStatus) => void): number {
    this.#listeners.set(this.#nextListener, listener);
    return this.#nextListener++;
  }

  /** Tells the subscribers of a model's status; of a model without a slot its owner does. */
  announce(status: ModelStatus): void {
    for (const listener of this.#listeners.values()) listener(status);
  }

  unsubscribe(handle: number): void {
    this.#listeners.delete(handle);
  }

  /**
   * A lease of the model's engine, after room was made for it.
   * @throws EngineFailed when the model cannot be loaded or is larger than the whole budget; Cancelled on abort.
   */
  async lease(id: string, signal: AbortSignal): Promise<EngineLease> {
    const slot = this.get(id);
    if (!slot.isLoaded) await this.#makeRoom(slot, signal);
    const lease = await slot.lease(signal);
    // What a model really holds is known only now; it may push others out.
    this.#evict(0, slot);
    return lease;
  }

  /** Whether a lease of the model need not wait for models that are in use now. */
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
    if (slot.expectedBytes > this.#budgetBytes) {
      throw new EngineFailed(`model '${slot.record.id}' needs ${slot.expectedBytes} bytes, the memory budget is ${this.#budgetBytes}`);
    }
    while (!this.#evict(slot.expectedBytes, slot)) await untilAborted(this.#nextChange(), signal);
  }

  /** Unloads idle models until `bytes` more fit; false when those in use leave too little. */
  #evict(bytes: number, spare: ModelSlot): boolean {
    const loaded = [...this.#slots.values()].filter((slot) => slot.isLoaded && slot !== spare);
    const idle = loaded.filter((slot) => !slot.inUse).sort((a, b) => a.lastUse - b.lastUse);
    let held = loaded.reduce((sum, slot) => sum + slot.memoryBytes, spare.memoryBytes);
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
