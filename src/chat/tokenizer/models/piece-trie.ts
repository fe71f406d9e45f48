/** Finds the pieces of a vocabulary that are prefixes of a text: a trie in typed arrays, because there are up to 256,000 pieces. */

export class PieceTrie {
  /** A hash table from a node and a code unit to the child node. */
  #nodes: Int32Array;
  #units: Uint16Array;
  #children: Int32Array;
  #mask: number;
  #used = 0;
  #nodeCount = 1;
  /** Ids of pieces by their last node; -1 if no piece ends at the node. */
  #ids: number[] = [-1];

  constructor(pieces: Iterable<readonly [piece: string, id: number]>) {
    this.#mask = 2 ** 12 - 1;
    this.#nodes = new Int32Array(this.#mask + 1);
    this.#units = new Uint16Array(this.#mask + 1);
    this.#children = new Int32Array(this.#mask + 1);
    for (const [piece, id] of pieces) this.#add(piece, id);
  }

  /** Calls `found` for each piece that begins at `start`, the shortest first. */
  prefixes(text: string, start: number, found: (end: number, id: number) => void): void {
    let node = 0;
    for (let index = start; index < text.length; index++) {
      node = this.#children[this.#slot(node, text.charCodeAt(index))] ?? 0;
      if (node === 0) return;
      const id = this.#ids[node] ?? -1;
      if (id >= 0) found(index + 1, id);
    }
  }

  #add(piece: string, id: number): void {
    let node = 0;
    for (let index = 0; index < piece.length; index++) {
      const unit = piece.charCodeAt(index);
      let slot = this.#slot(node, unit);
      if (this.#children[slot] === 0) {
        if (2 * this.#used > this.#mask) {
          this.#grow();
          slot = this.#slot(node, unit);
        }
        this.#used += 1;
        this.#nodes[slot] = node;
        this.#units[slot] = unit;
        this.#children[slot] = this.#nodeCount++;
        this.#ids.push(-1);
      }
      node = this.#children[slot] ?? 0;
    }
    // An empty piece would be found everywhere.
    if (node > 0) this.#ids[node] = id;
  }

  #slot(node: number, unit: number): number {
    let slot = (Math.imul(node, 0x9e37_79b1) ^ Math.imul(unit, 0x85eb_ca6b)) & this.#mask;
    while (this.#children[slot] !== 0 && (this.#nodes[slot] !== node || this.#units[slot] !== unit)) slot = (slot + 1) & this.#mask;
    return slot;
  }

  #grow(): void {
    const [nodes, units, children] = [this.#nodes, this.#units, this.#children];
    const size = 2 * nodes.length;
    this.#mask = size - 1;
    this.#nodes = new Int32Array(size);
    this.#units = new Uint16Array(size);
    this.#children = new Int32Array(size);
    for (const [old, child] of children.entries()) {
      if (child === 0) continue;
      const slot = this.#slot(nodes[old] ?? 0, units[old] ?? 0);
      this.#nodes[slot] = nodes[old] ?? 0;
      this.#units[slot] = units[old] ?? 0;
      this.#children[slot] = child;
    }
  }
}
