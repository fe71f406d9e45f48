import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { dataFiles } from "./data-schemas.ts";

const recipes = new URL("../../../recipes/", import.meta.url);
const splits = ["train", "heldout"] as const;
type Split = (typeof splits)[number];
type DataRecord = Record<string, unknown>;

const namesIn = (split: Split) => readdirSync(new URL(`data/${split}/`, recipes)).map((file) => file.replace(/\.jsonl$/, ""));

function recordsOf(split: Split, name: string): DataRecord[] {
  const lines = readFileSync(new URL(`data/${split}/${name}.jsonl`, recipes), "utf8").split("\n");
  expect(lines.pop()).toBe("");
  return lines.map((line) => z.record(z.string(), z.unknown()).parse(JSON.parse(line)));
}

const keyed = (split: Split, name: string, key: string) => new Map(recordsOf(split, name).map((record) => [record[key], record]));
const itemsOf = (record: DataRecord | undefined, part: string) =>
  new Set(
    z
      .array(z.unknown())
      .parse(record?.[part] ?? [])
      .map((item) => JSON.stringify(item)),
  );
const shared = (one: Set<unknown>, other: Set<unknown>) => [...one].filter((item) => other.has(item));

const files = splits.flatMap((split) => namesIn(split).map((name) => ({ split, name })));

test("every file of recipes/data has a schema, and every schema its file", () => {
  const described = Object.entries(dataFiles).flatMap(([name, file]) =>
    splits.filter((split) => file[split] !== undefined).map((split) => `${split}/${name}`),
  );
  expect(files.map(({ split, name }) => `${split}/${name}`).toSorted()).toEqual(described.toSorted());
});

test.each(files)("$split/$name: every record fits the schema and has a key of its own", ({ split, name }) => {
  const { key, [split]: schema } = dataFiles[name] ?? {};
  const records = recordsOf(split, name);
  expect(records).not.toEqual([]);
  for (const [index, record] of records.entries()) {
    const { error: misfit } = schema?.safeParse(record) ?? {};
    expect(misfit, `line ${index + 1}`).toBeUndefined();
  }
  if (key !== undefined) expect(new Set(records.map((record) => record[key])).size).toBe(records.length);
});

test.each(files.filter(({ split, name }) => split === "heldout" && dataFiles[name]?.parts !== undefined))(
  "$name: what is held out belongs to a training record and is none of its wordings",
  ({ name }) => {
    const { key = "", parts = [] } = dataFiles[name] ?? {};
    const training = keyed("train", name, key);
    for (const [title, record] of keyed("heldout", name, key)) {
      expect(training.has(title), String(title)).toBe(true);
      for (const part of parts)
        expect(shared(itemsOf(training.get(title), part), itemsOf(record, part)), `${String(title)}: ${part}`).toEqual([]);
    }
  },
);

test.each(["tools", "extraction-texts", "passages", "summary-scenarios"])("%s: no record is both trained and held out", (name) => {
  const { key = "" } = dataFiles[name] ?? {};
  expect(shared(new Set(keyed("train", name, key).keys()), new Set(keyed("heldout", name, key).keys()))).toEqual([]);
});

test("readings: no text is both trained and held out", () => {
  expect(shared(new Set(keyed("train", "readings", "text").keys()), new Set(keyed("heldout", "readings", "text").keys()))).toEqual([]);
});

test("a draw and a list of words do not share a name", () => {
  const draws = new Set(keyed("train", "draws", "draw").keys());
  const lists = [...keyed("train", "wordings", "name").keys()].filter((name) => String(name).startsWith("words "));
  expect(lists.filter((name) => draws.has(String(name).slice("words ".length)))).toEqual([]);
});

test("no file of the recipes' code is longer than 300 lines", () => {
  const long = readdirSync(new URL("cohabit_recipes/", recipes), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".py"))
    .filter((file) => readFileSync(new URL(`cohabit_recipes/${file}`, recipes), "utf8").split("\n").length > 300);
  expect(long).toEqual([]);
});
