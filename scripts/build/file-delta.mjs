/** Encodes a file as its differences from another file (`src/worker/engine/web-assembly/wasm-response.ts` decodes it). */

/** Fewer equal bytes are not worth a piece. */
const minEqualBytes = 64;
/** Max distance in the base between two equal pieces. */
const maxDistance = 2 ** 16;

/**
 * @param {Buffer} base @param {Buffer} target Mostly the same, in the same order.
 * @returns {({ from: number, length: number } | { content: string })[]} Ranges of the base, and own bytes in base64.
 */
export function piecesOf(base, target) {
  const pieces = [];
  for (let to = 0, from = 0; to < target.length;) {
    const length = equalBytes(base, from, target, to);
    if (length >= minEqualBytes) {
      pieces.push({ from, length });
      to += length;
      from += length;
      continue;
    }
    const { start, found } = nextEqual(base.subarray(from, from + maxDistance), target, to);
    pieces.push({ content: target.toString("base64", to, start) });
    to = start;
    from += found;
  }
  return pieces;
}

/** @param {Buffer} base @param {number} from @param {Buffer} target @param {number} to */
function equalBytes(base, from, target, to) {
  const max = Math.min(base.length - from, target.length - to);
  let length = 0;
  while (length < max && base[from + length] === target[to + length]) length++;
  return length;
}

/** Returns the next position of the target that continues like the base; its end if there is none. @param {Buffer} base @param {Buffer} target @param {number} to */
function nextEqual(base, target, to) {
  for (let start = to; start + minEqualBytes <= target.length; start++) {
    const found = base.indexOf(target.subarray(start, start + minEqualBytes));
    if (found >= 0) return { start, found };
  }
  return { start: target.length, found: 0 };
}
