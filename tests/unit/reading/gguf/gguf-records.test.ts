/** Records of models that are GGUF files, from a hub and from plain folders. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { HubRecords } from "../../../../src/worker/reading/derived/hub-records.ts";
import { modelEntrySchema } from "../../../../src/worker/models/model-entry.ts";
import type { ModelRecord } from "../../../../src/worker/models/record/model-record.ts";
import { StoredModelFacts } from "../../../../src/worker/reading/derived/stored-model-facts.ts";
import type { Contents } from "../../../hub/hub-repository.ts";
import { HubServer } from "../../../hub/hub-server.ts";
import type { WrittenValue } from "../../../models/gguf-bytes.ts";
import { chatTemplate, ggufModel, number, text } from "../../../models/gguf-models.ts";

const id = "org/model-GGUF";
let hub: HubServer;
const ids = new Set<string>();

async function startHub(layout: "hub" | "resolve" | "folder"): Promise<void> {
  hub = new HubServer({ layout });
  await hub.start();
}

async function read(entry: Parameters<typeof modelEntrySchema.parse>[0] = id): Promise<ModelRecord> {
  const named = modelEntrySchema.parse(entry);
  if (named.kind !== "named") throw new TypeError("the entry names no model");
  ids.add(named.id);
  return new HubRecords([hub.url]).read(named, "models[0]");
}

async function readOnly(contents: Contents, entry?: Parameters<typeof read>[0]): Promise<ModelRecord> {
  hub.push(id, contents);
  return read(entry);
}

const tensor = (rows: number) => [{ name: "token_embd.weight", shape: [64, rows] }];
/** Larger with more rows. */
const qwen = (rows: number): Uint8Array => ggufModel("qwen3", {}, tensor(rows));

afterEach(async () => {
  await hub.stop();
  for (const each of ids) await new StoredModelFacts().forget(each);
  ids.clear();
});

