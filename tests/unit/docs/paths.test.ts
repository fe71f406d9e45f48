import { expect, test } from "vitest";
import { missingPaths } from "../../../scripts/docs/check-paths.mjs";

test("files that documents name in code must be there, also several in braces; a folder and a pattern may be named, too", () => {
  const text = "`src/a.ts`, `src/b/{c,d}.ts`, `tests/unit` and `src/*.ts`; `npm run x` names none, and a\n`docs.md` is elsewhere";
  const there = new Set(["src/a.ts", "src/b/c.ts", "tests/unit"]);
  expect(missingPaths("docs/x.md", text, (name) => there.has(name))).toEqual(["docs/x.md names src/b/d.ts, which is not there"]);
});
