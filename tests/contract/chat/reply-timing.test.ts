import { describe, expect, it } from "vitest";
import type { RequestOutcome } from "../../../src/api/api.ts";
import type { Timer } from "../../../src/api/response/deferred-body.ts";
import type { ReplyEvent } from "../../../src/inference/reply-events.ts";
import { createApiDriver } from "../api-driver.ts";
import { requestFor } from "../cases/case-request.ts";
import { user } from "../cases/responses.ts";
import { chatWith, pending, replyId, settled, usage } from "../scripted/scripted-events.ts";

const start: ReplyEvent = { type: "reply-start", replyId };
const textStart: ReplyEvent = { type: "text-start", index: 0 };
const delta: ReplyEvent = { type: "text-delta", index: 0, text: "Hi" };
const end: ReplyEvent = { type: "reply-end", finishReason: "COMPLETE", usage };

/** A timer that the test fires. */
function manualTimer() {
  const actions = new Map<symbol, { milliseconds: number; action: () => void }>();
  const timer: Timer = (milliseconds, action) => {
    const key = Symbol("timer");
    actions.set(key, { milliseconds, action });
    return () => actions.delete(key);
  };
  return {
    timer,
    /** Intervals that are running. */
    running: () => [...actions.values()].map(({ milliseconds }) => milliseconds),
    goOff: () => {
      const due = [...actions];
      for (const [key, { action }] of due) {
        actions.delete(key);
        action();
      }
    },
  };
}

function bodyOf(answer: Response): ReadableStream<Uint8Array<ArrayBuffer>> {
  if (!answer.body) throw new TypeError("the answer has no body");
  return answer.body;
}

describe("headers", () => {
  it("of a stream are sent before the first event exists", async () => {
    const { answer } = chatWith([pending<ReplyEvent>().promise], { stream: true });
    expect((await answer).status).toBe(200);
  });

  it("of a buffered reply are sent with its first token, the body when it has ended", async () => {
    const first = pending<ReplyEvent>();
    const last = pending<ReplyEvent>();
    const { answer } = chatWith([start, textStart, first.promise, last.promise]);
    let sent = false;
    void answer.then(() => {
      sent = true;
    });
    await settled();
    expect(sent).toBe(false);
    first.resolve(delta);
    const body = (await answer).text();
    last.resolve(end);
    expect(await body).toContain(`"finish_reason":"COMPLETE"`);
  });
});

describe("keep-alive comments", () => {
  it("are sent every 15 s between events, and never once an event came", async () => {
    const awaited = pending<ReplyEvent>();
    const { timer, running, goOff } = manualTimer();
    const { answer } = chatWith([start, awaited.promise], { stream: true }, { timer });
    const reader = bodyOf(await answer)
      .pipeThrough(new TextDecoderStream())
      .getReader();
    expect((await reader.read()).value).toMatch(/^event: message-start/);
    const comment = reader.read();
    await settled();
    expect(running()).toEqual([15_000]);
    goOff();
    expect((await comment).value).toBe(": keep-alive\n\n");
    const second = reader.read();
    await settled();
    goOff();
    expect((await second).value).toBe(": keep-alive\n\n");
    awaited.resolve(end);
    expect((await reader.read()).value).toMatch(/^event: message-end/);
    expect((await reader.read()).value).toBe("data: [DONE]\n\n");
    expect((await reader.read()).done).toBe(true);
    expect(running()).toEqual([]);
  });

  it("stop when the reader disconnects", async () => {
    const { timer, running } = manualTimer();
    const { answer } = chatWith([start, pending<ReplyEvent>().promise], { stream: true }, { timer });
    const reader = bodyOf(await answer).getReader();
    await reader.read();
    await settled();
    await reader.cancel();
    expect(running()).toEqual([]);
  });
});