describe("a repository with GGUF files", () => {
  beforeEach(() => startHub("hub"));

  test("becomes a record, from the header alone", async () => {
    const large = ggufModel("qwen3", {}, tensor(8192));
    const commit = hub.push(id, { "model-Q4_K_M.gguf": large, "README.md": "read me" });
    const record = await read();
    expect(record).toMatchObject({
      id,
      role: "chat",
      engine: "llama-cpp",
      source: `${hub.url}${id}/resolve/${commit}/`,
      contextLength: 4096,
      dialect: "auto",
      features: expect.arrayContaining(["json_schema", "citations", "logprobs"]),
      gguf: { files: ["model-Q4_K_M.gguf"], quantization: "Q4_K_M", architecture: "qwen3", engines: { webgpu: ["llama-cpp"] } },
    });
    expect(record.features).not.toContain("vision");
    expect(record.gguf?.tokenizerObstacle).toBeUndefined();
    expect(record.files).toEqual({ "model-Q4_K_M.gguf": { bytes: large.byteLength, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } });
    expect(hub.sentBytes).toBeLessThan(large.byteLength / 2);
  });

  test("is read once, and then without the hub", async () => {
    await readOnly({ "model-Q4_K_M.gguf": qwen(8) });
    await hub.stop();
    expect(await read()).toMatchObject({ gguf: { quantization: "Q4_K_M" } });
  });

  test("uses Q4_K_M, and has the smallest file of at least 4 bits as its alternative", async () => {
    const files = {
      "m-Q2_K.gguf": qwen(1),
      "m-IQ4_XS.gguf": qwen(2),
      "m-Q4_0.gguf": qwen(3),
      "m-Q4_K_M.gguf": qwen(4),
      "m-Q8_0.gguf": qwen(8),
    };
    const { gguf, files: listed } = await readOnly(files);
    expect(gguf).toMatchObject({ files: ["m-Q4_K_M.gguf"], alternatives: [{ files: ["m-IQ4_XS.gguf"], quantization: "IQ4_XS" }] });
    expect(Object.keys(listed)).toEqual(["m-IQ4_XS.gguf", "m-Q4_K_M.gguf"]);
  });

  test("without Q4_K_M uses the smallest file of at least 4 bits", async () => {
    const { gguf } = await readOnly({ "m-Q3_K_M.gguf": qwen(1), "m.Q5_K_S.gguf": qwen(4), "m.BF16.gguf": qwen(9) });
    expect(gguf).toMatchObject({ files: ["m.Q5_K_S.gguf"], quantization: "Q5_K_S" });
    expect(gguf?.alternatives).toBeUndefined();
  });

  test.each([
    [`${id}:Q8_0`, "m-Q8_0.gguf"],
    [`${id}:q2_k`, "m-Q2_K.gguf"],
    [`${id}:Q5_K_XL`, "m-UD-Q5_K_XL.gguf"],
    [{ hub: id, file: "m-Q2_K.gguf" }, "m-Q2_K.gguf"],
  ])("has the quantisation that %j names", async (entry, file) => {
    const record = await readOnly(
      { "m-Q2_K.gguf": qwen(1), "m-Q4_K_M.gguf": qwen(2), "m-Q8_0.gguf": qwen(3), "m-UD-Q5_K_XL.gguf": qwen(4) },
      entry,
    );
    expect(record.gguf?.files).toEqual([file]);
    expect(record.id).toBe(typeof entry === "string" ? entry : id);
  });

  test("is found by the URL of a file, as copied from the hub", async () => {
    hub.push(id, { "sub/m-Q8_0.gguf": qwen(2), "m-Q4_K_M.gguf": qwen(1) });
    for (const kind of ["resolve", "blob"]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await read(`${hub.url}${id}/${kind}/main/sub/m-Q8_0.gguf`)).toMatchObject({ id, gguf: { files: ["sub/m-Q8_0.gguf"] } });
    }
  });

  test.each([
    ["tree/main/Q2_K", { id: `${id}:Q2_K`, gguf: { files: ["Q2_K/m.gguf"], quantization: "Q2_K" } }],
    ["tree/main/UD-Q4_K_XL/", { id: `${id}:UD-Q4_K_XL`, gguf: { files: ["UD-Q4_K_XL/m-Q4.gguf"] } }],
    ["resolve/main/more", { id, gguf: { files: ["more/a-Q4_K_M.gguf"] } }],
  ])("is the one in the folder of a page of the hub: %s", async (page, record) => {
    hub.push(id, {
      "config.json": "{}",
      "onnx/model.onnx": "weights",
      "m-Q4_K_M.gguf": qwen(1),
      "Q2_K/m.gguf": qwen(2),
      "UD-Q4_K_XL/m-Q4.gguf": qwen(3),
      "more/a-Q4_K_M.gguf": qwen(4),
      "more/a-Q8_0.gguf": qwen(5),
    });
    expect(await read(`${hub.url}${id}/${page}`)).toMatchObject(record);
  });

  test("is not found in a folder without GGUF files", async () => {
    hub.push(id, { "m-Q4_K_M.gguf": qwen(1), "Q8_0/readme.txt": "empty" });
    await expect(read(`${hub.url}${id}/tree/main/Q8_0`)).rejects.toThrow("it has no GGUF file in its folder Q8_0; it has: Q4_K_M");
  });

  test("may be split: the header is in the first file, all files are listed", async () => {
    const parts = ["Q4_K_M/m-Q4_K_M-00001-of-00002.gguf", "Q4_K_M/m-Q4_K_M-00002-of-00002.gguf"];
    const record = await readOnly({ [parts[0] ?? ""]: qwen(1), [parts[1] ?? ""]: qwen(2) });
    expect(record.gguf).toMatchObject({ files: parts, quantization: "Q4_K_M" });
    expect(Object.keys(record.files)).toEqual(parts);
  });

  describe("with mmproj files", () => {
    const part = (kind: "vision" | "audio"): Uint8Array<ArrayBuffer> =>
      ggufModel("clip", { "general.type": text("mmproj"), [`clip.has_${kind}_encoder`]: { type: "bool", value: true } });

    test("has the feature vision, and lists the chosen file", async () => {
      const record = await readOnly({ "m-Q4_K_M.gguf": qwen(1), "mmproj-F32.gguf": part("vision"), "mmproj-F16.gguf": part("vision") });
      expect(record.gguf?.projector).toBe("mmproj-F16.gguf");
      expect(record.features).toContain("vision");
      expect(Object.keys(record.files)).toEqual(["m-Q4_K_M.gguf", "mmproj-F16.gguf"]);
    });

    test("has it also if one quantisation is named", async () => {
      const record = await readOnly({ "m-Q4_K_M.gguf": qwen(1), "m-Q8_0.gguf": qwen(2), "mmproj-F16.gguf": part("vision") }, `${id}:Q8_0`);
      expect(Object.keys(record.files)).toEqual(["m-Q8_0.gguf", "mmproj-F16.gguf"]);
    });

    test("reads texts only if the entry has features without vision", async () => {
      hub.push(id, { "m-Q4_K_M.gguf": qwen(1), "mmproj-F16.gguf": part("vision") });
      const record = await read({ hub: id, id: "blind", features: ["json_mode"] });
      expect(record.gguf?.projector).toBeUndefined();
      expect(Object.keys(record.files)).toEqual(["m-Q4_K_M.gguf"]);
    });

    test("of sound alone reads texts only", async () => {
      const record = await readOnly({ "m-Q4_K_M.gguf": qwen(1), "mmproj-F16.gguf": part("audio") });
      expect(record.features).not.toContain("vision");
      expect(Object.keys(record.files)).toEqual(["m-Q4_K_M.gguf"]);
    });

    test("that are damaged says which", async () => {
      hub.push(id, { "m-Q4_K_M.gguf": qwen(1), "mmproj-F16.gguf": new TextEncoder().encode("<html>".repeat(9)) });
      await expect(read()).rejects.toThrow("mmproj-F16.gguf is no GGUF file");
    });
  });

  test("with an ONNX graph, too, is an ONNX model, unless a GGUF file is named", async () => {
    const files = {
      "config.json": JSON.stringify({ architectures: ["LlamaForCausalLM"] }),
      "tokenizer.json": "{}",
      "tokenizer_config.json": JSON.stringify({ chat_template: chatTemplate }),
      "onnx/model.onnx": "weights",
      "m-Q4_K_M.gguf": qwen(1),
    };
    expect(await readOnly(files)).toMatchObject({ engine: "onnx" });
    expect(await read(`${id}:Q4_K_M`)).toMatchObject({ engine: "llama-cpp" });
  });

  test("has the dialect and the features of its chat template", async () => {
    const tools = `${chatTemplate}{% if tools %}<tool_call>{{ tools | tojson }}</tool_call>{% endif %}{% if enable_thinking is defined and enable_thinking is false %}<think>\n\n</think>{% endif %}`;
    const record = await readOnly({ "m-Q4_K_M.gguf": ggufModel("qwen3", { "tokenizer.chat_template": text(tools) }) });
    expect(record).toMatchObject({
      dialect: "qwen",
      features: expect.arrayContaining(["tools", "strict_tools", "reasoning"]),
      thinkingByDefault: true,
    });
  });

  test("has the sampling values and the licence of its metadata", async () => {
    const values = {
      "general.sampling.temp": { type: "float32", value: 0.5 },
      "general.sampling.top_k": number(20),
      "general.license": text("apache-2.0"),
    } as const;
    const record = await readOnly({ "m-Q4_K_M.gguf": ggufModel("llama", values) });
    expect(record).toMatchObject({ sampling: { temperature: 0.5, k: 20 }, licence: "apache-2.0" });
  });

  test.each<[string, WrittenValue]>([
    ["infinity", { type: "float32", value: Infinity }],
    ["no number", { type: "float32", value: NaN }],
    // A list of two numbers in float32, of which one is infinity.
    ["a list with infinity", { type: "raw", id: 9, bytes: [6, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 127, 0, 0, 0, 0] }],
  ])("is stored without values that JSON cannot hold: %s", async (_, value) => {
    await readOnly({ "m-Q4_K_M.gguf": ggufModel("qwen3", { "qwen3.limit": value }) });
    await hub.stop();
    expect(await read()).toMatchObject({ role: "chat" });
  });

  test("whose first part is missing is refused with the name of the part", async () => {
    const parts = { "m-Q4_K_M-00002-of-00003.gguf": qwen(1), "m-Q4_K_M-00003-of-00003.gguf": qwen(1) };
    await expect(readOnly(parts, `${id}:Q4_K_M`)).rejects.toThrow(/parts are missing: m-Q4_K_M-00001-of-00003\.gguf/);
  });

  test.each<[string, () => Uint8Array, object]>([
    [
      "an encoder",
      () => ggufModel("bert", { "bert.pooling_type": number(2) }),
      { role: "embed", dimensions: 64, pooling: "cls", isPoolingAssumed: false },
    ],
    ["a decoder with a pooling", () => ggufModel("qwen3", { "qwen3.pooling_type": number(3) }), { role: "embed", pooling: "last" }],
    ["an encoder without a pooling", () => ggufModel("nomic-bert"), { role: "embed", pooling: "mean", isPoolingAssumed: true }],
    ["a model that ranks", () => ggufModel("bert", { "bert.pooling_type": number(4) }), { role: "rerank" }],
    ["a model with a classifier", () => ggufModel("bert", {}, [{ name: "cls.weight", shape: [64, 64] }]), { role: "rerank" }],
  ])("is an embedder or reranker by its metadata: %s", async (_, content, expected) => {
    expect(await readOnly({ "m-Q4_K_M.gguf": content() })).toMatchObject({ engine: "llama-cpp", contextLength: 4096, ...expected });
  });

  test("without a template has the turns whose marks are in its vocabulary", async () => {
    const record = await readOnly({ "m-Q4_K_M.gguf": ggufModel("qwen3", { "tokenizer.chat_template": undefined }) });
    expect(record.role).toBe("chat");
  });

  test("says that only llama.cpp can tokenise texts by an unknown pre-tokenizer", async () => {
    const record = await readOnly({ "m-Q4_K_M.gguf": ggufModel("qwen3", { "tokenizer.ggml.pre": text("afmoe") }) });
    expect(record.gguf?.tokenizerObstacle).toBe("has the pre-tokenizer 'afmoe', which only llama.cpp knows");
    expect(record.gguf?.engines).toEqual({ webgpu: ["llama-cpp"], wasm: ["llama-cpp"] });
  });

  test("takes the fields of the entry instead of derived ones", async () => {
    const record = await readOnly(
      { "m-Q4_K_M.gguf": qwen(1) },
      { hub: id, id: "mine", contextLength: 512, role: "chat", devices: ["wasm"] },
    );
    expect(record).toMatchObject({ id: "mine", contextLength: 512, devices: ["wasm"] });
  });

  test.each<[string, () => Contents, RegExp, Parameters<typeof read>[0]?]>([
    [
      "only files of less than 4 bits",
      () => ({ "m-Q2_K.gguf": qwen(1), "m-IQ3_S.gguf": qwen(1) }),
      /no whole GGUF file of at least 4 bits .*it has: Q2_K, IQ3_S; name one/,
    ],
    ["a file without weights", () => ({ "m-Q4_K_M.gguf": ggufModel("qwen3", {}, []) }), /m-Q4_K_M\.gguf has no weights/],
    [
      "a file without a tokenizer",
      () => ({ "m-Q4_K_M.gguf": ggufModel("qwen3", { "tokenizer.ggml.model": undefined }) }),
      /m-Q4_K_M\.gguf names no tokenizer/,
    ],
    [
      "a quantisation that it does not have",
      () => ({ "m-Q8_0.gguf": qwen(1) }),
      /it has no GGUF file in Q4_K_M; it has: Q8_0/,
      `${id}:Q4_K_M`,
    ],
    [
      "a file that it does not have",
      () => ({ "m-Q8_0.gguf": qwen(1) }),
      /there is no file n\.gguf; it has: Q8_0/,
      { hub: id, file: "n.gguf" },
    ],
    [
      "several models of one quantisation",
      () => ({ "a-Q4_K_M.gguf": qwen(1), "b-Q4_K_M.gguf": qwen(1) }),
      /several models in Q4_K_M: a-Q4_K_M\.gguf, b-Q4_K_M\.gguf; choose one with `file`/,
    ],
    [
      "a missing part of a split model",
      () => ({ "m-Q4_K_M-00001-of-00002.gguf": qwen(1) }),
      /split, and parts are missing: m-Q4_K_M-00002-of-00002\.gguf/,
      `${id}:Q4_K_M`,
    ],
    [
      "an architecture that llama.cpp does not know",
      () => ({ "m-Q4_K_M.gguf": ggufModel("llama9000") }),
      /m-Q4_K_M\.gguf has the architecture 'llama9000', which llama\.cpp of this version does not know/,
    ],
    [
      "a pre-tokenizer that llama.cpp does not know",
      () => ({ "m-Q4_K_M.gguf": ggufModel("qwen3", { "tokenizer.ggml.pre": text("qwen9000") }) }),
      /m-Q4_K_M\.gguf has the pre-tokenizer 'qwen9000', which llama\.cpp of this version does not know/,
    ],
    [
      "a tokenizer that llama.cpp does not know",
      () => ({ "m-Q4_K_M.gguf": ggufModel("qwen3", { "tokenizer.ggml.model": text("hybriddna") }) }),
      /m-Q4_K_M\.gguf has a tokenizer of the kind 'hybriddna', which llama\.cpp of this version does not know/,
    ],
    ["a file that is no GGUF file", () => ({ "m-Q4_K_M.gguf": "weights, but of another kind" }), /m-Q4_K_M\.gguf is no GGUF file/],
    ["a cut file", () => ({ "m-Q4_K_M.gguf": qwen(64).subarray(0, 5000) }), /m-Q4_K_M\.gguf is cut: it has 5000 bytes/],
    [
      "an adapter",
      () => ({ "m-F16.gguf": ggufModel("llama", { "general.type": text("adapter") }) }),
      /m-F16\.gguf is an adapter of another model, not a model/,
    ],
    ["a vision part alone", () => ({ "model-F16.gguf": ggufModel("clip") }), /is the vision part of a model/],
    [
      "a base model",
      () => ({
        "m-Q4_K_M.gguf": ggufModel("llama", {
          "tokenizer.chat_template": undefined,
          "tokenizer.ggml.tokens": { type: "texts", values: ["a", "b", "c", "d", "e", "f", "g", "h"] },
        }),
      }),
      /it is a base model/,
    ],
    [
      "a template that cannot be compiled",
      () => ({ "m-Q4_K_M.gguf": ggufModel("llama", { "tokenizer.chat_template": text("{% for %}") }) }),
      /m-Q4_K_M\.gguf: its chat template cannot be read/,
    ],
    ["a dtype, which is for ONNX", () => ({ "m-Q4_K_M.gguf": qwen(1) }), /`dtype` chooses among ONNX weights/, { hub: id, dtype: "q4" }],
  ])("is refused: %s", async (_, contents, expected, entry) => {
    await expect(readOnly(contents(), entry)).rejects.toThrow(expected);
  });

  test("reports a hub that refuses the file, and one that fails", async () => {
    hub.push(id, { "m-Q4_K_M.gguf": qwen(1) });
    hub.fault = ({ path }) => (path.endsWith(".gguf") ? { kind: "status", status: 403 } : undefined);
    await expect(read()).rejects.toThrow(/HTTP 403: the server does not give it to this page/);
    hub.fault = ({ path }) => (path.endsWith(".gguf") ? { kind: "status", status: 503 } : undefined);
    await expect(read()).rejects.toMatchObject({ name: "ServiceUnavailable" });
  });

  test.each([
    ["the whole file instead of a range", { kind: "whole" } as const],
    ["the file without its length", { kind: "no-length" } as const],
  ])("is read from a server that sends %s", async (_, fault) => {
    hub.push(id, { "m-Q4_K_M.gguf": ggufModel("qwen3", {}, tensor(4096)) });
    hub.fault = ({ path }) => (path.endsWith(".gguf") ? fault : undefined);
    expect(await read()).toMatchObject({ role: "chat" });
  });
});

