/** Models named by a hub's id, before, while and after their files are read. */
import { IDBFactory } from "fake-indexeddb";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ModelStatus } from "../../../src/inference/models.ts";
import { hostOptionsSchema, type HostOptionsInput } from "../../../src/worker/host/host-options.ts";
import { HubServer } from "../../hub/hub-server.ts";
import { messageOf, modelListSchema } from "../cases/responses.ts";
import { createHostDriver, type HostDriver } from "../host-driver.ts";

const template = "{%- for message in messages %}{{ message.content }}{%- endfor %}";
const chatFiles = {
  "config.json": JSON.stringify({
    architectures: ["LlamaForCausalLM"],
    hidden_size: 64,
    num_attention_heads: 4,
    num_hidden_layers: 2,
    max_position_embeddings: 1024,
  }),
  "generation_config.json": JSON.stringify({ temperature: 0.7, top_k: 40 }),
  "tokenizer_config.json": JSON.stringify({ chat_template: template }),
  "tokenizer.json": "{}",
  "onnx/model_quantized.onnx": new Uint8Array(64),
};
const rerankFiles = {
  "config.json": JSON.stringify({
    architectures: ["BertForSequenceClassification"],
    id2label: { "0": "LABEL_0" },
    max_position_embeddings: 512,
  }),
  "tokenizer_config.json": "{}",
  "tokenizer.json": "{}",
  "onnx/model.onnx": new Uint8Array(64),
};

const started: HubServer[] = [];
async function serve(layout: "hub" | "resolve" | "folder" = "hub"): Promise<HubServer> {
  const hub = new HubServer({ layout });
  await hub.start();
  started.push(hub);
  hub.push("org/chat", chatFiles);
  hub.push("org/rank", rerankFiles);
  return hub;
}

afterEach(async () => {
  for (const hub of started.splice(0)) await hub.stop();
  // Each test has a browser of its own.
  vi.stubGlobal("indexedDB", new IDBFactory());
});

const hostOf = (hub: HubServer, options: Partial<HostOptionsInput>): HostDriver => createHostDriver({ hubs: [hub.url], ...options });
const chat = (driver: HostDriver, model: string) =>
  driver.call("/v2/chat", { body: JSON.stringify({ model, messages: [{ role: "user", content: "hello" }] }) });
const listed = async (driver: HostDriver, name: string) => {
  const { models } = modelListSchema.parse(await (await driver.call("/v1/models?page_size=100")).json());
  return models.find((model) => model.name === name);
};
const isRead = async (driver: HostDriver, name: string) =>
  vi.waitFor(async () => expect((await listed(driver, name))?.context_length).toBeGreaterThan(0), { timeout: 30_000 });

describe("a model of GGUF files named by its id", () => {
  it("is listed with the properties of its metadata, without a request for its weights", async () => {
    const hub = await serve();
    hub.pushFolder("org/tiny-GGUF", "tests/models/gguf-tiny");
    const entries = [
      "org/tiny-GGUF:none",
      { hub: "org/tiny-GGUF", file: "chat.gguf" },
      { hub: "org/tiny-GGUF", file: "embed.gguf", id: "embed" },
    ];
    const driver = hostOf(hub, { models: [...entries, { hub: "org/tiny-GGUF", file: "split-00001-of-00003.gguf", id: "split" }] });
    await Promise.all(["org/tiny-GGUF", "embed", "split"].map((name) => isRead(driver, name)));
    expect(await listed(driver, "org/tiny-GGUF")).toMatchObject({
      endpoints: ["chat", "generate", "summarize"],
      features: expect.arrayContaining(["tools", "strict_tools", "json_schema", "citations"]),
      context_length: 512,
    });
    expect(await listed(driver, "embed")).toMatchObject({ endpoints: ["embed", "classify"], context_length: 128 });
    expect(await listed(driver, "split")).toMatchObject({ context_length: 512 });
    expect(await messageOf(await chat(driver, "org/tiny-GGUF:none"))).toMatch(/it has no GGUF file in none; it has: chat\.gguf, /);
    expect(hub.requests.filter(({ path, isContent }) => isContent && /0000[23]-of|rerank/.test(path))).toEqual([]);
  });
});

