/** Files that are read of models named by a hub's id, over several visits. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { HubRecords } from "../../../src/worker/reading/derived/hub-records.ts";
import type { NamedModel } from "../../../src/worker/models/model-entry.ts";
import type { ModelRecord } from "../../../src/worker/models/record/model-record.ts";
import { StoredModelFacts } from "../../../src/worker/reading/derived/stored-model-facts.ts";
import { HubServer } from "../../hub/hub-server.ts";
import { bge } from "./published-models.ts";

const id = "org/bge";
let hub: HubServer;
let first: string;

const push = (dimensions: number): string => {
  const config = { ...(bge.documents["config.json"] as object), hidden_size: dimensions };
  return hub.push(id, {
    "config.json": JSON.stringify(config),
    "tokenizer_config.json": JSON.stringify(bge.documents["tokenizer_config.json"]),
    "tokenizer.json": "{}",
    "onnx/model_quantized.onnx": "weights",
  });
};
/** A new visit reads the record again. */
const read = (): Promise<ModelRecord> => {
  const entry: NamedModel = { kind: "named", id, reference: id, overrides: {} };
  return new HubRecords([hub.url]).read(entry, "models[0]");
};

async function startHub(layout: "hub" | "folder"): Promise<void> {
  hub = new HubServer({ layout });
  await hub.start();
  first = push(384);
}

beforeEach(() => startHub("hub"));

afterEach(async () => {
  await hub.stop();
  await new StoredModelFacts().forget(id);
});

describe("a model of a hub", () => {
  test("stays at the commit that was read first, and the hub is not asked again", async () => {
    expect(await read()).toMatchObject({ dimensions: 384, source: `${hub.url}${id}/resolve/${first}/` });
    push(512);
    hub.requests = [];
    expect(await read()).toMatchObject({ dimensions: 384, source: `${hub.url}${id}/resolve/${first}/` });
    expect(hub.requests).toEqual([]);
  });

  test("is read again once it was forgotten", async () => {
    await read();
    const second = push(512);
    expect(await new StoredModelFacts().forget(id)).toBe(true);
    expect(await read()).toMatchObject({ dimensions: 512, source: `${hub.url}${id}/resolve/${second}/` });
    await new StoredModelFacts().forget(id);
    expect(await new StoredModelFacts().forget(id)).toBe(false);
  });

  test("is read without the hub if it was read before; else the error names the entry", async () => {
    await read();
    await hub.stop();
    expect(await read()).toMatchObject({ dimensions: 384 });
    await new StoredModelFacts().forget(id);
    await expect(read()).rejects.toThrow(/model 'org\/bge' \(models\[0\]\): .*fetch failed/);
  });
});

describe("a model of a server without commits", () => {
  test("is read again at each visit, and uses the last record while the server is away", async () => {
    await hub.stop();
    await startHub("folder");
    expect(await read()).toMatchObject({ dimensions: 384 });
    push(512);
    expect(await read()).toMatchObject({ dimensions: 512 });
    await hub.stop();
    expect(await read()).toMatchObject({ dimensions: 512 });
  });
});
