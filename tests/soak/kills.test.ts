/** `npm run soak`: ends hosts in the middle of replies, kind after kind, and writes the results of their readers. */
import { mkdir, writeFile } from "node:fs/promises";
import { test, type BrowserContext, type Page } from "playwright/test";
import { grants, scriptedModels } from "../contract/scripted/service-options.ts";
import { openServiceOn } from "../browser/service/service-page.ts";
import { figuresOf, type KillOutcome, tableOf } from "./figures.ts";
import { killHost, type KillKind, killKinds, stopServiceWorker } from "./kills.ts";
import { streamedReplyOf } from "./streamed-reply.ts";
import { clockOf, watchStream } from "./watched-stream.ts";

const kills = Number(process.env["SOAK_KILLS"] ?? 10);
/** Like a model on the CPU, it computes several tokens at once, so that repeated tokens take no longer than there. */
const scripted = "scripted-chat-rows";
/** Milliseconds of each of its runs, and most tokens of one. */
const run = { milliseconds: 10, tokens: 16 };
const model = process.env["SOAK_MODEL"] ?? scripted;
const models = scriptedModels.map((each) => (each.id === "scripted-chat" ? { ...each, id: scripted } : each));
const results = process.env["SOAK_RESULTS"] ?? "soak-results";
const chosen = process.env["SOAK_KINDS"]?.split(",");

/** A reply of some seconds, drawn by a seed. */
const body = (seed: number) => ({
  model,
  messages: [{ role: "user", content: model === scripted ? `letters:${run.milliseconds}` : "Write a story about a cat." }],
  max_tokens: model === scripted ? 120 : 80,
  temperature: 1,
  seed,
  stream: true,
});
/** Plain `fetch` as it is, `runtime.fetch`, and plain `fetch` of a page with `directFetch: false`. */
const ways = ["fetch", "runtime", "service worker"] as const;

/** Draws that every run repeats. */
function drawsOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const open = (context: BrowserContext, directFetch: boolean): Promise<Page> =>
  openServiceOn(context, "/service.html", { models, tokens: grants, directFetch, precache: true });

async function nextAnswer(page: Page): Promise<number | undefined> {
  const sent = { ...body(1), max_tokens: 1, stream: false };
  return page.evaluate(async (request) => {
    const began = performance.now();
    const init = { method: "POST", headers: { Authorization: "Bearer full" }, body: JSON.stringify(request) };
    const response = await fetch("/v2/chat", init).catch(() => undefined);
    await response?.text().catch(() => undefined);
    return response?.status === 200 ? performance.now() - began : undefined;
  }, sent);
}

async function killOnce(
  pages: { host: Page; reader: Page },
  kind: KillKind | "service worker stop",
  way: (typeof ways)[number],
  draw: () => number,
): Promise<KillOutcome> {
  const { host, reader } = pages;
  const request = body(Math.floor(draw() * 1000));
  const whole = streamedReplyOf((await (await watchStream(reader, "runtime", request)).result()).text);
  const stream = await watchStream(reader, way === "runtime" ? way : "fetch", request);
  await stream.pieces(2 + Math.floor(draw() * 30));
  const killedAt = await clockOf(reader);
  if (kind === "service worker stop") await stopServiceWorker(reader);
  else await killHost(host, kind);
  const { text, error, pieces, loaded, ended } = await stream.result();
  const reply = streamedReplyOf(text);
  const loadedAt = loaded.find((time) => time > killedAt);
  const from = Math.max(killedAt, loadedAt ?? 0);
  const resumedAt = pieces.find((time) => time > from);
  // The prompt is one run; the written tokens follow.
  const runs = 1 + Math.ceil(pieces.filter((time) => time <= killedAt).length / run.tokens);
  const isComputedAgain = model === scripted && kind !== "service worker stop";
  const nextAnswerMs = await nextAnswer(reader);
  return {
    kind,
    way,
    isIdentical: error === undefined && reply.comparable === whole.comparable && reply.isComplete,
    isRepeated: reply.starts > 1,
    ...(error === undefined ? {} : { error, errorAfterMs: ended - killedAt }),
    ...(resumedAt === undefined || error !== undefined ? {} : { silenceMs: resumedAt - from }),
    ...(isComputedAgain ? { modelMs: runs * run.milliseconds } : {}),
    ...(loadedAt === undefined ? {} : { loadMs: loadedAt - killedAt }),
    ...(nextAnswerMs === undefined ? {} : { nextAnswerMs }),
  };
}

const kinds = [...killKinds, "service worker stop" as const].filter((kind) => chosen?.includes(kind) ?? true);
const outcomes: KillOutcome[] = [];

for (const kind of kinds) {
  test(`${kills} times: ${kind}`, async ({ browser }, { project }) => {
    const draw = drawsOf(kinds.indexOf(kind) + 1);
    for (let kill = 0; kill < kills; kill++) {
      const context = await browser.newContext({ baseURL: project.use.baseURL ?? "" });
      const way = ways[kill % ways.length] ?? "runtime";
      const host = await open(context, false);
      const reader = await open(context, way !== "service worker");
      outcomes.push(await killOnce({ host, reader }, kind, way, draw));
      await context.close();
    }
  });
}

// After each kind, so that a run that is ended early has shown something.
test.afterEach(async () => {
  const rows = figuresOf(outcomes);
  await mkdir(results, { recursive: true });
  await writeFile(`${results}/soak.json`, JSON.stringify({ model, kills, rows, outcomes }, null, 2));
  await writeFile(`${results}/soak.md`, `${tableOf(rows)}\n`);
});

test.afterAll(() => console.log(tableOf(figuresOf(outcomes))));
