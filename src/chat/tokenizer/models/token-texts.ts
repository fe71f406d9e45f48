/** Texts with their ids in typed arrays. A vocabulary of 262,144 tokens takes 5 MB, and the garbage collector has no work with it. */

export class TokenTexts {
  readonly #units: Uint16Array;
  /** The text of entry `i` begins at `#starts[i]` and ends before `#starts[i + 1]`. */
  readonly #starts: Int32Array;
  /** Ids by entry, and entries by id; -1 for ids without a text. Undefined if the entries are the ids. */
  readonly #order: { ids: Int32Array; entries: Int32Array } | undefined;
  /** A hash table of entries; -1 for free slots. */
  readonly #slots: Int32Array;
  readonly idLimit: number;
  #count = 0;

  /**
   * `count`, `units`: number of texts and of their code units. `idLimit`: the highest id, plus 1. `isOrdered`: whether the texts are added in the
   * order of ids without gaps, as most files have them.
   */
  constructor({ count, units, idLimit, isOrdered }: { count: number; units: number; idLimit: number; isOrdered: boolean }) {
    this.idLimit = idLimit;
    this.#units = new Uint16Array(units);
    this.#starts = new Int32Array(count + 1);
    this.#order = isOrdered ? undefined : { ids: new Int32Array(count), entries: new Int32Array(idLimit).fill(-1) };
    this.#slots = new Int32Array(Math.ceil(1.4 * count) + 1).fill(-1);
  }

  /** Adds the text of the first `length` units. Returns false if the text or the id is already there. */
  add(units: Uint16Array, length: number, id: number): boolean {
    const slot = this.#slot(units, 0, length);
    if (this.#slots[slot] !== -1 || this.#entryOf(id) < this.#count) return false;
    const entry = this.#count++;
    const start = this.#starts[entry] ?? 0;
    for (let index = 0; index < length; index++) this.#units[start + index] = units[index] ?? 0;
    this.#starts[entry + 1] = start + length;
    if (this.#order !== undefined) {
      this.#order.ids[entry] = id;
      this.#order.entries[id] = entry;
    }
    this.#slots[slot] = entry;
    return true;
  }

  /** Returns the id of the text of these units, or -1. */
  idOf(units: Uint16Array, start: number, end: number): number {
    const entry = this.#slots[this.#slot(units, start, end)] ?? -1;
    return entry < 0 || this.#order === undefined ? entry : (this.#order.ids[entry] ?? -1);
  }

  textOf(id: number): string | undefined {
    const entry = this.#entryOf(id);
    return entry >= this.#count ? undefined : String.fromCharCode(...this.#units.subarray(this.#starts[entry], this.#starts[entry + 1]));
  }

  *[Symbol.iterator](): Generator<readonly [text: string, id: number]> {
    for (let id = 0; id < this.idLimit; id++) {
      const text = this.textOf(id);
      if (text !== undefined) yield [text, id];
    }
  }

  /** Returns infinity for ids without a text. */
  #entryOf(id: number): number {
    const entry = this.#order === undefined ? id : (this.#order.entries[id] ?? -1);
    return entry < 0 ? Number.POSITIVE_INFINITY : entry;
  }

  /** Returns the slot of the text, or the free slot for it. */
  #slot(units: Uint16Array, start: number, end: number): number {
    const { length } = this.#slots;
    let hash = 0x811c_9dc5;
    for (let index = start; index < end; index++) hash = Math.imul(hash ^ (units[index] ?? 0), 0x0100_0193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
    let slot = ((hash ^ (hash >>> 13)) >>> 0) % length;
    for (let entry = this.#slots[slot] ?? -1; entry !== -1; entry = this.#slots[slot] ?? -1) {
      if (this.#isText(entry, units, start, end)) return slot;
      if (++slot === length) slot = 0;
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
