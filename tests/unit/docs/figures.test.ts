import { expect, test } from "vitest";
import { figureViolations, tableOf, withFigures } from "../../../scripts/docs/figures/figures.mjs";
import { isSame, parseQuantity } from "../../../scripts/docs/figures/quantity.mjs";

const values = new Map([
  ["bench: cold prefill", "1305 ms"],
  ["skills: documents", "0.8544"],
  ["size: starter-chat", "38595770 bytes"],
]);
const violations = (text: string): string[] => figureViolations("docs/x.md", text, values, { bench: "| new |\n" });

test.each([
  ["1,305 ms", "1305 ms"],
  ["1.3 s", "1305 ms"],
  ["0.85", "0.8544"],
  ["85 %", "0.8544"],
  ["0.94", "0.9467"],
  ["38 MB", "38165335 bytes"],
  ["39 MB", "38595770 bytes"],
  ["3.36", "x 3.36 [3.23 to 3.44]"],
])("%s is %s", (shown, measured) => {
  const [one, other] = [parseQuantity(shown), parseQuantity(measured)];
  expect(one !== undefined && other !== undefined && isSame(one, other)).toBe(true);
});

test.each([
  ["14 s", "1305 ms"],
  ["0.86", "0.8544"],
  ["78 MB", "80607914 bytes"],
  ["1.3 MB", "1305 ms"],
])("%s is not %s", (shown, measured) => {
  const [one, other] = [parseQuantity(shown), parseQuantity(measured)];
  expect(one !== undefined && other !== undefined && isSame(one, other)).toBe(false);
});

test("a marked figure must be the measured one, and its name must exist", () => {
  expect(violations("It takes <!-- bench: cold prefill -->1.3 s<!-- / --> and <!-- skills: documents -->0.85<!-- / -->")).toEqual([]);
  expect(violations("It takes <!-- bench: cold prefill -->14 s<!-- / -->")).toEqual([
    'docs/x.md: "14 s" for bench: cold prefill, which is 1305 ms',
  ]);
  expect(violations("It takes <!-- bench: warm prefill -->14 s<!-- / -->")).toEqual([
    'docs/x.md: no figure is named "bench: warm prefill"',
  ]);
});

test("a mark that is not closed is reported, and a rate or a size without a mark", () => {
  expect(violations("It takes <!-- bench: cold prefill -->1.3 s")).toHaveLength(1);
  expect(violations("It writes 294 tokens/s.")).toEqual(["docs/x.md: 294 tokens/s is not marked with its source"]);
  expect(violations("A body has at most 32 MB. Download starter-chat (38 MB).")).toEqual([
    'docs/x.md: the size in "starter-chat (38 MB" is not marked with its source',
  ]);
});

test("a mark may not begin a line, where it would end the paragraph", () => {
  expect(violations("It takes\n<!-- bench: cold prefill -->1.3 s<!-- / -->.")).toEqual([expect.stringContaining("ends the paragraph")]);
});

test("a table must be the generated one", () => {
  expect(violations("<!-- table: bench -->\n| old |\n<!-- /table -->")).toHaveLength(1);
  expect(violations("<!-- table: bench -->\n| new |\n<!-- /table -->")).toEqual([]);
});

test("writing puts in the measured values, with the digits and the unit of the page", () => {
  const text = "<!-- bench: cold prefill -->14.0 s<!-- / -->\n<!-- table: bench -->\n| old |\n<!-- /table -->\n";
  expect(withFigures(text, values, { bench: "| new |\n" })).toBe(
    "<!-- bench: cold prefill -->1.3 s<!-- / -->\n<!-- table: bench -->\n| new |\n<!-- /table -->\n",
  );
});

test("a missed goal is marked in the table", () => {
  const figure = { ours: "1 ms", beside: "", shown: "1", goal: "at most 0.5 ms", isMet: false, n: "3" };
  expect(tableOf({ "a figure": figure })).toContain("| a figure | 1 ms |  | 1 | at most 0.5 ms: **missed** | 3 |");
});