describe("a model named by its id", () => {
  it("is listed at once, has the properties of its files once they are read, and serves requests", async () => {
    const hub = await serve();
    const driver = hostOf(hub, { models: ["org/chat"] });
    expect(await listed(driver, "org/chat")).toMatchObject({ endpoints: [], features: [], context_length: 0 });
    expect((await chat(driver, "org/chat")).status).toBe(200);
    expect(await listed(driver, "org/chat")).toMatchObject({
      endpoints: ["chat", "generate", "summarize"],
      default_endpoints: ["chat", "generate", "summarize"],
      context_length: 1024,
      sampling_defaults: { temperature: 0.7, k: 40 },
    });
    expect(hub.takeRequests().filter((request) => request.includes(".onnx"))).toEqual([]);
  });

  it("is read in the background, without a request for it, and reports its state", async () => {
    const hub = await serve();
    const driver = hostOf(hub, { models: ["org/chat"] });
    const seen: ModelStatus[] = [];
    await driver.host.control.subscribe((status) => seen.push(status));
    await isRead(driver, "org/chat");
    const fileBytes = Object.values(chatFiles).reduce((sum, content) => sum + content.length, 0);
    expect(seen).toEqual([{ id: "org/chat", role: "chat", features: expect.arrayContaining(["citations"]), fileBytes, state: "unloaded" }]);
  });

  it("serves requests without a model if it has the role; models of other roles are passed over", async () => {
    const hub = await serve();
    const body = JSON.stringify({ query: "a", documents: ["b"] });
    const driver = hostOf(hub, { models: ["org/rank", "org/chat"] });
    expect((await driver.call("/v1/rerank", { body })).status).toBe(200);
    expect((await listed(driver, "org/rank"))?.default_endpoints).toEqual(["rerank"]);
  });

  it("is found by aliases, by the pinned revision, and as a folder by URL", async () => {
    const hub = await serve("folder");
    const folder = `${hub.url}org/chat/`;
    const driver = hostOf(hub, { models: [{ hub: folder, id: "mine" }, folder], aliases: { "command-r": "mine" } });
    expect((await chat(driver, "command-r")).status).toBe(200);
    expect((await chat(driver, "chat")).status).toBe(200);
    const pinned = await serve();
    const commit = pinned.push("org/chat", chatFiles);
    pinned.push("org/chat", { "config.json": "{}" });
    expect((await chat(hostOf(pinned, { models: [`org/chat@${commit}`] }), "org/chat")).status).toBe(200);
    expect((await chat(hostOf(pinned, { models: [{ hub: "org/chat", revision: commit }] }), "org/chat")).status).toBe(200);
  });

  it("has the fields that its entry gives, also before its files are read", async () => {
    const hub = await serve();
    const driver = hostOf(hub, { models: [{ hub: "org/chat", role: "chat", contextLength: 300, sampling: { k: 7 } }] });
    expect(await listed(driver, "org/chat")).toMatchObject({ endpoints: ["chat", "generate", "summarize"], context_length: 300 });
    await chat(driver, "org/chat");
    expect(await listed(driver, "org/chat")).toMatchObject({ context_length: 300, sampling_defaults: { temperature: 0.7, k: 7 } });
  });

  it("is known offline at the next start, without further requests, until it is forgotten", async () => {
    const hub = await serve();
    expect((await chat(hostOf(hub, { models: ["org/chat"] }), "org/chat")).status).toBe(200);
    hub.push("org/chat", { ...chatFiles, "generation_config.json": JSON.stringify({ temperature: 0.2 }) });
    hub.takeRequests();
    const next = hostOf(hub, { models: ["org/chat"] });
    expect((await chat(next, "org/chat")).status).toBe(200);
    expect((await listed(next, "org/chat"))?.sampling_defaults.temperature).toBe(0.7);
    expect(hub.takeRequests()).toEqual([]);
    expect(await next.host.control.forget("org/chat")).toEqual({ ok: true });
    const last = hostOf(hub, { models: ["org/chat"] });
    await chat(last, "org/chat");
    expect((await listed(last, "org/chat"))?.sampling_defaults.temperature).toBe(0.2);
  });

  it("of a server without commits is read anew at each start; the stored facts count while the server is away", async () => {
    const hub = await serve("folder");
    await chat(hostOf(hub, { models: ["org/chat"] }), "org/chat");
    hub.push("org/chat", { ...chatFiles, "generation_config.json": JSON.stringify({ temperature: 0.2 }) });
    const temperature = async () => {
      const driver = hostOf(hub, { models: ["org/chat"] });
      expect((await chat(driver, "org/chat")).status).toBe(200);
      return (await listed(driver, "org/chat"))?.sampling_defaults.temperature;
    };
    expect(await temperature()).toBe(0.2);
    hub.fault = () => ({ kind: "status", status: 503 });
    expect(await temperature()).toBe(0.2);
  });

  it("is read from a server that lists no files", async () => {
    const hub = await serve("resolve");
    expect((await chat(hostOf(hub, { models: ["org/chat"] }), "org/chat")).status).toBe(200);
  });

  it("may be on a later hub", async () => {
    const first = await serve();
    const second = await serve();
    second.push("org/other", chatFiles);
    expect((await chat(createHostDriver({ hubs: [first.url, second.url], models: ["org/other"] }), "org/other")).status).toBe(200);
  });
});

