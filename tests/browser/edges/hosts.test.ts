import { countsOf, expect, fetchIn, startFake, test } from "../fixtures.ts";

test("without a host a request is answered 503 with Retry-After", async ({ openFake }) => {
  const page = await openFake({ serviceWorkerUrl: "/cohabit-sw.js?hostTimeoutMs=500" });
  await page.evaluate(() => window.cohabit?.stop());
  const answer = await fetchIn(page, "/v1/models");
  expect(answer.status).toBe(503);
  expect(answer.headers["retry-after"]).toBe("1");
  expect(JSON.parse(answer.text).message).toMatch(/^service unavailable: /);
});

test("a host that never responds gives 504", async ({ openFake }) => {
  const page = await openFake({ serviceWorkerUrl: "/cohabit-sw.js?headMs=1500" });
  const answer = await fetchIn(page, "/v1/silent");
  expect(answer.status).toBe(504);
  expect(JSON.parse(answer.text).message).toBe("timed out after 1500 ms");
  await expect.poll(async () => JSON.parse((await fetchIn(page, "/v1/counts")).text).cancelled).toBe(1);
});

test("two tabs share one host, and the second takes over when the first closes", async ({ openFake, openPage }) => {
  const first = await openFake();
  const second = await openPage("/bare.html");
  await startFake(second);
  const epochOf = async (page: typeof first): Promise<number> => JSON.parse((await fetchIn(page, "/v1/models")).text).epoch;
  const epoch = await epochOf(first);
  expect(await epochOf(second)).toBe(epoch);
  expect(await second.evaluate(() => window.cohabit?.status().isHost)).toBe(false);
  await first.close();
  await expect.poll(() => second.evaluate(() => window.cohabit?.status().isHost)).toBe(true);
  expect(await epochOf(second)).toBeGreaterThan(epoch);
});

for (const way of ["service worker", "runtime"] as const) {
  test(`a request that waits for its head over the ${way} is opened again at the next host`, async ({ openFake, openPage }) => {
    const first = await openFake();
    const second = await openPage("/bare.html");
    await startFake(second);
    await second.evaluate((how) => {
      const send = how === "runtime" && window.cohabit !== undefined ? window.cohabit.fetch : window.fetch;
      void send("/v1/silent").catch(() => undefined);
    }, way);
    await expect.poll(async () => JSON.parse((await fetchIn(first, "/v1/counts")).text).started).toBe(1);
    await first.close();
    // The counts are the new host's own.
    await expect.poll(async () => JSON.parse((await fetchIn(second, "/v1/counts")).text).started).toBe(1);
  });

  test(`a stream over the ${way} continues at the next host without a gap`, async ({ openFake, openPage }) => {
    const first = await openFake();
    const second = await openPage("/bare.html");
    await startFake(second);
    await second.evaluate(async (how) => {
      const send = how === "runtime" && window.cohabit !== undefined ? window.cohabit.fetch : window.fetch;
      const reader = (await send("/v1/endless")).body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = "";
      const readLines = async (count: number): Promise<string[]> => {
        while (text.split("\n").length <= count) text += (await reader?.read())?.value ?? "ended\n";
        return text.split("\n").slice(0, count);
      };
      await readLines(20);
      Object.assign(window, { readLines });
    }, way);
    const before = await second.evaluate(() => window.cohabit?.status().epoch ?? 0);
    const { produced } = await countsOf(first);
    await first.close();
    await expect.poll(() => second.evaluate(() => window.cohabit?.status().isHost)).toBe(true);
    // More than the first host can have written before its page closed.
    const lines = await second.evaluate((count): Promise<string[]> => Reflect.get(window, "readLines")(count), produced + 300);
    expect(lines.map((line) => line.trim())).toEqual(lines.map((_, index) => String(index)));
    expect(await second.evaluate(() => window.cohabit?.status().epoch ?? 0)).toBeGreaterThan(before);
  });
}

test("a page that is navigated away hands the host over", async ({ openFake, openPage }) => {
  const first = await openFake();
  const second = await openPage("/bare.html");
  await startFake(second);
  await first.goto("/bare.html?elsewhere");
  await expect.poll(() => second.evaluate(() => window.cohabit?.status().isHost)).toBe(true);
});

