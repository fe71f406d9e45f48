import { afterEach, describe, expect, test } from "vitest";
import { protocolVersion, type CallerMessage, type HostMessage } from "../../../src/protocol/call-messages.ts";
import { channel, closePorts, hostPort, nextTurn, request, siteWith, until } from "./call-harness.ts";

afterEach(closePorts);

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Chunks on demand, counted; stops when the reader left. */
function countedStream(size: number): { stream: ReadableStream<Uint8Array<ArrayBuffer>>; produced: () => number; cancelled: () => boolean } {
  let produced = 0;
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        await nextTurn();
        produced += 1;
        controller.enqueue(new Uint8Array(size).fill(produced % 256));
      },
      cancel: () => void (cancelled = true),
    },
    { highWaterMark: 0 },
  );
  return { stream, produced: () => produced, cancelled: () => cancelled };
}

/** What arrives on a port, parsed by nobody: the wire itself. */
function wireOf(port: MessagePort): unknown[] {
  const arrived: unknown[] = [];
  port.addEventListener("message", (event: MessageEvent<unknown>) => arrived.push(event.data));
  port.start();
  return arrived;
}

describe("a call that is answered", () => {
  test("carries method, headers and body to the host and status, headers and body back", async () => {
    const { caller } = siteWith((lines) =>
      lines.adopt(
        hostPort(async (asked) =>
          Response.json({ method: asked.method, token: asked.headers.get("authorization"), text: await asked.text() }, { status: 498, headers: { "X-Kind": "k" } }),
        ),
        1,
      ),
    );
    const answer = await caller.call(request({ method: "POST", body: "ünïcode", headers: { Authorization: "Bearer t" } }));
    expect(answer.status).toBe(498);
    expect(answer.headers.get("X-Kind")).toBe("k");
    expect(await answer.json()).toEqual({ method: "POST", token: "Bearer t", text: "ünïcode" });
  });

  test("keeps order, gathers what comes within a turn, and splits what is larger than 64 KiB", async () => {
    const large = new Uint8Array(150_000).map((_, index) => index % 251);
    const { caller } = siteWith((lines) =>
      lines.adopt(hostPort(async () => new Response(new ReadableStream({
        start(controller) {
          controller.enqueue(bytes("one"));
          controller.enqueue(bytes("two"));
          controller.enqueue(bytes("three"));
          controller.enqueue(large);
          controller.close();
        },
      }))), 1),
    );
    const chunks: Uint8Array[] = [];
    for await (const chunk of (await caller.call(request())).body ?? []) chunks.push(chunk);
    expect(chunks.map((chunk) => chunk.byteLength)).toEqual([65_536, 65_536, 18_939]);
    expect(Buffer.concat(chunks).equals(Buffer.concat([bytes("onetwothree"), large]))).toBe(true);
  });

  test("shares its port with others, each with its own answer", async () => {
    const { caller, asked } = siteWith((lines) => lines.adopt(hostPort(async (one) => new Response(await one.text())), 1));
    const texts = Array.from({ length: 50 }, (_, index) => `call ${index}`);
    const answers = await Promise.all(texts.map(async (body) => (await caller.call(request({ method: "POST", body }))).text()));
    expect(answers).toEqual(texts);
    expect(asked()).toBe(1);
  });

  test("counts from its beginning until its body is delivered", async () => {
    const source = countedStream(10);
    const changes: number[] = [];
    const { lines } = siteWith((found) => found.adopt(hostPort(async () => new Response(source.stream)), 1));
    const { Caller } = await import("../../../src/protocol/caller.ts");
    const caller = new Caller(lines, {}, (change) => changes.push(change));
    const answer = await caller.call(request());
    expect(changes).toEqual([1]);
    await answer.body?.cancel();
    await nextTurn();
    expect(changes).toEqual([1, -1]);
  });

  test("gets the contract's 500 when the API throws", async () => {
    const { caller } = siteWith((lines) => lines.adopt(hostPort(() => Promise.reject(new TypeError("secret internals"))), 1));
    const answer = await caller.call(request());
    expect(answer.status).toBe(500);
    const body = await answer.text();
    expect(body).toContain("internal server error: ");
    expect(body).not.toContain("secret");
  });

  test("rejects the read with CallFailedError when the body fails at the host", async () => {
    const { caller } = siteWith((lines) =>
      lines.adopt(hostPort(async () => new Response(new ReadableStream({
        pull: (controller) => controller.error(new TypeError("broken")),
      }))), 1),
    );
    const answer = await caller.call(request());
    await expect(answer.text()).rejects.toMatchObject({ name: "CallFailedError" });
  });
});

