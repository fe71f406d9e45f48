/**
 * A seeded generator of uniform random numbers: xoshiro128**, seeded with splitmix64 so that every 64-bit seed gives a
 * different sequence (Blackman and Vigna, https://prng.di.unimi.it/).
 */
export class SeededRandom {
  readonly #state = new Uint32Array(4);

  /** `seed`: 0 to 2^64 - 1. */
  constructor(seed: bigint) {
    let counter = BigInt.asUintN(64, seed);
    for (let word = 0; word < 4; word += 2) {
      counter = BigInt.asUintN(64, counter + 0x9e3779b97f4a7c15n);
      let mixed = counter;
      mixed = BigInt.asUintN(64, (mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n);
      mixed = BigInt.asUintN(64, (mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn);
      mixed ^= mixed >> 31n;
      this.#state[word] = Number(mixed & 0xffffffffn);
      this.#state[word + 1] = Number(mixed >> 32n);
    }
  }

  /** Returns a number that is uniform in [0, 1), with 53 bits. */
  draw(): number {
    const high = this.#next() >>> 5;
    const low = this.#next() >>> 6;
    return (high * 0x4000000 + low) / 0x20000000000000;
  }

  /** Skips the next `draws` numbers. */
  skip(draws: number): void {
    for (let count = 0; count < draws; count++) this.draw();
  }

  #next(): number {
    const state = this.#state;
    const a = state[0] ?? 0;
    const b = state[1] ?? 0;
    const c = state[2] ?? 0;
    const d = state[3] ?? 0;
    const scrambled = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const third = c ^ a;
    const fourth = d ^ b;
    state[1] = b ^ third;
    state[0] = a ^ fourth;
    state[2] = third ^ (b << 9);
    state[3] = rotate(fourth, 11);
    return scrambled;
  }
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
