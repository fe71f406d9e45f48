/** Writes replies from random logits, or from logits that prefer tokens that break JSON. */
import type { TokenGuide } from "../../../src/worker/engine/guided/token-guide.ts";
import type { Vocabulary } from "../../../src/worker/engine/guided/token-grammar.ts";

/** Mulberry32: small, seeded, good enough to vary tests. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Temper =
  /** Every allowed token is about equally likely. */
  | "random"
  /** Prefers quotes, brackets, backslashes, line breaks, tags and parts of characters. */
  | "adversarial"
  /** Short tokens, one byte each: the max number of decisions per character. */
  | "bytes";

export interface WrittenReply {
  text: string;
  ids: number[];
  /** Whether the reply ended by an end token; otherwise it ran into the limit. */
  ended: boolean;
}

const awkward = /["'\\{}[\]<>:,\p{Cc}\u0080-\u00ff]/u;
const closing = /^(?:["\]}]+|n|nu|nul|null)$/;

/** Traits of a token's text for `writeReply`, as bits. */
const trait = { awkward: 1, oneByte: 2, closing: 4, empty: 8 };

/** The traits of every token by vocabulary, computed once. */
const traitsOfTokens = new WeakMap<Vocabulary, Uint8Array>();

function traitsOf(vocabulary: Vocabulary): Uint8Array {
  const known = traitsOfTokens.get(vocabulary);
  if (known !== undefined) return known;
  const found = Uint8Array.from({ length: vocabulary.logitsLength }, (_, id) => {
    const text = String.fromCharCode(...vocabulary.tokens.bytes(id));
    return (
      (awkward.test(text) ? trait.awkward : 0) |
      (text.length === 1 ? trait.oneByte : 0) |
      (closing.test(text) ? trait.closing : 0) |
      (text === "" ? trait.empty : 0)
    );
  });
  traitsOfTokens.set(vocabulary, found);
  return found;
}

/**
 * Closing characters, and null in the place of another level, get likelier after `headersDelay` tokens, so that the reply
 * comes to an end; so do the letters of `closingTag`, one after another.
 */
export async function writeReply(
  guide: TokenGuide,
  vocabulary: Vocabulary,
  random: () => number,
  temper: Temper,
  { headersDelay = 40, limit = 1500, closingTag = "" } = {},
): Promise<WrittenReply> {
  const { tokens, logitsLength, endTokenIds } = vocabulary;
  const traits = traitsOf(vocabulary);
  const logits = new Float32Array(logitsLength);
  const bytes: number[] = [];
  const ids: number[] = [];
  let ended = false;
  while (ids.length < limit) {
    const haste = Math.max(0, ids.length - headersDelay) / 10;
    for (let id = 0; id < logitsLength; id++) {
      const traitsHere = traits[id] ?? 0;
      let logit = random() * 4;
      if (temper === "adversarial" && traitsHere & trait.awkward) logit += 3;
      if (temper === "bytes" && traitsHere & trait.oneByte) logit += 6;
      if (haste > 0 && traitsHere & trait.closing) logit += haste;
      if (haste > 0 && traitsHere & trait.empty) logit += 2 * haste;
      logits[id] = logit;
    }
    const spelled = haste > 0 ? nextLetter(String.fromCharCode(...bytes.slice(-closingTag.length)), closingTag) : "";
    if (spelled !== "") for (let id = 0; id < logitsLength; id++) if (isLetter(tokens.bytes(id), spelled)) logits[id] = 20 + haste;
    for (const id of endTokenIds) logits[id] = random() * 4 + 2 * haste + (temper === "adversarial" ? 3 : 0);
    await guide.mask(logits);
    const chosen = largest(logits);
    if (chosen < 0) break;
    if (endTokenIds.includes(chosen)) {
      ended = true;
      break;
    }
    guide.accept(chosen);
    ids.push(chosen);
    bytes.push(...tokens.bytes(chosen));
  }
  // Fatal: a reply that is no UTF-8 is a broken grammar.
  return { text: new TextDecoder("utf-8", { fatal: ended }).decode(Uint8Array.from(bytes)), ids, ended };
}

/** Returns the next letter of a tag that the text may have begun. */
function nextLetter(written: string, tag: string): string {
  for (let length = Math.min(written.length, tag.length - 1); length > 0; length--) {
    if (written.endsWith(tag.slice(0, length))) return tag[length] ?? "";
  }
  return tag[0] ?? "";
}

function isLetter(bytes: Uint8Array, letter: string): boolean {
  return bytes.length === 1 && bytes[0] === letter.charCodeAt(0);
}

export function largest(logits: Float32Array): number {
  let best = -1;
  let maximum = Number.NEGATIVE_INFINITY;
  logits.forEach((logit, id) => {
    if (logit > maximum) {
      maximum = logit;
      best = id;
    }
  });
  return best;
}
