/** Folders of models that are made to hang or to exhaust their reader: only the model fails, with the reason. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import type { RepositoryFile } from "../../../hub/hub-repository.ts";
import { HubServer } from "../../../hub/hub-server.ts";
import { openStaticSite, type StaticSite } from "../../static-site.ts";
import { expect, openServiceOn, test } from "../service-page.ts";

const folder = "tests/models/llama-concat";
const own = (name: string): string => readFileSync(`${folder}/${name}`, "utf8");
const withTemplate = (template: string): Record<string, string | Uint8Array> => ({
  "config.json": own("config.json"),
  "tokenizer.json": own("tokenizer.json"),
  "tokenizer_config.json": "{}",
  "chat_template.jinja": template,
  "onnx/model.onnx": new Uint8Array(readFileSync(`${folder}/onnx/model.onnx`)),
});
const withFile = (name: string, content: string): Record<string, string | Uint8Array> => ({
  ...withTemplate("{{ messages[0].content }}"),
  [name]: content,
});
const doubling = (start: string): string =>
  `{% set ns = namespace(v=${start}) %}{% for i in range(60) %}{% set ns.v = ns.v + ns.v %}{% endfor %}{{ ns.v | length }}{{ ns.v }}`;

const templates: Record<string, string> = {
  loops: "{% for i in range(200000) %}{% for j in range(200000) %}{% endfor %}{% endfor %}",
  "doubled-list": doubling("[1, 2]"),
  "doubled-text": doubling("'ab'"),
  recursion: "{% macro f(n) %}{{ f(n + 1) }}{% endmacro %}{{ f(0) }}",
  "huge-range": "{{ range(100000000000) | list | length }}",
};
const files: Record<string, [name: string, content: string, reason: RegExp]> = {
  nested: ["config.json", `{"a":${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}}`, /config\.json is not JSON: it is nested deeper than/],
  page: ["config.json", "<!DOCTYPE html><title>moved</title>", /config\.json is a web page/],
  pointer: [
    "tokenizer_config.json",
    "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n",
    /tokenizer_config\.json is a pointer of Git LFS/,
  ],
};
/** Bytes of one config.json: parsing it exhausts the memory. */
const hugeBytes = 200_000_000;
const huge: RepositoryFile = {
  path: "config.json",
  bytes: hugeBytes,
  read: (start = 0, end = hugeBytes) => new Uint8Array(end - start).fill(32),
};

const ids = [...Object.keys(templates), ...Object.keys(files), "huge"].map((name) => `hostile/${name}`);
let hub: HubServer;
let site: StaticSite;

test.beforeAll(async () => {
  hub = new HubServer();
  await hub.start();
  for (const [name, template] of Object.entries(templates)) hub.push(`hostile/${name}`, withTemplate(template));
  for (const [name, [file, content]] of Object.entries(files)) hub.push(`hostile/${name}`, withFile(file, content));
  hub.pushFiles("hostile/huge", [huge]);
  site = await openStaticSite();
});
test.afterAll(async () => {
  await hub.stop();
  await site.close();
});

const ask = (page: Page, model: string): Promise<string> =>
  page.evaluate(async (name) => {
    const body = JSON.stringify({ model: name, messages: [{ role: "user", content: "Hello" }], max_tokens: 2 });
    const answer = await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer any" }, body });
    return `${answer.status} ${await answer.text()}`;
  }, model);

/** Asks a starter model again and again, until `stop` gives how each was answered. */
const askAllAlong = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const statuses: number[] = [];
    let isOver = false;
    const run = async (): Promise<number[]> => {
      while (!isOver) {
        const body = JSON.stringify({ model: "starter-embed", input_type: "search_query", texts: ["a cat"] });
        const answer = await fetch("/v2/embed", { method: "POST", headers: { Authorization: "Bearer any" }, body });
        await answer.text();
        statuses.push(answer.status);
      }
      return statuses;
    };
    const running = run();
    Object.assign(window, {
      stopAsking: () => {
        isOver = true;
        return running;
      },
    });
  });
const stopAsking = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { stopAsking: () => Promise<number[]> }).stopAsking());

test("hostile folders fail alone, with their reason, while the starter models answer; after a reload, too", async ({ context }) => {
  const options = { models: ids, hubs: [hub.url], device: "wasm" as const };
  const address = `http://127.0.0.1:${site.port}/service.html`;
  for (const visit of ["first", "second"]) {
    const page = await openServiceOn(context, address, options);
    let hasCrashed = false;
    page.on("crash", () => (hasCrashed = true));
    const epoch = await page.evaluate(() => window.cohabit?.status().epoch);
    await askAllAlong(page);
    for (let time = 0; time < 2; time++) {
      const answers = await Promise.all(ids.map((id) => ask(page, id)));
      for (const [index, answer] of answers.entries()) {
        const id = ids[index] ?? "";
        const name = id.slice("hostile/".length);
        const reason = files[name]?.[2] ?? (name === "huge" ? /config\.json has 200000000 bytes/ : /chat template/);
        expect(answer, `${visit} visit`).toMatch(/^500 /);
        expect(answer, `${visit} visit`).toContain(`model '${id}'`);
        expect(answer, `${visit} visit`).toMatch(reason);
      }
    }
    const statuses = await stopAsking(page);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(hasCrashed).toBe(false);
    expect(await page.evaluate(() => window.cohabit?.status().epoch)).toBe(epoch);
    await page.close();
  }
  // The file that is too large was not fetched.
  expect(hub.sentBytes).toBeLessThan(hugeBytes / 2);
});
