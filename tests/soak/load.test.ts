/**
 * `npm run soak -- --only load --minutes 120`: mixed calls at a low rate on two sites, one with a lasting host and one
 * with a host that is ended repeatedly, with tabs that come and go in mid-stream and streams of 15 minutes. Once a
 * minute all calls except these streams end, and remaining objects are counted: heaps, memory, storage, ports, streams,
 * locks.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { expect, test, type BrowserContext, type Page } from "playwright/test";
import { grants, scriptedModels } from "../contract/scripted/service-options.ts";
import { openServiceOn } from "../browser/service/service-page.ts";
import { killHost } from "./kills.ts";
import { longChat, readLongStreams } from "./load/long-streams.ts";
import { endNetworkLog } from "./load/network-log.ts";
import { growthOf, growthTable } from "./load/quarters.ts";
import { Realms, type Sample } from "./load/realms.ts";
import { type CallKind, makeMixedCalls, unlikeBefore } from "./mixed-calls.ts";

const minutes = Number(process.env["SOAK_MINUTES"] ?? 20);
const results = process.env["SOAK_RESULTS"] ?? "soak-results";
/** Samples of each minute; in the rest, everything ends and is counted. */
const callsMs = 40_000;
const settleMs = 3000;
const streamTokens = Math.min(900, Math.floor(minutes * 45));
const kinds: readonly CallKind[] = [
  "chat",
  "chat stream",
  "embed",
  "aborted stream",
  "rerank",
  "aborted before the head",
  "chat",
  "refused",
  "real embed",
  "dataset",
];
const models = [...scriptedModels.filter(({ id }) => ["scripted-chat", "scripted-embed", "scripted-rerank"].includes(id)), longChat];

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function open(context: BrowserContext, directFetch = false): Promise<Page> {
  const page = await openServiceOn(context, "/service.html", {
    models,
    tokens: grants,
    directFetch,
    replyTimeoutMs: 3_600_000,
    precache: true,
  });
  await endNetworkLog(page);
  return page;
}

/** A tab that is closed while it reads a stream. */
async function visit(context: BrowserContext, minute: number): Promise<string[]> {
  const page = await open(context);
  const { wrong } = await makeMixedCalls(page, {
    kinds,
    limit: { calls: 5 },
    pauseMs: 500,
    token: "full",
    caller: `visitor ${minute}`,
    way: "fetch",
  });
  await page.evaluate(async () => {
    const request = { model: "scripted-chat", messages: [{ role: "user", content: "slow:10" }], max_tokens: 1000, stream: true };
    const init = { method: "POST", headers: { Authorization: "Bearer full" }, body: JSON.stringify(request) };
    const response = await fetch("/v2/chat", init);
    await response.body?.getReader().read();
  });
  await page.close();
  return wrong;
}

/** The site with a host that is ended: its reader stays, and the other tabs come and go. Returns the counts of its actions. */
async function replaceHost(context: BrowserContext, reader: Page, minute: number): Promise<string> {
  const host = await hostOf(context);
  if (host === undefined) return "no host";
  if (host === reader) {
    await host.evaluate(() => {
      document.dispatchEvent(new Event("freeze"));
      setTimeout(() => document.dispatchEvent(new Event("resume")), 2000);
    });
    return "frozen";
  }
  const kind = (["close", "navigate", "hung worker"] as const)[minute % 3] ?? "close";
  await killHost(host, kind);
  if (kind === "hung worker") {
    await expect.poll(async () => (await hostOf(context)) !== undefined, { timeout: 60_000 }).toBe(true);
    return kind;
  }
  if (!host.isClosed()) await host.close();
  await open(context);
  return kind;
}

async function hostOf(context: BrowserContext): Promise<Page | undefined> {
  for (const page of context.pages()) if (await page.evaluate(() => window.cohabit?.status().isHost)) return page;
  return undefined;
}

/** Chromium reports the usage of each kind of storage. */
type DetailedEstimate = StorageEstimate & { usageDetails?: Record<string, number> };

