// The steps of the kit, in a page of the project's own build: `window.startService` starts the product (tests/browser/pages/service.ts),
// `window.bench` is the bench's page. What is measured is told to the driver at once: a step that is cut off leaves what it had.
import { median, rawSpeed, round } from "./raw-speed.mjs";

const query = new URLSearchParams(location.search);
const step = query.get("step");
const given = JSON.parse(query.get("arguments") ?? "{}");
const plainFetch = fetch.bind(globalThis);
const tell = (key, value) => plainFetch("/result", { method: "POST", body: JSON.stringify({ key, value }) });
const tokens = given.small ? 12 : 128;
const rounds = given.small ? 1 : 3;

// --- what every step needs ---

const words = "the river bridge city council report market price engine water garden history music school doctor winter summer letter question answer number paper window forest".split(" ");
/** Of `characters`, another for each seed: no two begin alike. */
function text(characters, seed) {
  let state = seed + 1;
  let made = "";
  while (made.length < characters) made += `${words[(state = (state * 48271) % 2147483647) % words.length]} `;
  return made.slice(0, characters);
}

async function post(path, body) {
  const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json", Authorization: "Bearer kit" }, body: JSON.stringify(body) });
  const found = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(found).slice(0, 300)}`);
  return found;
}

/** A streamed reply, greedy: when its parts came and what the service counted. */
async function chat(model, content, most, onDelta = () => undefined, sampling = { temperature: 0 }) {
  const sentAt = performance.now();
  const body = { model, messages: [{ role: "user", content }], max_tokens: most, ...sampling, stream: true };
  const answer = await fetch("/v2/chat", { method: "POST", headers: { "Content-Type": "application/json", Authorization: "Bearer kit" }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`/v2/chat: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const reply = { sentAt, firstAt: 0, endAt: 0, text: "", input: 0, output: 0, cached: 0, error: undefined };
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    rest += part.value;
    for (let end = rest.indexOf("\n\n"); end >= 0; end = rest.indexOf("\n\n")) {
      const data = /^data: (\{.*)$/m.exec(rest.slice(0, end))?.[1];
      rest = rest.slice(end + 2);
      if (data === undefined) continue;
      const event = JSON.parse(data);
      if (event.type === "content-delta") {
        reply.firstAt ||= performance.now();
        reply.text += event.delta.message.content.text ?? "";
        onDelta(reply);
      } else if (event.type === "message-end") {
        reply.endAt = performance.now();
        reply.firstAt ||= reply.endAt;
        reply.error = event.delta.error;
        reply.input = event.delta.usage?.tokens.input_tokens ?? 0;
        reply.output = event.delta.usage?.tokens.output_tokens ?? 0;
        reply.cached = event.delta.usage?.cached_tokens ?? 0;
      }
    }
  }
  return reply;
}
const rateOf = ({ output, endAt, firstAt }) => (1000 * (output - 1)) / (endAt - firstAt);

async function startProduct(options) {
  const limits = { loadStallMs: 3_600_000, replyStallMs: 3_600_000, firstByteTimeoutMs: 3_600_000 };
  const runtime = await window.startService({ directFetch: false, ...limits, ...options });
  await runtime.ready();
  return runtime;
}
async function statusOf(runtime, model) {
  return (await runtime.models()).find(({ id }) => id === model);
}

/** Loads the model by a first reply; the states on the way and their times. */
async function watchedLoad(runtime) {
  const startedAt = performance.now();
  const states = [];
  const watching = setInterval(async () => {
    const found = await statusOf(runtime, given.model);
    const state = `${found?.state} ${found?.device ?? ""} ${found?.progress === undefined ? "" : JSON.stringify(found.progress).replace(/\d+(\.\d+)?/g, "")}`;
    if (states.at(-1)?.state !== state) states.push({ state, ms: round(performance.now() - startedAt) });
  }, 50);
  await chat(given.model, "Hello!", 2);
  clearInterval(watching);
  return { firstTokenMs: round(performance.now() - startedAt), states, status: await statusOf(runtime, given.model) };
}

