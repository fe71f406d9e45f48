/** Ids of tool calls (contract 2.4): the tool's name and 12 characters of [a-z0-9]. */

const mask = 0xffff_ffff_ffff_ffffn;
const length = 12;

/** Returns the id of a call. `index`: of the call in its reply. A reply that is written again gets the same ids. */
export function toolCallId(replyId: string, index: number, name: string): string {
  const digits = finish(hash(`${replyId}:${index}`))
    .toString(36)
    .padStart(length, "0");
  return `${name}_${digits.slice(-length)}`;
}

/** Returns the FNV-1a hash, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): bigint {
  let state = 0xcbf2_9ce4_8422_2325n;
  for (const byte of new TextEncoder().encode(text)) state = ((state ^ BigInt(byte)) * 0x100_0000_01b3n) & mask;
  return state;
}

/** Spreads the bits by the finisher of SplitMix64 (Steele, Lea, Flood 2014): the last byte is visible in an FNV hash. */
function finish(state: bigint): bigint {
  let mixed = ((state ^ (state >> 30n)) * 0xbf58_476d_1ce4_e5b9n) & mask;
  mixed = ((mixed ^ (mixed >> 27n)) * 0x94d0_49bb_1331_11ebn) & mask;
  return mixed ^ (mixed >> 31n);
}
