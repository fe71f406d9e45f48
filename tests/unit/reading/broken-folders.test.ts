/** Folders that are wrong, or written as other people write them: each gets an error when it is read, before any weights are. */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { HubRecords } from "../../../src/worker/reading/derived/hub-records.ts";
import type { NamedModel } from "../../../src/worker/models/model-entry.ts";
import type { ModelRecord } from "../../../src/worker/models/record/model-record.ts";
import { StoredModelFacts } from "../../../src/worker/reading/derived/stored-model-facts.ts";
import type { Contents } from "../../hub/hub-repository.ts";
import { HubServer } from "../../hub/hub-server.ts";

const id = "org/model";
const lfsPointer =
  "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n";
const page = "<!DOCTYPE html>\n<html><body>Sign in</body></html>";
const config = { architectures: ["LlamaForCausalLM"], model_type: "llama", hidden_size: 64, num_attention_heads: 4, num_hidden_layers: 2 };
const template = "{% for message in messages %}{{ message.content }}{% endfor %}";
const whole: Contents = {
  "config.json": JSON.stringify(config),
  "tokenizer.json": readFileSync("tests/models/llama-concat/tokenizer.json", "utf8"),
  "tokenizer_config.json": JSON.stringify({ chat_template: template }),
  "onnx/model.onnx": "weights",
};

for (const layout of ["hub", "folder"] as const) {
  describe(`in the layout ${layout}`, () => {
    let hub: HubServer;
    beforeEach(async () => {
      hub = new HubServer({ layout });
      await hub.start();
    });
    afterEach(async () => {
      await hub.stop();
      await new StoredModelFacts().forget(id);
    });

    const read = (contents: Contents): Promise<ModelRecord> => {
      hub.push(id, contents);
      const entry: NamedModel = { kind: "named", id, reference: id, overrides: {} };
      return new HubRecords([hub.url]).read(entry, "models[0]");
    };
    const without = (...names: string[]): Contents => Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name)));
    const withFiles = (files: Contents): Contents => ({ ...whole, ...files });
    const withConfig = (fields: object): Contents => withFiles({ "config.json": JSON.stringify({ ...config, ...fields }) });

    test.each<[string, () => Contents, object]>([
      [
        "no tokenizer_config.json, the template in its own file",
        () => ({ ...without("tokenizer_config.json"), "chat_template.jinja": template }),
        {},
      ],
      ["no generation_config.json", () => whole, {}],
      [
        "numbers as Python writes them",
        () =>
          withFiles({
            "config.json": JSON.stringify(config).replace("}", ', "time_step_limit": [0.0, Infinity], "low": -Infinity, "nan": NaN}'),
          }),
        {},
      ],
      ["byte order marks", () => withFiles({ "config.json": `\uFEFF${JSON.stringify(config)}` }), {}],
      [
        "a limit beyond all numbers",
        () => withFiles({ "tokenizer_config.json": `{"chat_template": "${template}", "model_max_length": Infinity}` }),
        {},
      ],
      ["an empty template file beside a template", () => withFiles({ "chat_template.jinja": "\n" }), {}],
      [
        "a template file, which counts before the configuration",
        () => withFiles({ "chat_template.jinja": `${template}<tool_call>` }),
        { features: expect.arrayContaining(["tools"]) },
      ],
    ])("is read: %s", async (_, contents, expected) => {
      expect(await read(contents())).toMatchObject({ role: "chat", ...expected });
    });

    test.each<[string, () => Contents, RegExp]>([
      [
        "no template",
        () => withFiles({ "tokenizer_config.json": "{}" }),
        /it has no chat template \(neither tokenizer_config\.json nor chat_template\.jinja/,
      ],
      ["an empty template", () => withFiles({ "tokenizer_config.json": '{"chat_template": ""}' }), /it has no chat template/],
      [
        "named templates without a default",
        () =>
          withFiles({
            "tokenizer_config.json": JSON.stringify({
              chat_template: [
                { name: "rag", template },
                { name: "tool_use", template },
              ],
            }),
          }),
        /its chat templates are named rag, tool_use: none is named default/,
      ],
      [
        "a template that is cut off",
        () => withFiles({ "chat_template.jinja": "{% for m in messages %}{{ m.content" }),
        /: chat_template\.jinja: its chat template cannot be read: .* \(line 1 of the template\)$/,
      ],
      [
        "a template of the configuration that is cut off",
        () => withFiles({ "tokenizer_config.json": '{"chat_template": "{% if"}' }),
        /: tokenizer_config\.json: its chat template cannot be read: .* \(line 1 of the template\)$/,
      ],
      ["a web page for config.json", () => withFiles({ "config.json": page }), /config\.json is a web page/],
      [
        "a pointer for tokenizer_config.json",
        () => withFiles({ "tokenizer_config.json": lfsPointer }),
        /tokenizer_config\.json is a pointer of Git LFS/,
      ],
      ["an empty config.json", () => withFiles({ "config.json": "" }), /config\.json is empty/],
      [
        "a list for generation_config.json",
        () => withFiles({ "generation_config.json": "[]" }),
        /: generation_config\.json: Invalid input/,
      ],
      ["an empty generation_config.json", () => withFiles({ "generation_config.json": "" }), /generation_config\.json is empty/],
      [
        "comments in generation_config.json",
        () => withFiles({ "generation_config.json": '{"top_k": 20 // best\n}' }),
        /generation_config\.json is not JSON: it has comments/,
      ],
      [
        "a generation_config.json of Python",
        () => withFiles({ "generation_config.json": "{'do_sample': True}" }),
        /generation_config\.json is not JSON: it is written as Python/,
      ],
      [
        "a temperature that is a text",
        () => withFiles({ "generation_config.json": '{"temperature": "0.7"}' }),
        /generation_config\.json: temperature: .*expected number, received string/,
      ],
      ["a list for config.json", () => withFiles({ "config.json": "[1]" }), /config\.json: .*expected object, received array/],
      ["a width that is a text", () => withConfig({ hidden_size: "64" }), /config\.json: hidden_size: .*expected number/],
      [
        "layers that are infinite",
        () => withFiles({ "config.json": JSON.stringify(config).replace('"num_hidden_layers":2', '"num_hidden_layers":Infinity') }),
        /config\.json: num_hidden_layers: /,
      ],
      ["a negative width", () => withConfig({ hidden_size: -64 }), /config\.json: hidden_size: /],
      ["no heads", () => withConfig({ num_attention_heads: 0 }), /config\.json: num_attention_heads: /],
      [
        "an architecture of speech",
        () => withConfig({ architectures: ["WhisperForConditionalGeneration"], model_type: "whisper", is_encoder_decoder: true }),
        /WhisperForConditionalGeneration is not supported/,
      ],
      [
        "labels that are none",
        () => withConfig({ architectures: ["BertForSequenceClassification"], id2label: { 0: 3 } }),
        /config\.json: id2label/,
      ],
    ])("is refused by name: %s", async (_, contents, reason) => {
      await expect(read(contents())).rejects.toThrow(reason);
      await expect(read(contents())).rejects.toThrow(/model 'org\/model' \(models\[0\]\): /);
      expect(hub.requests.filter(({ method, path }) => method === "GET" && path.endsWith(".onnx"))).toEqual([]);
    });

    test.each([
      ["config.json", /no config\.json|no model/],
      ["onnx/model.onnx", /has no ONNX weights/],
    ])("is refused without %s", async (name, reason) => {
      await expect(read(without(name))).rejects.toThrow(reason);
    });
  });
}