describe("a plain folder with GGUF files", () => {
  beforeEach(() => startHub("folder"));

  test("is found by the URL of its file", async () => {
    hub.push("site/models", { "tiny-Q4_0.gguf": qwen(1) });
    expect(await read(`${hub.url}site/models/tiny-Q4_0.gguf`)).toMatchObject({
      id: "tiny-Q4_0",
      source: `${hub.url}site/models/`,
      gguf: { files: ["tiny-Q4_0.gguf"], quantization: "Q4_0" },
    });
  });

  test("is found by the folder and `file`, or by the files in manifest.json", async () => {
    const content = qwen(1);
    hub.push("site/models", { "tiny.gguf": content });
    expect(await read({ hub: `${hub.url}site/models/`, file: "tiny.gguf" })).toMatchObject({
      id: "models",
      gguf: { files: ["tiny.gguf"] },
    });
    const files = [{ path: "tiny.gguf", size: content.byteLength, sha256: "0".repeat(64) }];
    hub.push("site/listed", { "tiny.gguf": content, "manifest.json": JSON.stringify({ files }) });
    expect(await read(`${hub.url}site/listed/`)).toMatchObject({
      gguf: { files: ["tiny.gguf"] },
      files: { "tiny.gguf": { bytes: content.byteLength } },
    });
  });

  test("is not found without a file", async () => {
    await expect(read(`${hub.url}site/models/none.gguf`)).rejects.toThrow(/has no model: there is no none\.gguf/);
    hub.push("site/models", { "config.json": "{}", "tiny-Q4_0.gguf": qwen(1) });
    await expect(read(`site/models:Q4_0`)).rejects.toThrow(/its server lists no files, so 'Q4_0' cannot be found/);
  });
});