async function storageAndLocks(page: Page): Promise<Sample> {
  return page.evaluate(async () => {
    const { usage = 0, usageDetails = {} }: DetailedEstimate = await navigator.storage.estimate();
    const { held = [], pending = [] } = await navigator.locks.query();
    const databases = await indexedDB.databases();
    const details = Object.entries(usageDetails).map(([kind, bytes]) => [`storage bytes in ${kind}`, bytes]);
    const locks = { "locks held": held.length, "locks requested": pending.length };
    return { "storage bytes": usage, ...Object.fromEntries(details), ...locks, databases: databases.length };
  });
}

const named = (prefix: string, sample: Sample): Sample =>
  Object.fromEntries(Object.entries(sample).map(([name, value]) => [`${prefix}, ${name}`, value]));

test(`${minutes} minutes of mixed calls`, async ({ browser }, { project }) => {
  const contextOptions = { baseURL: project.use.baseURL ?? "" };
  const [steady, replaced] = [await browser.newContext(contextOptions), await browser.newContext(contextOptions)];
  await open(steady);
  const [steadyReader, steadyStreams] = [await open(steady), await open(steady)];
  await open(replaced);
  const replacedReader = await open(replaced, true);
  await open(replaced);
  const streams = { tokens: streamTokens, minutes };
  const long = {
    steady: await readLongStreams(steadyStreams, { ...streams, tokenMs: 1000, way: "fetch" }),
    // Hosts end while they are written, every two minutes.
    replaced: await readLongStreams(replacedReader, { ...streams, tokenMs: 50, way: "runtime" }),
  };
  const realms = await Realms.of(browser);
  const samples: Sample[] = [];
  const wrong: string[] = [];
  const ends: string[] = [];
  const missed: string[] = [];
  let answered = 0;
  const endAt = Date.now() + minutes * 60_000;
  const save = async (more: object = {}): Promise<void> => {
    await mkdir(results, { recursive: true });
    await writeFile(
      `${results}/load.json`,
      JSON.stringify({ minutes, answered, wrong, hostsEnded: ends, missed, ...more, samples }, null, 2),
    );
  };
  for (let minute = 0; Date.now() < endAt; minute++) {
    const nextAt = Date.now() + 60_000;
    const call = (page: Page, caller: string, pauseMs: number) =>
      makeMixedCalls(page, {
        kinds,
        limit: { milliseconds: callsMs },
        pauseMs,
        token: "full",
        caller: `${caller} ${minute}`,
        way: "fetch",
      });
    const [first, second] = await Promise.all([
      call(steadyReader, "steady", 300),
      call(replacedReader, "replaced", 600),
      visit(steady, minute).then((found) => wrong.push(...found)),
      minute % 2 === 1 && pause(callsMs / 4).then(async () => ends.push(await replaceHost(replaced, replacedReader, minute))),
    ]);
    for (const [page, tally] of [
      [steadyReader, first],
      [replacedReader, second],
    ] as const) {
      answered += tally.answered;
      wrong.push(...tally.wrong, ...(await unlikeBefore(page, tally.computed, "full")));
    }
    await pause(settleMs);
    const sample = async (): Promise<Sample> => ({
      ...named("steady", { ...(await realms.sampleOf(steady)), ...(await storageAndLocks(steadyReader)) }),
      ...named("replaced", { ...(await realms.sampleOf(replaced)), ...(await storageAndLocks(replacedReader)) }),
      ...(await realms.memory()),
    });
    // A realm that does not answer, as one that has just ended, costs its minute.
    await sample().then(
      (taken) => samples.push(taken),
      (error: unknown) => missed.push(`minute ${minute}: ${String(error)}`),
    );
    await save();
    await pause(Math.max(0, nextAt - Date.now()));
  }
  const streamResults = { steady: await long.steady.result(), replaced: await long.replaced.result() };
  const growth = growthOf(samples);
  await save({ streams: streamResults, streamTokens, growth });
  await steady.close();
  await replaced.close();
  console.log(growthTable(growth));
  console.log(JSON.stringify({ minutes, answered, wrong: wrong.length, hostsEnded: ends.length, streamTokens, streams: streamResults }));
  for (const each of wrong.slice(0, 10)) console.log(each);
  expect([...wrong, ...streamResults.steady.wrong, ...streamResults.replaced.wrong]).toEqual([]);
});
