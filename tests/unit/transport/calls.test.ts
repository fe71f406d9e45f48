/** Calls from a page to a host and their responses: order, backpressure and disconnects. */
import { afterEach, describe, expect, test } from "vitest";
import type { CallerMessage, HostMessage } from "../../../src/transport/calls/call-messages.ts";
import { abortUnread } from "../../../src/transport/calls/abort-unread.ts";
import { Caller } from "../../../src/transport/calls/caller.ts";
import { bytes, channel, closePorts, countedStream, hostPort, yieldToEventLoop, request, siteWith, until, wireOf } from "./call-harness.ts";

afterEach(closePorts);

describe("a call with a response", () => {
  test("carries method, headers and body to the host and status, headers and body back", async () => {
    const { caller } = siteWith((lines) =>
      lines.adopt(
        hostPort(async (asked) =>
          Response.json(
            { method: asked.method, token: asked.headers.get("authorization"), text: await asked.text() },
            { status: 498, headers: { "X-Kind": "k" } },
          ),
        ),
        1,
      ),
    );
    const response = await caller.call(request({ method: "POST", body: "ünïcode", headers: { Authorization: "Bearer t" } }));
    expect(response.status).toBe(498);
    expect(response.headers.get("X-Kind")).toBe("k");
    expect(await response.json()).toEqual({ method: "POST", token: "Bearer t", text: "ünïcode" });
  });

  test("keeps order, joins chunks of one event-loop iteration, and splits chunks over 64 KiB", async () => {
    const large = new Uint8Array(150_000).map((_, index) => index % 251);
    const { caller } = siteWith((lines) =>
      lines.adopt(
        hostPort(
          async () =>
            new Response(
              new ReadableStream({
                start(controller) {
                  controller.enqueue(bytes("one"));
                  controller.enqueue(bytes("two"));
                  controller.enqueue(bytes("three"));
                  controller.enqueue(large);
                  controller.close();
                },
              }),
            ),
        ),
        1,
      ),
    );
    const chunks: Uint8Array[] = [];
    for await (const chunk of (await caller.call(request())).body ?? []) chunks.push(chunk);
    expect(chunks.map((chunk) => chunk.byteLength)).toEqual([65_536, 65_536, 18_939]);
    expect(Buffer.concat(chunks).equals(Buffer.concat([bytes("onetwothree"), large]))).toBe(true);
  });

  test("shares its port with others, each with its own response", async () => {
    const { caller, asked } = siteWith((lines) =>
      lines.adopt(
        hostPort(async (one) => new Response(await one.text())),
        1,
      ),
    );
    const texts = Array.from({ length: 50 }, (_, index) => `call ${index}`);
    const responses = await Promise.all(texts.map(async (body) => (await caller.call(request({ method: "POST", body }))).text()));
    expect(responses).toEqual(texts);
    expect(asked()).toBe(1);
  });

  test("counts from its beginning until its body is delivered", async () => {
    const source = countedStream(10);
    const changes: number[] = [];
    const { lines } = siteWith((found) =>
      found.adopt(
        hostPort(async () => new Response(source.stream)),
        1,
      ),
    );
    const caller = new Caller(lines, {}, (change) => changes.push(change));
    const response = await caller.call(request());
    expect(changes).toEqual([1]);
    await response.body?.cancel();
    await yieldToEventLoop();
    expect(changes).toEqual([1, -1]);
  });

  test("can be aborted until its body has been read, also if it has arrived completely", async () => {
    const { lines } = siteWith((found) =>
      found.adopt(
        hostPort(async () => new Response("all of it")),
        1,
      ),
    );
    let open = 0;
    const caller = new Caller(lines, {}, (change) => (open += change), abortUnread);
    const unread = new AbortController();
    const { body } = await caller.call(request({ signal: unread.signal }));
    const reader = body?.getReader();
    await until(() => open === 0);
    unread.abort(new RangeError("not wanted"));
    await expect(reader?.read()).rejects.toThrow("not wanted");
    const read = new AbortController();
    const text = await (await caller.call(request({ signal: read.signal }))).text();
    read.abort();
    expect(text).toBe("all of it");
    await expect(caller.call(request({ signal: read.signal }))).rejects.toThrow("aborted");
  });

  test("gets 413 when its body is over the limit, and does not reach a host", async () => {
    const { caller, asked } = siteWith(() => undefined, { maxBodyBytes: 10 });
    const response = await caller.call(request({ method: "POST", body: "eleven byte" }));
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      message: "request body too large: at most 10 bytes are accepted",
      id: response.headers.get("X-Debug-Trace-Id"),
    });
    expect(asked()).toBe(0);
  });

  test("gets the contract's 500 when the API throws", async () => {
    const { caller } = siteWith((lines) =>
      lines.adopt(
        hostPort(() => Promise.reject(new TypeError("secret internals"))),
        1,
      ),
    );
    const response = await caller.call(request());
    expect(response.status).toBe(500);
    const body = await response.text();
    expect(body).toContain("internal server error: ");
    expect(body).not.toContain("secret");
  });

  test("rejects the read with CallFailedError when the body fails at the host", async () => {
    const { caller } = siteWith((lines) =>
      lines.adopt(
        hostPort(
          async () =>
            new Response(
              new ReadableStream({
                pull: (controller) => controller.error(new TypeError("broken")),
              }),
            ),
        ),
        1,
      ),
    );
    const response = await caller.call(request());
    await expect(response.text()).rejects.toMatchObject({ name: "CallFailedError" });
  });
});

