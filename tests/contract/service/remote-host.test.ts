/** A whole host with models on a server, as its clients and its page see it. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type HostOptionsInput, hostOptionsSchema } from "../../../src/worker/host/host-options.ts";
import { createEngine } from "../../../src/worker/engine/create-engine.ts";
import { loadRemoteModel } from "../../../src/worker/engine/remote/load-remote-model.ts";
import { beginEvents, json, sendEvent } from "../../remote/responses.ts";
import { ScriptedServer } from "../../remote/scripted-server.ts";
import { createHostDriver } from "../host-driver.ts";
import { noDevice } from "../../remote/no-device.ts";

const secret = "sk-very-secret-0123456789";
let server: ScriptedServer;
beforeAll(async () => (server = await ScriptedServer.start()));
afterAll(() => server.stop());
beforeEach(() => void (server.key = secret));

function remoteHost(options: Partial<HostOptionsInput> = {}) {
  const remote = { url: server.url, model: "scripted", server: "vllm", retries: 0 } as const;
  const models = [
    { id: "big", role: "chat", engine: "remote", features: ["tools", "citations"], remote },
  ] satisfies HostOptionsInput["models"];
  return createHostDriver({ models, remoteKeys: { big: secret }, ...options }, undefined, () =>
    createEngine(noDevice, (request, onProgress) => loadRemoteModel(request, onProgress)),
  );
}

const chat = (others: object = {}) => ({
  body: JSON.stringify({ model: "big", messages: [{ role: "user", content: "say:The Sognefjord is 1308 metres deep." }], ...others }),
});

test("/v2/chat answers from the server, with citations of the caller's documents", async () => {
  const documents = [{ id: "a", data: { text: "The Sognefjord is 1308 metres deep." } }];
  const answer = await (await remoteHost().call("/v2/chat", chat({ documents }))).json();
  expect(answer).toMatchObject({
    finish_reason: "COMPLETE",
    message: {
      content: [{ type: "text", text: "The Sognefjord is 1308 metres deep." }],
      citations: [{ text: expect.any(String), sources: [{ id: "a" }] }],
    },
  });
});

test("the key is in no answer, status or log, whatever fails", async () => {
  const driver = remoteHost();
  expect((await driver.call("/v2/chat", chat())).status).toBe(200);
  server.key = "sk-another";
  const refused = await driver.call("/v2/chat", chat());
  expect(refused.status).toBe(500);
  const statuses = await driver.host.control.models();
  expect(statuses).toContainEqual(expect.objectContaining({ id: "big", state: "loaded", device: "remote" }));
  const seen = [await refused.text(), await (await driver.call("/v1/models")).text(), JSON.stringify(statuses), JSON.stringify(driver.log)];
  expect(seen.join("\n")).toContain("start({ remoteKeys");
  expect(seen.join("\n")).not.toContain(secret);
});

test("an overloaded server is 503 with its Retry-After, a prompt that it refuses 400 or 422; the engine stays", async () => {
  const driver = remoteHost();
  server.next(
    (response) => json(response, 429, { error: { message: "busy" } }, { "retry-after": "7" }),
    (response) => json(response, 400, { error: { message: "This model's maximum context length is 9 tokens" } }),
    (response) => json(response, 400, { error: { message: "no such tool parser" } }),
  );
  const busy = await driver.call("/v2/chat", chat());
  expect([busy.status, busy.headers.get("retry-after")]).toEqual([503, "7"]);
  expect((await driver.call("/v2/chat", chat())).status).toBe(400);
  expect((await driver.call("/v2/chat", chat())).status).toBe(422);
  expect((await driver.call("/v2/chat", chat())).status).toBe(200);
  expect(server.requests.filter(({ path }) => path === "/v1/models")).toEqual([]);
});

test("a server that is slow for one request does not fail another, however small the limit for an engine that hangs", async () => {
  const driver = remoteHost({ replyStallMs: 50 });
  let answerSlow = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => {
    server.next((response) => {
      beginEvents(response);
      answerSlow = () => {
        sendEvent(response, { choices: [{ index: 0, delta: { content: "slow" }, finish_reason: null }] });
        sendEvent(response, { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
        response.end();
      };
      resolve();
    });
  });
  const slow = driver.call("/v2/chat", chat());
  await isAsked;
  const quick = await driver.call("/v2/chat", chat());
  expect(await quick.json()).toMatchObject({ message: { content: [{ text: "The Sognefjord is 1308 metres deep." }] } });
  // More than the limit: it has to have had the time to strike.
  await new Promise((resolve) => setTimeout(resolve, 150));
  answerSlow();
  expect(await (await slow).json()).toMatchObject({ finish_reason: "COMPLETE", message: { content: [{ text: "slow" }] } });
});

test("a key that could not be a header is refused without being repeated", () => {
  const { error } = hostOptionsSchema.safeParse({ modelsUrl: "http://page.test/", remoteKeys: { big: `${secret}\n` } });
  expect(error?.issues).toMatchObject([{ path: ["remoteKeys", "big"], message: expect.stringContaining("visible characters of Latin-1") }]);
  expect(JSON.stringify(error?.issues)).not.toContain(secret);
});

test("a server that is away is 503 when its model is loaded, and the next request tries again", async () => {
  const url = "http://127.0.0.1:9/v1";
  const models = [{ id: "big", role: "chat", engine: "remote", remote: { url } }] satisfies HostOptionsInput["models"];
  const driver = remoteHost({ models });
  for (let request = 0; request < 2; request++) {
    const answer = await driver.call("/v2/chat", chat());
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await answer.text()).toContain("model 'big' could not be loaded: the server at http://127.0.0.1:9 cannot be reached");
  }
});
