/** Tabs that cannot host when they are elected. */
import { expect, fetchIn, startFake, test, type Page } from "../fixtures.ts";

const statusOf = (page: Page) => page.evaluate(() => window.cohabit?.status());

test("a tab that cannot host while the server is unreachable reports why, and hosts when it is back", async ({
  openFake,
  openPage,
  context,
}) => {
  const first = await openFake();
  const second = await openPage("/bare.html");
  await startFake(second);
  const script = /fake-host.*\.js/;
  await context.route(script, (route) => route.abort("connectionrefused"));
  await first.close();
  await expect
    .poll(async () => (await statusOf(second))?.hostError)
    .toMatch(/^the host of the models is not available: its script did not load: the server is unreachable, or /);
  expect(await statusOf(second)).toMatchObject({ isHost: false });
  await context.unroute(script);
  await expect.poll(async () => (await statusOf(second))?.isHost, { timeout: 20_000 }).toBe(true);
  expect((await statusOf(second))?.hostError).toBeUndefined();
  expect((await fetchIn(second, "/v1/models")).status).toBe(200);
  expect((await fetchIn(second, "/v1/models", {}, "runtime")).status).toBe(200);
});

test("a tab of the new deployment takes over from an old tab after its worker files were renamed", async ({ openFake, openPage }) => {
  const first = await openFake();
  const old = await openPage("/bare.html");
  await old.evaluate(async () => {
    const runtime = await window.startFake({}, "/assets/fake-host.worker-renamed.js");
    await runtime.ready();
  });
  await first.close();
  await expect
    .poll(async () => (await statusOf(old))?.hostError)
    .toMatch(/^the host of the models is not available: its script did not load: the server is unreachable, or /);
  const fresh = await openPage("/bare.html");
  await startFake(fresh);
  expect((await fetchIn(old, "/v1/models")).status).toBe(200);
  expect((await fetchIn(old, "/v1/models", {}, "runtime")).status).toBe(200);
  expect(await statusOf(fresh)).toMatchObject({ isHost: true });
});

test("a tab with options that the host refuses does not campaign again", async ({ openFake, openPage }) => {
  const first = await openFake();
  const second = await openPage("/bare.html");
  await startFake(second, { denyList: ["refuse these options"] });
  const third = await openPage("/bare.html");
  await startFake(third);
  await first.close();
  await expect.poll(async () => (await statusOf(third))?.isHost).toBe(true);
  expect((await statusOf(second))?.hostError).toBe("denyList: refused by the fake host");
  await second.evaluate(() => dispatchEvent(new Event("online")));
  await third.close();
  expect((await fetchIn(second, "/v1/models")).status).toBe(503);
  expect(await statusOf(second)).toMatchObject({ isHost: false, hostError: "denyList: refused by the fake host" });
});
