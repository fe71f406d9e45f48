/** One browser run that measures everything, side by side with the bare library, and reports it (docs/benchmarks.md). */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, test } from "playwright/test";
import { type Figure, plainFigure, ratioFigure, withUnit } from "./figures.ts";
import { measureMemory, type Memory } from "./memory.ts";
import { tableOf } from "./table.ts";

const repetitions = process.env["BENCH_QUICK"] === "1"
  ? { firstByte: 40, decode: 5, secondTurn: 2, embed: 2, threads: 2, memory: 1, start: 2 }
  : { firstByte: 200, decode: 30, secondTurn: 8, embed: 8, threads: 8, memory: 3, start: 10 };

const decodedTokens = 96;
const conversationTokens = 1000;
const embeddedTexts = 96;
const starterModels = ["starter-chat", "starter-embed", "starter-rerank"];

test("the figures of the service beside those of the bare library", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const samples = await measureAll(browser, context);
  await context.close();
  const { machine } = samples;
  const heading =
    `${cpus()[0]?.model ?? "unknown processor"}, ${machine.cores} cores, Chromium ${browser.version()}, ` +
    `device wasm, ${machine.threads} thread(s)`;
  const figures = figuresOf(samples);
  const threadFigures = figuresOfThreads(samples);
  const file = saved({ heading, figures, threadFigures, samples });
  const { decode, secondTurn, embed } = samples;
  const notes =
    `decode: ${decode.equalTokens} of ${decode.tokens} tokens are the library's, ${decode.texts} reached the page as text\n` +
    `second turn: ${secondTurn.inputTokens} tokens, ${secondTurn.cachedTokens} of them cached\n` +
    `embed: cosine to the library's vectors at least ${embed.cosine.toFixed(4)}`;
  console.log(`\n${heading}\n\n${tableOf(figures)}\n\n${notes}\n\n${tableOf(threadFigures)}\n\nraw samples: ${file}`);
});

type Samples = Awaited<ReturnType<typeof measureAll>>;

async function measureAll(browser: Browser, context: BrowserContext) {
  const page = await context.newPage();
  await page.goto("/bench.html");
  const machine = await page.evaluate(() => window.bench.start());
  const firstByte = await step("time to first byte", () => page.evaluate((count) => window.bench.firstByte(count), repetitions.firstByte));
  const decode = await step("decoding", () =>
    page.evaluate(([count, tokens]) => window.bench.decode(count, tokens), [repetitions.decode, decodedTokens] as const));
  const secondTurn = await step("second turn", () =>
    page.evaluate(([count, tokens]) => window.bench.secondTurn(count, tokens), [repetitions.secondTurn, conversationTokens] as const));
  const embed = await step("embedding", () =>
    page.evaluate(([count, texts]) => window.bench.embed(count, texts), [repetitions.embed, embeddedTexts] as const));
  const threads = await step("threads", () => page.evaluate((count) => window.bench.threads(count), repetitions.threads));
  await page.close();
  const memory = await step("memory", () => measureModels(browser, context));
  const start = await step("page open to first token", () => measureStart(context));
  return { machine, firstByte, decode, secondTurn, embed, threads, memory, start };
}

async function step<Result>(name: string, measure: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await measure();
  console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}

/** Memory of a page before the starter models are loaded, with all of them loaded, and after they were unloaded. */
async function measureModels(browser: Browser, context: BrowserContext) {
  const rounds: { before: Memory; loaded: Memory; unloaded: Memory }[] = [];
  for (let round = 0; round < repetitions.memory; round++) {
    const page = await context.newPage();
    await page.goto("/bench.html");
    await page.evaluate(() => window.bench.start());
    const before = await measureMemory(browser, page);
    for (const id of starterModels) await page.evaluate((model) => window.bench.load(model), id);
    const loaded = await measureMemory(browser, page);
    for (const id of starterModels) await page.evaluate((model) => window.bench.unload(model), id);
    rounds.push({ before, loaded, unloaded: await measureMemory(browser, page) });
    await page.close();
  }
  return rounds;
}

/**
 * Milliseconds from opening a page to its first token. The service worker is registered and the files are in the
 * context's HTTP cache: the first page is not counted.
 */
async function measureStart(context: BrowserContext) {
  const samples = { ready: new Array<number>(), token: new Array<number>() };
  for (let run = -1; run < repetitions.start; run++) {
    const page = await context.newPage();
    await page.goto("/first-token.html");
    const { ready, token } = await page.evaluate(() => window.firstToken);
    await page.close();
    if (run < 0) continue;
    samples.ready.push(ready);
    samples.token.push(token);
  }
  return samples;
}

function figuresOf({ firstByte, decode, secondTurn, embed, memory, start }: Samples): Figure[] {
  const library = "transformers.js";
  return [
    ratioFigure("decode through fetch and SSE over a bare loop", "tokens/s", decode.served, { name: "bare loop", samples: decode.bare }, { least: 0.95 }),
    ratioFigure("decode through fetch and SSE over generate()", "tokens/s", decode.served, { name: library, samples: decode.library }, { least: 1.1 }),
    plainFigure("added time to first byte", "ms", firstByte.served, { most: 5, beside: `runtime.fetch: ${withUnit(firstByte.direct, "ms")}` }),
    ratioFigure("second turn's first token over a cold prefill", "ms", secondTurn.warm, { name: "cold", samples: secondTurn.cold }, { most: 0.2 }),
    ratioFigure(`${embed.texts} texts over feature-extraction`, "texts/s", embed.served, { name: library, samples: embed.library }, { least: 2 }),
    plainFigure("page open to first token", "ms", start.token, { beside: `ready: ${withUnit(start.ready, "ms")}` }),
    ...memoryFigures(memory),
  ];
}

function memoryFigures(rounds: Samples["memory"]): Figure[] {
  const kinds = [["by the browser", "agentBytes"], ["resident", "residentBytes"]] as const;
  return kinds.flatMap(([name, key]) => {
    const added = rounds.map(({ before, loaded }) => (loaded[key] - before[key]) / 2 ** 20);
    const left = rounds.map(({ before, unloaded }) => (unloaded[key] - before[key]) / 2 ** 20);
    if (added.some(Number.isNaN)) return [];
    return [
      plainFigure(`memory that loading all three adds, ${name}`, "MB", added),
      plainFigure(`memory still held after unloading, ${name}`, "MB", left),
    ];
  });
}

function figuresOfThreads({ threads }: Samples): Figure[] {
  return threads.flatMap((one) => [
    plainFigure(`decode, ${one.threads} thread(s)`, "tokens/s", one.decode),
    plainFigure(`prefill, ${one.threads} thread(s)`, "tokens/s", one.prefill),
    plainFigure(`embed, ${one.threads} thread(s)`, "texts/s", one.embed),
  ]);
}

function saved(results: object): string {
  const folder = fileURLToPath(new URL("../../bench-results/", import.meta.url));
  mkdirSync(folder, { recursive: true });
  const file = `${folder}${new Date().toISOString().replaceAll(/[:.]/g, "-")}.json`;
  writeFileSync(file, JSON.stringify(results, null, 2));
  return file;
}
