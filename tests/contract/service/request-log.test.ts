/** The request log of a host: lines on its console, and the same as events. */
import { describe, expect, test } from "vitest";
import type { RequestEvent } from "../../../src/transport/host-control.ts";
import type { Engine } from "../../../src/worker/engine/engine.ts";
import { RequestLog } from "../../../src/worker/host/calls/request-log.ts";
import { createApiDriver } from "../api-driver.ts";
import { chat, post, user, weatherTool } from "../cases/responses.ts";
import { requestFor } from "../cases/case-request.ts";
import { settled } from "../scripted/scripted-events.ts";
import { createScriptedEngine } from "../../scripted/scripted-engine.ts";
import { createHostDriver, type HostDriver } from "../host-driver.ts";

const secret = "Sesame-open-4711";

/** Returns the log entry of a request that is read to its end. */
async function logged(send: (driver: HostDriver) => Promise<Response>, options: Parameters<typeof createHostDriver>[0] = {}) {
  const driver = createHostDriver(options);
  const events: RequestEvent[] = [];
  await driver.host.control.subscribeRequests((event) => void events.push(event));
  const answer = await send(driver);
  await answer.text().catch(() => undefined);
  await settled();
  const [event] = events;
  expect(events).toHaveLength(1);
  // It crosses to other realms as it is.
  expect(structuredClone(event)).toEqual(event);
  return { lines: driver.log, event, id: answer.headers.get("x-debug-trace-id") };
}

const say = (message: string, fields: Record<string, unknown> = {}) => ({ messages: user(message), ...fields });

