/** Folds a 64-bit seed to 31 bits, which all samplers accept. Every bit of the seed changes the result. */
export function foldedSeed(seed: bigint): number {
  return Number(((seed >> 62n) ^ (seed >> 31n) ^ seed) & 0x7fff_ffffn);
}