test("a frozen page gives the host away and joins again when it resumes", async ({ openFake, openPage }) => {
  const first = await openFake();
  const second = await openPage("/bare.html");
  await startFake(second);
  // Playwright keeps every page visible, and a visible page is never frozen: the events are all that can be had.
  await first.evaluate(() => document.dispatchEvent(new Event("freeze")));
  await expect.poll(() => second.evaluate(() => window.cohabit?.status().isHost)).toBe(true);
  await first.evaluate(() => document.dispatchEvent(new Event("resume")));
  expect((await fetchIn(first, "/v1/models", {}, "runtime")).status).toBe(200);
  expect(await first.evaluate(() => window.cohabit?.status().isHost)).toBe(false);
  await second.close();
  await expect.poll(() => first.evaluate(() => window.cohabit?.status().isHost)).toBe(true);
});

test("a page that comes back from the back/forward cache hosts again", async ({ openFake }) => {
  const page = await openFake();
  const before = await page.evaluate(() => window.cohabit?.status().epoch);
  // The event that a page gets in the back/forward cache; an automated browser does not use this cache.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  expect(await page.evaluate(() => window.cohabit?.status().isHost)).toBe(false);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect((await fetchIn(page, "/v1/models")).status).toBe(200);
  const status = await page.evaluate(() => window.cohabit?.status());
  expect(status?.isHost).toBe(true);
  expect(status?.epoch).toBeGreaterThan(before ?? 0);
});

test("every tab controls models and gets their progress, also after the host changed", async ({ openFake, openPage }) => {
  const first = await openFake();
  const second = await openPage("/bare.html");
  await startFake(second);
  await second.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    window.cohabit?.subscribe((status) => heard.push(status.state));
  });
  const heardIn = (): Promise<string[]> => second.evaluate(() => Reflect.get(window, "heard"));
  await expect
    .poll(async () => {
      await first.evaluate(() => window.cohabit?.load("fake"));
      return (await heardIn()).slice(-2);
    })
    .toEqual(["loading", "loaded"]);
  expect(await second.evaluate(() => window.cohabit?.models())).toEqual([{ id: "fake", role: "chat", state: "loaded", device: "wasm" }]);
  expect(await second.evaluate(() => window.cohabit?.load("nothing").catch((error: Error) => `${error.name}: ${error.message}`))).toBe(
    "ModelControlError: model 'nothing' not found",
  );

  await first.close();
  await expect.poll(() => second.evaluate(() => window.cohabit?.status().isHost)).toBe(true);
  await expect
    .poll(async () => {
      await second.evaluate(() => window.cohabit?.unload("fake"));
      return (await heardIn()).at(-1);
    })
    .toBe("unloaded");
});

test("a page keeps no memory of the host workers that it ended", async ({ openFake }) => {
  const page = await openFake();
  for (let end = 0; end < 4; end++) {
    await page.evaluate(() => document.dispatchEvent(new Event("freeze")));
    await page.evaluate(() => document.dispatchEvent(new Event("resume")));
    expect((await fetchIn(page, "/v1/models", {}, "runtime")).status).toBe(200);
  }
  const session = await page.context().newCDPSession(page);
  const livingWorkers = async (): Promise<number | undefined> => {
    // The next collection frees objects that finalizers release.
    for (let time = 0; time < 2; time++) await session.send("HeapProfiler.collectGarbage");
    const objectGroup = "workers";
    const { result } = await session.send("Runtime.evaluate", { expression: "Worker.prototype", objectGroup });
    const { objects } = await session.send("Runtime.queryObjects", { prototypeObjectId: result.objectId ?? "", objectGroup });
    const count = { objectId: objects.objectId ?? "", functionDeclaration: "function () { return this.length }", returnByValue: true };
    const { result: length } = await session.send("Runtime.callFunctionOn", count);
    await session.send("Runtime.releaseObjectGroup", { objectGroup });
    return length.value;
  };
  await expect.poll(livingWorkers).toBe(1);
});
