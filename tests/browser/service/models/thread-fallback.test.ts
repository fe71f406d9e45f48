/** Browsers in which several threads do not come to anything, each in its way: models compute on one, and the visit remembers it. */
import type { Page } from "playwright/test";
import { type FileFault, openStaticSite, type StaticSite } from "../../static-site.ts";
import { expect, openServiceOn, test } from "../service-page.ts";

const glue = { file: /ort-wasm-simd-threaded[^/]*\.js$/ };
const threadStart = "isPthread&&ortWasmThreaded()";

const faults: (FileFault & { name: string; limits: object; isHeard: boolean })[] = [
  {
    ...glue,
    name: "fail while they start",
    text: threadStart,
    replacement: 'if(isPthread)throw Error("no stack")',
    limits: {},
    isHeard: true,
  },
  { ...glue, name: "are never there", text: threadStart, replacement: "", limits: { loadStallMs: 6000 }, isHeard: false },
];

let site: StaticSite | undefined;
test.afterEach(() => site?.close());

/** `encoderFirst`: its runtime starts in another way than a chat model's. */
const ask = (page: Page, encoderFirst: boolean, modelCount = 2) =>
  page.evaluate(
    async ([isReversed, count]) => {
      const post = async (path: string, body: object): Promise<string> => {
        const response = await fetch(path, { method: "POST", headers: { Authorization: "Bearer any" }, body: JSON.stringify(body) });
        return `${response.status} ${response.ok ? "" : await response.text()}`.trim();
      };
      const calls = [
        () => post("/v2/chat", { model: "starter-chat", messages: [{ role: "user", content: "Hi" }], max_tokens: 4 }),
        () => post("/v2/rerank", { model: "starter-rerank", query: "cat", documents: ["a cat", "a dog"] }),
      ];
      const answers: string[] = [];
      for (const call of (isReversed ? calls.toReversed() : calls).slice(0, count)) answers.push(await call());
      return answers;
    },
    [encoderFirst, modelCount] as const,
  );

const threadsOf = (page: Page) =>
  page.evaluate(async () => {
    const loaded = ((await window.cohabit?.models()) ?? []).filter(({ state }) => state === "loaded");
    return loaded.map(({ id, threads, threadsObstacle }) => ({ id, threads, threadsObstacle }));
  });

for (const { name, limits, isHeard, ...fault } of faults) {
  test(`threads that ${name}`, async ({ context }) => {
    site = await openStaticSite({}, fault);
    const lines: string[] = [];
    context.on("console", (message) => lines.push(message.text()));
    const open = () => openServiceOn(context, `http://127.0.0.1:${site?.port}/service.html`, { threads: 2, ...limits });
    const page = await open();
    expect(await page.evaluate(() => self.crossOriginIsolated)).toBe(true);
    expect(await ask(page, isHeard)).toEqual(["200", "200"]);
    const one = ["starter-chat", "starter-rerank"].map((id) => ({ id, threads: 1, threadsObstacle: "failed" }));
    expect(await threadsOf(page)).toEqual(one);
    const tries = () => lines.filter((line) => line.includes("failed on 2 threads and is tried again on one"));
    // The second model did not try.
    expect(tries()).toHaveLength(1);
    expect(tries()[0]).toContain(isHeard ? "the runtime did not start on several threads" : "no progress for 3000 ms");

    // What the next host does depends on the failure, not on its cause (tests/unit/host/thread-fallback.test.ts): one fault shows it.
    if (!isHeard) return;
    const other = await open();
    await page.close();
    await expect.poll(() => other.evaluate(() => window.cohabit?.status().isHost)).toBe(true);
    expect(await ask(other, isHeard, 1)).toEqual(["200"]);
    await other.reload();
    await other.evaluate(async (options) => void (await window.startService(options)), { threads: 2, directFetch: false, ...limits });
    expect(await ask(other, isHeard, 1)).toEqual(["200"]);
    expect(tries()).toHaveLength(1);
  });
}
