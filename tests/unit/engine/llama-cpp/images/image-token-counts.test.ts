import { expect, test } from "vitest";
import { ImageTokenCounts } from "../../../../../src/worker/engine/llama-cpp/images/image-token-counts.ts";

const filler = " a a a";
const file = (tokens: number) => Uint8Array.of(tokens);

/** A core that counts 3 tokens for the filler, and for an image as many as its first byte has. */
function countingCore() {
  const asked: string[] = [];
  const core = {
    asked,
    openCompletions: 0,
    countTokens: async ({ text, files }: { text: string; files: readonly Uint8Array[] }) => {
      asked.push(text);
      return 3 + files.reduce((sum, [tokens = 0]) => sum + tokens, 0);
    },
  };
  return { core, counts: new ImageTokenCounts({ core, slots: 2, marker: "@", filler }) };
}

test("images of one size are counted once, without the tokens of the filler", async () => {
  const { core, counts } = countingCore();
  expect(await counts.of({ width: 2, height: 3 }, file(34))).toBe(34);
  expect(await counts.of({ width: 2, height: 3 }, file(34))).toBe(34);
  expect(await counts.of({ width: 3, height: 2 }, file(21))).toBe(21);
  expect(core.asked.toSorted()).toEqual([filler, `@${filler}`, `@${filler}`]);
});

test("while all slots are busy, a new size counts as much as the largest so far, and is counted later", async () => {
  const { core, counts } = countingCore();
  core.openCompletions = 2;
  expect(await counts.of({ width: 2, height: 3 }, file(34))).toBe(256);
  core.openCompletions = 1;
  expect(await counts.of({ width: 9, height: 9 }, file(200))).toBe(200);
  expect(await counts.of({ width: 8, height: 9 }, file(255))).toBe(255);
  core.openCompletions = 2;
  expect(await counts.of({ width: 9, height: 9 }, file(200))).toBe(200);
  expect(core.asked).toHaveLength(3);
  core.openCompletions = 0;
  expect(await counts.of({ width: 2, height: 3 }, file(34))).toBe(34);
});
