/** Texts with their ids in typed arrays. A vocabulary of 262,144 tokens takes 8 MB, and the garbage collector has no work with it. */

export class TokenTexts {
  readonly #units: Uint16Array;
  /** The text of entry `i` begins at `#starts[i]` and ends where that of the next one begins. */
  readonly #starts: Int32Array;
  readonly #ids: Int32Array;
  /** Entries by id; -1 for ids without a text. */
  readonly #entries: Int32Array;
  /** A hash table of entries; -1 for free slots. */
  readonly #slots: Int32Array;
  #count = 0;

  /** `count`, `units`: number of texts and of their code units. `idLimit`: the highest id, plus 1. */
  constructor(count: number, units: number, idLimit: number) {
    this.#units = new Uint16Array(units);
    this.#starts = new Int32Array(count + 1);
    this.#ids = new Int32Array(count);
    this.#entries = new Int32Array(idLimit).fill(-1);
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(1.5 * count + 2))).fill(-1);
  }

  get idLimit(): number {
    return this.#entries.length;
  }

  /** Adds the text of the first `length` units. Returns false if the text or the id is already there. */
  add(units: Uint16Array, length: number, id: number): boolean {
    const slot = this.#slot(units, 0, length);
    if (this.#slots[slot] !== -1 || this.#entries[id] !== -1) return false;
    const entry = this.#count++;
    const start = this.#starts[entry] ?? 0;
    for (let index = 0; index < length; index++) this.#units[start + index] = units[index] ?? 0;
    this.#starts[entry + 1] = start + length;
    this.#ids[entry] = id;
    this.#entries[id] = entry;
    this.#slots[slot] = entry;
    return true;
  }

  /** Returns the id of the text of these units, or -1. */
  idOf(units: Uint16Array, start: number, end: number): number {
    const entry = this.#slots[this.#slot(units, start, end)] ?? -1;
    return entry < 0 ? -1 : (this.#ids[entry] ?? -1);
  }

  textOf(id: number): string | undefined {
    const entry = this.#entries[id] ?? -1;
    return entry < 0 ? undefined : String.fromCharCode(...this.#units.subarray(this.#starts[entry], this.#starts[entry + 1]));
  }

  *[Symbol.iterator](): Generator<readonly [text: string, id: number]> {
    for (const id of this.#ids) yield [this.textOf(id) ?? "", id];
  }

  /** Returns the slot of the text, or the free slot for it. */
  #slot(units: Uint16Array, start: number, end: number): number {
    const mask = this.#slots.length - 1;
    let hash = 0x811c_9dc5;
    for (let index = start; index < end; index++) hash = Math.imul(hash ^ (units[index] ?? 0), 0x0100_0193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
    let slot = (hash ^ (hash >>> 13)) & mask;
    for (let entry = this.#slots[slot] ?? -1; entry !== -1; entry = this.#slots[slot] ?? -1) {
      if (this.#isText(entry, units, start, end)) return slot;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #isText(entry: number, units: Uint16Array, start: number, end: number): boolean {
    const own = this.#starts[entry] ?? 0;
    if ((this.#starts[entry + 1] ?? 0) - own !== end - start) return false;
    for (let index = start; index < end; index++) if (this.#units[own + index - start] !== units[index]) return false;
    return true;
  }
}
