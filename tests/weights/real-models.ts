/** The product with models of a local hub, which redirects weights as the public one does. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, test as base, type BrowserContext, type Page, type WorkerInfo } from "playwright/test";
import { z } from "zod";
import { openServiceOn } from "../browser/service/service-page.ts";
import { replySchema } from "../contract/cases/responses.ts";
import { HubServer } from "../hub/hub-server.ts";
import type { Evaluates } from "../soak/watched-stream.ts";
import { modelsFolder } from "./reference.ts";

export { expect } from "playwright/test";

export const gemma = "google/gemma-3-270m";
export const smol = "HuggingFaceTB/SmolLM2-135M-Instruct";
export const minilm = "sentence-transformers/all-MiniLM-L6-v2";
export const chatModels = [smol, gemma];
/** The same models as GGUF files, which the engine `onnx` runs as graphs on the CPU. */
export const ggufModels = chatModels.map((id) => `${id}-GGUF`);

/** A model with an entry of its own: the same files by another engine, without products in int8, or with another context. */
export const byLlamaCpp = (id: string): string => `${id}-by-llama-cpp`;
export const inFloat = (id: string): string => `${id}-float`;
export const shortened = (id: string): string => `${id}-short`;
export const shortContext = 320;
/** The models whose GGUF files llama.cpp runs. */
export const llamaCppModels = ggufModels.map(byLlamaCpp);
/** The id of the repository of a model's files. */
export const repositoryOf = (model: string): string => ggufModels.find((id) => byLlamaCpp(id) === model) ?? model;

const file = "onnx/model_q4.onnx";
export const entries = [
  minilm,
  ...chatModels,
  ...ggufModels,
  ...ggufModels.map((id) => ({ hub: id, id: byLlamaCpp(id), gguf: { files: ["model.gguf"], engines: { wasm: ["llama-cpp" as const] } } })),
  ...chatModels.map((id) => ({ hub: id, id: inFloat(id), onnx: { wasm: { file, int8Products: false } } })),
  ...chatModels.map((id) => ({ hub: id, id: shortened(id), contextLength: shortContext })),
];

interface WorkerFixtures {
  hub: HubServer;
  /** A page that hosts, for the tests that need no tabs of their own. */
  service: Page;
  /** Another profile: no page of it hosts before a test opens one. */
  profile: BrowserContext;
}

interface TestFixtures {
  /** A tab of that profile. */
  openTab: () => Promise<Page>;
}

/** On disk, because a private window stores less. */
async function withProfile({ project }: WorkerInfo, browser: Browser, use: (profile: BrowserContext) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "real-weights-"));
  const { launchOptions, baseURL = "" } = project.use;
  const profile = await browser.browserType().launchPersistentContext(folder, { ...launchOptions, baseURL });
  await use(profile);
  await profile.close();
  rmSync(folder, { recursive: true, force: true });
}

const open = (profile: BrowserContext, hub: HubServer): Promise<Page> =>
  openServiceOn(profile, "/service.html", { models: entries, hubs: [hub.url], device: "wasm", precache: true });

/** A hub that has all models. */
export async function withHub(use: (hub: HubServer) => Promise<void>): Promise<void> {
  const hub = new HubServer();
  for (const id of [minilm, ...chatModels, ...ggufModels]) hub.pushFolder(id, path.join(modelsFolder, id));
  await hub.start();
  await use(hub);
  await hub.stop();
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // eslint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of the fixtures here.
  hub: [({}, use) => withHub(use), { scope: "worker" }],
  service: [
    async ({ browser, hub }, use, info) => withProfile(info, browser, async (profile) => use(await open(profile, hub))),
    { scope: "worker", timeout: 120_000 },
  ],
  profile: [async ({ browser }, use, info) => withProfile(info, browser, use), { scope: "worker" }],
  openTab: async ({ profile, hub }, use) => {
    await use(() => open(profile, hub));
    // The first is empty; without any page the browser would end.
    for (const page of profile.pages().slice(1)) await page.close();
  },
});

const answerSchema = z.object({ status: z.number(), body: z.unknown() });

export async function post(page: Evaluates, route: string, body: object): Promise<z.output<typeof answerSchema>> {
  const answer: unknown = await page.evaluate(
    async ([url, sent]) => {
      const headers = { Authorization: "Bearer any", "Content-Type": "application/json" };
      const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(sent) });
      return { status: response.status, body: await response.json() };
    },
    [route, body] as const,
  );
  return answerSchema.parse(answer);
}

/** Posts a request and returns the body, parsed by `schema`; a status other than 200 fails with the body. */
export async function posted<S extends z.ZodType>(page: Evaluates, route: string, body: object, schema: S): Promise<z.output<S>> {
  const answer = await post(page, route, body);
  base.expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  return schema.parse(answer.body);
}

export type Reply = z.output<typeof replySchema>;

/** A greedy reply of /v2/chat. */
export const chat = (page: Evaluates, body: { model: string } & Record<string, unknown>): Promise<Reply> =>
  posted(page, "/v2/chat", { temperature: 0, ...body }, replySchema);

export const user = (content: string): object[] => [{ role: "user", content }];
export const textOf = (reply: Reply): string =>
  (reply.message.content ?? []).map((block) => (block.type === "text" ? block.text : "")).join("");
export const tokensOf = (reply: Reply): number[] => (reply.logprobs ?? []).flatMap(({ token_ids: ids }) => ids);
