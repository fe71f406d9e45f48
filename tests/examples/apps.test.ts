/** The built apps of examples/ that need no test of their own kind, each on a host without headers. */
import { expect, test } from "playwright/test";
import { buildExample } from "./example-app.ts";
import { serveFolder } from "./static-host.ts";

test("next-export: a static export of Next.js asks the model", async ({ page }) => {
  const app = await buildExample("next-export");
  const host = await serveFolder(`${app.folder}/out`);
  try {
    await page.goto(host.url);
    await page.getByRole("button", { name: "Ask" }).click();
    await expect(page.getByRole("status")).toContainText("Paris");
  } finally {
    await host.close();
    app.remove();
  }
});

test("rag: LangChain retrieves documents, answers from them and names its citations", async ({ page }) => {
  const app = await buildExample("rag");
  const host = await serveFolder(`${app.folder}/dist`);
  try {
    await page.goto(host.url);
    await page.getByRole("button", { name: "Ask" }).click();
    await expect(page.locator("#answer")).toContainText("9 euros");
    await expect(page.locator("#citations li").first()).toContainText("9 euros");
    await expect(page.locator("#citations li").first()).toContainText(/\(.*\)/);
  } finally {
    await host.close();
    app.remove();
  }
});

test("static-demo: one build works below any path, and is isolated from its second page on", async ({ page }) => {
  const app = await buildExample("static-demo");
  const host = await serveFolder(`${app.folder}/dist`, "/people/someone/demo/");
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/people/someone/demo/") && !/^\/v[12]\//.test(pathname)) elsewhere.push(pathname);
  });
  try {
    await page.goto(host.url);
    await page.getByRole("button", { name: "Rank" }).click();
    await expect(page.getByRole("status")).toHaveText("Ranked");
    await expect(page.locator("li").first()).toContainText("Soak the cloth");
    expect(elsewhere).toEqual([]);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    // The host sends no headers: the service worker adds them to the second page.
    await page.reload();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await page.getByRole("button", { name: "Rank" }).click();
    await expect(page.locator("li").first()).toContainText("Soak the cloth");
  } finally {
    await host.close();
    app.remove();
  }
});

test("pwa: installable, and works with the server gone, with a service worker of Workbox that imports cohabit's", async ({
  page,
  context,
}) => {
  const app = await buildExample("pwa");
  const host = await serveFolder(`${app.folder}/dist`);
  try {
    await page.goto(host.url);
    await expect(page.getByRole("status")).toHaveText("Ready");
    const scripts = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ active }) => new URL(active?.scriptURL ?? "").pathname),
    );
    expect(scripts).toEqual(["/sw.js"]);
    await page.getByRole("button", { name: "Sum up" }).click();
    await expect(page.locator("li")).toContainText(/kettle/i);
    // The other half of that service worker: Workbox still answers with its precached files.
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (
            await Promise.all(
              (await caches.keys())
                .filter((name) => name.includes("workbox-precache"))
                .map(async (name) => (await (await caches.open(name)).keys()).length),
            )
          ).reduce((sum, count) => sum + count, 0),
        ),
      )
      .toBeGreaterThan(2);
    // Scripts of cohabit and the WASM that was used. Workbox keeps the page's own files.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const cache = await caches.open("cohabit-site /");
          const { files } = (await (await fetch("/cohabit-files.json")).json()) as { files: { keep: string; url: string }[] };
          const kept = (await cache.keys()).map(({ url }) => url);
          return (
            files
              .filter(({ keep, url }) => keep !== "when-used" && url.includes("cohabit/"))
              .every(({ url }) => kept.includes(new URL(url, location.href).href)) && kept.some((url) => /\.wasm(?:\.bin)?$/.test(url))
          );
        }),
      )
      .toBe(true);
    await host.close();
    await page.reload();
    await expect(page.getByRole("status")).toHaveText("Ready");
    await page.getByRole("button", { name: "Sum up" }).click();
    await expect(page.locator("li")).toContainText(/kettle/i);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // A browser without a window of its own has no place to install into.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  } finally {
    await host.close().catch(() => undefined);
    app.remove();
  }
});
