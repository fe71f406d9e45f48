/**
 * The browser's storage fails under a running host: others use up the room, the user clears the site's data, another tab
 * deletes a database. Requests get the contract's errors with a reason, and the next ones are served without a reload.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { BrowserContext, CDPSession, Page } from "playwright/test";
import { familyFolder } from "../../../scripted/tiny-families.ts";
import { serveFamilies } from "../models/serve-families.ts";
import { shared } from "../../shared-pages.ts";
import { expect, openServiceOn, serviceOptions, test as base } from "../service-page.ts";

const stored = "bert-sentence";
const files = Object.fromEntries(
  ["config.json", "tokenizer.json", "tokenizer_config.json", "onnx/model.onnx"].map((name) => {
    const content = readFileSync(`${familyFolder(stored)}/${name}`);
    return [name, { bytes: content.byteLength, sha256: createHash("sha256").update(content).digest("hex") }];
  }),
);
const model = { id: stored, role: "embed" as const, contextLength: 128, onnx: { wasm: { file: "onnx/model.onnx" } }, files };

/** Opens the service with a small model of real files, which are loaded and stored again after each loss. */
async function openWithModel(context: BrowserContext): Promise<Page> {
  await serveFamilies(context);
  const models = [...(serviceOptions.models ?? []), model];
  return openServiceOn(context, "/service.html", { ...serviceOptions, models, connectorTestSearch: false });
}

/** `survivor`: loses its data in one test after the other, without a reload. `page` loses it once. */
const test = base.extend<{ survivor: Page; page: Page }>({
  survivor: shared("lost storage", openWithModel),
  page: async ({ context }, use) => use(await openWithModel(context)),
});

interface Answer {
  status: number;
  retryAfter: string | null;
  message: string;
}

/** A request to each kind of store, by the name of the store. */
function useEveryStore(page: Page, round: string): Promise<Record<string, Answer>> {
  return page.evaluate(async (name) => {
    const send = async (path: string, body?: BodyInit, method = body === undefined ? "GET" : "POST") => {
      const response = await fetch(path, { method, headers: { Authorization: "Bearer full" }, ...(body === undefined ? {} : { body }) });
      const text = await response.text();
      return { status: response.status, retryAfter: response.headers.get("Retry-After"), message: text };
    };
    const form = new FormData();
    form.append("data", new Blob([`${JSON.stringify({ text: "x".repeat(3000) })}\n`.repeat(100)]), "rows.jsonl");
    const upload = await send(`/v1/datasets?name=${name}&type=embed-input`, form);
    const { id = "none" } = JSON.parse(upload.message);
    const dataset = async () => JSON.parse((await send(`/v1/datasets/${id}`)).message).dataset;
    while (upload.status === 200 && ["queued", "processing"].includes((await dataset())?.validation_status)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const part = upload.status === 200 ? (await dataset())?.dataset_parts?.[0]?.url : undefined;
    const connector = { name, url: `${location.origin}/search`, service_auth: { type: "bearer", token: "secret" } };
    const chat = { model: "scripted-chat", message: "say:hello", conversation_id: name };
    const embed = { model: "bert-sentence", input_type: "search_query", texts: [name] };
    const job = { model: "scripted-embed", dataset_id: id, input_type: "search_document" };
    return {
      upload,
      list: await send("/v1/datasets"),
      ...(part === undefined ? {} : { part: await send(part) }),
      ...(part === undefined ? {} : { job: await send("/v1/embed-jobs", JSON.stringify(job)) }),
      connector: await send("/v1/connectors", JSON.stringify(connector)),
      connectors: await send("/v1/connectors"),
      conversation: await send("/v1/chat", JSON.stringify(chat)),
      embed: await send("/v2/embed", JSON.stringify(embed)),
    };
  }, round);
}

function expectServed(answers: Record<string, Answer>): void {
  for (const [store, { status, message }] of Object.entries(answers)) expect(status, `${store}: ${message.slice(0, 300)}`).toBe(200);
  expect(Object.keys(answers)).toContain("part");
}

/** Served, or refused by the contract with a reason; never "uncaught". */
function expectReasons(answers: Record<string, Answer>): void {
  for (const [store, { status, message, retryAfter }] of Object.entries(answers)) {
    const what = `${store}: ${status} ${message.slice(0, 300)}`;
    expect([200, 400, 404, 503], what).toContain(status);
    if (status === 400) expect(message, what).toMatch(/not enough storage: /);
    if (status === 503) {
      expect(message, what).toMatch(/service unavailable: .*(storage|database|file)/);
      expect(retryAfter, what).toBe("1");
    }
  }
}

const clear =
  (...types: string[]) =>
  (page: Page, session: CDPSession): Promise<unknown> =>
    session.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes: types.join(",") });

