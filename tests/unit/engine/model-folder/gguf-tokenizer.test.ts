/** The tokenizer of a GGUF file, loaded without its weights. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { EngineFailureError } from "../../../../src/worker/base/engine-failure.ts";
import { loadTokenizer } from "../../../../src/worker/engine/model-folder/load-tokenizer.ts";
import { loadsTokenizerAlone } from "../../../../src/worker/models/devices/engine-kinds.ts";
import { modelRecordSchema } from "../../../../src/worker/models/record/model-record.ts";
import { HubServer } from "../../../hub/hub-server.ts";
import { ggufModel } from "../../../models/gguf-models.ts";

const id = "org/tiny";
let hub: HubServer;
beforeEach(async () => {
  hub = new HubServer();
  await hub.start();
});
afterEach(() => hub.stop());

const record = modelRecordSchema.parse({ id, role: "chat", engine: "llama-cpp", gguf: { files: ["m.gguf"] } });
const load = () => loadTokenizer({ record, folder: `${hub.url}${id}/resolve/main/` }, () => undefined);

test("is read from the header on the server", async () => {
  const file = ggufModel("qwen3", {}, [{ name: "token_embd.weight", shape: [64, 8192] }]);
  hub.push(id, { "m.gguf": file });
  const tokenizer = await load();
  expect([...tokenizer.encodeText("abc")]).toEqual([2, 7]);
  expect(hub.sentBytes).toBeLessThan(file.byteLength / 2);
});

test("fails with the name of a file that is missing, damaged, or breaks off", async () => {
  hub.push(id, { "config.json": "{}" });
  await expect(load()).rejects.toMatchObject({
    failure: { kind: "files-missing", detail: expect.stringContaining("m.gguf answered HTTP 404") },
  });
  hub.push(id, { "m.gguf": "weights, but of another kind" });
  await expect(load()).rejects.toMatchObject({
    failure: { kind: "files-damaged", detail: expect.stringContaining("m.gguf is no GGUF file") },
  });
  hub.push(id, { "m.gguf": ggufModel("qwen3") });
  hub.fault = ({ isContent }) => (isContent ? { kind: "drop", afterBytes: 100 } : undefined);
  await expect(load()).rejects.toThrow(EngineFailureError);
  await expect(load()).rejects.toMatchObject({
    failure: { kind: "files-missing", detail: expect.stringContaining("the transfer broke off") },
  });
});

test("is loaded without the weights unless only llama.cpp can read it", () => {
  expect(loadsTokenizerAlone(record)).toBe(true);
  const unknown = { files: ["m.gguf"], tokenizerObstacle: "has the pre-tokenizer 'x', which only llama.cpp knows" };
  expect(loadsTokenizerAlone(modelRecordSchema.parse({ id, role: "chat", engine: "llama-cpp", gguf: unknown }))).toBe(false);
});
