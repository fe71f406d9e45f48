/** Writes a file as what it shares with another one (`src/assets/file-delta.ts` reads it). */

/** Fewer equal bytes are not worth a piece. */
const least = 64;
/** How far ahead in the base the target may go on. */
const reach = 2 ** 16;

/**
 * @param {Buffer} base @param {Buffer} target Mostly the same, in the same order.
 * @returns {import("../../src/assets/file-delta.ts").Piece[]}
 */
export function piecesOf(base, target) {
  const pieces = [];
  for (let to = 0, from = 0; to < target.length;) {
    const length = equalBytes(base, from, target, to);
    if (length >= least) {
      pieces.push({ from, length });
      to += length;
      from += length;
      continue;
    }
    const { start, found } = nextEqual(base.subarray(from, from + reach), target, to);
    pieces.push({ content: target.toString("base64", to, start) });
    to = start;
    from += found;
  }
  return pieces;
}

/** @param {Buffer} base @param {number} from @param {Buffer} target @param {number} to */
function equalBytes(base, from, target, to) {
  const most = Math.min(base.length - from, target.length - to);
  let length = 0;
  while (length < most && base[from + length] === target[to + length]) length++;
  return length;
}

/** Where the target goes on as the base does; its end if nowhere. @param {Buffer} base @param {Buffer} target @param {number} to */
function nextEqual(base, target, to) {
  for (let start = to; start + least <= target.length; start++) {
    const found = base.indexOf(target.subarray(start, start + least));
    if (found >= 0) return { start, found };
  }
  return { start: target.length, found: 0 };
}
