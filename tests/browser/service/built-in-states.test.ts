/** States and failures of the browser's own model: not downloaded, absent, crashed, closed with its page. */
import type { Page } from "playwright/test";
import { callsOf, chat, expect, statusIn, test, user } from "./built-in-page.ts";
import { streamedReplyOf } from "../../soak/streamed-reply.ts";
import { watchStream } from "../../soak/watched-stream.ts";

/** Loads the model in the handler of a click, as an app's button does; resolves to the error's code, or undefined. */
async function clickLoad(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.id = "load";
    button.textContent = "Load";
    button.addEventListener("click", () => {
      Reflect.set(
        window,
        "loading",
        window.cohabit?.load("built-in").then(
          () => "loaded",
          (error: unknown) => String(error),
        ),
      );
    });
    document.body.append(button);
  });
  await page.click("#load");
  return () => page.evaluate(() => Reflect.get(window, "loading"));
}

/** The driver's own evaluations count as clicks. */
async function loadWithoutGesture(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result } = await session.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true, userGesture: false });
    return result.value;
  };
  await expect.poll(() => evaluate("navigator.userActivation.isActive"), { timeout: 30_000 }).toBe(false);
  return evaluate('cohabit.load("built-in").then(() => ({ code: "none" }), ({ name, code, message }) => ({ name, code, message }))');
}

const createsOf = async (page: Page) => (await callsOf(page)).filter(({ call }) => call === "create");

test("nothing is downloaded without a click: requests are 503, load() has a code, and the state is shown", async ({ openBuiltIn }) => {
  const page = await openBuiltIn({ availability: "downloadable" });
  expect(await chat(page, "say:hi")).toMatchObject({ status: 503, body: { message: expect.stringContaining("load") } });
  expect(await loadWithoutGesture(page)).toMatchObject({
    name: "ModelControlError",
    code: "gesture-needed",
    message: expect.stringContaining("in the handler of a click or key press"),
  });
  expect(await statusIn(page)).toMatchObject({ availability: "downloadable" });
  expect(await createsOf(page)).toEqual([]);
});

test("load() of a model that the browser has needs no click", async ({ openBuiltIn }) => {
  const page = await openBuiltIn({ availability: "available" });
  expect(await loadWithoutGesture(page)).toEqual({ code: "none" });
  expect(await chat(page, "say:hi")).toMatchObject({ status: 200 });
});

for (const availability of ["downloadable", "downloading"] as const) {
  test(`a click downloads a model that is ${availability}, with its progress, and then it answers`, async ({ openBuiltIn }) => {
    const page = await openBuiltIn({ availability, holdsDownload: true });
    const loading = await clickLoad(page);
    await expect
      .poll(() => statusIn(page))
      .toMatchObject({ state: "loading", availability: "downloading", progress: { phase: "fetch", share: 0.25 } });
    await page.evaluate(() => window.scriptedBrowser.finishDownload());
    expect(await loading()).toBe("loaded");
    expect(await statusIn(page)).toMatchObject({ state: "loaded", availability: "available" });
    expect(await chat(page, "say:hi")).toMatchObject({ status: 200 });
  });
}

test("a click in another tab downloads there, and the host's sessions stay in its own page", async ({ openBuiltIn }) => {
  const host = await openBuiltIn({ availability: "downloadable" });
  const other = await openBuiltIn({ availability: "downloadable", holdsDownload: true });
  const loading = await clickLoad(other);
  await expect.poll(() => statusIn(host)).toMatchObject({ state: "loading", progress: { share: 0.25 } });
  // A browser has one model for all of its tabs.
  await host.evaluate(() => void (window.scriptedBrowser.availability = "available"));
  await other.evaluate(() => window.scriptedBrowser.finishDownload());
  expect(await loading()).toBe("loaded");
  expect(await chat(other, "say:hi")).toMatchObject({ status: 200 });
  expect((await callsOf(other)).map(({ call }) => call)).toEqual(["create", "destroy"]);
  expect((await callsOf(host)).map(({ call }) => call)).toContain("prompt");
});

