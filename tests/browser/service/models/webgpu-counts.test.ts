/** The WebGPU calls of a decoded token. The counts are the same on any adapter, so the software adapter suffices. */
import type { Page } from "playwright/test";
import { type GpuCounts, gpuCountsChannel } from "../../pages/gpu-counts.ts";
import { serveFamilies } from "./serve-families.ts";
import { shared, test as base } from "../../shared-pages.ts";
import { expect, openServiceOn } from "../service-page.ts";

/** Counts of a token: batches of commands, calls that read back, bytes read, dispatches (and as many bind groups). */
const costs = new Map([
  ["gemma3-window", { submits: 1, readBacks: 1, bytesRead: 512, dispatches: 72, indirectDispatches: 0, bindGroups: 72 }],
  ["llama-concat", { submits: 5, readBacks: 1, bytesRead: 512, dispatches: 98, indirectDispatches: 0, bindGroups: 98 }],
  ["lfm2-conv", { submits: 1, readBacks: 1, bytesRead: 512, dispatches: 67, indirectDispatches: 0, bindGroups: 0 }],
  ["web-llm-tiny", { submits: 1, readBacks: 1, bytesRead: 512, dispatches: 38, indirectDispatches: 0, bindGroups: 0 }],
]);

const onnx = { webgpu: { file: "onnx/model.onnx", widened: true } };
const models = [...costs.keys()].map((id) => ({
  id,
  role: "chat" as const,
  engine: "counting-gpu",
  devices: ["webgpu" as const],
  contextLength: id === "web-llm-tiny" ? 1024 : 384,
  features: ["logprobs" as const],
  onnx,
}));

function combined(left: GpuCounts, right: GpuCounts, combine: (left: number, right: number) => number): GpuCounts {
  return {
    submits: combine(left.submits, right.submits),
    readBacks: combine(left.readBacks, right.readBacks),
    bytesRead: combine(left.bytesRead, right.bytesRead),
    dispatches: combine(left.dispatches, right.dispatches),
    indirectDispatches: combine(left.indirectDispatches, right.indirectDispatches),
    bindGroups: combine(left.bindGroups, right.bindGroups),
  };
}

/** `openCounting`: the page of all tests, with one loaded model: another would answer on the channel, too. */
const test = base.extend<{ openCounting: (model: string) => Promise<Page> }>({
  openCounting: shared("counting GPU", async (context) => {
    await serveFamilies(context);
    const page = await openServiceOn(context, "/service.html", { device: "webgpu", models, loadStallMs: 600_000, replyStallMs: 600_000 });
    let loaded = "";
    return async (model: string) => {
      if (loaded !== "" && loaded !== model) await page.evaluate((id) => window.cohabit?.unload(id), loaded);
      loaded = model;
      await page.evaluate((id) => window.cohabit?.load(id), model);
      return page;
    };
  }),
});

const readCounts = (page: Page): Promise<GpuCounts> =>
  page.evaluate(async (name) => {
    const channel = new BroadcastChannel(name);
    const answer = new Promise<GpuCounts>((resolve) => channel.addEventListener("message", ({ data }) => resolve(data)));
    channel.postMessage("read");
    const counts = await answer;
    channel.close();
    return counts;
  }, gpuCountsChannel);

interface Reply {
  text: string;
  counts: GpuCounts;
}

