/** Measures the service and the bare library in one browser run, and reports the figures (docs/benchmarks.md). */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, expect, type Page, test } from "playwright/test";
import { type Figure, plainFigure, ratioFigure, withUnit } from "./figures.ts";
import { measureMemory, type Memory } from "./measure/memory.ts";
import { skillCases } from "../eval/skills/skill-cases.ts";
import type { QuotingSkill } from "./measure/measure-quoting.ts";
import { tableOf } from "./table.ts";
import { writeFigures, written } from "./write-figures.ts";

const repetitions =
  process.env["BENCH_QUICK"] === "1"
    ? { firstByte: 40, decode: 5, chats: 3, context: 2, secondTurn: 2, embed: 2, quoting: 2, rerank: 1, threads: 2, memory: 1, start: 2 }
    : {
        firstByte: 200,
        decode: 30,
        chats: 10,
        context: 5,
        secondTurn: 5,
        embed: 5,
        quoting: 3,
        rerank: 3,
        threads: 5,
        memory: 3,
        start: 10,
      };

/** Names of the steps to take, parts of them do. Default: all. */
const only = process.env["BENCH_ONLY"]?.split(",") ?? [];
const wanted = (step: string): boolean => only.length === 0 || only.some((part) => step.includes(part));

const firstVisitMs = 6000;
const decodedTokens = 96;
const conversationTokens = 1000;
const embeddedTexts = 96;
const rankedDocuments = 1000;
/** Samples of each skill. */
const quotingRequests = 12;
const starterModels = ["starter-chat", "starter-embed", "starter-rerank"];

test("the figures of the service and of the bare library", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const failures: string[] = [];
  const samples = await measureAll(browser, context, failures);
  await context.close();
  const { machine } = samples;
  const heading =
    `${cpus()[0]?.model ?? "unknown processor"}, ${machine.cores} cores, Chromium ${browser.version()}, ` +
    `device wasm, ${machine.threads} thread(s)`;
  const figures = figuresOf(samples);
  const threadFigures = figuresOfThreads(samples);
  const file = saved({ heading, figures, threadFigures, samples });
  if (process.env["BENCH_WRITE"] === "yes") writeFigures("bench", figures.map(written), heading);
  console.log(`\n${heading}\n\n${tableOf(figures)}\n\n${notesOn(samples)}\n\n${tableOf(threadFigures)}\n\nraw samples: ${file}`);
  expect(failures).toEqual([]);
});

type Samples = Awaited<ReturnType<typeof measureAll>>;

/** Failed measurements are listed in `failures` and missing from the result; the rest is measured all the same. */
async function measureAll(browser: Browser, context: BrowserContext, failures: string[]) {
  const step = async <Result>(name: string, measure: () => Promise<Result>): Promise<Result | undefined> => {
    if (!wanted(name)) return undefined;
    const startedAt = performance.now();
    try {
      const result = await measure();
      console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
      return result;
    } catch (caught) {
      failures.push(`${name}: ${caught instanceof Error ? caught.message : String(caught)}`);
      return undefined;
    }
  };
  const page = await context.newPage();
  await page.goto("/bench.html");
  const machine = await page.evaluate(() => window.bench.start());
  const firstByte = await step("time to first byte", () => page.evaluate((count) => window.bench.firstByte(count), repetitions.firstByte));
  const decode = await step("decoding", () =>
    page.evaluate(([count, tokens]) => window.bench.decode(count, tokens), [repetitions.decode, decodedTokens] as const),
  );
  const chats = await step("chats at once", () =>
    page.evaluate(([count, tokens]) => window.bench.chats(count, tokens), [repetitions.chats, decodedTokens] as const),
  );
  const behind = await step("context", () => page.evaluate((count) => window.bench.context(count), repetitions.context));
  const secondTurn = await step("second turn", () =>
    page.evaluate(([count, tokens]) => window.bench.secondTurn(count, tokens), [repetitions.secondTurn, conversationTokens] as const),
  );
  const embed = await step("embedding", () =>
    page.evaluate(([count, texts]) => window.bench.embed(count, texts), [repetitions.embed, embeddedTexts] as const),
  );
  const quoting = await step("replies that quote", () =>
    page.evaluate(([count, skills]) => window.bench.quoting(count, skills), [repetitions.quoting, quotingSkills()] as const),
  );
  const rerank = await step("ranking", () =>
    page.evaluate(([count, documents]) => window.bench.rerank(count, documents), [repetitions.rerank, rankedDocuments] as const),
  );
  const threads = await step("threads", () => page.evaluate((count) => window.bench.threads(count), repetitions.threads));
  await page.close();
  const memory = await step("memory", () => measureModels(browser, context));
  const start = await step("page open to first token", () => measureStart(browser, ""));
  const embedStart = await step("page open to first vector", () => measureStart(browser, "embed"));
  return { machine, firstByte, decode, chats, context: behind, secondTurn, embed, quoting, rerank, threads, memory, start, embedStart };
}

