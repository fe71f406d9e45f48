/** `npm run soak -- --only tabs`: many tabs with calls of several kinds and owners, while whoever hosts is ended again and again. */
import { mkdir, writeFile } from "node:fs/promises";
import { expect, test, type BrowserContext, type Page } from "playwright/test";
import { grants, scriptedModels } from "../contract/scripted/service-options.ts";
import { openServiceOn } from "../browser/service/service-page.ts";

const tabs = Number(process.env["SOAK_TABS"] ?? 10);
const calls = Number(process.env["SOAK_CALLS"] ?? 200);
const results = process.env["SOAK_RESULTS"] ?? "soak-results";
const killEveryMs = 10_000;
const pauseMs = 300;
const owners = ["full", "other"];

interface Tally {
  answered: number;
  /** What was wrong, by call: no answer, another status, or other content than the call's own. */
  wrong: string[];
  slowestMs: number;
}

/** Runs in the page: calls one after another, each with a text of its own that its answer must have, once. */
async function callAgainAndAgain([tab, count, token, pause]: readonly [number, number, string, number]): Promise<Tally> {
  const tally: Tally = { answered: 0, wrong: [], slowestMs: 0 };
  const post = (path: string, body: object): Promise<Response> =>
    fetch(path, { method: "POST", headers: { Authorization: `Bearer ${token}` }, body: JSON.stringify(body) });
  const textOf = (stream: string): string =>
    [...stream.matchAll(/^data: (\{"type":"content-delta".*)$/gm)]
      .map(([, data]) => JSON.parse(data ?? "").delta.message.content.text)
      .join("");
  const messages = (content: string) => [{ role: "user", content }];
  const kinds: ((mark: string) => Promise<readonly [answer: unknown, expected: unknown]>)[] = [
    async (mark) => {
      const response = await post("/v2/chat", { model: "scripted-chat", messages: messages(mark) });
      return [
        [response.status, (await response.json()).message?.content?.[0]?.text],
        [200, `You said: ${mark}`],
      ];
    },
    async (mark) => {
      const response = await post("/v2/chat", { model: "scripted-chat", messages: messages(mark), stream: true });
      return [
        [response.status, textOf(await response.text())],
        [200, `You said: ${mark}`],
      ];
    },
    async () => {
      const body = { model: "scripted-chat", messages: messages("slow:10"), stream: true, max_tokens: 50 };
      const response = await post("/v2/chat", body);
      return [
        [response.status, textOf(await response.text()).length],
        [200, 50],
      ];
    },
    async (mark) => {
      const body = { model: "scripted-embed", texts: [mark], input_type: "search_query", embedding_types: ["float"] };
      const response = await post("/v2/embed", body);
      const { texts, embeddings } = await response.json();
      return [
        [response.status, texts, embeddings?.float?.length],
        [200, [mark], 1],
      ];
    },
    async (mark) => {
      const body = { model: "scripted-rerank", query: mark, documents: [`${mark} a`, `${mark} b`, mark] };
      const response = await post("/v2/rerank", body);
      const { results: ranked } = await response.json();
      return [
        [response.status, ranked?.map((each: { index: number }) => each.index).sort()],
        [200, [0, 1, 2]],
      ];
    },
  ];
  for (let call = 0; call < count; call++) {
    const mark = `${token} tab ${tab} call ${call}`;
    const startedAt = performance.now();
    try {
      const [answer, expected] = (await kinds[call % kinds.length]?.(mark)) ?? [];
      if (JSON.stringify(answer) === JSON.stringify(expected)) tally.answered += 1;
      else tally.wrong.push(`${mark}: ${JSON.stringify(answer)} instead of ${JSON.stringify(expected)}`);
    } catch (caught) {
      tally.wrong.push(`${mark}: ${String(caught)}`);
    }
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return tally;
}

const open = (context: BrowserContext): Promise<Page> =>
  openServiceOn(context, "/service.html", { models: scriptedModels, tokens: grants, directFetch: true });

async function hostOf(pages: readonly Page[]): Promise<Page | undefined> {
  for (const page of pages) {
    if (!page.isClosed() && (await page.evaluate(() => window.cohabit?.status().isHost))) return page;
  }
  return undefined;
}

/** Ends the host: a tab without calls is closed, a tab with calls loses its host worker, or is frozen as far as a page can tell. */
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
  const running = Promise.all(
    busy.map((page, tab) => page.evaluate(callAgainAndAgain, [tab, calls, owners[tab % owners.length] ?? "full", pauseMs] as const)),
  ).finally(() => (isRunning = false));
  const ends: string[] = [];
  while (isRunning) {
    await Promise.race([running, new Promise((resolve) => setTimeout(resolve, killEveryMs))]);
    const host = isRunning ? await hostOf([...idle, ...busy]) : undefined;
    if (host === undefined) continue;
    const isIdle = idle.includes(host);
    ends.push(await endHost(host, isIdle, ends.length));
    if (isIdle) idle.splice(0, 1, await open(context));
  }
  const tallies = await running;
  await context.close();
  const wrong = tallies.flatMap((tally) => tally.wrong);
  const summary = {
    tabs,
    calls: tabs * calls,
    answered: tallies.reduce((sum, { answered }) => sum + answered, 0),
    wrong: wrong.length,
    hostsEnded: ends,
    slowestMs: Math.round(Math.max(...tallies.map(({ slowestMs }) => slowestMs))),
  };
  await mkdir(results, { recursive: true });
  await writeFile(`${results}/tabs.json`, JSON.stringify({ ...summary, wrong }, null, 2));
  console.log(JSON.stringify(summary));
  for (const each of wrong.slice(0, 10)) console.log(each);
  expect(ends.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
