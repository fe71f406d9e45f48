/** The `fetch` of a page with a started runtime, as it is by default: API paths take no service worker. */
import { stopServiceWorker } from "../../soak/kills.ts";
import { expect, fetchIn, startFake, test } from "../fixtures.ts";

const direct = { directFetch: true };

test("plain fetch is answered if the service worker cannot be installed, and the runtime has the reason", async ({ openPage }) => {
  const page = await openPage("/bare.html");
  const warned = page.waitForEvent("console", (message) => message.type() === "warning");
  await page.evaluate(async () => (await window.startFake({ serviceWorkerUrl: "/no-such-script.js" })).ready());
  expect((await fetchIn(page, "/v1/models")).status).toBe(200);
  const status = await page.evaluate(() => window.cohabit?.status());
  expect(status).toMatchObject({ isHost: true, isControlled: false });
  expect(status?.serviceWorkerError).toMatch(/^the service worker .*no-such-script\.js could not be installed: /);
  expect((await warned).text()).toContain("ServiceWorkerError");
});

test("without the option of a service worker plain fetch is answered, and no error is reported", async ({ openFake }) => {
  const page = await openFake({ serviceWorker: false, directFetch: true });
  expect((await fetchIn(page, "/v1/models")).status).toBe(200);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  expect(await page.evaluate(() => window.cohabit?.status())).not.toHaveProperty("serviceWorkerError");
});

test("after a hard reload plain fetch is answered as soon as start() has resolved", async ({ openFake, context }) => {
  const page = await openFake(direct);
  const session = await context.newCDPSession(page);
  await Promise.all([page.waitForEvent("load"), session.send("Page.reload", { ignoreCache: true })]);
  const answer = await page.evaluate(async () => {
    await window.startFake();
    const isControlled = navigator.serviceWorker.controller !== null;
    return { isControlled, status: (await fetch("/v1/models")).status };
  });
  expect(answer).toEqual({ isControlled: false, status: 200 });
});

test("a stream continues when the service worker is stopped; a stream through the service worker does not", async ({ openPage }) => {
  const page = await openPage("/bare.html");
  await page.evaluate(() => Object.assign(window, { fetchBefore: window.fetch }));
  await startFake(page, direct);
  const read = (name: "fetch" | "fetchBefore") =>
    page.evaluate(async (how) => {
      const reader = (await (Reflect.get(window, how) as typeof fetch)("/v1/endless")).body?.getReader();
      await reader?.read();
      Object.assign(window, { [`${how} reader`]: reader });
    }, name);
  await read("fetch");
  await read("fetchBefore");
  await stopServiceWorker(page);
  const goOn = (name: "fetch" | "fetchBefore") =>
    page.evaluate(async (how) => {
      const reader: ReadableStreamDefaultReader<Uint8Array> = Reflect.get(window, `${how} reader`);
      // More bytes than were in transit when the worker was stopped.
      for (let chunks = 0; chunks < 200; chunks++) {
        const next = await reader.read().catch((error: Error) => error);
        if (next instanceof Error) return next.message;
      }
      await reader.cancel();
      return "went on";
    }, name);
  expect(await goOn("fetch")).toBe("went on");
  expect(await goOn("fetchBefore")).toBe("network error");
});

test("it answers as the browser's own: URL of the response, Request objects, aborts, errors, other addresses", async ({ openPage }) => {
  const page = await openPage("/bare.html");
  await startFake(page, direct);
  const seen = await page.evaluate(async () => {
    const failure = async (promise: Promise<unknown>): Promise<unknown> =>
      promise.then(
        () => "none",
        (error: Error) => error.name,
      );
    const request = new Request("/v1/echo", { method: "POST", body: "héllo", headers: { "X-Client-Name": "test" } });
    const echo = await fetch(request);
    const stop = new AbortController();
    const silent = failure(fetch("/v1/silent", { signal: stop.signal }));
    stop.abort();
    return {
      url: (await fetch(new URL("/v1/models?page=1", location.href))).url,
      echo: await echo.json(),
      isUsed: request.bodyUsed,
      aborted: await silent,
      // The promise rejects; the call does not throw.
      invalid: await failure(fetch("http://")),
      page: (await fetch("/bare.html")).headers.get("Content-Type"),
      missing: (await fetch("/v3/chat")).headers.get("X-Debug-Trace-Id"),
    };
  });
  expect(seen).toEqual({
    url: new URL("/v1/models?page=1", page.url()).href,
    echo: { method: "POST", body: "héllo", header: "test" },
    isUsed: true,
    aborted: "AbortError",
    invalid: "TypeError",
    page: expect.stringContaining("text/html"),
    missing: null,
  });
});