/** Skills with replies that quote their prompts. */
function quotingSkills(): QuotingSkill[] {
  return ["documents", "summary", "extraction", "instructions"].map((name) => ({
    name,
    requests: (skillCases(name, quotingRequests) ?? []).map(({ request }) => request),
  }));
}

interface MemoryRound {
  before: Memory;
  loaded: Memory;
  unloaded: Memory;
}

/** Memory of a page before the starter models are loaded, with all of them loaded, and after they were unloaded. */
async function measureModels(browser: Browser, context: BrowserContext): Promise<MemoryRound[]> {
  const rounds: MemoryRound[] = [];
  for (let round = 0; round < repetitions.memory; round++) {
    const page = await context.newPage();
    try {
      rounds.push(await measureRound(browser, page));
    } finally {
      // A page that stays would host the pages of the next figure.
      await page.close();
    }
  }
  return rounds;
}

async function measureRound(browser: Browser, page: Page): Promise<MemoryRound> {
  await page.goto("/bench.html");
  await page.evaluate(() => window.bench.start());
  const before = await measureMemory(browser, page);
  for (const id of starterModels) await page.evaluate((model) => window.bench.load(model), id);
  const loaded = await measureMemory(browser, page);
  for (const id of starterModels) await page.evaluate((model) => window.bench.unload(model), id);
  // The browser waits a minute for the answer of a worker that is ending when it is asked.
  await page.waitForTimeout(1000);
  return { before, loaded, unloaded: await measureMemory(browser, page) };
}

/**
 * Milliseconds from opening a page to its first token or vector. The service worker is registered, the files are in the
 * HTTP cache together with the machine code of WebAssembly: the first page is not counted. The profile is on disk,
 * because the cache of a private window takes no large files.
 */
async function measureStart(browser: Browser, query: string) {
  const { launchOptions, baseURL } = test.info().project.use;
  const context = await browser.browserType().launchPersistentContext("", { ...launchOptions, baseURL: baseURL ?? "" });
  const samples = { ready: new Array<number>(), token: new Array<number>() };
  for (let run = -1; run < repetitions.start; run++) {
    const page = await context.newPage();
    // A browser keeps machine code only once there is enough of it, which a few tokens do not make.
    await page.goto(`/first-token.html?${run < 0 ? "whole&" : ""}${query}`);
    const { ready, token } = await page.evaluate(() => window.firstToken);
    // On the first visit someone stays for some seconds: so long a browser takes to keep the machine code of WebAssembly.
    if (run < 0) await page.waitForTimeout(firstVisitMs);
    await page.close();
    if (run < 0) continue;
    samples.ready.push(ready);
    samples.token.push(token);
  }
  await context.close();
  return samples;
}

