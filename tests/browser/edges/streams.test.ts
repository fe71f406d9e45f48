import { countsOf, expect, fetchIn, startFake, test } from "../fixtures.ts";

for (const way of ["service worker", "runtime"] as const) {
  test.describe(`over the ${way}`, () => {
    test("a stream arrives completely and in order", async ({ openFake }) => {
      const page = await openFake();
      const numbers = await page.evaluate(async (how) => {
        const send = how === "runtime" && window.cohabit !== undefined ? window.cohabit.fetch : window.fetch;
        const answer = await send("/v1/endless?bytes=1000");
        const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
        let text = "";
        while (reader !== undefined && text.length < 300_000) text += (await reader.read()).value;
        await reader?.cancel();
        return text.slice(0, 300_000).split("\n").slice(0, -1).map(Number);
      }, way);
      expect(numbers.length).toBeGreaterThan(290);
      expect(numbers).toEqual(numbers.map((_, index) => index));
    });

    test("a reader that does not read stops the host from producing", async ({ openFake }) => {
      const page = await openFake();
      await page.evaluate(async (how) => {
        const send = how === "runtime" && window.cohabit !== undefined ? window.cohabit.fetch : window.fetch;
        Object.assign(window, { unread: await send("/v1/endless?bytes=60000") });
      }, way);
      // The production ends without a disconnect: two counts in a row are equal, while a free-running host makes
      // hundreds a second.
      let before = -1;
      await expect(async () => {
        const { produced } = await countsOf(page);
        const isStill = produced === before;
        before = produced;
        expect(isStill).toBe(true);
      }).toPass({ intervals: [500] });
      expect(before).toBeGreaterThan(0);
      // Beyond our own window the browser buffers any number of bytes of a service worker.
      if (way === "runtime") expect(before).toBeLessThanOrEqual(100);
    });

    test("reader.cancel() reaches the host", async ({ openFake }) => {
      const page = await openFake();
      await page.evaluate(async (how) => {
        const send = how === "runtime" && window.cohabit !== undefined ? window.cohabit.fetch : window.fetch;
        const reader = (await send("/v1/endless")).body?.getReader();
        await reader?.read();
        await reader?.cancel();
      }, way);
      await expect.poll(async () => (await countsOf(page)).cancelled).toBe(1);
    });

    test("AbortController reaches the host and rejects the read with AbortError", async ({ openFake }) => {
      const page = await openFake();
      const errorName = await page.evaluate(async (how) => {
        const send = how === "runtime" && window.cohabit !== undefined ? window.cohabit.fetch : window.fetch;
        const controller = new AbortController();
        const reader = (await send("/v1/endless", { signal: controller.signal })).body?.getReader();
        await reader?.read();
        controller.abort();
        try {
          for (;;) if ((await reader?.read())?.done !== false) return "ended";
        } catch (error) {
          return error instanceof Error ? error.name : String(error);
        }
      }, way);
      expect(errorName).toBe("AbortError");
      await expect.poll(async () => (await countsOf(page)).cancelled).toBe(1);
    });

    test("closing the tab that reads reaches the host in another tab", async ({ openFake, openPage }) => {
      const host = await openFake();
      const reader = await openPage("/bare.html");
      await startFake(reader);
      expect(await reader.evaluate(() => window.cohabit?.status().isHost)).toBe(false);
      await reader.evaluate(async (how) => {
        const send = how === "runtime" && window.cohabit !== undefined ? window.cohabit.fetch : window.fetch;
        const body = (await send("/v1/endless")).body?.getReader();
        await body?.read();
        Object.assign(window, { body });
      }, way);
      expect((await countsOf(host)).cancelled).toBe(0);
      await reader.close();
      await expect.poll(async () => (await countsOf(host)).cancelled).toBe(1);
    });

    test("closing the tab that waits for its first byte reaches the host in another tab", async ({ openFake, openPage }) => {
      const host = await openFake();
      const reader = await openPage("/bare.html");
      await startFake(reader);
      await reader.evaluate((how) => {
        const send = how === "runtime" && window.cohabit !== undefined ? window.cohabit.fetch : window.fetch;
        void send("/v1/silent").catch(() => undefined);
      }, way);
      await expect.poll(async () => (await countsOf(host)).started).toBe(1);
      await reader.close();
      await expect.poll(async () => (await countsOf(host)).cancelled).toBe(1);
    });
  });
}

test("stopping the service worker ends its calls at the host", async ({ openFake, context }) => {
  const page = await openFake();
  await page.evaluate(async () => {
    const reader = (await fetch("/v1/endless")).body?.getReader();
    await reader?.read();
    void fetch("/v1/silent").catch(() => undefined);
  });
  await expect.poll(async () => (await countsOf(page)).started).toBe(2);
  const session = await context.newCDPSession(page);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await expect.poll(async () => (await countsOf(page)).cancelled).toBe(2);
});

test("runtime.fetch aborted before its head rejects and stops the host", async ({ openFake }) => {
  const page = await openFake();
  const errorName = await page.evaluate(async () => {
    const controller = new AbortController();
    const answer = window.cohabit?.fetch("/v1/silent", { signal: controller.signal });
    while ((await (await fetch("/v1/counts")).json()).started === 0);
    controller.abort();
    return answer?.then(
      () => "answered",
      (error: Error) => error.name,
    );
  });
  expect(errorName).toBe("AbortError");
  await expect.poll(async () => (await countsOf(page)).cancelled).toBe(1);
});

test("runtime.fetch works without a service worker", async ({ openFake }) => {
  const page = await openFake({ serviceWorker: false });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  const answer = await fetchIn(page, "/v1/echo", { method: "POST", body: "straight" }, "runtime");
  expect(JSON.parse(answer.text)).toMatchObject({ body: "straight" });
});

test("runtime.fetch refuses URLs outside of the API", async ({ openFake }) => {
  const page = await openFake({ serviceWorker: false });
  for (const url of ["/bare.html", "https://example.com/v1/models"]) {
    const outcome = await page.evaluate(
      (asked) =>
        window.cohabit?.fetch(asked).then(
          () => "answered",
          (error: Error) => error.name,
        ),
      url,
    );
    expect(outcome).toBe("OutsideApiError");
  }
});