describe("a template that ended its reader", () => {
  let hub: HubServer;
  const entry: NamedModel = { kind: "named", id, reference: id, overrides: {} };
  const store = new StoredModelFacts();
  const key = (): string => JSON.stringify([id, "", { kind: "repository", id }, [hub.url]]);
  /** A visit with a tab that ended leaves this state. */
  const crash = async (contents: Contents): Promise<void> => {
    const digest = Buffer.from(
      await crypto.subtle.digest("SHA-256", new TextEncoder().encode(String(contents["chat_template.jinja"]))),
    ).toString("hex");
    await store.begin(key(), id, digest);
  };
  beforeEach(async () => {
    hub = new HubServer();
    await hub.start();
  });
  afterEach(async () => {
    await hub.stop();
    await store.forget(id);
  });

  test("in two visits is not tried in the next, until it is another or the model is forgotten", async () => {
    const contents = { ...whole, "chat_template.jinja": template };
    hub.push(id, contents);
    const read = (): Promise<ModelRecord> => new HubRecords([hub.url]).read(entry, "models[0]");
    await crash(contents);
    await crash(contents);
    await expect(read()).rejects.toThrow(/its chat template ended the reading of its files 2 times/);
    hub.push(id, { ...contents, "chat_template.jinja": `${template} ` });
    expect(await read()).toMatchObject({ role: "chat" });
  });

  test("in one visit is tried again, and forgotten if all goes well", async () => {
    const contents = { ...whole, "chat_template.jinja": template };
    hub.push(id, contents);
    const read = (): Promise<ModelRecord> => new HubRecords([hub.url]).read(entry, "models[0]");
    for (let visit = 0; visit < 3; visit++) {
      await crash(contents);
      expect(await read()).toMatchObject({ role: "chat" });
    }
  });
});
