/**
 * `npm run soak -- --only tabs`: many tabs with calls of several kinds and owners, and one with a stream of minutes,
 * while the hosting tab is ended repeatedly.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { expect, test, type BrowserContext, type Page } from "playwright/test";
import { grants, scriptedModels } from "../contract/scripted/service-options.ts";
import { openServiceOn } from "../browser/service/service-page.ts";
import { longChat, readLongStreams } from "./load/long-streams.ts";
import { type CallKind, makeMixedCalls, unlikeBefore } from "./mixed-calls.ts";

const tabs = Number(process.env["SOAK_TABS"] ?? 10);
const calls = Number(process.env["SOAK_CALLS"] ?? 200);
const results = process.env["SOAK_RESULTS"] ?? "soak-results";
const killEveryMs = 10_000;
const pauseMs = 300;
const owners = ["full", "other"];

/** How long a tab reads streams: a second for every call of a tab, which takes longer; at most 15 minutes. */
const streamSeconds = Math.min(900, calls);
const kinds: readonly CallKind[] = ["chat", "chat stream", "long stream", "embed", "rerank"];

const open = (context: BrowserContext): Promise<Page> =>
  openServiceOn(context, "/service.html", { models: [...scriptedModels, longChat], tokens: grants, directFetch: true, precache: true });

async function hostOf(pages: readonly Page[]): Promise<Page | undefined> {
  for (const page of pages) {
    if (!page.isClosed() && (await page.evaluate(() => window.cohabit?.status().isHost))) return page;
  }
  return undefined;
}

/** Ends the host: a tab without calls is closed, a tab with calls loses its host worker, or gets the events of freezing. */
async function endHost(page: Page, isIdle: boolean, turn: number): Promise<string> {
  if (isIdle) {
    await page.close();
    return "tab closed";
  }
  if (turn % 2 === 0) {
    const worker = page.workers().find((each) => each.url().includes("host.worker"));
    void worker?.evaluate(() => self.close()).catch(() => undefined);
    return "worker ended";
  }
  await page.evaluate(() => {
    document.dispatchEvent(new Event("freeze"));
    setTimeout(() => document.dispatchEvent(new Event("resume")), 2000);
  });
  return "frozen";
}

test(`${tabs} tabs with ${calls} calls each`, async ({ browser }, { project }) => {
  const context = await browser.newContext({ baseURL: project.use.baseURL ?? "" });
  const idle = [await open(context)];
  const busy: Page[] = [];
  for (let tab = 0; tab < tabs; tab++) busy.push(await open(context));
  let isRunning = true;
  const reader = await open(context);
  const stream = await readLongStreams(reader, { tokens: 200, tokenMs: 50, minutes: streamSeconds / 60, way: "runtime" });
  const ownerOf = (tab: number): string => owners[tab % owners.length] ?? "full";
  const running = Promise.all(
    busy.map((page, tab) =>
      makeMixedCalls(page, { kinds, limit: { calls }, pauseMs, token: ownerOf(tab), caller: `${ownerOf(tab)} tab ${tab}`, way: "fetch" }),
    ),
  ).finally(() => (isRunning = false));
  const ends: string[] = [];
  while (isRunning) {
    await Promise.race([running, new Promise((resolve) => setTimeout(resolve, killEveryMs))]);
    const host = isRunning ? await hostOf([...idle, ...busy, reader]) : undefined;
    if (host === undefined) continue;
    const isIdle = idle.includes(host);
    ends.push(await endHost(host, isIdle, ends.length));
    if (isIdle) idle.splice(0, 1, await open(context));
  }
  const tallies = await running;
  const streamResult = await stream.result();
  const unlike = await Promise.all(busy.map((page, tab) => unlikeBefore(page, tallies[tab]?.computed ?? [], ownerOf(tab))));
  await context.close();
  const wrong = [...tallies.flatMap((tally) => tally.wrong), ...unlike.flat(), ...streamResult.wrong];
  const summary = {
    tabs,
    calls: tabs * calls,
    answered: tallies.reduce((sum, { answered }) => sum + answered, 0),
    wrong: wrong.length,
    comparedAgain: tallies.reduce((sum, { computed }) => sum + computed.length, 0),
    streamSeconds,
    streamsComplete: streamResult.complete,
    hostsEnded: ends,
    slowestMs: Math.round(Math.max(...tallies.map(({ slowestMs }) => slowestMs))),
  };
  await mkdir(results, { recursive: true });
  await writeFile(`${results}/tabs.json`, JSON.stringify({ ...summary, wrong }, null, 2));
  console.log(JSON.stringify(summary));
  for (const each of wrong.slice(0, 10)) console.log(each);
  expect(ends.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
  expect(streamResult.complete).toBeGreaterThan(0);
});