function figuresOf({
  firstByte,
  decode,
  chats,
  context,
  secondTurn,
  embed,
  quoting,
  rerank,
  memory,
  start,
  embedStart,
}: Samples): Figure[] {
  const library = "transformers.js";
  const figures: Figure[] = [];
  if (decode !== undefined) {
    figures.push(
      ratioFigure(
        "decode through fetch and SSE over a bare loop",
        "tokens/s",
        decode.served,
        { name: "bare loop", samples: decode.bare },
        { least: 0.95 },
      ),
      ratioFigure(
        "decode through fetch and SSE over generate()",
        "tokens/s",
        decode.served,
        { name: library, samples: decode.library },
        { least: 1.1 },
      ),
    );
  }
  if (chats !== undefined) {
    figures.push(
      ratioFigure(
        `${chats.chats} chats at once over one`,
        "tokens/s",
        chats.together,
        { name: "one", samples: chats.alone },
        { least: 1.2 },
      ),
      ratioFigure(
        "slowest of them over the fastest",
        "tokens/s",
        chats.slowest,
        { name: "fastest", samples: chats.fastest },
        { least: 0.8 },
      ),
    );
  }
  if (context !== undefined) figures.push(...contextFigures(context));
  if (firstByte !== undefined) {
    figures.push(
      plainFigure("added time to first byte", "ms", firstByte.plain, {
        most: 2.5,
        beside: `through the service worker: ${withUnit(firstByte.served, "ms")}`,
      }),
    );
  }
  if (secondTurn !== undefined) {
    figures.push(
      ratioFigure(
        "second turn's first token over a cold prefill",
        "ms",
        secondTurn.warm,
        { name: "cold", samples: secondTurn.cold },
        { most: 0.2 },
      ),
    );
  }
  if (embed !== undefined) {
    figures.push(
      ratioFigure(
        `${embed.texts} texts over feature-extraction`,
        "texts/s",
        embed.served,
        { name: library, samples: embed.library },
        { least: 2 },
      ),
    );
  }
  for (const { name, ahead, stepwise } of quoting ?? []) {
    figures.push(
      ratioFigure(
        `${name}: with speculative tokens over one token per run`,
        "tokens/s",
        ahead,
        { name: "one per run", samples: stepwise },
        { least: 1.5 },
      ),
    );
  }
  if (rerank !== undefined) {
    figures.push(
      ratioFigure(
        `rerank of ${rerank.documents} documents over batches of 32`,
        "documents/s",
        rerank.served,
        { name: "batches of 32", samples: rerank.naive },
        { least: 3 },
      ),
    );
  }
  if (start !== undefined) {
    figures.push(plainFigure("page open to first token", "ms", start.token, { beside: `ready: ${withUnit(start.ready, "ms")}` }));
  }
  if (embedStart !== undefined) {
    figures.push(
      plainFigure("page open to first vector", "ms", embedStart.token, { beside: `ready: ${withUnit(embedStart.ready, "ms")}` }),
    );
  }
  return [...figures, ...memoryFigures(memory ?? [])];
}

function contextFigures(samples: NonNullable<Samples["context"]>): Figure[] {
  const { cold, readFar, readNear, decodeFar, decodeNear } = samples;
  return [
    plainFigure("cold prefill of 1,000 tokens", "ms", cold, { most: 5000 }),
    ratioFigure(
      "prefill after 1,000 tokens over prefill after 100",
      "tokens/s",
      readFar,
      { name: "after 100", samples: readNear },
      { least: 0.8 },
    ),
    ratioFigure(
      "decode after 1,900 tokens over decode after 100",
      "tokens/s",
      decodeFar,
      { name: "after 100", samples: decodeNear },
      { least: 0.85 },
    ),
  ];
}

/** Evidence that both sides did the same work. */
function notesOn({ decode, secondTurn, embed, quoting, rerank }: Samples): string {
  const notes: string[] = [];
  if (decode !== undefined) {
    notes.push(`decode: ${decode.equalTokens} of ${decode.tokens} tokens are the library's, ${decode.texts} reached the page as text`);
  }
  if (secondTurn !== undefined) notes.push(`second turn: ${secondTurn.inputTokens} tokens, ${secondTurn.cachedTokens} of them cached`);
  if (embed !== undefined) notes.push(`embed: cosine to the library's vectors at least ${embed.cosine.toFixed(4)}`);
  if (quoting !== undefined) {
    const notesOf = quoting.map(
      ({ name, replies, tokens, differing }) => `${name}: ${tokens} tokens, ${differing} of ${replies} replies differ`,
    );
    notes.push(`computed ahead: ${notesOf.join("; ")}`);
  }
  if (rerank !== undefined) notes.push(`rerank: scores differ from those of the batches by at most ${rerank.difference.toExponential(1)}`);
  return notes.join("\n");
}

function memoryFigures(rounds: MemoryRound[]): Figure[] {
  if (rounds.length === 0) return [];
  const kinds = [
    ["by the browser", "agentBytes"],
    ["resident", "residentBytes"],
  ] as const;
  return kinds.flatMap(([name, key]) => {
    const added = rounds.map(({ before, loaded }) => (loaded[key] - before[key]) / 2 ** 20);
    const left = rounds.map(({ before, unloaded }) => (unloaded[key] - before[key]) / 2 ** 20);
    if (added.some(Number.isNaN)) return [];
    return [
      plainFigure(`memory added by the three starter models, ${name}`, "MB", added),
      plainFigure(`memory still held after unloading, ${name}`, "MB", left),
    ];
  });
}

function figuresOfThreads({ threads }: Samples): Figure[] {
  return (threads ?? []).flatMap((one) => [
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