test("a download that fails is reported, and the next click tries again", async ({ openBuiltIn }) => {
  const page = await openBuiltIn({ availability: "downloadable", failures: ["NetworkError"] });
  expect(await (await clickLoad(page))()).toContain("the browser could not download its model");
  expect(await statusIn(page)).toMatchObject({ state: "unloaded", availability: "downloadable" });
  await page.evaluate(() => document.querySelector("#load")?.remove());
  expect(await (await clickLoad(page))()).toBe("loaded");
});

test("unload() ends the wait for a download", async ({ openBuiltIn }) => {
  const page = await openBuiltIn({ availability: "downloadable", holdsDownload: true });
  const loading = await clickLoad(page);
  await expect.poll(() => statusIn(page)).toMatchObject({ state: "loading", progress: { share: 0.25 } });
  await page.evaluate(() => window.cohabit?.unload("built-in"));
  expect(await loading()).toContain("its download was ended");
  // The browser continues with it.
  expect(await statusIn(page)).toMatchObject({ state: "unloaded", availability: "downloading" });
});

test("a browser without a model of its own says so, and lists none", async ({ openBuiltIn }) => {
  const page = await openBuiltIn();
  await page.close();
  const without = await openBuiltIn({}, { path: "/service.html", absent: true });
  expect(await chat(without, "say:hi")).toMatchObject({
    status: 500,
    body: { message: expect.stringContaining("this browser has no model of its own") },
  });
  expect(await statusIn(without)).toMatchObject({
    state: "failed",
    error: expect.stringContaining("this browser has no model of its own"),
  });
  const available = await without.evaluate(async () => (await window.cohabit?.available())?.filter(({ id }) => id === "built-in"));
  expect(available).toEqual([
    expect.objectContaining({ fits: false, obstacles: [expect.stringContaining("this browser has no model of its own")] }),
  ]);
});

test("languages that the browser does not support are named", async ({ openBuiltIn }) => {
  const models = [{ id: "built-in", role: "chat" as const, engine: "built-in", builtIn: { languages: ["ja"] } }];
  const page = await openBuiltIn({}, { options: { models } });
  expect(await chat(page, "say:hi")).toMatchObject({ status: 500, body: { message: expect.stringContaining("the languages ja") } });
  await page.evaluate(() => void window.scriptedBrowser.languages.push("ja"));
  const { status, body } = await chat(page, "say:hi");
  expect(status, JSON.stringify(body)).toBe(200);
  expect((await createsOf(page))[0]?.options).toMatchObject({ expectedOutputs: [{ type: "text", languages: ["ja"] }] });
});

test("a model that crashes while it writes continues after what was written", async ({ useBuiltIn }) => {
  const page = await useBuiltIn();
  const body = { model: "built-in", messages: user("letters:10"), max_tokens: 60, stream: true };
  const whole = streamedReplyOf((await (await watchStream(page, "fetch", body)).result()).text);
  const stream = await watchStream(page, "fetch", body);
  await stream.pieces(12);
  await page.evaluate(() => window.scriptedBrowser.crash());
  const { text } = await stream.result();
  expect(streamedReplyOf(text)).toMatchObject({ isComplete: true, comparable: whole.comparable });
  const prompts = (await callsOf(page)).filter(({ call }) => call === "prompt");
  expect(prompts.at(-1)?.messages).toEqual([
    { role: "user", text: "letters:10" },
    { role: "assistant", text: expect.stringMatching(/^[a-z]{20,}$/), prefix: true },
  ]);
});

test("sessions that the browser destroyed between two requests are made anew", async ({ useBuiltIn }) => {
  const page = await useBuiltIn();
  expect(await chat(page, "say:one")).toMatchObject({ status: 200 });
  await page.evaluate(() => window.scriptedBrowser.crash());
  expect(await chat(page, "say:two")).toMatchObject({ status: 200, body: { message: { content: [{ text: "two" }] } } });
});