test("an abort rejects every way to read the body with the signal's reason, and leaves read bodies intact", async ({ openPage }) => {
  const page = await openPage("/bare.html");
  await startFake(page, direct);
  const seen = await page.evaluate(async () => {
    const outcomes: Record<string, unknown> = {};
    const outcome = (reading: Promise<unknown>, reason: unknown): Promise<unknown> =>
      reading.then(
        () => "read",
        (failure: unknown) => (failure === reason ? "the reason" : String(failure)),
      );
    type Read = (response: Response) => Promise<unknown>[];
    const drain = async (body: ReadableStream | null): Promise<void> => {
      const reader = body?.getReader();
      while ((await reader?.read())?.done === false);
    };
    const ways: Record<string, Read> = {
      arrayBuffer: (response) => [response.arrayBuffer()],
      blob: (response) => [response.blob()],
      bytes: (response) => [response.bytes()],
      formData: (response) => [response.formData()],
      json: (response) => [response.json()],
      text: (response) => [response.text()],
      reader: ({ body }) => [drain(body)],
      pipeTo: ({ body }) => [body?.pipeTo(new WritableStream()) ?? Promise.resolve()],
      "branches of clone()": (response) => {
        const clone = response.clone();
        const second = clone.clone();
        return [response.text(), clone.json(), drain(second.body)];
      },
    };
    const call = async (path: string, reason: unknown) => {
      const stop = new AbortController();
      const abort = (): void => (reason === undefined ? stop.abort() : stop.abort(reason));
      // A Request with its own signal.
      return { response: await fetch(new Request(path, { signal: stop.signal })), abort, signal: stop.signal };
    };
    const reasons = { "without a reason": undefined, "an error": new RangeError("mine"), "no error": { is: "mine" }, null: null };
    for (const [kind, reason] of Object.entries(reasons)) {
      for (const [way, read] of Object.entries(ways)) {
        const { response, abort, signal } = await call("/v1/endless", reason);
        const readings = read(response);
        abort();
        outcomes[`${kind}, ${way}`] = (await Promise.all(readings.map((reading) => outcome(reading, signal.reason)))).join();
      }
      const late = await call("/v1/endless", reason);
      late.abort();
      outcomes[`${kind}, before text()`] = await outcome(late.response.text(), late.signal.reason);
      const unread = await call("/v1/models", reason);
      await unread.response.clone().text();
      unread.abort();
      outcomes[`${kind}, arrived and unread`] = await outcome(unread.response.json(), unread.signal.reason);
    }
    const done = await call("/v1/models", undefined);
    const text = done.response.text();
    const models = await text;
    done.abort();
    const unparsable = await call("/v1/endless?bytes=4", undefined);
    await unparsable.response.body?.cancel();
    unparsable.abort();
    return {
      outcomes,
      models,
      again: await outcome(done.response.text(), undefined),
      cancelled: await outcome(unparsable.response.json(), undefined),
      timeout: await outcome((await fetch("/v1/endless", { signal: AbortSignal.timeout(20) })).text(), undefined),
      name: await outcome(fetch("/v1/models", { signal: AbortSignal.abort() }), undefined),
      cloneUrl: (await fetch("/v1/models")).clone().url,
    };
  });
  for (const [way, outcome] of Object.entries(seen.outcomes)) {
    expect(outcome, way).toMatch(/^the reason(,the reason)*$/);
  }
  expect(Object.keys(seen.outcomes)).toHaveLength(4 * 11);
  expect(seen.models).toContain('"models":[]');
  expect(seen.again).toMatch(/^TypeError: .*already read/);
  expect(seen.cancelled).toMatch(/^TypeError: /);
  expect(seen.timeout).toMatch(/^TimeoutError: /);
  expect(seen.name).toMatch(/^AbortError: /);
  expect(seen.cloneUrl).toBe(new URL("/v1/models", page.url()).href);
});

test("a token of Latin-1 letters arrives whichever way plain fetch takes", async ({ openPage }) => {
  for (const directFetch of [true, false]) {
    const page = await openPage("/bare.html");
    await startFake(page, { directFetch });
    const seen = await page.evaluate(async () => {
      const names: unknown[] = [];
      for (const name of ["clé ÿ\u00a0d'été", "Ã©", "plain"]) {
        const init = { method: "POST", headers: { "X-Client-Name": name } };
        names.push((await (await fetch("/v1/echo", init)).json()).header);
        names.push((await (await fetch(new Request("/v1/echo", init))).json()).header);
      }
      const wrong = await fetch("/v1/echo", { headers: { "X-Client-Name": "Ω" } }).catch((error: Error) => error.name);
      return [...names, wrong];
    });
    expect(seen).toEqual(["clé ÿ\u00a0d'été", "clé ÿ\u00a0d'été", "Ã©", "Ã©", "plain", "plain", "TypeError"]);
    await page.close();
  }
});

test("stop() restores the page's own fetch; a replacement on top of ours stays, and reaches the browser's own", async ({ openPage }) => {
  const page = await openPage("/bare.html");
  const seen = await page.evaluate(async () => {
    const options = { serviceWorker: false };
    const isApi = async () => (await fetch("/v1/models")).headers.has("X-Debug-Trace-Id");
    const own = window.fetch;
    const first = await window.startFake(options);
    const answered = [window.fetch !== own, await isApi()];
    await first.stop();
    const stopped = [window.fetch === own, await isApi()];
    const second = await window.startFake(options);
    const below = window.fetch;
    const onTop: typeof fetch = (input, init) => below(input, init);
    window.fetch = onTop;
    const covered = [window.fetch === onTop, await isApi()];
    await second.stop();
    return { answered, stopped, covered, left: [window.fetch === onTop, await isApi()] };
  });
  expect(seen).toEqual({ answered: [true, true], stopped: [true, false], covered: [true, true], left: [true, false] });
});