describe("backpressure", () => {
  test("the host produces no more than the window while nobody reads, and goes on when somebody does", async () => {
    const source = countedStream(10);
    const { caller } = siteWith((lines) => lines.adopt(hostPort(async () => new Response(source.stream)), 1), { windowChunks: 8 });
    const answer = await caller.call(request());
    await until(() => source.produced() >= 9);
    for (let turn = 0; turn < 50; turn += 1) await nextTurn();
    // Eight on the way or unread, and two that the host has in hand.
    expect(source.produced()).toBe(10);
    const reader = answer.body?.getReader();
    for (let read = 0; read < 20; read += 1) await reader?.read();
    await until(() => source.produced() >= 28);
    for (let turn = 0; turn < 50; turn += 1) await nextTurn();
    expect(source.produced()).toBeLessThanOrEqual(30);
    await reader?.cancel();
  });
});

describe("a reader that leaves", () => {
  test("by cancelling the body aborts the request's signal and cancels the source", async () => {
    const source = countedStream(10);
    let signal: AbortSignal | undefined;
    const { caller } = siteWith((lines) =>
      lines.adopt(hostPort(async (_request, given) => {
        signal = given;
        return new Response(source.stream);
      }), 1),
    );
    const reader = (await caller.call(request())).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await until(() => signal?.aborted === true && source.cancelled());
  });

  test("by AbortController before the head rejects with its reason and aborts the host's signal", async () => {
    let signal: AbortSignal | undefined;
    const { caller } = siteWith((lines) =>
      lines.adopt(hostPort((_request, given) => {
        signal = given;
        return new Promise<Response>(() => undefined);
      }), 1),
    );
    const controller = new AbortController();
    const answer = caller.call(request({ signal: controller.signal }));
    await until(() => signal !== undefined);
    controller.abort(new RangeError("enough"));
    await expect(answer).rejects.toThrow("enough");
    await until(() => signal?.aborted === true);
  });

  test("by AbortController in mid-stream rejects the read and aborts the host's signal", async () => {
    const source = countedStream(10);
    const { caller } = siteWith((lines) => lines.adopt(hostPort(async () => new Response(source.stream)), 1));
    const controller = new AbortController();
    const reader = (await caller.call(request({ signal: controller.signal }))).body?.getReader();
    await reader?.read();
    controller.abort();
    await expect((async () => { for (;;) await reader?.read(); })()).rejects.toMatchObject({ name: "AbortError" });
    await until(source.cancelled);
  });

  test("without a trace is noticed at a `waiting`, and the host's signal is aborted", async () => {
    let signal: AbortSignal | undefined;
    const { caller } = siteWith((lines) =>
      lines.adopt(hostPort((_request, given) => {
        signal = given;
        return new Promise<Response>(() => undefined);
      }, { waitingMs: 5 }), 1),
    );
    const answer = await caller.call(request(), async () => false);
    expect(answer.status).toBe(499);
    await until(() => signal?.aborted === true);
  });

  test("with its whole realm is given up by the host after its unanswered `waiting`s", async () => {
    const { near, far } = channel();
    const { answerCalls } = await import("../../../src/protocol/answerer.ts");
    let signal: AbortSignal | undefined;
    answerCalls(far, (_request, given) => {
      signal = given;
      return new Promise<Response>(() => undefined);
    }, { epoch: 1, base: "", waitingMs: 2, unansweredLimit: 3 });
    const arrived = wireOf(near);
    near.postMessage({ type: "open", call: 1, method: "GET", url: "http://localhost/v1/models", headers: [], body: null, credits: 4 } satisfies CallerMessage);
    await until(() => signal?.aborted === true);
    await until(() => arrived.length === 6);
    expect(arrived.map((message) => (message as HostMessage).type)).toEqual(["hello", "accepted", "waiting", "waiting", "waiting", "fail"]);
  });
});

