import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { HubClient } from "../../../src/worker/hub/hub-client.ts";
import { fileUrl } from "../../../src/worker/hub/hub-model.ts";
import { parseModelReference } from "../../../src/worker/hub/model-reference.ts";
import { ModelLookup } from "../../../src/worker/weights/model-lookup.ts";
import { WeightInventory } from "../../../src/worker/weights/weight-inventory.ts";
import { WeightStore } from "../../../src/worker/weights/weight-store.ts";
import { HubServer } from "../../hub/hub-server.ts";
import { type MemoryParts, memoryParts } from "./memory-parts.ts";

const reference = parseModelReference("org/name");
let hub: HubServer;
let parts: MemoryParts;
let first: string;
const find = () => new ModelLookup(new HubClient([hub.url]), parts.journal).find(reference);
const storeConfig = async (): Promise<void> => {
  const url = fileUrl((await find()).folder, "config.json");
  await new WeightStore(parts).load({ model: "org/name", path: "config.json", url, known: undefined });
};

beforeEach(async () => {
  hub = new HubServer();
  await hub.start();
  first = hub.push("org/name", { "config.json": "{}" });
  parts = memoryParts();
});

afterEach(() => hub.stop());

describe("ModelLookup", () => {
  test("a model with stored files stays at its commit, and the hub is not asked again", async () => {
    await storeConfig();
    hub.push("org/name", { "config.json": "[]" });
    hub.requests = [];
    expect(await find()).toMatchObject({ commit: first });
    expect(hub.requests).toEqual([]);
  });

  test("a model without stored files follows its branch", async () => {
    expect(await find()).toMatchObject({ commit: first });
    const second = hub.push("org/name", { "config.json": "[]" });
    expect(await find()).toMatchObject({ commit: second });
  });

  test("a forgotten model is looked up anew", async () => {
    await storeConfig();
    const second = hub.push("org/name", { "config.json": "[]" });
    await new WeightInventory(parts).forget("org/name");
    expect(await find()).toMatchObject({ commit: second });
  });

  test("a hub that is away gives what it gave last; one that never gave the model is an error", async () => {
    await find();
    await hub.stop();
    expect(await find()).toMatchObject({ commit: first });
    parts = memoryParts();
    await expect(find()).rejects.toThrow(/fetch failed/);
  });
});
