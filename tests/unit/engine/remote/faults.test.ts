/** Servers that fail, in every way that they do. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Engine } from "../../../../src/worker/engine/engine.ts";
import type { ClientDependencies } from "../../../../src/worker/engine/remote/http/remote-client.ts";
import { modelRecordSchema } from "../../../../src/worker/models/record/model-record.ts";
import { remoteEngine, type RemoteOptions } from "../../../remote/remote-engine.ts";
import { type Answer, beginEvents, events, json, sendEvent } from "../../../remote/responses.ts";
import { ScriptedServer } from "../../../remote/scripted-server.ts";
import { defaultForm, defaultGeneration, readReply, userSays, valueOf } from "../../../scripted/start-scripted-engine.ts";

let server: ScriptedServer;
beforeAll(async () => (server = await ScriptedServer.start()));
afterAll(() => server.stop());
beforeEach(() => {
  server.key = undefined;
  server.requests.length = 0;
});

const secret = "sk-very-secret-0123456789";
const hello = { choices: [{ index: 0, delta: { content: "Hello" }, finish_reason: null }] };
const stop = { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] };

interface Setting {
  part?: RemoteOptions;
  here?: Partial<ClientDependencies>;
  key?: string;
}

async function attemptLoad({ part, here, key }: Setting = {}) {
  const engine = remoteEngine(server, { server: "vllm", ...part }, here);
  const record = modelRecordSchema.parse({ id: "big", role: "chat", contextLength: 1000 });
  const serverKey = key === undefined ? {} : { serverKey: key };
  const request = { record, folder: "", device: { kind: "remote" } as const, allowSoftwareAdapter: false, ...serverKey };
  return { engine, outcome: await engine.load(request, () => undefined) };
}

async function load(setting: Setting = {}): Promise<Engine> {
  const { engine, outcome } = await attemptLoad(setting);
  valueOf(outcome);
  return engine;
}

const ask = async (setting: Setting = {}) => readReply(await load(setting), userSays("say:fine"));

/** Records the requested waits, and does not wait. */
function watch(random = 0): { waits: number[]; here: Partial<ClientDependencies> } {
  const waits: number[] = [];
  const sleep = async (milliseconds: number): Promise<void> => void waits.push(milliseconds);
  return { waits, here: { sleep, random: () => random, now: () => Date.parse("2026-01-01T00:00:00Z") } };
}

describe("429 and 503 before the first token are tried again", () => {
  const busy =
    (status: number, headers: Record<string, string> = {}): Answer =>
    (response) =>
      json(response, status, { error: { message: "busy" } }, headers);

  test("after pauses that double, a random half of each", async () => {
    const least = watch(0);
    server.next(busy(429), busy(503), busy(429));
    expect((await ask(least)).text).toBe("fine");
    expect(least.waits).toEqual([250, 500, 1000]);
    const most = watch(0.999999);
    server.next(busy(503), busy(503));
    await ask(most);
    expect(most.waits).toEqual([500, 1000]);
  });

  test.each([
    ["7", 7000],
    ["Thu, 01 Jan 2026 00:00:03 GMT", 3000],
    ["soon", 250],
  ])("after what Retry-After says: %s", async (header, expected) => {
    const { waits, here } = watch();
    server.next(busy(503, { "retry-after": header }));
    expect((await ask({ here })).text).toBe("fine");
    expect(waits).toEqual([expected]);
  });

  test("but not for ever, nor if the server wants more than a minute", async () => {
    const { waits, here } = watch();
    server.next(busy(429), busy(429), busy(429));
    const tired = await ask({ here, part: { retries: 2 } });
    expect(tired.outcome).toMatchObject({ ok: false, failure: { kind: "unavailable", detail: "the server answered HTTP 429: busy" } });
    server.next(busy(503, { "retry-after": "61" }));
    expect((await ask({ here })).outcome).toMatchObject({ failure: { kind: "unavailable", retryAfterSeconds: 61 } });
    expect(waits).toHaveLength(2);
  });

  test("and a cancellation ends the waiting", async () => {
    const { port1, port2 } = new MessageChannel();
    const sleep = (): Promise<void> => {
      port1.postMessage({ type: "cancel" });
      return new Promise(() => undefined);
    };
    const engine = await load({ here: { sleep } });
    server.next(busy(503));
    const { planId } = valueOf(await engine.planChat(userSays("x"), defaultGeneration, defaultForm));
    await engine.reply({ planId, replyId: "reply" }, port2);
    port1.close();
    expect(server.requests).toHaveLength(1);
  });
});