const causes: Record<string, (page: Page, session: CDPSession) => Promise<unknown>> = {
  "the user clears all data of the site": clear("indexeddb", "file_systems", "cache_storage", "local_storage", "websql"),
  "the browser clears the databases": clear("indexeddb"),
  "the browser clears the file systems": clear("file_systems"),
  "the browser clears the caches": clear("cache_storage"),
  "a script empties the private file system": (page) =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const names: string[] = [];
      for await (const name of root.keys()) names.push(name);
      for (const name of names) await root.removeEntry(name, { recursive: true });
      return names;
    }),
  "another tab deletes every database": async (page) => {
    const other = await page.context().newPage();
    await other.goto("/bare.html?other");
    const deleted = await other.evaluate(async () => {
      const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
      const remove = (name: string) =>
        new Promise<string>((resolve) => {
          const request = indexedDB.deleteDatabase(name);
          request.addEventListener("success", () => resolve(name));
          request.addEventListener("error", () => resolve(`${name} failed`));
        });
      return Promise.all(names.map(remove));
    });
    expect(deleted.sort()).toEqual(["cohabit", "cohabit-conversations", "cohabit-weights"]);
    await other.close();
  },
  "another tab upgrades every database": async (page) => {
    const other = await page.context().newPage();
    await other.goto("/bare.html?other");
    const upgraded = await other.evaluate(async () => {
      const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
      const upgrade = (name: string) =>
        new Promise<number>((resolve) => {
          const request = indexedDB.open(name, 2);
          request.addEventListener("upgradeneeded", () => request.result.createObjectStore("of a later version"));
          request.addEventListener("success", () => {
            resolve(request.result.version);
            request.result.close();
          });
        });
      return Promise.all(names.map(upgrade));
    });
    expect(upgraded).toEqual([2, 2, 2]);
    await other.close();
  },
};

async function expectServedAfter(cause: string, page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  expectServed(await useEveryStore(page, "before"));
  await causes[cause]?.(page, session);
  expectReasons(await useEveryStore(page, "meanwhile"));
  await page.evaluate(() => window.cohabit?.unload("bert-sentence"));
  expectServed(await useEveryStore(page, "after"));
  // Secrets that were sealed after the loss can be used after a reload.
  expect(await page.evaluate(async () => (await window.cohabit?.storage())?.models.map(({ id }) => id))).toEqual([stored]);
}

for (const cause of Object.keys(causes)) {
  const title = `${cause}: no request fails without a reason, and the next are served`;
  // A script cannot remove files that are open.
  if (cause === "a script empties the private file system") test(title, ({ page }) => expectServedAfter(cause, page));
  else test(title, ({ survivor }) => expectServedAfter(cause, survivor));
}

for (const cause of ["the user clears all data of the site", "the browser clears the databases", "the browser clears the file systems"]) {
  test(`${cause} in the middle of an upload: it is refused with the reason, or whole`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await page.evaluate(async () => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      const row = `${JSON.stringify({ text: "x".repeat(1000) })}\n`;
      const write = (text: string) => writer.write(new TextEncoder().encode(text));
      const head = 'Content-Disposition: form-data; name="data"; filename="rows.jsonl"\r\n\r\n';
      const sending = window.cohabit?.fetch("/v1/datasets?name=cut&type=embed-input", {
        method: "POST",
        headers: { Authorization: "Bearer full", "Content-Type": "multipart/form-data; boundary=cut" },
        body: readable,
        duplex: "half",
      } as RequestInit);
      await write(`--cut\r\n${head}${row.repeat(3000)}`);
      const finish = async () => {
        await write(`${row.repeat(2000)}\r\n--cut--\r\n`).catch(() => undefined);
        await writer.close().catch(() => undefined);
        const response = await sending;
        return { status: response?.status ?? 0, retryAfter: response?.headers.get("Retry-After") ?? null, message: await response?.text() };
      };
      Object.assign(window, { finish });
    });
    await causes[cause]?.(page, session);
    const answer = await page.evaluate((): Promise<Answer> => Reflect.get(window, "finish")());
    expectReasons({ upload: answer });
    expectServed(await useEveryStore(page, "after"));
    const { datasets } = await page.evaluate(async () =>
      (await fetch("/v1/datasets", { headers: { Authorization: "Bearer full" } })).json(),
    );
    const cut = datasets.filter(({ name }: { name: string }) => name === "cut");
    expect(cut).toHaveLength(answer.status === 200 ? 1 : 0);
    for (const { dataset_parts: parts } of cut) expect(parts[0].num_rows).toBe(5000);
  });
}

test("other data uses up the quota: requests are 400 with the reason, leave no record, and are served once there is room", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  expectServed(await useEveryStore(page, "before"));
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1000 });
  const meanwhile = await useEveryStore(page, "meanwhile");
  expectReasons(meanwhile);
  expect(meanwhile["upload"]?.status).toBe(400);
  // The reply is complete, and reports that the conversation was not stored.
  expect(meanwhile["conversation"]?.status).toBe(200);
  expect(meanwhile["embed"]?.status).toBe(200);
  await session.send("Storage.overrideQuotaForOrigin", { origin });
  const names = await page.evaluate(async () => {
    const response = await fetch("/v1/datasets", { headers: { Authorization: "Bearer full" } });
    return (await response.json()).datasets.map(({ name }: { name: string }) => name);
  });
  expect(names).toEqual(["before-embeddings", "before"]);
  expectServed(await useEveryStore(page, "after"));
});