describe("a request that failed", () => {
  test("has the error of the engine's library as a cause", async () => {
    const failure = {
      kind: "internal",
      detail: "ours",
      cause: 'SyntaxError: Unknown operator "*" between StringValue and IntegerValue',
    } as const;
    const engine = (): Engine => ({
      ...createScriptedEngine({ die: () => undefined }),
      planChat: async () => ({ ok: false, failure }),
    });
    const driver = createHostDriver({}, undefined, engine);
    const events: RequestEvent[] = [];
    await driver.host.control.subscribeRequests((event) => void events.push(event));
    const answer = await driver.call("/v2/chat", { body: JSON.stringify({ model: "scripted-chat", ...say("Hello") }) });
    await answer.text();
    await settled();
    const message = "internal server error: model 'scripted-chat' failed: ours";
    expect(driver.log[0]?.line).toContain(`500: ${message}, caused by ${failure.cause} (id `);
    expect(events[0]?.failure).toEqual({ message, cause: { message: failure.cause } });
  });

  test("has one line with route, status, cause, id and client", async () => {
    const body = JSON.stringify({ model: "scripted-chat", messages: user("die-after:0") });
    const { lines, event, id } = await logged((driver) => driver.call("/v2/chat?x=1", { headers: { "X-Client-Name": "notes" }, body }));
    expect(lines).toEqual([{ level: "error", line: expect.any(String) }]);
    expect(lines[0]?.line).toBe(
      `cohabit: POST /v2/chat 500: internal server error: engine ended: its worker ended (id ${id}, client "notes")`,
    );
    expect(event).toEqual({
      id,
      method: "POST",
      path: "/v2/chat",
      status: 500,
      clientName: "notes",
      ownerId: "owner-1",
      failure: { message: "internal server error: engine ended: its worker ended" },
    });
  });

  test("after its headers is an error, though its status was 200", async () => {
    for (const [script, options, cause] of [
      ["die-after:2", {}, "the reply ended with ERROR: engine ended: its worker ended"],
      ["never-end", { replyTimeoutMs: 1 }, "the reply ended with TIMEOUT: the reply took longer than its time limit"],
    ] as const) {
      const { lines, event } = await logged((driver) => chat(driver, say(script, { stream: true })), options);
      expect(lines).toEqual([{ level: "error", line: expect.stringContaining(`POST /v2/chat 200: ${cause} (id `) }]);
      expect(event).toMatchObject({ status: 200, failure: { message: cause } });
    }
  });

  test("on every chat route has its line", async () => {
    for (const [path, fields] of [
      ["/v2/chat", { model: "scripted-chat", messages: user("die-after:1") }],
      ["/v1/chat", { message: "die-after:1" }],
      ["/v1/generate", { prompt: "die-after:1" }],
    ] as const) {
      for (const stream of [true, false]) {
        const { lines } = await logged((driver) => post(driver, path, { ...fields, stream }));
        expect(lines, path).toEqual([{ level: "error", line: expect.stringContaining(`POST ${path} 200: the reply ended with ERROR`) }]);
      }
    }
  });

  test("in embed and rerank has its line, with the model", async () => {
    for (const [path, fields] of [
      ["/v2/embed", { model: "scripted-embed", input_type: "search_query", texts: [`${secret} !fail`] }],
      ["/v2/rerank", { model: "scripted-rerank", query: secret, documents: ["!die"] }],
    ] as const) {
      const { lines } = await logged((driver) => post(driver, path, fields));
      expect(lines).toEqual([
        { level: "error", line: expect.stringMatching(new RegExp(`POST ${path} 500: internal server error: .*'${fields.model}'`)) },
      ]);
      expect(lines[0]?.line).not.toContain(secret);
    }
  });

  test("by a denied text in mid-stream is the caller's", async () => {
    const { lines } = await logged((driver) => chat(driver, say("You say: hu, then sh.", { stream: true })), { denyList: ["You said"] });
    expect(lines).toEqual([{ level: "warn", line: expect.stringContaining("200: invalid token: response contains a deny-listed token") }]);
  });

  test("because it was refused is a warning; a disconnect is for debugging", async () => {
    const { lines } = await logged((driver) => driver.call("/v1/models", { headers: { Authorization: `Bearer ${secret}` } }));
    expect(lines).toEqual([{ level: "warn", line: expect.stringContaining("GET /v1/models 401: invalid api token (id ") }]);
    const missing = await logged((driver) => chat(driver, say("hi", { model: "command-r" })));
    expect(missing.lines).toEqual([{ level: "warn", line: expect.stringContaining("404: model 'command-r' not found") }]);
    const body = JSON.stringify({ model: "scripted-chat", messages: user("hi") });
    const left = await logged((driver) => driver.fetch(requestFor("/v2/chat", { body }), AbortSignal.abort()));
    expect(left.lines).toEqual([{ level: "debug", line: expect.stringContaining("499: request cancelled (id ") }]);
    expect(left.event).toMatchObject({ status: 499, failure: { message: "request cancelled" } });
  });

  test("names the invalid property, and quotes neither the token nor a text of the request", async () => {
    for (const [request, cause] of [
      [{ body: `{"messages": ${secret}` }, "invalid json syntax"],
      [{ body: JSON.stringify({ model: "scripted-chat", messages: secret }) }, "invalid type: messages"],
      [{ body: JSON.stringify({ model: "scripted-chat", messages: user(secret), temperature: -1 }) }, "invalid request: temperature"],
      [
        {
          body: JSON.stringify({
            model: "scripted-chat",
            messages: user("hi"),
            documents: [
              { id: secret, data: "a" },
              { id: secret, data: "b" },
            ],
          }),
        },
        "invalid request",
      ],
      [
        {
          body: JSON.stringify({
            model: "scripted-chat",
            messages: user("hi"),
            strict_tools: true,
            tools: [
              {
                ...weatherTool,
                function: {
                  ...weatherTool.function,
                  parameters: { type: "object", properties: { [secret]: { not: {} } }, required: [secret] },
                },
              },
            ],
          }),
        },
        "unprocessable",
      ],
      [{ body: JSON.stringify({ model: "scripted-chat", messages: user(secret.repeat(200)) }) }, "too many tokens"],
    ] as const) {
      const { lines, event } = await logged((driver) => driver.call("/v2/chat", request));
      expect(lines.map(({ line }) => line.replace(/ \(id .*/, ""))).toEqual([`cohabit: POST /v2/chat ${event?.status}: ${cause}`]);
      expect(JSON.stringify([lines, event])).not.toContain(secret);
      expect(JSON.stringify([lines, event])).not.toContain("Bearer");
    }
  });

  test("cannot write lines of its own", async () => {
    const { lines } = await logged((driver) => chat(driver, say("hi", { model: `x\ncohabit: all is well\u2028${"y".repeat(1000)}` })));
    expect(lines[0]?.line).toMatch(/^cohabit: POST [^\n\u2028]{1,400}$/);
  });
});

describe("a defect", () => {
  /** Returns the lines of a service that throws, or of a reply that throws. */
  async function defectLines(send: (driver: ReturnType<typeof createApiDriver>) => Promise<Response>) {
    const lines: string[] = [];
    const write = (line: unknown) => void lines.push(String(line));
    const log = new RequestLog({ error: write, warn: write, debug: write });
    const answer = await send(createApiDriver({ onOutcome: (outcome) => log.record(outcome) }));
    const text = await answer.text().catch(() => "");
    await settled();
    return { lines, text };
  }

  test("is logged with its name, its location and its causes; the caller sees none of it", async () => {
    const { lines, text } = await defectLines((driver) => {
      driver.service.nextRefusal = new TypeError("x is\nnot a function", { cause: new RangeError("too deep") });
      return chat(driver, {});
    });
    expect(lines).toEqual([
      expect.stringMatching(
        /^cohabit: POST \/v2\/chat 500: TypeError: x is not a function at .*request-log\.test\.ts:\d+:\d+\)?, caused by RangeError: too deep at .* \(id /,
      ),
    ]);
    expect(text).toContain('"internal server error: uncaught"');
  });

  test("that quotes its input is logged without the quote", async () => {
    const { lines } = await defectLines((driver) => {
      driver.service.nextRefusal = new SyntaxError(`Unexpected token in "${secret}"`);
      return chat(driver, {});
    });
    expect(lines).toEqual([expect.stringMatching(/500: SyntaxError at /)]);
    expect(lines.join()).not.toContain(secret);
  });

  test("in a reply before its first token is the cause of its 500", async () => {
    const { lines, text } = await defectLines((driver) => {
      driver.service.chat = async () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new TypeError("lost")) }) });
      return chat(driver, {});
    });
    expect(lines).toEqual([expect.stringMatching(/500: TypeError: lost at /)]);
    expect(text).not.toContain("lost");
  });

  test("that the reply survives is an error all the same", async () => {
    const { lines } = await defectLines((driver) => {
      driver.stores.conversations.save = async () => {
        throw new DOMException("the disk is full", "QuotaExceededError");
      };
      return post(driver, "/v1/chat", { message: "say:hi", conversation_id: "c" });
    });
    expect(lines).toEqual([expect.stringMatching(/POST \/v1\/chat 200: QuotaExceededError: the disk is full/)]);
  });
});

describe("a request that succeeded", () => {
  test("has an event and no line", async () => {
    const { lines, event, id } = await logged((driver) => chat(driver, say("say:hi", { stream: true })));
    expect(lines).toEqual([]);
    expect(event).toEqual({ id, method: "POST", path: "/v2/chat", status: 200, ownerId: "owner-1" });
  });

  test("has no event for who has unsubscribed", async () => {
    const driver = createHostDriver();
    const events: RequestEvent[] = [];
    const handle = await driver.host.control.subscribeRequests((event) => void events.push(event));
    await driver.host.control.unsubscribeRequests(handle);
    await (await driver.call("/v1/models")).text();
    await settled();
    expect(events).toEqual([]);
  });
});
