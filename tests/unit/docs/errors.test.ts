import { expect, test } from "vitest";
import {
  checkErrors,
  errorClassesIn,
  kindsIn,
  unexplainedErrors,
  unknownMessages,
  wireErrorsIn,
} from "../../../scripts/docs/check-errors.mjs";

const table = "src/api/response/wire-error.ts";

test("docs/troubleshooting.md explains every error of the sources", () => {
  expect(checkErrors()).toEqual([]);
});

test("classes are found by their base class", () => {
  const sources = new Map([
    [
      "a.ts",
      'export abstract class HouseError extends Error {}\nclass Door extends House {}\nexport class Fire extends HouseError {\n  constructor() {\n    super("the house burns");\n  }\n}\n',
    ],
  ]);
  expect(errorClassesIn(sources).map(({ name, text }) => [name, text])).toEqual([
    ["HouseError", ""],
    ["Fire", "the house burns"],
  ]);
});

test("a new class without an entry is reported, and a class with a changed text", () => {
  const sources = new Map([
    ["a.ts", "class Fire extends Error {\n  constructor(room: string) {\n    super(`the ${room} is on fire`);\n  }\n}\n"],
  ]);
  expect(unexplainedErrors("", sources)).toHaveLength(2);
  expect(unexplainedErrors("`Fire`: the kitchen burns", sources)).toEqual(["docs/troubleshooting.md lacks the text of Fire: is on fire"]);
  expect(unexplainedErrors("`Fire`: `the <room> is on fire`", sources)).toEqual([]);
});

test("an error of the API needs its message as a heading, and its status", () => {
  const source = "const table = [\n  row(errors.Fire, 418, (error) => `fire in ${error.rooms.join()}`),\n];";
  expect(wireErrorsIn(source)).toEqual([{ name: "Fire", status: "418", message: "fire in ${error.rooms.join()}" }]);
  const sources = new Map([[table, source]]);
  expect(unexplainedErrors("### `fire in <rooms>`\n\n418, `Fire`. Leave.", sources)).toEqual([]);
  expect(unexplainedErrors("### `fire in <rooms>`\n\n419, `Fire`. Leave.", sources)).toHaveLength(1);
  expect(unexplainedErrors("### `flames in <rooms>`\n\n418, `Fire`. Leave.", sources)).toHaveLength(1);
});

test("kinds of a union are read with comments between them", () => {
  expect(kindsIn('type Kind =\n  /** One. */\n  | "one-kind"\n  | "two";\n', "Kind")).toEqual(["one-kind", "two"]);
});

test("a quoted text that the sources lack is reported; templates, numbers and several lines of a text are compared by their parts", () => {
  const sources = [
    "super(`the room ${name} ` +\n  `burns for ${minutes} minutes: ${reason}`);",
    'const reason = "somebody left a candle";',
  ];
  const page =
    "| `the room <name> burns for 5 minutes: somebody left a candle` | `runtime.stop()` |\n\n`npx cohabit init public/ --models`";
  expect(unknownMessages(page, sources)).toEqual([]);
  expect(unknownMessages("`the room <name> floods for 5 minutes`", sources)).toEqual([
    "docs/troubleshooting.md quotes a text that no source has: floods for (in the room <name> floods for 5 minutes)",
  ]);
});