describe("backpressure", () => {
  test("the host produces no more than the window while the reader pauses, and continues when it reads", async () => {
    const source = countedStream(10);
    const { caller } = siteWith(
      (lines) =>
        lines.adopt(
          hostPort(async () => new Response(source.stream)),
          1,
        ),
      { windowChunks: 8 },
    );
    const response = await caller.call(request());
    await until(() => source.produced() >= 9);
    for (let count = 0; count < 50; count += 1) await yieldToEventLoop();
    // Eight on the way or unread, and two that the host has in hand.
    expect(source.produced()).toBe(10);
    const reader = response.body?.getReader();
    for (let read = 0; read < 20; read += 1) await reader?.read();
    await until(() => source.produced() >= 28);
    for (let count = 0; count < 50; count += 1) await yieldToEventLoop();
    expect(source.produced()).toBeLessThanOrEqual(30);
    await reader?.cancel();
  });
});

describe("a reader that disconnects", () => {
  test("by cancelling the body aborts the request's signal and cancels the source", async () => {
    const source = countedStream(10);
    let signal: AbortSignal | undefined;
    const { caller } = siteWith((lines) =>
      lines.adopt(
        hostPort(async (_request, given) => {
          signal = given;
          return new Response(source.stream);
        }),
        1,
      ),
    );
    const reader = (await caller.call(request())).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await until(() => signal?.aborted === true && source.cancelled());
  });

  test("by AbortController before the head rejects with its reason and aborts the host's signal", async () => {
    let signal: AbortSignal | undefined;
    const { caller } = siteWith((lines) =>
      lines.adopt(
        hostPort((_request, given) => {
          signal = given;
          return new Promise<Response>(() => undefined);
        }),
        1,
      ),
    );
    const controller = new AbortController();
    const response = caller.call(request({ signal: controller.signal }));
    await until(() => signal !== undefined);
    controller.abort(new RangeError("enough"));
    await expect(response).rejects.toThrow("enough");
    await until(() => signal?.aborted === true);
  });

  test("by AbortController in mid-stream rejects the read and aborts the host's signal", async () => {
    const source = countedStream(10);
    const { caller } = siteWith((lines) =>
      lines.adopt(
        hostPort(async () => new Response(source.stream)),
        1,
      ),
    );
    const controller = new AbortController();
    const reader = (await caller.call(request({ signal: controller.signal }))).body?.getReader();
    await reader?.read();
    controller.abort();
    await expect(
      (async () => {
        for (;;) await reader?.read();
      })(),
    ).rejects.toMatchObject({ name: "AbortError" });
    await until(source.cancelled);
  });

  test("without a trace is noticed at a `waiting`, and the host's signal is aborted", async () => {
    let signal: AbortSignal | undefined;
    const { caller } = siteWith((lines) =>
      lines.adopt(
        hostPort(
          (_request, given) => {
            signal = given;
            return new Promise<Response>(() => undefined);
          },
          { waitingMs: 5 },
        ),
        1,
      ),
    );
    const response = await caller.call(request(), async () => false);
    expect(response.status).toBe(499);
    await until(() => signal?.aborted === true);
  });

  test("with its realm is dropped by the host after several `waiting`s without a reply", async () => {
    const { near, far } = channel();
    const { serveCalls } = await import("../../../src/transport/calls/call-server.ts");
    let signal: AbortSignal | undefined;
    serveCalls(
      far,
      (_request, given) => {
        signal = given;
        return new Promise<Response>(() => undefined);
      },
      { epoch: 1, base: "", waitingMs: 2, unacknowledgedLimit: 3 },
    );
    const arrived = wireOf(near);
    near.postMessage({
      type: "open",
      call: 1,
      method: "GET",
      url: "http://localhost/v1/models",
      headers: [],
      body: null,
      credits: 4,
      arrival: 0,
      journal: [],
    } satisfies CallerMessage);
    await until(() => signal?.aborted === true);
    await until(() => arrived.length === 6);
    expect(arrived.map((message) => (message as HostMessage).type)).toEqual(["hello", "accepted", "waiting", "waiting", "waiting", "fail"]);
  });
});
