/** The playground with the server stopped, hanging or redeployed, in a profile that is closed and opened again. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { chat, damageWeights, embed, expect, keptPaths, test, untilKept, untilReady, visit } from "./playground-visit.ts";

const chatWeights = "/models/starter-chat/onnx/model.onnx";
const embedWeights = "/models/starter-embed/onnx/model_quantized.onnx";
/** Scripts and WASM, by path. */
const assetsOf = (build: string): string[] =>
  ["assets", "cohabit"].flatMap((folder) =>
    readdirSync(path.join(build, folder), { recursive: true, encoding: "utf8" }).map((name) => `/${folder}/${name}`),
  );

test.setTimeout(120_000);

test("after the first visit everything works with the server stopped: reload, new tab, a browser opened again", async ({
  server,
  openBrowser,
}) => {
  let context = await openBrowser();
  let page = await visit(context, server.url);
  const reply = await chat(page);
  await untilKept(page);
  await server.stop();

  await page.reload();
  await untilReady(page);
  expect(await chat(page)).toBe(reply);
  const tab = await visit(context, `${server.url}?from=a-link`);
  expect(await chat(tab)).toBe(reply);
  // The docs are stored, too, although no page has opened them before.
  await tab.goto(`${server.url}docs/`);
  await tab.getByRole("combobox", { name: "Search the docs" }).fill("offline");
  await tab.getByRole("option").first().click();
  await expect(tab.getByRole("heading", { name: "Offline", level: 1 })).toBeVisible();

  context = await openBrowser();
  page = await visit(context, server.url);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  expect(await chat(page)).toBe(reply);
});

test("a second visit fetches no model, no script and no WASM again", async ({ server, openBrowser }) => {
  let page = await visit(await openBrowser(), server.url);
  await chat(page);
  await untilKept(page);
  const first = server.sentBytes();
  expect(server.sent().filter((sent) => sent === chatWeights)).toHaveLength(1);
  server.forgetRequests();
  page = await visit(await openBrowser(), server.url);
  await chat(page);
  const second = server.sentBytes();
  test.info().annotations.push({ type: "bytes", description: `first visit ${first}, second visit ${second}` });
  console.log(
    `bytes sent: first visit ${first}, second visit ${second} (${server.requests.map((request) => `${request.path} ${request.status}`).join(", ")})`,
  );
  expect(server.requests.map((request) => request.path).filter((asked) => /^\/(?:models|assets|cohabit)\//.test(asked))).toEqual([]);
  expect(second).toBeLessThan(100_000);
});

for (const damage of ["alter", "cut"] as const) {
  test(`stored weights that are damaged (${damage}) are fetched again once, and never served`, async ({ server, openBrowser }) => {
    const context = await openBrowser();
    const page = await visit(context, server.url);
    const vector = await embed(page);
    await damageWeights(page, damage);
    server.forgetRequests();
    for (let visits = 0; visits < 2; visits++) {
      await page.reload();
      await untilReady(page);
      expect(await embed(page)).toEqual(vector);
    }
    expect(server.requests.map((request) => request.path).filter((asked) => asked.startsWith("/models/"))).toEqual([embedWeights]);
  });
}

test("after a redeploy that renames every script an open page keeps the files that it needs to take over, and they are removed afterwards", async ({
  builds,
  server,
  openBrowser,
}) => {
  const context = await openBrowser();
  const host = await visit(context, server.url);
  const follower = await visit(context, server.url);
  const vector = await embed(follower);
  await untilKept(host);
  expect(assetsOf(builds.second)).not.toContain(assetsOf(builds.first).find((asset) => asset.includes("/host.worker-")));
  server.folder = builds.second;
  server.forgetRequests();
  await host.close();
  // The page of the first build starts a host and an engine of the first build.
  await untilReady(follower);
  expect(await embed(follower)).toEqual(vector);

  // Pages that open now are of the second build; the first one's files stay while its page is open.
  const old = (await keptPaths(follower)).filter(
    (kept) => assetsOf(builds.first).includes(kept) && !assetsOf(builds.second).includes(kept),
  );
  expect(old.some((kept) => kept.includes("/host.worker-"))).toBe(true);
  const next = await visit(context, server.url);
  expect(
    server
      .sent()
      .filter((sent) => /\/assets\/index-.*\.js/.test(sent))
      .every((sent) => assetsOf(builds.second).includes(sent)),
  ).toBe(true);
  await follower.close();
  await untilReady(next);
  expect(await embed(next)).toEqual(vector);
  await expect.poll(async () => (await keptPaths(next)).filter((kept) => old.includes(kept))).toEqual([]);
  await untilKept(next);
  await server.stop();
  await next.reload();
  await untilReady(next);
  expect(await embed(next)).toEqual(vector);
});

test("a server that does not respond counts as unreachable", async ({ server, openBrowser }) => {
  const context = await openBrowser();
  const page = await visit(context, server.url);
  const vector = await embed(page);
  await untilKept(page);
  server.isHanging = true;
  await page.reload();
  await untilReady(page);
  expect(await embed(page)).toEqual(vector);
});

test("a browser that gives no room serves the model all the same, unstored", async ({ server, openBrowser }) => {
  const context = await openBrowser();
  const page = await context.newPage();
  const warnings: string[] = [];
  context.on("console", (message) => warnings.push(message.text()));
  await page.goto(server.url);
  const session = await context.newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: new URL(server.url).origin, quotaSize: 1_000_000 });
  await untilReady(page);
  expect(await embed(page)).toHaveLength(384);
  await expect
    .poll(() => warnings.join("\n"))
    .toMatch(/starter-embed: onnx\/model_quantized\.onnx is not stored for the next visit: QuotaExceededError/);
  expect(
    await page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle("cohabit-weights");
      let bytes = 0;
      for await (const handle of folder.values()) if (handle instanceof FileSystemFileHandle) bytes += (await handle.getFile()).size;
      return bytes;
    }),
  ).toBeLessThan(1_000_000);
});

test("the playground can be installed as an app", async ({ server, openBrowser }) => {
  const context = await openBrowser();
  const page = await visit(context, server.url);
  const session = await context.newCDPSession(page);
  const { errors, url } = await session.send("Page.getAppManifest");
  expect({ errors, url }).toEqual({ errors: [], url: `${server.url}manifest.webmanifest` });
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors).toEqual([]);
});