describe("is not retried, and the error has the reason:", () => {
  test.each<[string, Answer, string, RegExp]>([
    ["500", (response) => json(response, 500, { error: "boom" }), "server-failed", /^the server answered HTTP 500: boom$/],
    ["502 of a proxy", (response) => response.writeHead(502).end("<html>Bad Gateway</html>"), "unavailable", /HTTP 502$/],
    ["400", (response) => json(response, 400, { message: "temperature is odd" }), "unprocessable", /HTTP 400: temperature is odd$/],
    [
      "a prompt over the context",
      (response) => json(response, 400, { error: { message: "This model's maximum context length is 1000 tokens." } }),
      "too-many-tokens",
      /maximum context length is 1000/,
    ],
    [
      "a field that FastAPI refuses",
      (response) => json(response, 422, { detail: [{ loc: ["body", "top_k"], msg: "extra fields" }] }),
      "unprocessable",
      /body\.top_k: extra fields/,
    ],
    ["404", (response) => json(response, 404, { detail: "Not Found" }), "server-failed", /check that \/chat\/completions is right/],
    ["a redirection", (response) => response.writeHead(307, { location: "http://elsewhere.test/" }).end(), "server-failed", /redirects/],
    [
      "a web page",
      (response) => response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html>"),
      "server-failed",
      /text\/html, not with a stream of events, but a web page: check the URL/,
    ],
    [
      "an answer that is no stream",
      (response) => json(response, 200, { choices: [] }),
      "server-failed",
      /application\/json, not with a stream/,
    ],
    ["no JSON", events("{"), "server-failed", /response to .* is no JSON/],
    ["JSON of something else", events({ choices: "none" }), "server-failed", /event in an unknown format: choices/],
    [
      "an error in the stream",
      events({ error: { message: "CUDA out of memory" } }),
      "server-failed",
      /^the server failed: CUDA out of memory/,
    ],
    ["a stream without an end", events(stop.choices.length, "[DONE]"), "server-failed", /event in an unknown format/],
    ["no end", events({ choices: [] }, "[DONE]"), "server-failed", /before the reply was complete/],
    ["giving up", events({ choices: [{ delta: {}, finish_reason: "abort" }] }), "server-failed", /ended the reply with 'abort'/],
  ])("%s", async (_name, answer, kind, detail) => {
    server.next(answer);
    const { outcome } = await ask();
    expect(outcome).toMatchObject({ ok: false, failure: { kind, detail: expect.stringMatching(detail) } });
    expect(server.requests).toHaveLength(1);
  });

  test("a server that is not there", async () => {
    const { outcome } = await attemptLoad({ part: { url: "http://127.0.0.1:9/v1" } });
    expect(outcome).toMatchObject({
      failure: {
        kind: "unavailable",
        detail: "the server at http://127.0.0.1:9 cannot be reached: check that it runs, that its address is right",
      },
    });
  });

  test("a record with no server", async () => {
    const { error } = modelRecordSchema.safeParse({ id: "x", role: "chat", engine: "remote" });
    expect(error?.issues).toMatchObject([{ path: ["remote"], message: expect.stringContaining("names the server") }]);
  });
});

