import { expect, fetchIn, startFake, test } from "../fixtures.ts";

test("on a first visit plain fetch works once ready() has resolved", async ({ openFake }) => {
  const page = await openFake();
  const answer = await fetchIn(page, "/v1/models");
  expect(answer.status).toBe(200);
  expect(await page.evaluate(() => window.cohabit?.status())).toMatchObject({ isHost: true, isControlled: true });
});

test("a request passes the service worker with its method, body and headers", async ({ openFake }) => {
  const page = await openFake();
  const answer = await fetchIn(page, "/v1/echo", { method: "POST", body: "héllo", headers: { "X-Client-Name": "test" } });
  expect(JSON.parse(answer.text)).toEqual({ method: "POST", body: "héllo", header: "test" });
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("after a hard reload ready() brings control back without another reload", async ({ openFake, context }) => {
  const page = await openFake();
  const session = await context.newCDPSession(page);
  // Shift reloads past the cache: the page comes up without its service worker.
  await Promise.all([page.waitForEvent("load"), session.send("Page.reload", { ignoreCache: true })]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await startFake(page);
  expect(await page.evaluate(() => window.cohabit?.status().isControlled)).toBe(true);
  expect((await fetchIn(page, "/v1/models")).status).toBe(200);
});

test("a stopped service worker serves the next request", async ({ openFake, context }) => {
  const page = await openFake();
  const session = await context.newCDPSession(page);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  expect((await fetchIn(page, "/v1/models")).status).toBe(200);
});

test("the API is served below a configured base and only there", async ({ openFake }) => {
  const page = await openFake({ base: "/api" });
  expect((await fetchIn(page, "/api/v1/models")).status).toBe(200);
  // Not an API path: the web server's own 404.
  expect((await fetchIn(page, "/v1/models")).headers["x-debug-trace-id"]).toBeUndefined();
});

test("pages are cross-origin isolated and under a strict content security policy, as every test here", async ({ page }) => {
  const answer = await page.goto("/bare.html");
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  expect(answer?.headers()["content-security-policy"]).toContain("script-src 'self' 'wasm-unsafe-eval';");
});

test("options that the host refuses reject start()", async ({ openPage }) => {
  const page = await openPage("/bare.html");
  const outcome = await page.evaluate(() =>
    window.startFake({ denyList: ["refuse these options"] }).then(
      () => "started",
      (error: Error) => `${error.name}: ${error.message}`,
    ),
  );
  expect(outcome).toBe("InvalidOptionsError: denyList: refused by the fake host");
  const unsendable = await page.evaluate(async () => {
    const folder: unknown = new URL("https://site.test/model/");
    return window.startFake({ models: ["org/name", folder as string] }).then(String, String);
  });
  expect(unsendable).toBe("InvalidOptionsError: models[1]: must be plain data; a URL is written as a text");
});

test("without directFetch a service worker that cannot be installed leaves runtime.fetch working and rejects ready()", async ({
  openFake,
}) => {
  const page = await openFake({ serviceWorker: false });
  await page.evaluate(async () => {
    await window.cohabit?.stop();
    await window.startFake({ serviceWorkerUrl: "/no-such-script.js", directFetch: false });
  });
  expect((await fetchIn(page, "/v1/models", {}, "runtime")).status).toBe(200);
  const outcome = await page.evaluate(() =>
    window.cohabit?.ready().then(
      () => "ready",
      (error: Error) => error.name,
    ),
  );
  expect(outcome).toBe("ServiceWorkerError");
});

test("a later version of the service worker takes over only when no stream is open", async ({ openFake }) => {
  const page = await openFake();
  await page.evaluate(async () => {
    const reader = (await fetch("/v1/endless")).body?.getReader();
    await reader?.read();
    // Another script URL is another version to the browser.
    const registration = await navigator.serviceWorker.register("/cohabit-sw.js?hostTimeoutMs=2999", { updateViaCache: "none" });
    const installed = new Promise<void>((resolve) => {
      const next = registration.installing ?? registration.waiting;
      if (next === null || next.state === "installed") resolve();
      next?.addEventListener("statechange", () => next.state === "installed" && resolve());
    });
    await installed;
    Object.assign(window, { reader, registration });
  });
  const versions = (): Promise<(string | undefined)[]> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return [registration.waiting?.scriptURL, registration.active?.scriptURL].map((url) => url && new URL(url).search);
    });
  expect(await versions()).toEqual(["?hostTimeoutMs=2999", ""]);
  const isOpen = await page.evaluate(async () => (await (Reflect.get(window, "reader") as ReadableStreamDefaultReader).read()).done);
  expect(isOpen).toBe(false);
  expect(await versions()).toEqual(["?hostTimeoutMs=2999", ""]);
  await page.evaluate(() => (Reflect.get(window, "reader") as ReadableStreamDefaultReader).cancel());
  await expect.poll(versions).toEqual([undefined, "?hostTimeoutMs=2999"]);
  expect((await fetchIn(page, "/v1/models")).status).toBe(200);
});

test("a service worker that was stopped while its successor waited lets it take over", async ({ openFake, context }) => {
  const page = await openFake();
  await page.evaluate(async () => {
    const reader = (await fetch("/v1/endless")).body?.getReader();
    await reader?.read();
    const registration = await navigator.serviceWorker.register("/cohabit-sw.js?hostTimeoutMs=2998", { updateViaCache: "none" });
    const next = registration.installing ?? registration.waiting;
    await new Promise<void>((resolve) => {
      if (next === null || next.state === "installed") resolve();
      next?.addEventListener("statechange", () => next.state === "installed" && resolve());
    });
    Object.assign(window, { reader });
  });
  const session = await context.newCDPSession(page);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  expect((await fetchIn(page, "/v1/models")).status).toBe(200);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL))
    .toContain("hostTimeoutMs=2998");
  expect((await fetchIn(page, "/v1/models")).status).toBe(200);
});
