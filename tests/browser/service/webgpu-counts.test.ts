/** What a decoded token costs in calls of WebGPU: the counts are the same on any adapter, so the software one tells them. */
import type { Page } from "playwright/test";
import { type GpuCounts, gpuCountsChannel } from "../pages/gpu-counts.ts";
import { serveFamilies } from "./serve-families.ts";
import { expect, openServiceOn, test } from "./service-page.ts";

/** Of a token: batches of commands, calls that read back, bytes read, dispatches (and as many bind groups). */
const costs = new Map([
  ["gemma3-window", { submits: 3, readBacks: 1, bytesRead: 1088, dispatches: 68, bindGroups: 68 }],
  ["llama-concat", { submits: 5, readBacks: 1, bytesRead: 1088, dispatches: 94, bindGroups: 94 }],
  ["lfm2-conv", { submits: 3, readBacks: 1, bytesRead: 1088, dispatches: 64, bindGroups: 64 }],
]);

const onnx = { webgpu: { file: "onnx/model.onnx" } };
const models = [...costs.keys()].map((id) => ({
  id,
  role: "chat" as const,
  engine: "counting-gpu",
  devices: ["webgpu" as const],
  contextLength: 384,
  onnx,
}));

function combined(left: GpuCounts, right: GpuCounts, combine: (left: number, right: number) => number): GpuCounts {
  return {
    submits: combine(left.submits, right.submits),
    readBacks: combine(left.readBacks, right.readBacks),
    bytesRead: combine(left.bytesRead, right.bytesRead),
    dispatches: combine(left.dispatches, right.dispatches),
    bindGroups: combine(left.bindGroups, right.bindGroups),
  };
}

const readCounts = (page: Page): Promise<GpuCounts> =>
  page.evaluate(async (name) => {
    const channel = new BroadcastChannel(name);
    const answer = new Promise<GpuCounts>((resolve) => channel.addEventListener("message", ({ data }) => resolve(data)));
    channel.postMessage("read");
    const counts = await answer;
    channel.close();
    return counts;
  }, gpuCountsChannel);

async function countsOf(page: Page, model: string, maxTokens: number): Promise<GpuCounts> {
  const before = await readCounts(page);
  const written = await page.evaluate(
    async ([name, most]) => {
      const answer = await fetch("/v2/chat", {
        method: "POST",
        headers: { Authorization: "Bearer any" },
        body: JSON.stringify({ model: name, messages: [{ role: "user", content: "Mira keeps goats." }], temperature: 0, max_tokens: most }),
      });
      return (await answer.json()).usage?.tokens?.output_tokens;
    },
    [model, maxTokens] as const,
  );
  expect(written).toBe(maxTokens);
  const after = await readCounts(page);
  return combined(after, before, (last, first) => last - first);
}

/** Of a reply of 6 tokens and one of 2, both behind the same cached prompt, the difference is 4 decoded tokens. */
async function countsOfToken(page: Page, model: string): Promise<GpuCounts> {
  await page.evaluate((name) => window.cohabit?.load(name), model);
  await countsOf(page, model, 2);
  const short = await countsOf(page, model, 2);
  const long = await countsOf(page, model, 6);
  return combined(long, short, (last, first) => (last - first) / 4);
}

for (const [model, cost] of costs) {
  test(`${model}: what a decoded token costs`, async ({ context }) => {
    test.setTimeout(100_000);
    await serveFamilies(context);
    const page = await openServiceOn(context, "/service.html", { device: "webgpu", models, loadStallMs: 600_000, replyStallMs: 600_000 });
    expect(await countsOfToken(page, model)).toEqual(cost);
  });
}
