/** Workers that a page creates for its worker, because Firefox can block in `new Worker` if a worker calls it. */
import type { Tab } from "./browsers/browser.ts";
import { expect, skipIfAbsent, test } from "./browser-test.ts";

skipIfAbsent();
test.describe.configure({ mode: "serial" });

let tab: Tab;

/** Names of the locks of these tests: the service worker of other tests holds one, too. */
async function namesOfLocks(): Promise<string[]> {
  const names = await tab.evaluate(async () => ((await navigator.locks.query()).held ?? []).map(({ name }) => name ?? ""), null);
  return names.filter((name) => /^(?:kept|dropped)/.test(name)).toSorted();
}

test("a worker gets fifty workers, one after the other", async ({ openTab, sites }) => {
  tab = await openTab();
  await tab.goto(`http://127.0.0.1:${sites.isolated.port}/worker-tree.html`);
  // The `new Worker` of a worker blocked Firefox after 1 to 70 calls.
  expect(await tab.evaluate(() => window.requester.createMany(50), null)).toBe(50);
});

test("buffers and ports are transferred in both directions", async () => {
  const outcome = { name: "a name", sentBytes: 0, bytes: [1, 2, 3], byPort: "over the port", byListener: true };
  expect(await tab.evaluate(() => window.requester.exchange(), null)).toEqual(outcome);
});

test("threads share memory", async ({ browserId }) => {
  test.skip(browserId === "webkit", "its workers cannot share memory (docs/browsers.md)");
  expect(await tab.evaluate(() => window.requester.share(), null)).toBe(7);
});

test("an error is an event, and reaches the page unless a listener handles it", async () => {
  const handled = await tab.evaluate(() => window.requester.fail("throws", true), null);
  expect(handled.message).toContain("on purpose");
  expect(await tab.evaluate(() => window.pageErrors, null)).toEqual([]);
  await tab.evaluate(() => window.requester.fail("throws", false), null);
  await expect.poll(() => tab.evaluate(() => window.pageErrors.length, null)).toBe(1);
});

for (const cause of ["missing", "foreign"] as const) {
  test(`a script that is ${cause} is an event`, async () => {
    const { message } = await tab.evaluate((given) => window.requester.fail(given, true), cause);
    expect(message ?? "").not.toContain("on purpose");
  });
}

test("a worker that is ended ends, and the workers that it requested", async () => {
  await tab.evaluate(() => window.requester.keep("dropped"), null);
  expect(await namesOfLocks()).toEqual(["dropped", "dropped-child"]);
  await tab.evaluate(() => window.requester.drop(), null);
  await expect.poll(namesOfLocks).toEqual([]);
});

test("all workers end with the one that requested them", async () => {
  await tab.evaluate(() => window.requester.keep("kept"), null);
  expect(await namesOfLocks()).toEqual(["kept", "kept-child"]);
  await tab.evaluate(() => window.endWorkers(), null);
  await expect.poll(namesOfLocks).toEqual([]);
  await tab.close();
});
