/** The scores of the evaluation of skills, against values computed by hand. */
import { describe, expect, test } from "vitest";
import { fieldScores, sameCalls, sameTools } from "../../eval/skills/json-scores.ts";
import { rougeL, tokenF1 } from "../../eval/skills/overlap.ts";
import { contentWords, holdsWords, saysTheSame } from "../../eval/skills/words.ts";

describe("token F1", () => {
  test("is the harmonic mean of precision and recall over words, each counted as often as both have it", () => {
    // Common: lives, in, oslo. Precision 3/4, recall 3/3.
    expect(tokenF1("Ann lives in Oslo.", "Lives in Oslo")).toBeCloseTo(6 / 7, 12);
    // "red" counts once: precision 1/2, recall 1/1.
    expect(tokenF1("red red", "red")).toBeCloseTo(2 / 3, 12);
  });

  test("does not look at case, punctuation, articles and order", () => {
    expect(tokenF1("A cat, the Dog!", "dog cat")).toBe(1);
  });

  test("is 0 without common words, or for an empty reply", () => {
    expect(tokenF1("Oslo", "Lisbon")).toBe(0);
    expect(tokenF1("", "Lisbon")).toBe(0);
    expect(tokenF1("", "")).toBe(0);
  });
});

describe("ROUGE-L", () => {
  test("counts the longest run of common words in order, gaps allowed", () => {
    // Common in order: police, the, gunman, of 4 words each; the only common words are then "the" and "gunman".
    expect(rougeL("police kill the gunman", "police killed the gunman")).toBeCloseTo(0.75, 12);
    expect(rougeL("the gunman kill police", "police killed the gunman")).toBeCloseTo(0.5, 12);
    // LCS 2; precision 2/2, recall 2/5.
    expect(rougeL("Storm Oslo", "A storm hit Oslo hard")).toBeCloseTo(4 / 7, 12);
  });

  test("is 0 without common words", () => {
    expect(rougeL("", "one two")).toBe(0);
    expect(rougeL("three", "one two")).toBe(0);
  });
});

describe("words", () => {
  test("of a value must be unbroken and complete in the reply", () => {
    expect(holdsWords("It was built in the old mill, in 1904.", "Old mill in 1904")).toBe(true);
    expect(holdsWords("The old red mill", "old mill")).toBe(false);
    expect(holdsWords("It is 1904.", "190")).toBe(false);
    expect(holdsWords("Anything", "")).toBe(false);
  });

  test("of a value that is an article or a sign must be in the reply unchanged", () => {
    expect(holdsWords("The first letter is A.", "A")).toBe(true);
    expect(holdsWords("The first letter is B.", "%")).toBe(false);
  });

  test("decide whether two replies mean the same", () => {
    expect(saysTheSame("You are welcome!", "you are the welcome")).toBe(true);
    expect(saysTheSame("You are not welcome", "You are welcome")).toBe(false);
  });

  test("that carry facts are the words other than grammar's", () => {
    expect(contentWords("The bridge in Oslo is 90 years old, and it was closed.")).toEqual([
      "bridge",
      "oslo",
      "90",
      "years",
      "old",
      "closed",
    ]);
  });
});

const call = (name: string, given: unknown) => ({ name, arguments: given });

describe("calls", () => {
  test("are right if the tools are called as often as requested, in any order", () => {
    expect(sameTools([call("a", 1), call("b", 2)], [call("b", 0), call("a", 0)])).toBe(true);
    expect(sameTools([call("a", 1)], [call("a", 1), call("a", 2)])).toBe(false);
    expect(sameTools([], [])).toBe(true);
    expect(sameTools([call("a", 1)], [])).toBe(false);
  });

  test("are right if the arguments are deeply equal, with keys in any order", () => {
    const wanted = [call("a", { x: [1, "2"], y: { z: null } }), call("a", { x: 2 })];
    expect(sameCalls([call("a", { x: 2 }), call("a", { y: { z: null }, x: [1, "2"] })], wanted)).toBe(true);
    expect(sameCalls([call("a", { x: 2 }), call("a", { x: 2 })], wanted)).toBe(false);
    expect(sameCalls([call("a", { x: "2" })], [call("a", { x: 2 })])).toBe(false);
    expect(sameCalls([call("a", { x: 2, more: 1 })], [call("a", { x: 2 })])).toBe(false);
    expect(sameCalls([call("a", undefined)], [call("a", {})])).toBe(false);
  });
});

describe("fields", () => {
  const wanted = { name: "Ann", age: 7, tags: ["a", "b"], none: null };

  test("score one by one", () => {
    expect(fieldScores('{"tags": ["a", "b"], "name": "Ann", "age": "7", "more": 1}', wanted)).toEqual([1, 0, 1, 0]);
    expect(fieldScores('{"name": "Ann", "age": 7, "tags": ["b", "a"], "none": null}', wanted)).toEqual([1, 1, 0, 1]);
  });

  test("are all wrong in text that is not a JSON object", () => {
    for (const text of ["", "name: Ann", "[1]", "null", '"Ann"']) expect(fieldScores(text, wanted)).toEqual([0, 0, 0, 0]);
  });
});