async function write(page: Page, model: string, maxTokens: number, fields: object): Promise<Reply> {
  const before = await readCounts(page);
  const reply: unknown = await page.evaluate(
    async (body) => (await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer any" }, body })).json(),
    JSON.stringify({ model, messages: [{ role: "user", content: "Mira keeps goats." }], max_tokens: maxTokens, ...fields }),
  );
  expect(reply).toMatchObject({ usage: { tokens: { output_tokens: maxTokens } } });
  const after = await readCounts(page);
  return { text: JSON.stringify(Object(reply).message), counts: combined(after, before, (last, first) => last - first) };
}

/** Two replies of 6 and 2 tokens after the same cached prompt differ by 4 decoded tokens. */
async function tokenOf(page: Page, model: string, fields: object = { temperature: 0 }): Promise<Reply> {
  await write(page, model, 2, fields);
  const short = await write(page, model, 2, fields);
  const long = await write(page, model, 6, fields);
  return { text: long.text, counts: combined(long.counts, short.counts, (last, first) => (last - first) / 4) };
}

test("of the best logits the same tokens are sampled as of all", async ({ openCounting }) => {
  test.setTimeout(300_000);
  const model = "gemma3-window";
  const page = await openCounting(model);
  const samplings = [{ temperature: 0 }, { temperature: 1.5, k: 64, p: 0.9, seed: 11 }, { temperature: 2, k: 40, seed: 7 }];
  for (const sampling of samplings) {
    const best = await tokenOf(page, model, sampling);
    const all = await tokenOf(page, model, { ...sampling, logprobs: true });
    expect([best.counts.bytesRead, all.counts.bytesRead]).toEqual([512, 1088]);
    expect(best.text).toBe(all.text);
  }
  // A sampler that needs more than the best token reads all logits.
  for (const sampling of [
    { temperature: 1, k: 65, seed: 11 },
    { temperature: 1, k: 0, seed: 11 },
    { temperature: 0, frequency_penalty: 0.5 },
  ]) {
    expect((await tokenOf(page, model, sampling)).counts.bytesRead).toBe(1088);
  }
});

for (const [model, cost] of costs) {
  test(`${model}: the cost of a decoded token`, async ({ openCounting }) => {
    test.setTimeout(100_000);
    const page = await openCounting(model);
    expect((await tokenOf(page, model)).counts).toEqual(cost);
  });
}

const story = "Mira keeps nine goats near the old mill, and the youngest of them eats the miller's hats. ".repeat(16);
// One reply grows until its cache gets new buffers, another ends sooner than the others.
const chats: { content: string; max_tokens: number; temperature: number; k?: number; seed?: number }[] = [
  { content: story, max_tokens: 40, temperature: 0 },
  { content: "Who keeps goats?", max_tokens: 28, temperature: 1.2, k: 40, seed: 5 },
  { content: story.slice(0, 300), max_tokens: 12, temperature: 0 },
  { content: story.slice(0, 90), max_tokens: 28, temperature: 1, k: 0, seed: 7 },
];

/** The messages of all replies, and their total counts. */
async function writeChats(page: Page, areTogether: boolean, asked: typeof chats = chats) {
  const before = await readCounts(page);
  const messages = await page.evaluate(
    async ([bodies, areAtOnce]) => {
      const ask = async (body: string): Promise<unknown> => {
        const answer = await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer any" }, body });
        const { message, usage } = await answer.json();
        return { message, written: usage?.tokens.output_tokens };
      };
      if (areAtOnce) return Promise.all(bodies.map(ask));
      const answers: unknown[] = [];
      for (const body of bodies) answers.push(await ask(body));
      return answers;
    },
    [
      asked.map(({ content, ...fields }) => JSON.stringify({ model: "web-llm-tiny", messages: [{ role: "user", content }], ...fields })),
      areTogether,
    ] as const,
  );
  return { messages, counts: combined(await readCounts(page), before, (last, first) => last - first) };
}

test("four chats at once are written in batches, with the same replies as alone", async ({ openCounting }) => {
  test.setTimeout(300_000);
  const page = await openCounting("web-llm-tiny");
  const alone = await writeChats(page, false);
  expect(alone.messages).toEqual(chats.map(({ max_tokens: maxTokens }) => expect.objectContaining({ written: maxTokens })));
  // The first time both ways are taken, to compare them.
  const checked = await writeChats(page, true);
  const together = await writeChats(page, true);
  const again = await writeChats(page, false, chats.slice(2, 3));
  expect(checked.messages).toEqual(alone.messages);
  expect(together.messages).toEqual(alone.messages);
  expect(again.messages).toEqual(alone.messages.slice(2, 3));
  expect(together.counts.dispatches).toBeLessThan(0.5 * alone.counts.dispatches);
});

test("a batch reads back the largest logits of each chat, and all only for a chat that needs them", async ({ openCounting }) => {
  test.setTimeout(300_000);
  const page = await openCounting("web-llm-tiny");
  const short = chats.map((chat, index) => ({ ...chat, content: `${index} goats`, max_tokens: 24 }));
  const few = short.map((chat) => (chat.k === 0 ? { ...chat, k: 64 } : chat));
  await writeChats(page, true, few);
  const alone = await writeChats(page, false, few);
  const together = await writeChats(page, true, few);
  expect(together.messages).toEqual(alone.messages);
  expect(together.counts.dispatches).toBeLessThan(0.5 * alone.counts.dispatches);
  // Runs with fewer chats, while others begin or have ended, read back a little more for each token.
  expect(together.counts.bytesRead).toBeLessThan(1.3 * alone.counts.bytesRead);
  const withWhole = await writeChats(page, true, short);
  expect(withWhole.counts.bytesRead).toBeGreaterThan(1.5 * together.counts.bytesRead);
});
