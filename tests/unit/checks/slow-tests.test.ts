import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { slowGroups, slowTests } from "../../../scripts/slow-tests.mjs";

let folder = "";
const write = (file: string, content: unknown): void => writeFileSync(folder + file, JSON.stringify(content));
const unchanged = () => slowGroups(folder).unchanged.map(({ name }) => name);

beforeEach(() => {
  folder = `${mkdtempSync(path.join(tmpdir(), "slow-tests-"))}/`;
  mkdirSync(`${folder}tests`);
  mkdirSync(`${folder}src`);
  write("src/a.ts", "a");
  write("src/b.ts", "b");
  write("package.json", { devDependencies: { axe: "1.0.0" } });
  const groups = {
    one: { tests: ["one.test.ts"], inputs: ["src/a.ts", "package.json#axe"] },
    all: { tests: ["all/**"], inputs: ["src"] },
  };
  write("tests/slow-tests.json", groups);
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a group is unchanged once its inputs have passed, also after a change that was undone", () => {
  expect(unchanged()).toEqual([]);
  slowGroups(folder).recordPassed();
  expect(unchanged()).toEqual(["one", "all"]);
  write("src/b.ts", "changed");
  expect(unchanged()).toEqual(["one"]);
  write("src/b.ts", "b");
  expect(unchanged()).toEqual(["one", "all"]);
  write("src/new.ts", "");
  expect(unchanged()).toEqual(["one"]);
});

test("the version of a package, and the tests of a group, are inputs", () => {
  slowGroups(folder).recordPassed();
  write("package.json", { devDependencies: { axe: "1.0.1" } });
  expect(unchanged()).toEqual(["all"]);
  write("tests/slow-tests.json", { all: { tests: ["all/**", "more/**"], inputs: ["src"] } });
  expect(unchanged()).toEqual([]);
});

test("the recorded hashes are the inputs at the start of the run", () => {
  const { recordPassed } = slowGroups(folder);
  write("src/a.ts", "changed during the run");
  recordPassed();
  expect(unchanged()).toEqual([]);
});

test("the groups of the project name tests and inputs that exist", () => {
  expect(() => slowGroups()).not.toThrow();
  const files = readdirSync("tests", { recursive: true, encoding: "utf8" });
  const matches = (pattern: string) => {
    const expression = pattern
      .replaceAll(".", String.raw`\.`)
      .replaceAll("*", "[^/]*")
      .replaceAll("[^/]*[^/]*/", "(.*/)?");
    return files.some((file) => new RegExp(`^${expression}$`).test(file));
  };
  expect(slowTests().filter((pattern) => !matches(pattern))).toEqual([]);
});
