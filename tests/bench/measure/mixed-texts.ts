/** Texts to embed, always the same ones. */
import { SeededRandom } from "../../../src/worker/engine/sampling/seeded-random.ts";

const words = (
  "the a of to in and is was for on that with as it by from at this are or an be not have has had which were but their " +
  "river bridge city council report market price engine water garden history music school doctor winter summer letter " +
  "question answer number paper window forest animal mountain ocean machine language memory station village harbour " +
  "describes shows explains opened closed measured followed carried believed remembered built sold painted wrote found " +
  "small large quiet early modern ancient careful northern public private possible useful common narrow bright heavy"
).split(" ");

/**
 * Words of each text: half are as long as a question, a third as long as a paragraph, the rest as long as a page of a
 * small document, in mixed order.
 */
export function mixedTexts(count: number, seed = 7n): string[] {
  const random = new SeededRandom(seed);
  const between = (low: number, high: number): number => low + Math.floor(random.draw() * (high - low + 1));
  return Array.from({ length: count }, () => {
    const kind = random.draw();
    const length = kind < 1 / 2 ? between(4, 20) : kind < 5 / 6 ? between(21, 80) : between(81, 250);
    return plainText(length, () => words[between(0, words.length - 1)] ?? "");
  });
}

/** Returns a text of `words` words. */
export function longText(length: number, seed: bigint): string {
  const random = new SeededRandom(seed);
  return plainText(length, () => words[Math.floor(random.draw() * words.length)] ?? "");
}

function plainText(length: number, word: () => string): string {
  return `${Array.from({ length }, word).join(" ")}.`;
}
