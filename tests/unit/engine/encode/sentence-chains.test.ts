/** Folders of sentence-transformers, read as the host reads them and computed as the engine does: their vectors are those of the library. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lowerCased } from "../../../../src/chat/tokenizer/lower-case.ts";
import { TextTokenizer } from "../../../../src/chat/tokenizer/text-tokenizer.ts";
import { activations } from "../../../../src/worker/engine/encode/activations.ts";
import { activationSchema } from "../../../../src/worker/models/record/embed-modules.ts";
import { EncodeSession } from "../../../../src/worker/engine/encode/encode-session.ts";
import { loadLayers } from "../../../../src/worker/engine/encode/module-layers.ts";
import { cpuTokenBudget, OnnxEncoderModel } from "../../../../src/worker/engine/onnx/encoder/onnx-encoder-model.ts";
import { specialTokenIds } from "../../../../src/worker/engine/model-folder/special-token-ids.ts";
import { HubRecords } from "../../../../src/worker/reading/derived/hub-records.ts";
import type { ModelRecord } from "../../../../src/worker/models/record/model-record.ts";
import { StoredModelFacts } from "../../../../src/worker/reading/derived/stored-model-facts.ts";
import { HubServer } from "../../../hub/hub-server.ts";
import { activationReference, chainFiles, chainReference, type SentenceChain, sentenceChains } from "../../../scripted/sentence-chains.ts";
import { valueOf } from "../../../scripted/start-scripted-engine.ts";
import { openOnCpu, ort } from "../onnx/onnx-in-node.ts";

type Files = Map<string, Uint8Array<ArrayBuffer>>;

async function open(files: Files, record: ModelRecord): Promise<EncodeSession> {
  const content = (path: string): Uint8Array<ArrayBuffer> => files.get(path) ?? new Uint8Array();
  const json = (path: string): unknown => JSON.parse(new TextDecoder().decode(content(path)));
  const tokenizerFile = json("tokenizer.json");
  const tokenizer = new TextTokenizer(record.lowerCase ? lowerCased(tokenizerFile) : tokenizerFile, json("tokenizer_config.json"));
  const encoder = await OnnxEncoderModel.open(ort, await openOnCpu(content("onnx/model.onnx")), record, cpuTokenBudget);
  const layers = await loadLayers({ bytes: async (path) => content(path) }, Array.isArray(record.modules) ? record.modules : []);
  return new EncodeSession({
    tokenizer,
    encoder,
    record,
    padId: 264,
    layers,
    isSpecial: specialTokenIds(json("tokenizer_config.json"), tokenizer.table),
  });
}

async function embed(session: EncodeSession, texts: string[], inputType: string): Promise<number[][]> {
  const plan = valueOf(session.planEmbed(texts, "END", undefined, inputType));
  const vectors: number[][] = [];
  for (const [slice, rows] of plan.slices.entries()) {
    const { values } = valueOf(await session.encodeSlice(plan.planId, slice));
    const width = values.length / rows.length;
    rows.forEach((row, index) => (vectors[row] = Array.from(values.subarray(index * width, (index + 1) * width))));
  }
  return vectors;
}

function cosine(one: readonly number[], other: readonly number[]): number {
  const product = one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
  return product / (Math.hypot(...one) * Math.hypot(...other));
}

describe.each(["hub", "folder"] as const)("a folder of sentence-transformers on a server of the kind %s", (layout) => {
  const hub = new HubServer({ layout });
  beforeAll(() => hub.start());
  afterAll(() => hub.stop());

  async function recordOf(chain: string, files: Files): Promise<ModelRecord> {
    const id = `org/${chain}`;
    hub.push(id, Object.fromEntries(files));
    const record = await new HubRecords([hub.url]).read({ kind: "named", id, reference: id, overrides: {} }, "models[0]");
    await new StoredModelFacts().forget(id);
    return record;
  }

  test.each(sentenceChains)("%s: vectors equal those of sentence-transformers", async (chain) => {
    const files = chainFiles(chain);
    const record = await recordOf(chain, files);
    await expectReference(chain, await open(files, record), record);
  });

  test("whose transformer has a folder of its own, with its config, tokenizer and graph", async () => {
    const files = chainFiles("dense");
    const base = ["config.json", "tokenizer.json", "tokenizer_config.json", "onnx/model.onnx"];
    const modules = new TextDecoder().decode(files.get("modules.json"));
    files.set("modules.json", new TextEncoder().encode(modules.replace('"path": ""', '"path": "0_Transformer"')));
    // The root gets the config of another model.
    const moved: Files = new Map([...files].map(([path, content]) => [base.includes(path) ? `0_Transformer/${path}` : path, content]));
    moved.set("config.json", new TextEncoder().encode('{"architectures": ["BertModel"], "hidden_size": 5}'));
    const record = await recordOf("moved", moved);
    expect(record.source).toMatch(/\/0_Transformer\/$/);
    expect(record.modules).toMatchObject([{ file: "../2_Dense/model.safetensors" }, { type: "normalize" }]);
    const fetched = await fetch(new URL("../2_Dense/model.safetensors", record.source));
    expect(new Uint8Array(await fetched.arrayBuffer())).toEqual(new Uint8Array(files.get("2_Dense/model.safetensors") ?? []));
    files.set("../2_Dense/model.safetensors", files.get("2_Dense/model.safetensors") ?? new Uint8Array());
    await expectReference("dense", await open(files, record), record);
  });
});

async function expectReference(chain: SentenceChain, session: EncodeSession, record: ModelRecord): Promise<void> {
  const { rows } = chainReference(chain);
  expect([record.dimensions, session.vectors?.width]).toEqual([rows[0]?.vector.length, rows[0]?.vector.length]);
  for (const inputType of ["search_document", "search_query"]) {
    const wanted = rows.filter((row) => row.inputType === inputType);
    const vectors = await embed(
      session,
      wanted.map(({ text }) => text),
      inputType,
    );
    for (const [index, { vector, text }] of wanted.entries()) {
      expect(cosine(vectors[index] ?? [], vector), `${inputType}: ${text}`).toBeGreaterThan(0.99999);
      // Contract 7.2: a vector has length 1, whether the modules end in Normalize or not.
      expect(Math.hypot(...(vectors[index] ?? []))).toBeCloseTo(1, 5);
    }
  }
}

test.each(activationSchema.options)("the activation %s equals PyTorch's", (name) => {
  const { inputs, values } = activationReference();
  expect(values[name]).toEqual(inputs.map((input) => expect.closeTo(activations[name](input), 5)));
});
