/** `npm run bench -- --model <folder>`: a chat model of a hub, from a fresh profile to its replies, on WASM. */
import { cpus } from "node:os";
import { type BrowserContext, expect, test } from "playwright/test";
import type { StartOptions } from "../../src/index.ts";
import { HubServer } from "../hub/hub-server.ts";
import type { TimedReply } from "./chat-stream.ts";
import { median } from "./measure/statistics.ts";

const folder = process.env["BENCH_MODEL"] ?? "";
const id = process.env["BENCH_MODEL_ID"] ?? "";
const questions = ["What is the capital of France?", "Write one sentence about goats.", "Name three fruits and their colours."];
/** Kernels for four bits take many times as long. */
const maxTokens = { int8: 96, float: 24 };
/** Some 15 tokens each. */
const shelves = (count: number): string =>
  Array.from({ length: count }, (_, index) => `Shelf ${index + 1} holds ${(index * 37) % 101} boxes of tea.`).join(" ");

interface Visit {
  firstToken: number;
  replies: TimedReply[];
  long: TimedReply;
}

test("a model of a hub: first token, decoding with and without products in int8, replies", async ({ browser }) => {
  const { launchOptions, baseURL } = test.info().project.use;
  const hub = new HubServer();
  hub.pushFolder(id, folder);
  await hub.start();
  // On disk, because a private window stores less.
  const context = await browser.browserType().launchPersistentContext("", { ...launchOptions, baseURL: baseURL ?? "" });
  try {
    show("fresh profile", await visit(context, { models: [id], hubs: [hub.url] }));
    const downloaded = hub.requests.find(({ path, isContent }) => isContent && path.endsWith(".onnx"))?.path ?? "";
    const sentBytes = hub.sentBytes;
    show("stored", await visit(context, { models: [id], hubs: [hub.url] }));
    expect(hub.sentBytes, "nothing is downloaded twice").toBe(sentBytes);
    const file = downloaded.slice(downloaded.lastIndexOf("/onnx/") + 1);
    const asTheGraphSays = [{ hub: id, onnx: { wasm: { file, int8Products: false } } }];
    show("stored, int8Products: false", await visit(context, { models: asTheGraphSays, hubs: [hub.url] }, maxTokens.float));
    expect(hub.sentBytes, "nothing is downloaded twice").toBe(sentBytes);
    console.log(`${cpus()[0]?.model}, Chromium ${browser.version()}, WASM, ${id}, ${file}, ${(sentBytes / 1e6).toFixed(1)} MB`);
  } finally {
    await context.close();
    await hub.stop();
  }
});

async function visit(context: BrowserContext, options: StartOptions, tokens = maxTokens.int8): Promise<Visit> {
  const page = await context.newPage();
  await page.goto("/hub-model.html");
  const firstToken = await page.evaluate(([model, given]) => window.hubModel.firstToken(model, given), [id, options] as const);
  const ask = (content: string): Promise<TimedReply> =>
    page.evaluate(([model, question, limit]) => window.hubModel.ask(model, question, limit), [id, content, tokens] as const);
  const replies: TimedReply[] = [];
  for (const question of questions) replies.push(await ask(question));
  const long = await ask(`${shelves(tokens / 2)} How many boxes are on shelf 2?`);
  await page.close();
  return { firstToken, replies, long };
}

function show(name: string, { firstToken, replies, long }: Visit): void {
  const rates = replies.map(({ outputTokens, endAt, firstTokenAt }) => ((outputTokens - 1) / (endAt - firstTokenAt)) * 1000);
  const read = long.inputTokens - long.cachedTokens;
  const readRate = (read / (long.firstTokenAt - long.sentAt)) * 1000;
  const tokens = replies.map(({ outputTokens }) => outputTokens).join(", ");
  console.log(
    `${name}: start() to first token ${(firstToken / 1000).toFixed(2)} s; decode ${median(rates).toFixed(1)} tokens/s ` +
      `(median of ${rates.map((rate) => rate.toFixed(1)).join(", ")}; ${tokens} tokens); reads ${read} tokens at ${readRate.toFixed(0)}/s`,
  );
  for (const [index, { text }] of replies.entries()) console.log(`  ${questions[index]} ${JSON.stringify(text)}`);
}