/** Decoding, reading and four chats at once of a loaded model. `length`: characters of some 1,000 tokens. */
async function measureChat(model, length) {
  await chat(model, "Hello, who are you?", 16);
  const rates = [];
  let last;
  for (let run = 0; run < rounds; run++) rates.push(rateOf((last = await chat(model, `Tell me something long about ${words[run]}.`, tokens))));
  await tell("decode", { unit: "tokens/s", rate: round(median(rates)), rates: rates.map(round), tokens: last.output, text: last.text.slice(0, 200) });
  const sampled = await chat(model, "Tell me something long about goats.", tokens, undefined, { temperature: 1, k: 40, seed: 3 });
  await tell("sampled", { unit: "tokens/s", rate: round(rateOf(sampled)), text: sampled.text.slice(0, 200) });
  const first = [];
  for (let run = 0; run <= rounds; run++) first.push((last = await chat(model, text(length, run), 2)));
  const times = first.slice(1).map(({ firstAt, sentAt }) => firstAt - sentAt);
  const rate = round((1000 * last.input) / median(times));
  await tell("prefill", { unit: "tokens/s", rate, firstTokenMs: times.map(round), coldMs: round(first[0].firstAt - first[0].sentAt), input: last.input, cached: last.cached, note: `first token of ${last.input} after ${round(median(times))} ms` });
  const four = [];
  for (let run = 0; run <= rounds; run++) {
    const startedAt = performance.now();
    const replies = await Promise.all([0, 1, 2, 3].map((index) => chat(model, `${words[index + 4 * run]}: what is it?`, tokens)));
    four.push((1000 * replies.reduce((sum, { output }) => sum + output, 0)) / (performance.now() - startedAt));
  }
  await tell("four", { unit: "tokens/s", rate: round(median(four.slice(1))), rates: four.map(round), over: round(median(four.slice(1)) / median(rates)), note: `${round(median(four.slice(1)) / median(rates))} times one` });
  const behind = await chat(model, text(Math.round(1.7 * length), 99), tokens);
  await tell("behind", { unit: "tokens/s", rate: round(rateOf(behind)), input: behind.input, note: `behind ${behind.input} tokens` });
}

// --- the steps ---

async function adapterFacts() {
  const adapter = await navigator.gpu?.requestAdapter({ powerPreference: "high-performance" });
  if (!adapter) return { error: navigator.gpu ? "no adapter" : "no navigator.gpu" };
  const { vendor, architecture, device, description, isFallbackAdapter: isFallback, subgroupMinSize, subgroupMaxSize } = adapter.info;
  const limits = {};
  for (const name in adapter.limits) limits[name] = adapter.limits[name];
  return { adapter, facts: { vendor, architecture, device, description, isFallback, subgroupMinSize, subgroupMaxSize, features: [...adapter.features].toSorted(), limits } };
}

const chatFamilies = ["llama-concat", "llama-half", "llama-split", "qwen3-half-cache", "lfm2-conv", "gemma3-window", "gemma3-window-concat", "llama-genai", "gemma3-genai"];
const embedFamilies = ["bert-sentence", "qwen3-embed"];
const rerankFamilies = ["bert-one-logit", "bert-two-logits", "qwen3-yes-no"];
const file = { file: "onnx/model.onnx" };
const onnx = { wasm: file, webgpu: file };

