import { expect, test } from "vitest";
import { CacheContentStorage } from "../../../src/worker/base/content/cache-storage.ts";
import { MemoryCaches } from "../storage/memory-caches.ts";

test("blocks in the Cache API are read back, listed by file, and deleted with their file", async () => {
  const storage = await CacheContentStorage.open(new MemoryCaches().asCacheStorage);
  if (storage === undefined) throw new Error("no storage");
  for (const key of ["one", "one-more"]) {
    const writer = await storage.openWriter(key);
    await writer.writeBlock(0, new Uint8Array([1]));
    await writer.writeBlock(12, new Uint8Array([2]));
    await writer.close();
  }
  expect(await storage.readBlock("one", 12)).toEqual(new Uint8Array([2]));
  expect(await storage.readBlock("one", 1)).toBeUndefined();
  expect(await storage.keys()).toEqual(["one", "one-more"]);
  await storage.delete("one");
  expect(await storage.readBlock("one", 0)).toBeUndefined();
  expect(await storage.readBlock("one-more", 0)).toEqual(new Uint8Array([1]));
  await expect(CacheContentStorage.open(undefined)).resolves.toBeUndefined();
});