describe("models that cannot be read", () => {
  const refusal = async (hub: HubServer, models: HostOptionsInput["models"], name = "org/chat") => {
    const driver = hostOf(hub, { models });
    const response = await chat(driver, name);
    return { driver, status: response.status, message: await messageOf(response) };
  };

  it("fails the request, names the entry, and leaves all other models as they are", async () => {
    const hub = await serve();
    const { driver, status, message } = await refusal(hub, ["org/rank", "org/chat@v9"]);
    expect(status).toBe(500);
    const error = `model 'org/chat' (models[1]): ${hub.url}org/chat has no revision 'v9'`;
    expect(message).toBe(`internal server error: ${error}`);
    expect(await driver.host.control.models()).toContainEqual({ id: "org/chat", state: "failed", error });
    expect(driver.log).toContainEqual({ level: "warn", line: `cohabit: ${error}` });
    expect((await chat(driver, "starter-chat")).status).toBe(200);
    expect(await driver.host.control.load("org/chat")).toEqual({ ok: false, message });
  });

  it("is a model that no hub has, or that has no ONNX weights", async () => {
    const hub = await serve();
    expect((await refusal(hub, ["org/none"], "org/none")).message).toMatch(/'org\/none' \(models\[0\]\): .* has no model 'org\/none'/);
    const { "onnx/model_quantized.onnx": _, ...torch } = chatFiles;
    hub.push("org/torch", { ...torch, "model.safetensors": "x" });
    expect((await refusal(hub, ["org/torch"], "org/torch")).message).toMatch(
      /\(models\[0\]\): org\/torch has no ONNX weights .*it has: model.safetensors; models with ONNX weights are usually named ...-ONNX/,
    );
  });

  it("is tried again by the next request; a hub that is away is 503", async () => {
    const hub = await serve();
    hub.fault = () => ({ kind: "status", status: 503 });
    const { driver, status, message } = await refusal(hub, ["org/chat"]);
    expect(status).toBe(503);
    expect(message).toMatch(/^service unavailable: model 'org\/chat' \(models\[0\]\): .*HTTP 503/);
    const body = JSON.stringify({ model: "org/chat", text: "a" });
    const tokenized = await hostOf(hub, { models: ["org/chat"] }).call("/v1/tokenize", { body });
    expect([tokenized.status, await messageOf(tokenized)]).toEqual([503, message]);
    hub.fault = () => undefined;
    expect((await chat(driver, "org/chat")).status).toBe(200);
  });

  it("is no default unless its entry makes it one", async () => {
    const hub = await serve();
    const body = JSON.stringify({ message: "hello" });
    expect((await hostOf(hub, { models: ["org/none"] }).call("/v1/chat", { body })).status).toBe(200);
    expect((await hostOf(hub, { models: [{ hub: "org/none", role: "chat" }] }).call("/v1/chat", { body })).status).toBe(500);
  });
});

