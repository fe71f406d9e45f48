/** Two versions of an app open at once: the old tab is told, and the requests of both are answered. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { SiteServer } from "../offline/site-server.ts";
import { expect, fetchIn, startFake, test } from "../fixtures.ts";

const built = fileURLToPath(new URL(`../../../${process.env["TEST_BUILD"] ?? "dist-tests"}`, import.meta.url));

test("a tab is told once that a newer version of the app is there, and both versions are answered", async ({ context }) => {
  const server = new SiteServer(built);
  await server.start();
  try {
    const open = async () => {
      const page = await context.newPage();
      await page.goto(`${server.url}bare.html`);
      await startFake(page);
      await page.evaluate(() => {
        const told = { count: 0 };
        Object.assign(window, { told });
        window.cohabit?.onUpdateAvailable(() => (told.count += 1));
      });
      return page;
    };
    const toldOf = (page: Awaited<ReturnType<typeof open>>) =>
      page.evaluate(() => Object.entries(window).find(([name]) => name === "told")?.[1]);
    const old = await open();
    expect((await fetchIn(old, "/v1/models")).status).toBe(200);
    const second = await open();
    expect([await toldOf(old), await toldOf(second)]).toEqual([{ count: 0 }, { count: 0 }]);

    const script = readFileSync(`${built}/cohabit-sw.js`, "utf8");
    server.changed.set("/cohabit-sw.js", `${script}\n// the next version\n`);
    const next = await open();
    await expect.poll(() => toldOf(old)).toEqual({ count: 1 });
    await expect.poll(() => toldOf(second)).toEqual({ count: 1 });
    for (const page of [old, second, next]) {
      expect((await fetchIn(page, "/v1/models")).status).toBe(200);
      expect((await fetchIn(page, "/v1/models", {}, "runtime")).status).toBe(200);
    }
    // Whoever asks late is told at once.
    const late = await old.evaluate(() => new Promise<boolean>((resolve) => window.cohabit?.onUpdateAvailable(() => resolve(true))));
    expect(late).toBe(true);
    await old.close();
    await second.close();
    expect((await fetchIn(next, "/v1/models")).status).toBe(200);
  } finally {
    await server.stop();
  }
});
