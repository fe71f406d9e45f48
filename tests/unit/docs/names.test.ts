import { expect, test } from "vitest";
import { missingNames } from "../../../scripts/docs/check-names.mjs";

const known = {
  files: ["src/chat/run-plan.ts", "src/chat/deep/replay.ts"],
  words: new Set(["recall", "exactPositions"]),
  foreign: { RayService: "a resource of Ray Serve" },
};
const missing = (text: string): string[] => missingNames("docs/x.md", text, known);

test("existing files and names, and names of other projects, are allowed", () => {
  expect(missing("`run-plan.ts`, `deep/replay.ts`, `call.journal.recall(name, draw)`, `exactPositions`, `RayService`, `seed`")).toEqual([]);
});

test("a file that moved to another folder is reported", () => {
  expect(missing("`chat/replay.ts`")).toEqual(["docs/x.md names chat/replay.ts, which does not exist"]);
});

test("a function and a property that are gone are reported, once", () => {
  expect(missing("`citationV2`, `align(text)` and `citationV2`")).toEqual([
    "docs/x.md names citationV2, which does not exist",
    "docs/x.md names align, which does not exist",
  ]);
});

test("blocks of code are left to the compiler", () => {
  expect(missing("```ts\n`${gone()}`\n```")).toEqual([]);
});