describe("entries that name no model are refused when the runtime starts", () => {
  const issues = (models: unknown[], options = {}) =>
    hostOptionsSchema
      .safeParse({ modelsUrl: "http://page.test/models/", models, ...options })
      .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

  it("by their index in the list and the error", () => {
    expect(issues(["org/chat", "starter-chat"])).toEqual([expect.stringMatching(/^models.1: 'starter-chat' names no model: .*org\/name/)]);
    expect(issues(["org/chat@"])).toEqual([expect.stringMatching(/^models.0: .*after the @ is missing/)]);
    expect(issues([{ hub: "org/chat", dtype: "q5" }])).toEqual([expect.stringMatching(/^models.0.dtype: /)]);
    expect(issues([{ hub: "org/chat", contextLenght: 5 }])).toEqual([expect.stringMatching(/^models.0: .*contextLenght/)]);
    expect(issues([{ hub: "https://site.test/m/", revision: "v1" }])).toEqual([expect.stringMatching(/^models.0: .*no revisions/)]);
    expect(issues([{ id: "m" }])).toEqual([expect.stringMatching(/^models.0.role: /)]);
    expect(issues([7])).toEqual([expect.stringMatching(/^models.0: /)]);
    expect(issues(["org/chat", { id: "m", role: "chat" }, { hub: "org/chat@v1" }, "https://site.test/m/"])).toBeUndefined();
  });

  it("whether they have an id or not, and by the field", () => {
    const names = [
      "nope name",
      "name",
      "a/b/c",
      "./models/x",
      "/models/x",
      "C:\\models",
      "ftp://site.test/m/",
      "https://",
      "s3:org/name",
      "hf:name",
      "qwen3:0.6b",
      " ",
    ];
    for (const name of names) {
      const expected = (path: string) => [expect.stringMatching(new RegExp(`^${path}: .* names no model: `))];
      expect(issues([name]), name).toEqual(expected("models.0"));
      expect(issues(["org/chat", { hub: name, id: "x" }]), name).toEqual(expected("models.1.hub"));
      expect(issues([{ hub: name, id: "x", role: "embed", file: "onnx/model.onnx" }]), name).toEqual(expected("models.0.hub"));
    }
    expect(issues([""])).toEqual([expect.stringMatching(/^models.0.hub: /)]);
    for (const entry of [null, undefined, 7, true, [], ["org/chat"], {}, { url: "https://site.test/m/" }, { hub: 5 }, { hub: null }]) {
      expect(
        issues([entry])?.every((issue) => issue.startsWith("models.0")),
        JSON.stringify(entry),
      ).toBe(true);
    }
    expect(issues([{ hub: "https://site.test/%E0%A4%A/" }])).toBeUndefined();
  });

  it("by fields that no reader knows", () => {
    const record = { id: "m", role: "chat" };
    for (const [entry, expected] of [
      [{ hub: "org/chat", id: " " }, "models.0.id: must not be empty"],
      [{ hub: "org/chat", file: "../model.onnx" }, "models.0.file: must be a path below the model's folder"],
      [{ hub: "org/chat", file: "https://site.test/model.onnx" }, "models.0.file: must be a path below the model's folder"],
      [{ hub: "org/chat", file: "model.bin" }, "models.0.file: must be the path of an .onnx or .gguf file"],
      [{ hub: "org/chat:Q4_0", file: "model.gguf" }, "models.0.file: must be absent, because `hub` names the file or its quantisation"],
      [
        { hub: "hf.co/org/chat/blob/main/onnx/model.onnx", file: "onnx/model_q4.onnx" },
        "models.0.file: must be absent, because `hub` names the file or its quantisation",
      ],
      [
        { hub: "org/chat:a b" },
        "models.0.hub: 'org/chat:a b' names no model: a quantisation of GGUF files is named like 'Q4_K_M' after the colon",
      ],
      [{ hub: "org/chat", revision: "a b" }, "models.0: 'org/chat' names no model: 'a b' is no name of a branch, a tag or a commit"],
      [{ hub: "org/chat", engine: "nope" }, /^models.0.engine: 'nope' is no engine: there are onnx, .*'engines' adds others$/],
      [{ ...record, engine: "nope" }, /^models.0.engine: 'nope' is no engine/],
      [{ ...record, onxx: {} }, "models.0.onxx: is no field of a model's record"],
      [{ ...record, source: "ftp://site.test/m/" }, /^models.0.source: must be a path, or an absolute http/],
      [{ ...record, source: "https://site.test/m/?token=1" }, /^models.0.source: must be a path/],
      [{ ...record, source: "https://" }, /^models.0.source: must be a path/],
      [{ ...record, engine: "remote" }, /^models.0.remote: is required for the engine 'remote'/],
      [{ ...record, engine: "remote", remote: { url: "/v1" } }, /^models.0.remote.url: must be an absolute http/],
    ] as const) {
      const found = issues([entry]);
      expect(found, JSON.stringify(entry)).toHaveLength(1);
      if (typeof expected === "string") expect(found?.[0]).toBe(expected);
      else expect(found?.[0]).toMatch(expected);
    }
    expect(issues([{ ...record, id: "llama:8b?x#y" }])).toBeUndefined();
  });

  it("by the models of the hubs of the runtime", () => {
    const repository = { hub: "https://hub.test/org/chat", revision: "v1" };
    expect(issues([repository])).toEqual([expect.stringMatching(/^models.0: .*no revisions/)]);
    expect(issues([repository], { hubs: ["https://hub.test"] })).toBeUndefined();
    expect(issues([{ hub: "https://huggingface.co/org/chat", revision: "v1" }])).toBeUndefined();
    expect(issues([], { hubs: ["ftp://hub.test/"] })).toEqual(["hubs.0: must be an http or https URL"]);
  });

  it("aliases and engines as well", () => {
    expect(issues([], { aliases: { "command-*": "command-r" } })).toEqual([
      expect.stringMatching(/^aliases.command-\*: 'command-r' is the id of no model: there are starter-chat, /),
    ]);
    const aliases = { a: "starter-chat", b: "org/chat", c: "mine" };
    expect(issues(["org/chat@v1", { hub: "org/other", id: "mine" }], { aliases })).toBeUndefined();
    expect(issues([], { engines: { onnx: "https://site.test/engine.js" } })).toEqual(["engines.onnx: is the name of a built-in engine"]);
    const engines = { mine: "https://site.test/engine.js" };
    expect(issues([{ id: "m", role: "chat", engine: "mine" }], { engines })).toBeUndefined();
    expect(issues([], { engines: { mine: "engine.js" } })).toEqual([expect.stringMatching(/^engines.mine: /)]);
  });
});
