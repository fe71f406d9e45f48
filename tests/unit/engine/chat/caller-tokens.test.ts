import { describe, expect, test } from "vitest";
import { callerTokens } from "../../../../src/worker/engine/chat/prompt/caller-tokens.ts";

const range = (prompt: number[], before: number[], after: number[]) =>
  callerTokens(Int32Array.from(prompt), Int32Array.from(before), Int32Array.from(after));

describe("the caller's tokens", () => {
  test("are those between the template's tokens", () => {
    expect(range([1, 2, 7, 8, 3], [1, 2], [3])).toEqual({ start: 2, end: 4 });
    expect(range([1, 2, 3], [1, 2], [3])).toEqual({ start: 2, end: 2 });
    expect(range([7, 8], [], [])).toEqual({ start: 0, end: 2 });
  });

  test("are found if they look like the template's", () => {
    expect(range([1, 2, 2, 3, 3], [1, 2], [3])).toEqual({ start: 2, end: 4 });
  });

  test("have the token that the template's end and the text's beginning make together", () => {
    expect(range([1, 9, 8, 3], [1, 2], [3])).toEqual({ start: 1, end: 3 });
  });
});