for (const [name, status] of [
  ["QuotaExceededError", 400],
  ["NotReadableError", 500],
  ["UnknownError", 500],
] as const) {
  test(`a prompt that fails twice with ${name} is ${status}; the next one is answered`, async ({ useBuiltIn }) => {
    const page = await useBuiltIn({ failures: [name, name] });
    expect(await chat(page, "say:lost")).toMatchObject({ status });
    await page.evaluate(() => void window.scriptedBrowser.failures.splice(0));
    expect(await chat(page, "say:next")).toMatchObject({ status: 200, body: { message: { content: [{ text: "next" }] } } });
  });
}

test("unloading ends the sessions in the page", async ({ useBuiltIn }) => {
  const page = await useBuiltIn();
  await chat(page, "say:hi");
  expect(await page.evaluate(() => window.scriptedBrowser.sessions.size)).toBeGreaterThan(0);
  await page.evaluate(() => window.cohabit?.unload("built-in"));
  await expect.poll(() => page.evaluate(() => window.scriptedBrowser.sessions.size)).toBe(0);
});

test.describe("the hosting page is closed in the middle of a reply", () => {
  const body = { model: "built-in", messages: user("letters:10"), max_tokens: 60, stream: true };

  test("the next page continues it in a new session, with what was written as a prefix", async ({ openBuiltIn }) => {
    const host = await openBuiltIn();
    const reader = await openBuiltIn({}, { options: { directFetch: true } });
    const whole = streamedReplyOf((await (await watchStream(reader, "runtime", body)).result()).text);
    const stream = await watchStream(reader, "runtime", body);
    await stream.pieces(12);
    await host.close();
    const { text, error } = await stream.result();
    expect(error).toBeUndefined();
    expect(streamedReplyOf(text)).toMatchObject({ isComplete: true, starts: 1, comparable: whole.comparable });
    expect((await callsOf(reader)).filter(({ call }) => call === "prompt")).toHaveLength(1);
  });

  test("it ends with ERROR if the browser has no prefixes", async ({ openBuiltIn }) => {
    const host = await openBuiltIn({ continuesPrefixes: false });
    const reader = await openBuiltIn({ continuesPrefixes: false }, { options: { directFetch: true } });
    const stream = await watchStream(reader, "runtime", body);
    await stream.pieces(12);
    await host.close();
    const { text } = await stream.result();
    expect(text).toContain('"finish_reason":"ERROR"');
    expect(text.match(/"type":"content-end"/g)).toHaveLength(1);
  });

  test("a JSON reply ends with ERROR, because its rest could not be held to the schema", async ({ openBuiltIn }) => {
    const host = await openBuiltIn();
    const reader = await openBuiltIn({}, { options: { directFetch: true } });
    const sent = { ...body, messages: user("slow:10"), response_format: { type: "json_object" } };
    const stream = await watchStream(reader, "runtime", sent);
    await stream.pieces(8);
    await host.close();
    expect((await stream.result()).text).toContain('"finish_reason":"ERROR"');
  });
});

test("the model that Debian's Chromium exposes is listed with the reason why it cannot be used", async ({ openBuiltIn }) => {
  const page = await openBuiltIn({}, { own: true, options: { models: [] } });
  const listed = async () => page.evaluate(async () => (await window.cohabit?.available())?.find(({ id }) => id === "built-in"));
  expect(await page.evaluate(() => typeof Reflect.get(window, "LanguageModel"))).toBe("function");
  expect(await listed()).toMatchObject({
    title: "The browser's own model",
    role: "chat",
    isListed: false,
    fits: false,
    device: "browser",
    obstacles: [expect.stringContaining("the browser says that its model cannot run here")],
  });
});

test("a page that may not use the model is told which header or attribute it needs", async ({ openBuiltIn }) => {
  const denied = await openBuiltIn({}, { deniedByPolicy: true });
  expect(await chat(denied, "say:hi")).toMatchObject({ status: 500, body: { message: expect.stringContaining('allow="language-model"') } });
});