describe("a caller that disconnects", () => {
  const body = JSON.stringify({ model: "scripted-chat", messages: user("a long story"), stream: true });

  const observed = () => {
    const outcomes: RequestOutcome[] = [];
    const driver = createApiDriver({ onOutcome: (outcome) => outcomes.push(outcome) });
    return { driver, outcomes };
  };

  it("before the headers gets 499 immediately, and the call is aborted", async () => {
    const { driver, outcomes } = observed();
    const never = pending<Float64Array>();
    let signal: AbortSignal | undefined;
    driver.service.rerank = (call) => {
      signal = call.signal;
      return never.promise;
    };
    const leaving = new AbortController();
    const request = requestFor("/v1/rerank", { body: JSON.stringify({ query: "a", documents: ["a"] }) });
    const answer = driver.fetch(request, leaving.signal);
    await settled();
    expect(signal?.aborted).toBe(false);
    leaving.abort();
    expect((await answer).status).toBe(499);
    expect(await (await answer).text()).toContain(`"message":"request cancelled"`);
    expect(signal?.aborted).toBe(true);
    await settled();
    expect(outcomes.map(({ status }) => status)).toEqual([499]);
  });

  it("before the call began gets 499, and no work begins", async () => {
    const { driver } = observed();
    const answer = await driver.fetch(requestFor("/v2/chat", { body }), AbortSignal.abort());
    expect(answer.status).toBe(499);
    for (let message = 0; message < 5; message++) await settled();
    expect(driver.service.chatCalls).toEqual([]);
  });

  it("before the headers leaves no timer, even if the service responds later", async () => {
    const { timer, running } = manualTimer();
    const driver = createApiDriver({ timer });
    const accepted = pending<AsyncIterable<ReplyEvent>>();
    driver.service.chat = () => accepted.promise;
    const leaving = new AbortController();
    const answer = driver.fetch(requestFor("/v2/chat", { body }), leaving.signal);
    await settled();
    leaving.abort();
    expect((await answer).status).toBe(499);
    accepted.resolve({ [Symbol.asyncIterator]: () => ({ next: () => pending<IteratorResult<ReplyEvent>>().promise }) });
    await settled();
    expect(running()).toEqual([]);
  });

  it("by the request's own signal gets 499", async () => {
    const { driver } = observed();
    const leaving = new AbortController();
    const answer = driver.fetch(new Request(requestFor("/v2/chat", { body }), { signal: leaving.signal }));
    leaving.abort();
    expect((await answer).status).toBe(499);
  });

  it("in the middle of a stream is logged as 499, and the work stops", async () => {
    const { driver, outcomes } = observed();
    const answer = await driver.fetch(requestFor("/v2/chat", { body }));
    const reader = bodyOf(answer).getReader();
    await reader.read();
    expect(outcomes).toEqual([]);
    const decoded = driver.service.tokensDecoded;
    await reader.cancel();
    await driver.service.idle;
    expect(driver.service.tokensDecoded - decoded).toBeLessThanOrEqual(1);
    expect(outcomes.map(({ status }) => status)).toEqual([499]);
  });

  it("in the middle of a buffered reply is logged as 499, and the work stops", async () => {
    const { driver, outcomes } = observed();
    const whole = JSON.stringify({ ...JSON.parse(body), stream: false });
    const answer = await driver.fetch(requestFor("/v2/chat", { body: whole }));
    const decoded = driver.service.tokensDecoded;
    await answer.body?.cancel();
    await driver.service.idle;
    await settled();
    expect(driver.service.tokensDecoded - decoded).toBeLessThanOrEqual(1);
    expect(outcomes.map(({ status }) => status)).toEqual([499]);
  });

  it("by its signal after the headers stops the work and ends the stream", async () => {
    const { driver, outcomes } = observed();
    const leaving = new AbortController();
    const answer = await driver.fetch(requestFor("/v2/chat", { body }), leaving.signal);
    leaving.abort();
    expect(await answer.text()).not.toContain("message-end");
    await settled();
    expect(outcomes.map(({ status }) => status)).toEqual([499]);
  });
});

describe("the request log", () => {
  it("names the client, the owner and the failure", async () => {
    const outcomes: RequestOutcome[] = [];
    const driver = createApiDriver({ onOutcome: (outcome) => outcomes.push(outcome) });
    const failure = new TypeError("x");
    driver.service.nextRefusal = failure;
    const answer = await driver.call("/v1/rerank", {
      headers: { "X-Client-Name": "notes" },
      body: JSON.stringify({ query: "a", documents: ["a"] }),
    });
    await settled();
    expect(outcomes).toEqual([
      {
        traceId: answer.headers.get("x-debug-trace-id"),
        method: "POST",
        path: "/v1/rerank",
        status: 500,
        clientName: "notes",
        ownerId: "owner-1",
        failure,
      },
    ]);
  });

  it("has one line for each request, written when its body has ended", async () => {
    const outcomes: RequestOutcome[] = [];
    const driver = createApiDriver({ onOutcome: (outcome) => outcomes.push(outcome) });
    const answer = await driver.call("/v2/chat", { body: JSON.stringify({ model: "scripted-chat", messages: user("hi") }) });
    await settled();
    expect(outcomes).toEqual([]);
    await answer.text();
    await settled();
    expect(outcomes.map(({ status }) => status)).toEqual([200]);
  });
});