describe("a host that is not there", () => {
  test("is answered for with 503, Retry-After and the contract's error body", async () => {
    const { caller } = siteWith(() => undefined);
    const answer = await caller.call(request());
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("1");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Content-Type")).toBe("application/json");
    const body = await answer.json();
    expect(body).toEqual({ message: "service unavailable: no page of this site hosts the models", id: answer.headers.get("X-Debug-Trace-Id") });
  });

  test("is waited for while it starts", async () => {
    let question = 0;
    const { caller } = siteWith((lines) => {
      question += 1;
      if (question === 4) lines.adopt(hostPort(async () => new Response("here")), 1);
    });
    expect(await (await caller.call(request())).text()).toBe("here");
  });

  test("and does not accept is replaced: the call is opened again on a fresh port", async () => {
    const dead = channel().near;
    let question = 0;
    const { caller } = siteWith(
      (lines) => {
        question += 1;
        lines.adopt(question === 1 ? dead : hostPort(async (asked) => new Response(await asked.text())), 1);
      },
      { acceptMs: 10 },
    );
    expect(await (await caller.call(request({ method: "POST", body: "kept" }))).text()).toBe("kept");
    expect(question).toBe(2);
  });

  test("and never accepts is answered for with 504 after the limit", async () => {
    const { caller } = siteWith((lines) => lines.adopt(channel().near, 1), { acceptMs: 5, headMs: 60 });
    const answer = await caller.call(request());
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject({ message: "timed out after 60 ms" });
  });

  test("and accepts but gives no head is answered for with 504, and its signal aborted", async () => {
    let signal: AbortSignal | undefined;
    const { caller } = siteWith((lines) =>
      lines.adopt(hostPort((_request, given) => {
        signal = given;
        return new Promise<Response>(() => undefined);
      }), 1),
      { headMs: 60 },
    );
    expect((await caller.call(request())).status).toBe(504);
    await until(() => signal?.aborted === true);
  });

  test("and falls silent after it accepted is replaced", async () => {
    const { near, far } = channel();
    far.addEventListener("message", (event: MessageEvent<CallerMessage>) => {
      if (event.data.type === "open") far.postMessage({ type: "accepted", call: event.data.call } satisfies HostMessage);
    });
    far.start();
    let question = 0;
    const { caller } = siteWith(
      (lines) => {
        question += 1;
        lines.adopt(question === 1 ? near : hostPort(async () => new Response("second")), 1);
      },
      { silenceMs: 5 },
    );
    expect(await (await caller.call(request())).text()).toBe("second");
  });

  test("and speaks another protocol version is not used", async () => {
    const { near, far } = channel();
    far.postMessage({ type: "hello", protocol: protocolVersion + 1, epoch: 1, base: "" } satisfies HostMessage);
    far.addEventListener("message", (event: MessageEvent<CallerMessage>) => {
      const { call, type } = event.data;
      if (type !== "open") return;
      const messages: HostMessage[] = [{ type: "accepted", call }, { type: "head", call, status: 200, headers: [] }, { type: "end", call }];
      for (const message of messages) far.postMessage(message);
    });
    far.start();
    let question = 0;
    const { caller } = siteWith((lines) => {
      question += 1;
      lines.adopt(question === 1 ? near : hostPort(async () => new Response("right version")), 1);
    });
    expect(await (await caller.call(request())).text()).toBe("right version");
  });
});

