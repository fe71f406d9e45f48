/**
 * `npm run soak -- --only next-chat`: a chat with starter-chat that is asked for as the hosting tab is closed. How long until its first text? In a
 * profile on disk, as users have one: a private window keeps no machine code.
 */
import { expect, test, type Page } from "playwright/test";
import { openServiceOn } from "../browser/service/service-page.ts";

const kills = Number(process.env["SOAK_KILLS"] ?? 10);
/** Milliseconds in which the browser puts machine code away. */
const settleMs = 4000;

/** Milliseconds from the request to the first text. */
const firstTextOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const sentAt = performance.now();
    const request = { model: "starter-chat", stream: true, max_tokens: 8, messages: [{ role: "user", content: "Hello!" }] };
    const init = { method: "POST", headers: { Authorization: "Bearer soak" }, body: JSON.stringify(request) };
    const reader = (await fetch("/v2/chat", init)).body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    let at: number | undefined;
    for (let next = await reader?.read(); next !== undefined && !next.done; next = await reader?.read()) {
      text += next.value;
      if (text.includes("content-delta")) at ??= performance.now();
    }
    if (at === undefined) throw new Error(`no text: ${text}`);
    return at - sentAt;
  });

test(`${kills} times: the next chat`, async ({ browser }, { project }) => {
  const { launchOptions, baseURL = "" } = project.use;
  const context = await browser.browserType().launchPersistentContext("", { ...launchOptions, baseURL });
  const open = () => openServiceOn(context, "/service.html", { directFetch: true, precache: true });
  const times: number[] = [];
  let host = await open();
  await firstTextOf(host);
  await host.waitForTimeout(settleMs);
  for (let kill = 0; kill < kills; kill++) {
    const reader = await open();
    expect(await reader.evaluate(() => window.cohabit?.status().isHost)).toBe(false);
    const closed = host.close();
    times.push(await firstTextOf(reader));
    await closed;
    expect(await reader.evaluate(() => window.cohabit?.status().isHost)).toBe(true);
    host = reader;
    await host.waitForTimeout(settleMs);
  }
  await context.close();
  const sorted = times.toSorted((one, other) => one - other).map(Math.round);
  console.log(`first text after the host was closed: median ${sorted[Math.floor(sorted.length / 2)]} ms of ${sorted.join(", ")}`);
});
