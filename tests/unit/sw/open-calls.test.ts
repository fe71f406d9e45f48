import { expect, test } from "vitest";
import { OpenCalls } from "../../../src/sw/open-calls.ts";

test("a successor takes over when the last call ends, and not before", () => {
  let letGo = 0;
  const calls = new OpenCalls(
    () => true,
    () => (letGo += 1),
  );
  calls.count(1);
  calls.count(1);
  calls.yieldWhenIdle();
  calls.count(-1);
  expect(letGo).toBe(0);
  calls.count(-1);
  expect(letGo).toBe(1);
});

test("a successor is found by asking, without having announced itself", () => {
  let hasSuccessor = false;
  let letGo = 0;
  const calls = new OpenCalls(
    () => hasSuccessor,
    () => (letGo += 1),
  );
  calls.yieldWhenIdle();
  expect(letGo).toBe(0);
  hasSuccessor = true;
  calls.yieldWhenIdle();
  expect(letGo).toBe(1);
});