describe("a new host", () => {
  test("gets the calls that wait for their head", async () => {
    let reached = false;
    const { caller, lines } = siteWith((found) =>
      found.adopt(hostPort(() => {
        reached = true;
        return new Promise<Response>(() => undefined);
      }), 1),
    );
    const answer = caller.call(request());
    await until(() => reached);
    lines.adopt(hostPort(async () => new Response("new"), { epoch: 2 }), 2);
    expect(await (await answer).text()).toBe("new");
  });

  test("fails the streams of the old one", async () => {
    const source = countedStream(10);
    const { caller, lines } = siteWith((found) => found.adopt(hostPort(async () => new Response(source.stream)), 1));
    const answer = await caller.call(request());
    lines.adopt(hostPort(async () => new Response("new"), { epoch: 2 }), 2);
    await expect(answer.text()).rejects.toMatchObject({ name: "CallFailedError", message: "the host is gone" });
  });

  test("with an older epoch than the one in use is not taken", async () => {
    const { caller, lines } = siteWith((found) => found.adopt(hostPort(async () => new Response("current")), 5));
    await (await caller.call(request())).text();
    expect(lines.adopt(hostPort(async () => new Response("late"), { epoch: 4 }), 4)).toBe(false);
    expect(await (await caller.call(request())).text()).toBe("current");
  });
});

describe("malformed messages", () => {
  test("do not end the host's port", async () => {
    const { near, far } = channel();
    const { answerCalls } = await import("../../../src/protocol/answerer.ts");
    answerCalls(far, async () => new Response("alive"), { epoch: 1, base: "" });
    const nonsense: unknown[] = [
      null, 7, "open", [], {}, { type: "open" }, { type: "open", call: "1" }, { type: "open", call: 1, method: "GET", url: 5 },
      { type: "open", call: 1, method: "GET", url: "http://localhost/", headers: [["a"]], body: null, credits: 1 },
      { type: "pull", call: 9 }, { type: "pull", call: 9, credits: 1 }, { type: "cancel", call: 9 }, { type: "dance", call: 1 },
    ];
    for (const message of nonsense) near.postMessage(message);
    const { caller, lines } = siteWith(() => undefined);
    lines.adopt(near, 1);
    expect(await (await caller.call(request())).text()).toBe("alive");
  });

  test("a request that cannot be built is answered with 500, and the port lives", async () => {
    const { near, far } = channel();
    const { answerCalls } = await import("../../../src/protocol/answerer.ts");
    answerCalls(far, async () => new Response("alive"), { epoch: 1, base: "" });
    const arrived = wireOf(near);
    near.postMessage({ type: "open", call: 1, method: "TRACE", url: "not a url", headers: [], body: null, credits: 1 } satisfies CallerMessage);
    await until(() => arrived.some((message) => (message as HostMessage).type === "head"));
    expect(arrived).toContainEqual(expect.objectContaining({ type: "head", call: 1, status: 500 }));
  });

  test("from a host are passed over by the caller", async () => {
    const { near, far } = channel();
    far.addEventListener("message", (event: MessageEvent<CallerMessage>) => {
      const { call, type } = event.data;
      if (type !== "open") return;
      const messages: unknown[] = [
        null, { type: "head", call }, { type: "accepted", call }, { type: "head", call, status: 200, headers: [] },
        { type: "head", call, status: 404, headers: [] }, { type: "chunk", call, seq: 0, bytes: "text" },
        { type: "chunk", call, seq: 0, bytes: bytes("good") }, { type: "end", call: call + 1 }, { type: "end", call },
      ];
      for (const message of messages) far.postMessage(message);
    });
    far.start();
    const { caller } = siteWith((lines) => lines.adopt(near, 1));
    const answer = await caller.call(request());
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("good");
  });

  test("a missing chunk fails the stream instead of leaving a hole", async () => {
    const { near, far } = channel();
    far.addEventListener("message", (event: MessageEvent<CallerMessage>) => {
      const { call, type } = event.data;
      if (type !== "open") return;
      const messages: HostMessage[] = [
        { type: "accepted", call }, { type: "head", call, status: 200, headers: [] },
        { type: "chunk", call, seq: 0, bytes: bytes("a") }, { type: "chunk", call, seq: 2, bytes: bytes("c") }, { type: "end", call },
      ];
      for (const message of messages) far.postMessage(message);
    });
    far.start();
    const { caller } = siteWith((lines) => lines.adopt(near, 1));
    await expect((await caller.call(request())).text()).rejects.toMatchObject({ name: "CallFailedError" });
  });
});
