/** Drafts of the next tokens: their content and their length. */
import { describe, expect, test } from "vitest";
import { DraftedRuns } from "../../../../src/worker/engine/chat/token-loop/drafted-runs.ts";
import { PromptLookup } from "../../../../src/worker/engine/chat/token-loop/prompt-lookup.ts";

test("a draft is longer by a token after each accepted one, and short again after a rejected one", () => {
  const runs = new DraftedRuns(
    Int32Array.from({ length: 40 }, (_, index) => index),
    { maxTokens: 6, contextLength: 400 },
  );
  const written = (ids: Iterable<number>): number[] =>
    [...ids].flatMap((id) => {
      const next = runs.next(id);
      return "ids" in next ? [next.ids.length] : [];
    });
  // Matches of one equal token, then of three: the chosen token, and the drafts after it.
  expect(written(Array.from({ length: 25 }, (_, index) => index))).toEqual([2, 3, 4, 5, 6, 6]);
  // Two drafts from prompt lookup, after a match of one token and of three. The second is rejected, which pauses only drafts after three.
  expect(written([60, 30, 31, 32, 33])).toEqual([1, 3, 6]);
  expect(written([61, 10, 11, 12, 13, 14])).toEqual([1, 4, 3]);
});

describe("PromptLookup", () => {
  const any = (): number => 4;

  test("drafts the tokens that followed the last occurrence of the longest match", () => {
    const lookup = new PromptLookup(Int32Array.of(1, 2, 3, 4, 5, 9, 2, 3, 4, 6, 7, 8, 2, 3));
    expect(lookup.draft(any)).toEqual({ matchLength: 2, ids: Int32Array.of(4, 6, 7, 8) });
    lookup.add(4);
    expect(lookup.draft(any)).toEqual({ matchLength: 3, ids: Int32Array.of(6, 7, 8, 2) });
    expect(lookup.draft(() => 1)?.ids).toEqual(Int32Array.of(6));
    lookup.add(5);
    expect(lookup.draft(any)).toEqual({ matchLength: 3, ids: Int32Array.of(9, 2, 3, 4) });
    lookup.add(7);
    expect(lookup.draft(any)).toEqual({ matchLength: 1, ids: Int32Array.of(8, 2, 3, 4) });
    lookup.add(10);
    expect(lookup.draft(any)).toBeUndefined();
  });

  test("drafts after the longest match that may be drafted from", () => {
    const lookup = new PromptLookup(Int32Array.of(1, 2, 3, 4, 0, 2, 3, 5, 0, 3, 6, 1, 2, 3));
    expect(lookup.draft(any)?.ids).toEqual(Int32Array.of(4, 0, 2, 3));
    expect(lookup.draft((matchLength) => (matchLength === 3 ? 0 : 4))).toEqual({ matchLength: 2, ids: Int32Array.of(5, 0, 3, 6) });
    expect(lookup.draft(() => 0)).toBeUndefined();
  });

  test("makes no draft after a single token that many others have followed", () => {
    const lookup = new PromptLookup(Int32Array.of(1, 2, 1, 3, 9));
    lookup.add(1);
    expect(lookup.draft(any)).toEqual({ matchLength: 1, ids: Int32Array.of(3, 9, 1) });
    lookup.add(4);
    lookup.add(1);
    expect(lookup.draft(any)).toBeUndefined();
  });

  test("grows with the reply", () => {
    const lookup = new PromptLookup(new Int32Array(0));
    for (let index = 0; index < 1000; index++) lookup.add(index % 500);
    expect(lookup.draft(() => 3)?.ids).toEqual(Int32Array.of(0, 1, 2));
  });
});