const steps = {
  async probe() {
    const { facts, error } = await adapterFacts();
    await tell("adapter", facts ?? { error });
  },

  async adapter() {
    const { adapter, facts, error } = await adapterFacts();
    await tell("adapter", facts ?? { error });
    await tell("page", { isIsolated: crossOriginIsolated, cores: navigator.hardwareConcurrency, deviceMemory: navigator.deviceMemory, browser: navigator.userAgent, hasSuspending: "Suspending" in WebAssembly, storage: (await navigator.storage.estimate()).quota });
    if (adapter) await tell("speed", await rawSpeed(adapter, given.small));
  },

  /** The tiny models of the tests (tests/browser/service/models/family-page.ts): compared with the other device by the driver, with PyTorch here. */
  async tiny() {
    const models = [
      ...chatFamilies.map((id) => ({ id, role: "chat", features: ["logprobs"], contextLength: 384, onnx })),
      ...embedFamilies.map((id) => ({ id, role: "embed", contextLength: id === "qwen3-embed" ? 384 : 128, pooling: "last", onnx })),
      ...rerankFamilies.map((id) => ({ id, role: "rerank", contextLength: id === "qwen3-yes-no" ? 384 : 128, onnx })),
    ];
    const runtime = await startProduct({ device: given.device, models });
    const family = async (id, work) => {
      const found = await work().catch((error) => ({ error: String(error).slice(0, 400) }));
      await tell(id, { device: (await statusOf(runtime, id))?.device, ...found });
    };
    const long = "Mira keeps nine goats near the old mill.";
    for (const id of chatFamilies) {
      await family(id, async () => {
        const answer = [];
        for (const content of [long, `${long.slice(0, 30)} Who?`, `${long} `.repeat(7)]) {
          const { logprobs } = await post("/v2/chat", { model: id, messages: [{ role: "user", content }], temperature: 0, max_tokens: 8, logprobs: true });
          answer.push(logprobs.flatMap((item) => item.token_ids));
        }
        return { answer };
      });
    }
    const reference = async (id) => (await plainFetch(`/models/${id}/reference.json`)).json();
    for (const id of embedFamilies) {
      await family(id, async () => {
        const { rows } = await reference(id);
        const { embeddings } = await post("/v2/embed", { model: id, texts: rows.map((row) => row.text), input_type: "search_document", embedding_types: ["float"] });
        const errors = rows.flatMap(({ vector }, row) => vector.map((value, axis) => Math.abs(value - embeddings.float[row][axis])));
        return { answer: Math.max(...errors) < 0.005 ? "as PyTorch" : "not as PyTorch", largestError: Math.max(...errors) };
      });
    }
    for (const id of rerankFamilies) {
      await family(id, async () => {
        const { query: question, documents } = await reference(id);
        const { results } = await post("/v2/rerank", { model: id, query: question, documents: documents.map((row) => row.text) });
        const errors = results.map(({ index, relevance_score: score }) => Math.abs(score - documents[index].score));
        return { answer: Math.max(...errors) < 0.005 ? "as PyTorch" : "not as PyTorch", largestError: Math.max(...errors) };
      });
    }
  },

  /** A model by its id, or a file of its folder, which requests name without the ending: from a folder in hub layout to figures. */
  async model() {
    const entry = given.file === undefined ? given.model : new URL(`/hub/${given.model}/${given.file}`, location.href).href;
    const options = { device: given.device ?? "webgpu", models: [entry], hubs: ["/hub/"] };
    if (given.file !== undefined) given.model = given.file.replace(/\.gguf$/, "");
    const runtime = await startProduct(options);
    await tell("load", await watchedLoad(runtime));
    await tell("device", (await statusOf(runtime, given.model))?.device ?? "none");
    if (given.again) {
      await runtime.unload(given.model);
      await tell("load again", await watchedLoad(runtime));
    }
    await measureChat(given.model, given.small ? 300 : 1000);
  },

  /** Loads a model from a folder twice: from the server, and from the store. */
  async load() {
    const runtime = await startProduct({ device: given.device ?? "webgpu", models: [given.model], hubs: ["/hub/"] });
    const phases = ({ states, firstTokenMs }, bytes) => {
      const at = (phase) => states.find(({ state }) => state.includes(phase))?.ms;
      const fetchMs = at('"compile"') - (at('"fetch"') ?? 0);
      return { rate: round(bytes / fetchMs / 1000), unit: "MB/s", fetchMs, firstTokenMs, states };
    };
    const bytes = given.bytes ?? 337_455_104;
    await tell("load", phases(await watchedLoad(runtime), bytes));
    await runtime.unload(given.model);
    await tell("load again", phases(await watchedLoad(runtime), bytes));
  },

  /**
   * Several chats at once beside one: greedy, and drawn with the service's seed, whose tokens a batch may compute up to rounding. "rate": all tokens
   * after the first of each reply, by the time from the first token of the first reply to the last token of the last. "batches": what the check of
   * batches found (drive.py puts it into the engine's code); none: no batch was tried. "counts" are those of a token: 297 dispatches are a run of one.
   */
  async chats() {
    const channel = new BroadcastChannel("gpu-profile");
    const batches = [];
    new BroadcastChannel("gpu-batches").addEventListener("message", ({ data }) => batches.push(data));
    const runtime = await startProduct({ device: "webgpu", models: [given.model], hubs: ["/hub/"] });
    await tell("load", await watchedLoad(runtime));
    const times = Math.min(rounds, 2);
    const rateOfAll = (replies) => {
      const begin = Math.min(...replies.map(({ firstAt }) => firstAt));
      return (1000 * replies.reduce((sum, { output }) => sum + output - 1, 0)) / (Math.max(...replies.map(({ endAt }) => endAt)) - begin);
    };
    const drawn = { temperature: 1, k: 40 };
    for (const [name, sampling] of [["drawn", drawn], ["greedy", { temperature: 0 }]]) {
      const one = [];
      for (let run = 0; run <= times; run++) one.push(rateOf(await chat(given.model, `Tell me something long about ${words[run]}.`, tokens, undefined, sampling)));
      const alone = median(one.slice(1));
      await tell(`${name}, one`, { unit: "tokens/s", rate: round(alone), rates: one.map(round) });
      for (const count of given.counts ?? [2, 4]) {
        const together = (run) => Promise.all(Array.from({ length: count }, (_, index) => chat(given.model, `${words[index + 4 * run]}: what is it?`, tokens, undefined, sampling)));
        const rates = [];
        for (let run = 0; run <= times; run++) rates.push(rateOfAll(await together(run)));
        channel.postMessage("count");
        const counted = await together(0);
        const answer = given.profile && new Promise((resolve) => channel.addEventListener("message", ({ data }) => resolve(data), { once: true }));
        channel.postMessage("stop");
        const found = await answer;
        const output = counted.reduce((sum, reply) => sum + reply.output, 0);
        const counts = found && Object.fromEntries(Object.entries(found.counts).map(([key, value]) => [key, round(value / output)]));
        let kernels;
        if (given.profile && count === 4 && given.times === true) {
          channel.postMessage("time");
          await together(1);
          const timed = new Promise((resolve) => channel.addEventListener("message", ({ data }) => resolve(data), { once: true }));
          channel.postMessage("stop");
          kernels = (await timed).kernels.slice(0, 24).map(({ name, count: times, ns }) => `${name} ${times} x ${round(ns / times / 1000)} us`);
        }
        let isSameText;
        if (sampling.temperature === 0) {
          const alone = [];
          for (let index = 0; index < count; index++) alone.push(await chat(given.model, `${words[index]}: what is it?`, tokens, undefined, sampling));
          isSameText = alone.map((reply, index) => reply.text === counted[index].text);
        }
        const over = round(median(rates.slice(1)) / alone);
        const checks = batches.splice(0);
        const note = `${over} times one, ${counts?.dispatches} dispatches a token, batches: ${JSON.stringify(checks).slice(0, 300)}`;
        await tell(`${name}, ${count}`, { unit: "tokens/s", rate: round(median(rates.slice(1))), rates: rates.map(round), over, counts, isSameText, kernels, batches: checks, note });
      }
    }
    await tell("device", (await statusOf(runtime, given.model))?.device ?? "none");
  },

  /** Prompts alone, of three lengths: for changes of how they are read. */
  async prompt() {
    const runtime = await startProduct({ device: "webgpu", models: [given.model], hubs: ["/hub/"] });
    await chat(given.model, "Hello!", 2);
    for (const [name, length] of [["hundred", 100], ["prefill", given.small ? 300 : 1000], ["long", given.small ? 400 : 3000]]) {
      const first = [];
      let last;
      for (let run = 0; run <= rounds; run++) first.push((last = await chat(given.model, text(length, run + length), 2)));
      const times = first.slice(1).map(({ firstAt, sentAt }) => firstAt - sentAt);
      await tell(name, { unit: "tokens/s", rate: round((1000 * last.input) / median(times)), firstTokenMs: times.map(round), coldMs: round(first[0].firstAt - first[0].sentAt), input: last.input, note: `first token of ${last.input} after ${round(median(times))} ms` });
    }
  },

  /** Decoding alone: where the processor's time goes by thread, and how long the engine's realm and the GPU take. For variants of how runs are submitted. */
  async decode() {
    const channel = new BroadcastChannel("gpu-profile");
    const runtime = await startProduct({ device: "webgpu", models: [given.model], hubs: ["/hub/"] });
    const startedAt = performance.now();
    const states = [];
    const watching = setInterval(async () => {
      const found = await statusOf(runtime, given.model);
      const state = `${found?.state} ${found?.device ?? ""}`;
      if (states.at(-1)?.state !== state) states.push({ state, ms: round(performance.now() - startedAt) });
    }, 50);
    await chat(given.model, "Hello, who are you?", 16);
    clearInterval(watching);
    await tell("load", { firstTokenMs: round(performance.now() - startedAt), states, device: (await statusOf(runtime, given.model))?.device ?? "none" });
    const threads = async () => (await plainFetch("/threads", { method: "POST", body: "" })).json();
    const many = given.tokens ?? (given.small ? 12 : 64);
    for (const [name, sampling] of [["greedy", { temperature: 0 }], ["sampled", { temperature: 1, k: 40, seed: 3 }]]) {
      const rates = [rateOf(await chat(given.model, "Tell me something long about goats.", many, undefined, sampling))];
      const before = await threads();
      if (given.profile) channel.postMessage("count");
      const reply = await chat(given.model, "Tell me something long about goats.", many, undefined, { ...sampling, seed: 4 });
      rates.push(rateOf(reply));
      const after = await threads();
      let found;
      if (given.profile) {
        const answer = new Promise((resolve) => channel.addEventListener("message", ({ data }) => resolve(data), { once: true }));
        channel.postMessage("stop");
        found = await answer;
      }
      const busy = Object.entries(after).map(([key, ms]) => [key, round((ms - (before[key] ?? 0)) / reply.output)]).filter(([, ms]) => ms > 0.3).toSorted((one, other) => other[1] - one[1]);
      const counts = found && Object.fromEntries(Object.entries(found.counts).map(([key, value]) => [key, round(value / reply.output)]));
      await tell(name, { unit: "tokens/s", rate: round(median(rates)), rates: rates.map(round), msOfAToken: round(1000 / rates.at(-1)), counts, threadMsOfAToken: Object.fromEntries(busy.slice(0, 12)) });
    }
  },

  /** Where the time of a token and of a prompt goes: commands, and each kernel by timestamps. */
  async profile() {
    const channel = new BroadcastChannel("gpu-profile");
    const runtime = await startProduct({ device: "webgpu", models: [given.model], hubs: ["/hub/"] });
    await chat(given.model, "Hello, who are you?", 16);
    await tell("device", (await statusOf(runtime, given.model))?.device ?? "none");
    const measure = async (mode, work) => {
      channel.postMessage(mode);
      const reply = await work();
      const answer = new Promise((resolve) => channel.addEventListener("message", ({ data }) => resolve(data), { once: true }));
      channel.postMessage("stop");
      return { reply, found: await answer };
    };
    const codes = {};
    const table = ({ found, reply }, per) => {
      for (const { name, code } of found.kernels) codes[name.split(" ")[0]] = code;
      const sum = found.kernels.reduce((all, { ns }) => all + ns, 0);
      const counts = Object.fromEntries(Object.entries(found.counts).map(([name, value]) => [name, round(value / per)]));
      const kernels = found.kernels.slice(0, 30).map(({ name, count, ns }) => ({ name, count: round(count / per), us: round(ns / per / 1000) }));
      return { per, wallMs: round(found.ms / per), counts, kernelUs: round(sum / per / 1000), kinds: found.kernels.length, kernels, output: reply.output, input: reply.input };
    };
    const sampling = { temperature: 1, k: 40, seed: 3 };
    for (const mode of ["count", "time"]) {
      const token = await measure(mode, () => chat(given.model, "Tell me something long about goats.", tokens, undefined, sampling));
      await tell(`token, ${mode}`, table(token, token.reply.output));
      const seed = mode === "count" ? 5 : 6;
      const prompt = await measure(mode, () => chat(given.model, text(given.small ? 300 : 1000, seed), 1));
      await tell(`prompt, ${mode}`, table(prompt, 1));
      const far = await measure(mode, () => chat(given.model, `${text(given.small ? 300 : 1700, seed)}`, 24, undefined, sampling));
      await tell(`far, ${mode}`, table(far, 1));
    }
    await tell("codes", Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, code.slice(0, 6000)])));
  },

  /** starter-chat's file; the driver left its end tokens out, so that replies are as long as they are asked for. */
  async starter() {
    const model = "starter-endless";
    const weights = { wasm: { file: "onnx/model.onnx", cacheScales: "onnx/cache_scales.json" }, webgpu: { file: "onnx/model.onnx", widened: true } };
    const record = { id: model, role: "chat", contextLength: 2048, dialect: "plain", features: [], onnx: weights };
    const runtime = await startProduct({ device: given.device, models: [record] });
    const startedAt = performance.now();
    const first = await chat("starter-chat", "How many arms does an octopus have?", 24);
    await tell("load", { firstTokenMs: round(first.firstAt - startedAt), text: first.text });
    await runtime.unload("starter-chat");
    await chat(model, "Hello!", 2);
    await tell("device", (await statusOf(runtime, model))?.device ?? "none");
    await measureChat(model, given.small ? 900 : 6200);
  },

  /** web-llm's engine in the product, and the package bare; the same model. */
  async webLlm() {
    const source = new URL(`/hub/${given.model}/`, location.href).href;
    const record = { id: "web-llm-chat", role: "chat", engine: "web-llm", source, webLlm: { library: "library.wasm" }, contextLength: 4096, features: [] };
    const runtime = await startProduct({ device: "webgpu", models: [record] });
    const startedAt = performance.now();
    await chat("web-llm-chat", "Hello!", 2);
    await tell("load", { firstTokenMs: round(performance.now() - startedAt), status: await statusOf(runtime, "web-llm-chat") });
    await measureChat("web-llm-chat", given.small ? 100 : 1000);
  },

  /** Texts a second of an encoder, through the service. */
  async embedder() {
    const runtime = await startProduct({ device: given.device, models: [{ hub: given.model, role: "embed", pooling: "mean" }], hubs: ["/hub/"] });
    const texts = Array.from({ length: given.texts ?? (given.small ? 8 : 96) }, (_, index) => text(20 + ((index * 97) % 380), index));
    const embed = () => post("/v2/embed", { model: given.model, texts, input_type: "search_document", embedding_types: ["float"] });
    await embed();
    const rates = [];
    for (let run = 0; run < rounds; run++) {
      const at = performance.now();
      await embed();
      rates.push((1000 * texts.length) / (performance.now() - at));
    }
    await tell("device", (await statusOf(runtime, given.model))?.device ?? "none");
    await tell("embed", { unit: "texts/s", rate: round(median(rates)), rates: rates.map(round), note: "some 110 tokens each" });
  },

  /** Texts a second of starter-embed and starter-rerank: on the CPU as they are, on WebGPU the same file in float32 (`float-encoder`). */
  async starters() {
    const runtime = await startProduct({ device: given.device, ...(given.threads && { threads: given.threads }) });
    const count = given.small ? 8 : 96;
    const texts = Array.from({ length: count }, (_, index) => text(20 + ((index * 97) % 380), index));
    const asks = {
      embed: () => post("/v2/embed", { model: "starter-embed", texts, input_type: "search_document", embedding_types: ["float"] }),
      rerank: () => post("/v2/rerank", { model: "starter-rerank", query: "the market price of water", documents: texts }),
    };
    for (const [role, ask] of Object.entries(asks)) {
      const found = await ask();
      const rates = [];
      for (let run = 0; run < Math.min(rounds, 2); run++) {
        const at = performance.now();
        await ask();
        rates.push((1000 * count) / (performance.now() - at));
      }
      const { device, threads } = (await statusOf(runtime, `starter-${role}`)) ?? {};
      const values = role === "embed" ? found.embeddings.float[0].slice(0, 4) : found.results.slice(0, 4).map(({ index, relevance_score: score }) => [index, round(score)]);
      await tell(role, { unit: "texts/s", rate: round(Math.max(...rates)), rates: rates.map(round), device, threads, values, note: `${count} texts on ${device}, ${threads ?? 1} threads` });
    }
  },

  /** llama.cpp's WebGPU backend by the bare library, on the same sizes in q4_0. */
  async llamaCpp() {
    const { Wllama } = await import("/gpu/wllama.min.js");
    const lines = [];
    const logger = Object.fromEntries(["debug", "log", "warn", "error"].map((name) => [name, (...parts) => lines.push(parts.join(" ").slice(0, 300))]));
    const wllama = new Wllama({ default: new URL("/gpu/wllama.wasm", location.href).href }, { logger, allowOffline: true });
    let at = performance.now();
    const file = await (await plainFetch(`/hub/${given.model}/model.gguf`)).blob();
    const fetchedMs = performance.now() - at;
    at = performance.now();
    const options = { n_ctx: 4096, n_parallel: 1, ...(given.device === "wasm" ? { n_gpu_layers: 0 } : {}) };
    await wllama.loadModel([file], options).catch(async (error) => {
      await tell("lines", lines.slice(-60));
      throw error;
    });
    await tell("load", { fetchedMs: round(fetchedMs), ms: round(performance.now() - at), bytes: file.size, threads: wllama.getNumThreads(), hasWebGpu: wllama.isSupportWebGPU?.() });
    await tell("lines", lines.filter((line) => /webgpu|offload|buffer size|device/i.test(line)).slice(0, 30));
    const complete = async (prompt, most, sampling) => {
      const startedAt = performance.now();
      let firstAt = 0;
      let usage;
      let timings;
      const stream = await wllama.createCompletion({ prompt, max_tokens: most, stream: true, ignore_eos: true, ...sampling });
      for await (const part of stream) {
        if ((part.choices?.[0]?.text ?? "") !== "") firstAt ||= performance.now();
        usage = part.usage ?? usage;
        timings = part.timings ?? timings;
      }
      const endAt = performance.now();
      const output = usage?.completion_tokens ?? timings?.predicted_n ?? 0;
      return { rate: (1000 * (output - 1)) / (endAt - firstAt), firstTokenMs: firstAt - startedAt, output, input: usage?.prompt_tokens ?? timings?.prompt_n, timings };
    };
    const greedy = { temperature: 0 };
    await complete("Hello, who are you?", 8, greedy);
    const runs = [];
    for (let run = 0; run < rounds; run++) runs.push(await complete(`Tell me something long about ${words[run]}.`, tokens, greedy));
    await tell("decode", { unit: "tokens/s", rate: round(median(runs.map(({ rate }) => rate))), rates: runs.map(({ rate }) => round(rate)), tokens: runs.at(-1).output, timings: runs.at(-1).timings, memory: performance.memory?.usedJSHeapSize });
    const length = given.small ? 200 : 1000;
    const first = [];
    for (let run = 0; run < 3; run++) first.push(await complete(text(length, run), 2, greedy));
    const ms = median(first.slice(1).map(({ firstTokenMs }) => firstTokenMs));
    await tell("prefill", { unit: "tokens/s", rate: round((1000 * first.at(-1).input) / ms), firstTokenMs: first.map(({ firstTokenMs }) => round(firstTokenMs)), timings: first.at(-1).timings, note: `first token of ${first.at(-1).input} after ${round(ms)} ms` });
    const sampled = await complete("Tell me something long about goats.", tokens, { temperature: 1, top_k: 40, top_p: 0.99, min_p: 0, seed: 3 });
    await tell("sampled", { unit: "tokens/s", rate: round(sampled.rate) });
  },

  /** transformers.js as its documentation says to use it: generate() on WebGPU, on the same files. */
  async peer() {
    const { AutoModelForCausalLM, env, Tensor } = await import("/gpu/transformers.min.js");
    env.allowRemoteModels = false;
    env.allowLocalModels = true;
    env.localModelPath = given.path ?? "/hub/";
    env.useBrowserCache = false;
    env.backends.onnx.wasm.wasmPaths = { mjs: "/gpu/ort-wasm-simd-threaded.asyncify.mjs", wasm: "/gpu/ort-wasm-simd-threaded.asyncify.wasm" };
    let at = performance.now();
    const model = await AutoModelForCausalLM.from_pretrained(given.model, { device: "webgpu", dtype: given.dtype });
    await tell("load", { seconds: round((performance.now() - at) / 1000) });
    const generate = async (length, most, seed) => {
      const ids = BigInt64Array.from({ length }, (_, index) => BigInt(33 + ((index * 31 + seed * 17) % 60)));
      const moments = [];
      const startedAt = performance.now();
      await model.generate({
        inputs: new Tensor("int64", ids, [1, length]),
        attention_mask: new Tensor("int64", new BigInt64Array(length).fill(1n), [1, length]),
        max_new_tokens: most,
        eos_token_id: null,
        do_sample: false,
        streamer: { put: () => moments.push(performance.now()), end: () => undefined },
      });
      // The first time it is given the prompt.
      return { firstTokenMs: moments[1] - startedAt, rate: (1000 * (moments.length - 2)) / (moments.at(-1) - moments[1]) };
    };
    await generate(20, 8, 0);
    const rates = [];
    for (let run = 1; run <= rounds; run++) rates.push((await generate(20, tokens, run)).rate);
    await tell("decode", { unit: "tokens/s", rate: round(median(rates)), rates: rates.map(round) });
    const length = given.small ? 300 : 1000;
    const first = [];
    for (let run = 0; run <= rounds; run++) first.push((await generate(length, 2, run + 10)).firstTokenMs);
    const ms = median(first.slice(1));
    await tell("prefill", { unit: "tokens/s", rate: round((1000 * length) / ms), firstTokenMs: first.map(round), note: `first token of ${length} after ${round(ms)} ms` });
    await tell("behind", { unit: "tokens/s", rate: round((await generate(Math.round(1.7 * length), tokens, 77)).rate), note: `behind ${Math.round(1.7 * length)} tokens` });
  },

  /** web-llm beside the engine onnx and beside itself, bare, and recorded runs beside others: the bench's own code, on the tests' tiny model. */
  async engines() {
    const { onnx: ours, webLlm, bare, chats, isSameText, devices } = await window.bench.engines(given.small ? 1 : 5, given.small ? 6 : 96, true);
    await tell("engines", { onnx: round(median(ours)), webLlm: round(median(webLlm)), bare: round(median(bare)), fourOverOne: round(median(chats.together) / median(chats.alone)), isSameText, devices });
    const samples = await window.bench.recordedRuns("/models/starter-chat-mlc/resolve/main/onnx/model.onnx", given.small ? 1 : 5, given.small ? 8 : 96);
    const of = (side) => ({ tokensPerSecond: round(median(samples.map((sample) => sample[side].tokensPerSecond))), submittingMs: round(median(samples.map((sample) => sample[side].submitting))) });
    await tell("recordedRuns", { recorded: of("recorded"), anew: of("anew"), isSame: samples.every((sample) => String(sample.recorded.ids) === String(sample.anew.ids)) });
  },

  /** The GPU process dies in the middle of a reply; then another request. */
  async lostDevice() {
    const runtime = await startProduct({ device: "webgpu", models: [given.model], hubs: ["/hub/"] });
    const many = given.tokens ?? tokens;
    const whole = await chat(given.model, "Hello, who are you?", many);
    let killedAt = 0;
    const kill = (reply) => {
      if (killedAt > 0 || reply.text.length < whole.text.length / 4) return;
      killedAt = performance.now();
      plainFetch("/kill-gpu", { method: "POST" });
    };
    const cut = await chat(given.model, "Hello, who are you?", many, kill).catch((error) => ({ error: String(error) }));
    const isSame = cut.text === whole.text;
    await tell("reply", { error: cut.error, output: cut.output, endedAfterMs: round(performance.now() - killedAt), isSameText: isSame });
    const at = performance.now();
    const next = await chat(given.model, "Hello, who are you?", many).catch((error) => ({ error: String(error) }));
    await tell("next", { error: next.error, output: next.output, isSameText: next.text === whole.text, ms: round(performance.now() - at), status: await statusOf(runtime, given.model) });
  },

  /** The GPU's memory becomes full in the middle of a reply whose cache has to grow; then other requests, before and after there is room again. */
  async outOfMemory() {
    const adapter = await navigator.gpu.requestAdapter();
    const device = await adapter.requestDevice({ requiredLimits: { maxBufferSize: adapter.limits.maxBufferSize } });
    const held = [];
    const size = given.small ? 64 << 20 : 1 << 30;
    const fill = async () => {
      for (let bytes = size; bytes >= 16 << 20; bytes /= 4) {
        for (let most = given.small ? 4 : 200; held.length < most; ) {
          device.pushErrorScope("out-of-memory");
          const buffer = device.createBuffer({ size: bytes, usage: GPUBufferUsage.COPY_DST });
          device.queue.writeBuffer(buffer, 0, new Uint8Array(4));
          await device.queue.onSubmittedWorkDone();
          if ((await device.popErrorScope()) !== null) break;
          held.push(buffer);
        }
      }
      return { buffers: held.length, gigabytes: held.reduce((sum, buffer) => sum + buffer.size, 0) / 2 ** 30 };
    };
    const runtime = await startProduct({ device: "webgpu", models: [given.model], hubs: ["/hub/"] });
    const prompt = text(given.small ? 440 : 440, 5);
    const many = given.small ? 60 : 200;
    const whole = await chat(given.model, prompt, many);
    await runtime.unload(given.model);
    await chat(given.model, "Hello!", 2);
    let filling;
    const cut = await chat(given.model, prompt, many, () => (filling ??= fill())).catch((error) => ({ error: String(error).slice(0, 400) }));
    await tell("held", await (filling ?? fill()));
    await tell("reply", { error: cut.error, output: cut.output, asked: many, input: whole.input, isSameText: cut.text === whole.text, status: await statusOf(runtime, given.model) });
    const ask = async () => {
      const reply = await chat(given.model, prompt, many).catch((error) => ({ error: String(error).slice(0, 400) }));
      return { error: reply.error, output: reply.output, isSameText: reply.text === whole.text, status: await statusOf(runtime, given.model) };
    };
    await tell("full", await ask());
    for (const buffer of held) buffer.destroy();
    await tell("freed", await ask());
    await runtime.unload(given.model).catch(() => undefined);
    await tell("loaded again", await ask());
  },
};

addEventListener("load", async () => {
  try {
    await steps[step]();
  } catch (error) {
    await tell("error", String(error?.stack ?? error).slice(0, 1500));
  }
  await tell("done", true);
});
