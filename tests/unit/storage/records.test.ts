import "fake-indexeddb/auto";
import { openDB } from "idb";
import { expect, it } from "vitest";
import { z } from "zod";
import { RecordDatabase } from "../../../src/worker/storage/record-database.ts";
import { Records } from "../../../src/worker/storage/records.ts";

const noteSchema = z.object({ text: z.string() });
const otherSchema = z.object({ count: z.number() });

function open(name: string = crypto.randomUUID(), now?: () => number) {
  const database = new RecordDatabase(name, now);
  return {
    name,
    database,
    notes: new Records(database, "note", noteSchema),
    others: new Records(database, "other", otherSchema),
  };
}

it("a record is visible to its owner alone, also after the database is opened again", async () => {
  const { name, notes } = open();
  await notes.put("ann", "n1", { text: "hello" });
  const again = open(name).notes;
  expect(await again.get("ann", "n1")).toEqual({ text: "hello" });
  expect(await again.get("bob", "n1")).toBeUndefined();
  expect(await again.list("bob")).toEqual([]);
  expect(await again.update("bob", "n1", () => ({ text: "taken" }))).toBeUndefined();
  expect(await again.delete("bob", "n1")).toBe(false);
  expect(await again.get("ann", "n1")).toEqual({ text: "hello" });
  expect(await again.find("n1")).toMatchObject({ ownerId: "ann", value: { text: "hello" } });
});

it("records are listed newest first, also within one millisecond, and by kind", async () => {
  const { notes, others } = open(undefined, () => 5000);
  for (const id of ["b", "a", "c"]) await notes.put("ann", id, { text: id });
  await others.put("ann", "o", { count: 1 });
  expect(await notes.list("ann")).toEqual([{ text: "c" }, { text: "a" }, { text: "b" }]);
  await notes.put("ann", "b", { text: "replaced" });
  expect((await notes.list("ann")).at(-1)).toEqual({ text: "replaced" });
  expect((await notes.all()).map(({ id }) => id)).toEqual(["b", "a", "c"]);
});

it("concurrent updates of one record all count", async () => {
  const { others } = open();
  await others.put("ann", "o", { count: 0 });
  await Promise.all(Array.from({ length: 20 }, () => others.update("ann", "o", ({ count }) => ({ count: count + 1 }))));
  expect(await others.get("ann", "o")).toEqual({ count: 20 });
  expect(await others.update("ann", "o", () => undefined)).toBeUndefined();
  expect(await others.get("ann", "o")).toBeUndefined();
});

it("a change that throws leaves records of all kinds unchanged", async () => {
  const { database, notes, others } = open();
  await others.put("ann", "o", { count: 0 });
  const failure = new RangeError("in the middle");
  const changing = database.change(async (transaction) => {
    await notes.putIn(transaction, "ann", "n", { text: "half" });
    await others.updateIn(transaction, "ann", "o", () => ({ count: 1 }));
    throw failure;
  });
  await expect(changing).rejects.toBe(failure);
  expect(await notes.get("ann", "n")).toBeUndefined();
  expect(await others.get("ann", "o")).toEqual({ count: 0 });
});

it("an id belongs to one owner of a kind", async () => {
  const { notes } = open();
  await notes.put("ann", "n", { text: "first" });
  await expect(notes.put("bob", "n", { text: "second" })).rejects.toThrow();
  expect(await notes.get("bob", "n")).toBeUndefined();
});

it("a record that this version cannot read counts as missing", async () => {
  const { name, notes } = open();
  await notes.put("ann", "n", { text: "a" });
  const raw = await openDB(name);
  await raw.put("records", { kind: "note", ownerId: "ann", id: "n", createdAt: 1, data: { words: [] } });
  raw.close();
  expect(await notes.get("ann", "n")).toBeUndefined();
  expect(await notes.list("ann")).toEqual([]);
});
