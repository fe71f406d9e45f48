/** A GGUF file that the onnx engine runs: named by its id, chosen on WASM, with grammars and log probabilities. */
import { HubServer } from "../../../hub/hub-server.ts";
import { openStaticSite, type StaticSite } from "../../static-site.ts";
import { expect, openServiceOn, test } from "../service-page.ts";

const id = "org/tiny-llama-GGUF";
let hub: HubServer;
let site: StaticSite;

test.beforeAll(async () => {
  hub = new HubServer();
  await hub.start();
  hub.pushFolder(id, "tests/models/llama-gguf");
  site = await openStaticSite();
});
test.afterAll(async () => {
  await hub.stop();
  await site.close();
});

test("a GGUF file of a known family writes on WASM as a graph, with token ids, log probabilities and JSON by a grammar", async ({
  context,
}) => {
  const page = await openServiceOn(context, `http://127.0.0.1:${site.port}/service.html`, {
    models: [id],
    hubs: [hub.url],
    device: "wasm",
  });
  const post = (path: string, body: object): Promise<Record<string, unknown>> =>
    page.evaluate(
      async ([url, sent]) => {
        const response = await fetch(url, { method: "POST", headers: { Authorization: "Bearer any" }, body: JSON.stringify(sent) });
        return { status: response.status, ...(await response.json()) };
      },
      [path, body] as const,
    );
  const messages = [{ role: "user", content: "Hello" }];
  // The engine llama-cpp refuses log probabilities.
  const reply = await post("/v2/chat", { model: id, messages, temperature: 0, max_tokens: 8, logprobs: true });
  expect(reply, JSON.stringify(reply)).toMatchObject({
    status: 200,
    logprobs: expect.arrayContaining([expect.objectContaining({ token_ids: expect.anything() })]),
  });
  const schema = { type: "object", properties: { ok: { type: "boolean" } }, required: ["ok"], additionalProperties: false };
  const json = await post("/v2/chat", { model: id, messages, max_tokens: 40, seed: 1, response_format: { type: "json_object", schema } });
  expect(json, JSON.stringify(json)).toMatchObject({ status: 200 });
  const status = await page.evaluate(() => window.cohabit?.models());
  expect(status?.find((model) => model.id === id)).toMatchObject({ state: "loaded", device: "wasm" });
});
