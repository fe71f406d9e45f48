/** Request bodies over the limit, which no realm may read completely. */
import { countsOf, expect, fetchIn, test } from "../fixtures.ts";

for (const way of ["service worker", "runtime"] as const) {
  test(`a body over the limit is answered 413 over the ${way} and does not reach the host`, async ({ openFake }) => {
    const page = await openFake();
    const answer = await page.evaluate(async (how) => {
      const send = how === "runtime" && window.cohabit !== undefined ? window.cohabit.fetch : window.fetch;
      const response = await send("/v1/endless", { method: "POST", body: new Uint8Array(32 * 1024 * 1024 + 1) });
      return { status: response.status, id: response.headers.get("X-Debug-Trace-Id"), body: await response.json() };
    }, way);
    expect(answer.status).toBe(413);
    expect(answer.body).toEqual({ message: "request body too large: at most 33554432 bytes are accepted", id: answer.id });
    expect((await countsOf(page)).started).toBe(0);
  });

  test(`an endless body is read over the ${way} up to the limit only`, async ({ openFake }) => {
    const page = await openFake({ maxBodyBytes: 100_000 });
    const outcome = await page.evaluate(async (how) => {
      const send = how === "runtime" && window.cohabit !== undefined ? window.cohabit.fetch : window.fetch;
      let isCancelled: () => void = () => undefined;
      const cancelled = new Promise<void>((resolve) => (isCancelled = resolve));
      const body = new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(10_000)),
        cancel: () => isCancelled(),
      });
      const init: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
      const { status } = await send("/v1/endless", init);
      await cancelled;
      return status;
    }, way);
    expect(outcome).toBe(413);
  });

  test(`a body at the limit passes over the ${way}`, async ({ openFake }) => {
    const page = await openFake({ maxBodyBytes: 100_000 });
    const answer = await fetchIn(page, "/v1/echo", { method: "POST", body: "a".repeat(100_000) }, way);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text).body).toHaveLength(100_000);
  });
}
