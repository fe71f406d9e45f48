import { expect, test } from "vitest";
import { calculate } from "../../../demo/tools/calculator.ts";
import { readClock } from "../../../demo/tools/clock.ts";

test.each([
  ["17 times 23", 391],
  ["12 * (3 + 4)", 84],
  ["1,299 plus 450", 1749],
  ["2 + 3 * 4 - 6 / 2", 11],
  ["-2^2", -4],
  ["2^3^2", 512],
  ["15 % of 80", 12],
  ["17 % 5", 2],
  ["0.1 + 0.2", 0.3],
  ["48 × 365 =", 17520],
])("the calculator reads %s", (expression, value) => {
  expect(calculate(expression)).toBe(value);
});

test.each(["", "two plus two", "1 +", "(1", "1 / 0", "alert(1)", "1 2"])("the calculator refuses %s", (expression) => {
  expect(() => calculate(expression)).toThrow();
});

const now = new Date("2026-07-01T05:30:00Z");

test("the clock takes a time zone, or the city of one", () => {
  const tokyo = { time: "14:30", date: "Wednesday, 1 July 2026", time_zone: "Asia/Tokyo" };
  expect({ ...readClock("Tokyo", now), date: readClock("Asia/Tokyo", now).date.replace(/^(\w+),? /, "$1, ") }).toEqual(tokyo);
  expect(readClock("new york", now).time).toBe("01:30");
  expect(readClock("UTC", now).time).toBe("05:30");
  expect(() => readClock("Atlantis", now)).toThrow("Atlantis");
});
