/** Requests that a server gets at a time. */
import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Engine } from "../../../../src/worker/engine/engine.ts";
import { modelRecordSchema } from "../../../../src/worker/models/record/model-record.ts";
import { remoteEngine, type RemoteOptions } from "../../../remote/remote-engine.ts";
import { type Answer, beginEvents, json, sendEvent } from "../../../remote/responses.ts";
import { ScriptedServer } from "../../../remote/scripted-server.ts";
import { defaultForm, defaultGeneration, readReply, userSays, valueOf } from "../../../scripted/start-scripted-engine.ts";

let server: ScriptedServer;
beforeAll(async () => (server = await ScriptedServer.start()));
afterAll(() => server.stop());
beforeEach(() => void (server.requests.length = 0));

async function load(role: "chat" | "embed", part: RemoteOptions) {
  const engine = remoteEngine(server, part);
  const record = modelRecordSchema.parse({ id: "big", role, contextLength: 1000, dialect: "qwen" });
  const request = { record, folder: "", device: { kind: "remote" } as const, allowSoftwareAdapter: false };
  return { engine, loaded: valueOf(await engine.load(request, () => undefined)) };
}

/** The next `count` requests begin to be answered; what is written to each is up to the test. */
function hold(count: number): ServerResponse[] {
  const responses: ServerResponse[] = [];
  const keep: Answer = (response) => {
    beginEvents(response);
    responses.push(response);
  };
  server.next(...Array.from({ length: count }, () => keep));
  return responses;
}

const arrived = (count: number) => vi.waitFor(() => expect(server.requests).toHaveLength(count));

function finish(response: ServerResponse | undefined, text: string): void {
  if (response === undefined) throw new TypeError("no such request");
  // The chunk has the text in the fields of both routes.
  sendEvent(response, { choices: [{ index: 0, text, delta: { content: text }, finish_reason: null }] });
  sendEvent(response, { choices: [{ index: 0, text: "", delta: {}, finish_reason: "stop" }] });
  response.end();
}

const ask = (engine: Engine) => readReply(engine, userSays("hello"));

describe.each(["server", "here"] as const)("chats whose prompt is rendered by: %s", (prompt) => {
  test("at most the allowed number runs at a time; the next begins when one ends", async () => {
    const { engine, loaded } = await load("chat", { server: "openai", prompt, parallel: 2 });
    expect(loaded.maxCalls).toBe(2);
    const responses = hold(3);
    const replies = [ask(engine), ask(engine), ask(engine)];
    await arrived(2);
    finish(responses[1], "second");
    expect((await replies[1])?.text).toBe("second");
    await arrived(3);
    finish(responses[2], "third");
    finish(responses[0], "first");
    expect((await Promise.all(replies)).map(({ text }) => text)).toEqual(["first", "second", "third"]);
  });

  test("one that fails, and one that is cancelled, leave the others as they are", async () => {
    const { engine } = await load("chat", { server: "openai", prompt, parallel: 3 });
    const responses = hold(3);
    const [failing, staying] = [ask(engine), ask(engine)];
    await arrived(2);
    const { port1, port2 } = new MessageChannel();
    const { planId } = valueOf(await engine.planChat(userSays("x"), defaultGeneration, defaultForm));
    const cancelled = engine.reply({ planId, replyId: "reply" }, port2);
    await arrived(3);
    responses[0]?.destroy();
    port1.postMessage({ type: "cancel" });
    await cancelled;
    port1.close();
    await server.requests[2]?.closed;
    expect((await failing)?.outcome).toMatchObject({ ok: false, failure: { kind: "unavailable" } });
    finish(responses[1], "whole");
    expect(await staying).toMatchObject({ outcome: { ok: true }, text: "whole" });
  });
});

test("embeddings of several calls are under way at a time", async () => {
  const { engine, loaded } = await load("embed", { server: "openai", encodingFormat: "float", parallel: 2 });
  expect(loaded.maxCalls).toBe(2);
  const responses: ServerResponse[] = [];
  const keep: Answer = (response) => void responses.push(response);
  server.next(keep, keep, keep);
  const computed = await Promise.all(
    ["a", "b", "c"].map(async (text) => valueOf(await engine.planEmbed([text], "END", undefined, undefined))),
  ).then((plans) => plans.map(async ({ planId }) => valueOf(await engine.encodeSlice(planId, 0)).values));
  await arrived(2);
  const answer = (index: number, embedding: number[]) => {
    const response = responses[index];
    if (response === undefined) throw new TypeError("no such request");
    json(response, 200, { data: [{ index: 0, embedding }], usage: { prompt_tokens: 1 } });
  };
  answer(0, [1, 0]);
  await arrived(3);
  answer(2, [0, 1]);
  answer(1, [0, -1]);
  expect(await Promise.all(computed)).toEqual([Float32Array.of(1, 0), Float32Array.of(0, -1), Float32Array.of(0, 1)]);
});

test("by default four, and one of a server that computes one after the other", async () => {
  const { loaded: plain } = await load("chat", { server: "vllm" });
  expect(plain.maxCalls).toBe(4);
  const { loaded: single } = await load("chat", { server: "transformers" });
  expect(single.maxCalls).toBe(1);
});
