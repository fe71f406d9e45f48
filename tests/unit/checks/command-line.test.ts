import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

function runScript(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: "utf8", timeout: 60_000 });
  return { status, stdout, stderr };
}

/** A script is for people if npm runs it or its own comment names its command. */
const forPeople = readdirSync("scripts", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mjs"))
  .map((file) => `scripts/${file}`)
  .filter((file) => {
    const scripts = readFileSync("package.json", "utf8");
    const [comment = ""] = readFileSync(file, "utf8").split("*/", 1);
    return scripts.includes(`"node ${file}"`) || comment.includes(`node ${file}`);
  });

test("scripts for people are found", () => {
  expect(forPeople).toEqual(expect.arrayContaining(["scripts/bench.mjs", "scripts/measure-loading.mjs", "scripts/docs/build-docs.mjs"]));
});

describe.each(forPeople)("%s", (script) => {
  test.each(["--help", "-h"])("%s prints the comment of the script", (option) => {
    const { status, stdout } = runScript(script, option);
    const [firstLine = ""] = stdout.split("\n");
    expect(status).toBe(0);
    expect(firstLine.length).toBeGreaterThan(20);
    expect(readFileSync(script, "utf8").slice(0, 200)).toContain(firstLine);
  });

  test("an unknown option is refused", () => {
    expect(runScript(script, "--no-such-option")).toEqual({ status: 2, stdout: "", stderr: "Unknown option '--no-such-option'\n" });
  });
});

test("an argument without an option is refused where the script takes none", () => {
  expect(runScript("scripts/bench.mjs", "quick")).toMatchObject({ status: 2, stderr: "unexpected argument 'quick'\n" });
});
