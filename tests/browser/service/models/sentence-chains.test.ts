/** Folders of sentence-transformers by their ids in a real browser: the vectors equal the library's, and assumptions are reported. */
import type { Page } from "playwright/test";
import { HubServer } from "../../../hub/hub-server.ts";
import { chainFiles, chainReference, sentenceChains } from "../../../scripted/sentence-chains.ts";
import { openStaticSite, type StaticSite } from "../../static-site.ts";
import { expect, openServiceOn, test } from "../service-page.ts";

let hub: HubServer;
let site: StaticSite;

test.beforeAll(async () => {
  hub = new HubServer();
  await hub.start();
  for (const chain of sentenceChains) hub.push(`org/${chain}`, Object.fromEntries(chainFiles(chain)));
  const files = Object.fromEntries(chainFiles("dense"));
  const bare = ["config.json", "tokenizer.json", "tokenizer_config.json", "onnx/model.onnx"].map((path) => [path, files[path] ?? ""]);
  hub.push("org/nameless", Object.fromEntries(bare));
  const modules = JSON.stringify([
    { path: "", type: "sentence_transformers.models.Transformer" },
    { path: "1_CNN", type: "sentence_transformers.models.CNN" },
  ]);
  hub.push("org/refused", { ...files, "modules.json": modules });
  // Other pages of the tests have a policy that allows no requests to other sites.
  site = await openStaticSite();
});
test.afterAll(async () => {
  await hub.stop();
  await site.close();
});

interface Answer {
  status: number;
  warning: string | null;
  body: unknown;
}

const embed = (page: Page, model: string, texts: string[], inputType: string): Promise<Answer> =>
  page.evaluate(
    async ([content]) => {
      const response = await fetch("/v2/embed", { method: "POST", headers: { Authorization: "Bearer any" }, body: content });
      return { status: response.status, warning: response.headers.get("X-API-Warning"), body: await response.json() };
    },
    [JSON.stringify({ model, texts, input_type: inputType, embedding_types: ["float"] })] as const,
  );

function cosine(one: readonly number[], other: readonly number[]): number {
  const product = one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
  return one.length === other.length ? product / (Math.hypot(...one) * Math.hypot(...other)) : Number.NaN;
}

test("vectors equal sentence-transformers', for every folder and input type", async ({ context }) => {
  const models = sentenceChains.map((chain) => `org/${chain}`);
  const page = await openServiceOn(context, `http://127.0.0.1:${site.port}/service.html`, { models, hubs: [hub.url], device: "wasm" });
  for (const chain of sentenceChains) {
    const { rows } = chainReference(chain);
    for (const inputType of ["search_document", "search_query"]) {
      const wanted = rows.filter((row) => row.inputType === inputType);
      const texts = wanted.map(({ text }) => text);
      const { status, warning, body } = await embed(page, `org/${chain}`, texts, inputType);
      expect([chain, status, warning]).toEqual([chain, 200, null]);
      const vectors: number[][] = Object(body).embeddings.float;
      for (const [index, { vector }] of wanted.entries()) expect(cosine(vectors[index] ?? [], vector), chain).toBeGreaterThan(0.9999);
    }
  }
});

test("an embedder without a pooling in its files is reported on the console and in each reply, until its entry has one", async ({
  context,
}) => {
  const entries = ["org/nameless", { hub: "org/nameless", id: "told", pooling: "cls" as const }];
  const lines: string[] = [];
  context.on("console", (message) => lines.push(message.text()));
  const options = { models: entries, hubs: [hub.url], device: "wasm" as const };
  const page = await openServiceOn(context, `http://127.0.0.1:${site.port}/service.html`, options);
  const assumed = /model 'org\/nameless': .*pooling "mean" was assumed.*give `pooling`/;
  for (let call = 0; call < 2; call++) {
    const { warning, body } = await embed(page, "org/nameless", ["a"], "search_document");
    expect(warning).toMatch(assumed);
    expect(Object(body).meta.warnings).toEqual([expect.stringMatching(assumed)]);
  }
  expect(lines.filter((line) => assumed.test(line))).toHaveLength(1);
  const told = await embed(page, "told", ["a"], "search_document");
  expect([told.status, told.warning, Object(told.body).meta.warnings]).toEqual([200, null, undefined]);
});

test("a module that cannot be computed is refused by name before the weights are asked for", async ({ context }) => {
  hub.requests = [];
  const options = { models: ["org/refused"], hubs: [hub.url], device: "wasm" as const };
  const page = await openServiceOn(context, `http://127.0.0.1:${site.port}/service.html`, options);
  const { status, body } = await embed(page, "org/refused", ["a"], "search_document");
  expect([status, Object(body).message]).toEqual([
    500,
    expect.stringContaining("sentence_transformers.models.CNN, which is not supported"),
  ]);
  expect(hub.requests.filter(({ path }) => path.endsWith(".onnx"))).toEqual([]);
});
