/** `start` called more than once on a page. */
import { expect, fetchIn, test } from "../fixtures.ts";

test("start() again with equal options gives the same runtime", async ({ openPage }) => {
  const page = await openPage("/bare.html");
  const outcome = await page.evaluate(async () => {
    const options = () => ({ aliases: { "command-*": "fake" }, denyList: ["x"], onProgress: () => undefined });
    const runtimes = await Promise.all([window.startFake(options()), window.startFake({ ...options(), base: undefined })]);
    runtimes.push(await window.startFake(options()));
    await runtimes[0]?.ready();
    return { isSame: new Set(runtimes).size === 1, isHost: runtimes[0]?.status().isHost };
  });
  expect(outcome).toEqual({ isSame: true, isHost: true });
  expect((await fetchIn(page, "/v1/models")).status).toBe(200);
});

test("effects that run twice (start, stop, start) leave a runtime that answers", async ({ openPage }) => {
  const page = await openPage("/bare.html");
  await page.evaluate(async () => {
    const runEffect = (): (() => Promise<void>) => {
      const started = window.startFake({ onProgress: () => undefined });
      return async () => (await started).stop();
    };
    const cleanUp = runEffect();
    const cleaned = cleanUp();
    runEffect();
    await cleaned;
    await window.cohabit?.ready();
  });
  expect((await fetchIn(page, "/v1/models")).status).toBe(200);
  expect((await fetchIn(page, "/v1/models", {}, "runtime")).status).toBe(200);
  expect(await page.evaluate(() => window.cohabit?.status().isHost)).toBe(true);
});

test("the runtime ends with the last stop(), and a new one can be started with other options", async ({ openPage }) => {
  const page = await openPage("/bare.html");
  const outcomes = await page.evaluate(async () => {
    const first = await window.startFake();
    await window.startFake();
    const ask = (): Promise<number | string> =>
      first.fetch("/v1/models").then(
        (answer) => answer.status,
        (error: Error) => error.name,
      );
    await first.stop();
    const afterOne = await ask();
    await first.stop();
    const afterBoth = await ask();
    const next = await window.startFake({ denyList: ["other"] });
    return [afterOne, afterBoth, next === first, (await next.fetch("/v1/models")).status];
  });
  expect(outcomes).toEqual([200, "RuntimeStoppedError", false, 200]);
});

test("start() with other options is refused with the names of the options that differ", async ({ openPage }) => {
  const page = await openPage("/bare.html");
  const outcome = await page.evaluate(async () => {
    await window.startFake({ device: "wasm", denyList: ["a"] });
    return window.startFake({ device: "auto", denyList: ["a"], queueLimit: 3 }).then(
      () => "started",
      (error: Error) => `${error.name}: ${error.message}`,
    );
  });
  expect(outcome).toBe(
    "AlreadyStartedError: the runtime of this page is already started with other values of device, queueLimit: " +
      "call start() with the same options, or await runtime.stop() first",
  );
});

test("start() tries again after it failed", async ({ openPage }) => {
  const page = await openPage("/bare.html");
  const outcome = await page.evaluate(async () => {
    const failed = await window.startFake({ denyList: ["refuse these options"] }).catch((error: Error) => error.name);
    const runtime = await window.startFake({ denyList: ["refuse these options no more"] });
    return [failed, (await runtime.fetch("/v1/models")).status];
  });
  expect(outcome).toEqual(["InvalidOptionsError", 200]);
});
