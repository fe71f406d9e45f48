import { expect, test } from "vitest";
import { TokenLimit } from "../../../../src/worker/engine/built-in/token-limit.ts";

/** Tokens are words with the space before them, so a space at the end belongs to the next token, which is not counted yet. */
const count = async (text: string): Promise<number> => text.match(/\s*\S+/g)?.length ?? 0;

async function read(pieces: readonly string[], max: number, written = "") {
  let counted = 0;
  const limit = new TokenLimit(max, async (text) => ((counted += 1), count(text)), written);
  let text = "";
  for (const piece of pieces) {
    const admitted = await limit.admit(piece);
    text += admitted.text;
    if (admitted.isFull) return { text, isFull: true, counted };
  }
  return { text, isFull: false, counted };
}

test("a text ends with its last token, also in the middle of a piece", async () => {
  expect(await read(["one two", " three four five", " six"], 4)).toMatchObject({ text: "one two three four ", isFull: true });
  expect(await read(["one two three"], 1)).toMatchObject({ text: "one ", isFull: true });
  expect(await read(["one"], 2)).toMatchObject({ text: "one", isFull: false });
});

test("a text that is already written counts", async () => {
  expect(await read([" three four"], 3, "one two")).toMatchObject({ text: " three ", isFull: true });
});

test("a pair of surrogates is not cut", async () => {
  const perUnit = async (text: string): Promise<number> => text.length;
  const limit = new TokenLimit(2, perUnit);
  expect(await limit.admit("a\u{1F600}b")).toEqual({ text: "a", isFull: true });
});

test("most pieces are not counted", async () => {
  const pieces = Array.from({ length: 1000 }, () => " word");
  const { text, isFull, counted } = await read(pieces, 900);
  expect(await count(text)).toBe(900);
  expect(isFull).toBe(true);
  expect(counted).toBeLessThan(40);
});