describe("a reply that breaks in the middle ends with ERROR and keeps what it had:", () => {
  test.each<[string, Answer, RegExp]>([
    [
      "dropped",
      (response) => {
        beginEvents(response);
        sendEvent(response, hello);
        setImmediate(() => response.destroy());
      },
      /broke in the middle/,
    ],
    ["ended", events(hello), /before the reply was complete/],
    ["garbled", events(hello, "{"), /no JSON/],
  ])("%s", async (_name, answer, detail) => {
    server.next(answer);
    const { text, end, outcome } = await ask();
    expect(text).toBe("Hello");
    expect(end).toMatchObject({ finishReason: "ERROR", error: expect.stringMatching(detail) });
    expect(outcome.ok).toBe(false);
    expect(server.requests).toHaveLength(1);
  });

  test("comments, unknown events and empty lines between the parts are none", async () => {
    server.next((response) => {
      beginEvents(response);
      response.write(": ping\n\nevent: note\n\n");
      // In the middle of a character, too.
      const bytes = Buffer.from(`data: ${JSON.stringify({ choices: [{ delta: { content: "Größe" } }] })}\r\n\r\n`);
      response.write(bytes.subarray(0, bytes.indexOf(0xc3) + 1));
      setImmediate(() => {
        response.write(bytes.subarray(bytes.indexOf(0xc3) + 1));
        sendEvent(response, stop);
        response.end();
      });
    });
    expect(await ask()).toMatchObject({ text: "Größe", end: { finishReason: "COMPLETE" } });
  });
});

describe("a silent server is given up:", () => {
  test.each<[string, object, Answer, RegExp]>([
    ["no first event", { firstByteMs: 60 }, (response) => beginEvents(response), /no first event within 60 ms/],
    [
      "a stall",
      { stallMs: 60 },
      (response) => {
        beginEvents(response);
        sendEvent(response, hello);
      },
      /no further event within 60 ms/,
    ],
  ])("%s, and its request is ended", async (_name, timeouts, answer, detail) => {
    server.next(answer);
    const { outcome } = await ask({ part: { timeouts } });
    expect(outcome).toMatchObject({ failure: { kind: "unavailable", detail: expect.stringMatching(detail) } });
    await server.requests.at(-1)?.closed;
  });

  test("no headers", async () => {
    const here: Partial<ClientDependencies> = {
      fetch: (input, init) =>
        init?.method === "POST"
          ? new Promise((_, reject) => init.signal?.addEventListener("abort", () => reject(init.signal?.reason)))
          : fetch(input, init),
    };
    // Long enough for `GET /models`, however slow the machine.
    const { outcome } = await ask({ here, part: { timeouts: { connectMs: 2000 } } });
    expect(outcome).toMatchObject({ failure: { kind: "unavailable", detail: "the server sent no headers within 2000 ms" } });
  });

  test("a slow first token is waited for", async () => {
    let begin: () => void = () => undefined;
    server.next((response) => {
      beginEvents(response);
      begin = () => {
        sendEvent(response, hello);
        sendEvent(response, stop);
        response.end();
      };
    });
    const reply = ask();
    while (server.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    begin();
    expect((await reply).text).toBe("Hello");
  });
});

test("a cancellation ends the request, so that the server stops", async () => {
  server.next((response) => {
    beginEvents(response);
    sendEvent(response, hello);
  });
  const { outcome } = await readReply(await load(), userSays("x"), {}, (event) =>
    event.type === "text-delta" ? { type: "cancel" } : undefined,
  );
  expect(outcome.ok).toBe(true);
  await server.requests.at(-1)?.closed;
});

describe("the key", () => {
  test("goes to the server alone: a wrong one is named nowhere, though the server repeats it", async () => {
    server.key = "sk-another";
    const { outcome } = await attemptLoad({ key: secret });
    expect(outcome).toMatchObject({ ok: false, failure: { detail: expect.stringContaining('start({ remoteKeys: { "big": ... } })') } });
    expect(JSON.stringify(outcome)).toContain("Incorrect API key provided: Bearer ***");
    expect(JSON.stringify(outcome)).not.toContain(secret);
  });

  test("is sent as the record requires", async () => {
    server.key = secret;
    expect((await ask({ key: secret })).text).toBe("fine");
    server.key = undefined;
    await ask({ key: secret, part: { keyHeader: "X-Api-Key", headers: { "X-Team": "web" } } });
    expect(server.requests.at(-1)?.headers).toMatchObject({ "x-api-key": secret, "x-team": "web" });
    expect(server.requests.at(-1)?.headers).not.toHaveProperty("authorization");
  });

  test("may stand in no record", () => {
    const remote = { url: "https://user:password@a.test/v1", headers: { authorization: "Bearer x" } };
    const { error } = modelRecordSchema.safeParse({ id: "x", role: "chat", engine: "remote", remote });
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["remote.url", "remote.headers"]);
  });
});
