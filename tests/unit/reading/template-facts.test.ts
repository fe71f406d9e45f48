/** The chat template that a model's record is derived from, if a hub or a folder serves its files. */
import { IDBFactory } from "fake-indexeddb";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { HubClient } from "../../../src/worker/hub/hub-client.ts";
import { parseModelReference } from "../../../src/worker/models/record/model-reference.ts";
import { deriveRecord } from "../../../src/worker/reading/derived/derive-record.ts";
import type { ModelFacts } from "../../../src/worker/reading/derived/model-facts.ts";
import { readFacts } from "../../../src/worker/reading/derived/read-facts.ts";
import { HubServer } from "../../hub/hub-server.ts";

const layouts = ["hub", "folder"] as const;
const hubs = { hub: new HubServer(), folder: new HubServer({ layout: "folder" }) };
const config = { architectures: ["LlamaForCausalLM"], hidden_size: 64, num_attention_heads: 4, num_hidden_layers: 2 };
const others = { "config.json": JSON.stringify(config), "tokenizer.json": "{}", "onnx/model_quantized.onnx": new Uint8Array(64) };
const hermes = "{{ '<tool_call>' }}";

let number = 0;
async function factsOf(layout: (typeof layouts)[number], contents: Record<string, string>): Promise<ModelFacts> {
  const id = `org/m${number++}`;
  hubs[layout].push(id, { ...others, ...contents });
  return readFacts(new HubClient([hubs[layout].url]), { id, reference: parseModelReference(id) });
}

beforeAll(async () => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  for (const hub of Object.values(hubs)) await hub.start();
});
afterAll(async () => {
  for (const hub of Object.values(hubs)) await hub.stop();
});

describe.each(layouts)("from a %s", (layout) => {
  test("chat_template.jinja is used before the template of tokenizer_config.json", async () => {
    const facts = await factsOf(layout, { "chat_template.jinja": hermes, "tokenizer_config.json": '{"chat_template": "A"}' });
    expect(facts.template).toBe(hermes);
    expect(deriveRecord(facts, { id: "m", overrides: {} }).dialect).toBe("hermes");
  });

  test("an empty one is none", async () => {
    const facts = await factsOf(layout, { "chat_template.jinja": "\n", "tokenizer_config.json": '{"chat_template": ""}' });
    expect(facts.template).toBeUndefined();
    expect(() => deriveRecord(facts, { id: "m", overrides: {} })).toThrow(/it has no chat template/);
  });

  test("named templates without a default are reported as such", async () => {
    const named = [
      { name: "tool_use", template: "a" },
      { name: "rag", template: "b" },
    ];
    const facts = await factsOf(layout, { "tokenizer_config.json": JSON.stringify({ chat_template: named }) });
    expect(() => deriveRecord(facts, { id: "m", overrides: {} })).toThrow(
      /its chat templates are named tool_use, rag: none is named default/,
    );
  });

  test("one in another form is refused by its file", async () => {
    const reason = "chat_template is neither a text nor a list of named texts";
    await expect(factsOf(layout, { "tokenizer_config.json": '{"chat_template": 1}' })).rejects.toThrow(`tokenizer_config.json: ${reason}`);
    await expect(factsOf(layout, { "chat_template.json": '{"chat_template": 1}' })).rejects.toThrow(`chat_template.json: ${reason}`);
  });
});
