/** Epochs of hosts after a visit with a wrong clock, and after something else has written to localStorage. */
import type { BrowserContext, Page } from "playwright/test";
import { expect, serviceOptions, test } from "../service-page.ts";

const year2060 = Date.UTC(2060, 0);
const options = { ...serviceOptions, precache: false, connectorTestSearch: false };

/** Opens a page that hosts with the localStorage that `prepare` leaves. */
async function visit(context: BrowserContext, prepare: (stored: string) => void, stored: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/service.html");
  await page.evaluate(prepare, stored);
  await page.evaluate(async (given) => (await window.startService(given)).ready(), options);
  return page;
}

const epochOf = (page: Page): Promise<number> => page.evaluate(() => window.cohabit?.status().epoch ?? 0);
const setEpoch = (stored: string): void => localStorage.setItem("cohabit-epoch", stored);

/** A write of each kind, with its responses. */
function write(page: Page, name: string): Promise<{ statuses: number[]; history: string[]; warning: string | null }> {
  return page.evaluate(async (given) => {
    const send = (path: string, body: BodyInit) => fetch(path, { method: "POST", headers: { Authorization: "Bearer full" }, body });
    const form = new FormData();
    form.append("data", new Blob(['{"text":"a"}\n']), "rows.jsonl");
    const upload = await send(`/v1/datasets?name=${given}&type=embed-input`, form);
    const connector = await send("/v1/connectors", JSON.stringify({ name: given, url: `${location.origin}/search` }));
    const chat = await send("/v1/chat", JSON.stringify({ model: "scripted-chat", message: `say:${given}`, conversation_id: "walk" }));
    const { chat_history: history } = await chat.json();
    return {
      statuses: [upload.status, connector.status, chat.status],
      history: history.map(({ message }: { message: string }) => message),
      warning: chat.headers.get("X-API-Warning"),
    };
  }, name);
}

test("after a visit with a wrong clock and localStorage.clear() everything is stored as before", async ({ context }) => {
  const wrong = await visit(context, setEpoch, String(year2060));
  expect(await epochOf(wrong)).toBeGreaterThan(year2060);
  expect(await write(wrong, "one")).toEqual({ statuses: [200, 200, 200], history: ["say:one", "one"], warning: null });
  await wrong.close();

  const next = await visit(context, () => localStorage.clear(), "");
  expect(await epochOf(next)).toBeLessThan(year2060);
  const stored = { statuses: [200, 200, 200], history: ["say:one", "one", "say:two", "two"], warning: null };
  expect(await write(next, "two")).toEqual(stored);

  // Another tab takes over from it, and a reload from that one.
  const third = await context.newPage();
  await third.goto("/service.html");
  await third.evaluate(async (given) => (await window.startService(given)).ready(), options);
  await next.close();
  await expect.poll(() => third.evaluate(() => window.cohabit?.status().isHost)).toBe(true);
  expect(await write(third, "three")).toMatchObject({ statuses: [200, 200, 200], warning: null });
  const names = await third.evaluate(async () => {
    const { datasets } = await (await fetch("/v1/datasets", { headers: { Authorization: "Bearer full" } })).json();
    return datasets.map(({ name }: { name: string }) => name);
  });
  expect(names).toEqual(["three", "two", "one"]);
});

test("localStorage.clear() while tabs are open: the next host has a larger epoch than the tabs' last one", async ({ context }) => {
  const first = await visit(context, setEpoch, String(year2060));
  const second = await visit(context, () => localStorage.clear(), "");
  await write(second, "one");
  const known = await epochOf(second);
  await first.close();
  await expect.poll(() => second.evaluate(() => window.cohabit?.status().isHost)).toBe(true);
  expect(await epochOf(second)).toBeGreaterThan(known);
  expect(await write(second, "two")).toMatchObject({ statuses: [200, 200, 200], warning: null });
});

// `tests/unit/storage/writing-host.test.ts` has other values.
for (const garbage of ["NaN", "9007199254740993"]) {
  test(`localStorage has ${garbage} instead of an epoch: hosts continue with the time, one after the other`, async ({ context }) => {
    const first = await visit(context, setEpoch, garbage);
    const epoch = await epochOf(first);
    expect(Math.abs(epoch - Date.now())).toBeLessThan(24 * 3600 * 1000);
    const second = await visit(context, setEpoch, garbage);
    await first.close();
    await expect.poll(() => second.evaluate(() => window.cohabit?.status().isHost)).toBe(true);
    expect(await epochOf(second)).toBeGreaterThan(epoch);
    expect(await write(second, "one")).toMatchObject({ statuses: [200, 200, 200], warning: null });
  });
}
