/** The starter models' records, derived from their files as a hub serves them, and compared with the ones written by hand. */
import { readFileSync } from "node:fs";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { HubClient } from "../../../src/worker/hub/hub-client.ts";
import { parseModelReference } from "../../../src/worker/models/record/model-reference.ts";
import { deriveRecord } from "../../../src/worker/reading/derived/derive-record.ts";
import { modelFactsSchema } from "../../../src/worker/reading/derived/model-facts.ts";
import { readFacts } from "../../../src/worker/reading/derived/read-facts.ts";
import type { ModelRecord } from "../../../src/worker/models/record/model-record.ts";
import { starterModels } from "../../../src/worker/models/starter-models.ts";
import { HubServer } from "../../hub/hub-server.ts";

const hubs = { hub: new HubServer(), resolve: new HubServer({ layout: "resolve" }), folder: new HubServer({ layout: "folder" }) };

beforeAll(async () => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  for (const hub of Object.values(hubs)) {
    await hub.start();
    for (const { id } of starterModels()) hub.pushFolder(`cohabit/${id}`, `models/${id}`);
  }
});
afterAll(async () => {
  for (const hub of Object.values(hubs)) await hub.stop();
});

async function derived(id: string, layout: keyof typeof hubs): Promise<ModelRecord> {
  const client = new HubClient([hubs[layout].url]);
  const facts = await readFacts(client, { id, reference: parseModelReference(`cohabit/${id}`) });
  // The record after it was stored and read again by the next start.
  return deriveRecord(modelFactsSchema.parse(structuredClone(facts)), { id, overrides: {} });
}

const written = (id: string) => starterModels().find((record) => record.id === id);
const named = ["id", "source", "files", "onnx", "features"] as const;
/** Fields whose values differ, with the derived value; the fields in `named` are compared separately. */
function differences(one: ModelRecord, other: ModelRecord | undefined): Record<string, unknown> {
  const entries = Object.entries(one).filter(
    ([name, value]) =>
      !named.some((each) => each === name) &&
      JSON.stringify(value) !== JSON.stringify(Object.entries(other ?? {}).find(([each]) => each === name)?.[1]),
  );
  return Object.fromEntries(entries);
}

for (const layout of ["hub", "resolve", "folder"] as const) {
  describe(`from a server in the layout "${layout}"`, () => {
    test("starter-chat: all but a shorter context, our own sampling, thresholds of calls and how weights are widened", async () => {
      const record = await derived("starter-chat", layout);
      expect(differences(record, written("starter-chat"))).toEqual({
        contextLength: 4096,
        sampling: { temperature: 0.3, k: 20, p: 0.9, frequencyPenalty: 0, presencePenalty: 0 },
        safetyInstructions: {},
        toolCallThresholds: [],
      });
      expect(new Set(record.features)).toEqual(new Set(written("starter-chat")?.features));
      const file = { file: "onnx/model.onnx", externalData: [], widened: false, int8Products: true, requiredFeatures: [] };
      expect(record.onnx).toEqual({ webgpu: file, wasm: { ...file, cacheScales: "onnx/cache_scales.json" } });
    });

    test("starter-embed and starter-rerank: all of it", async () => {
      for (const id of ["starter-embed", "starter-rerank"]) {
        const record = await derived(id, layout);
        expect(differences(record, written(id))).toEqual({});
        expect(record.onnx?.webgpu).toBeUndefined();
        expect(record.onnx?.wasm?.file).toBe("onnx/model_quantized.onnx");
      }
    });
  });
}

test("files of a hub are on record with their sizes and hashes; from a server that lists none the weights are found all the same", async () => {
  const { files, onnx } = await derived("starter-embed", "hub");
  expect(files["onnx/model_quantized.onnx"]).toEqual(written("starter-embed")?.files["onnx/model_quantized.onnx"]);
  expect(Object.keys(files)).not.toContain("README.md");
  const small = ["config.json", "tokenizer_config.json", "tokenizer.json"];
  const contents = Object.fromEntries(
    [...small, "onnx/model_quantized.onnx"].map((path) => [path, readFileSync(`models/starter-embed/${path}`)]),
  );
  hubs.resolve.push("cohabit/starter-embed-unlisted", {
    ...contents,
    "onnx/model_quantized.onnx_data": "x",
    "onnx/model_quantized.onnx_data_1": "x",
  });
  const unlisted = await derived("starter-embed-unlisted", "resolve");
  expect(unlisted.files).toEqual({});
  const companions = ["onnx/model_quantized.onnx_data", "onnx/model_quantized.onnx_data_1"];
  expect(unlisted.onnx).toEqual({ wasm: { ...onnx?.wasm, externalData: companions } });
  expect(differences(unlisted, written("starter-embed"))).toEqual({});
});
