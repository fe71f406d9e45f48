import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Cancelled, TimedOut } from "../../../src/inference/errors.ts";
import type { ReplyEvent } from "../../../src/inference/reply-events.ts";
import type { ReplyMessage, ReplyRequest } from "../../../src/worker/engine/engine.ts";
import { FirstByteDeadline } from "../../../src/worker/host/calls/first-byte-deadline.ts";
import type { EngineLease } from "../../../src/worker/host/slots/engine-lease.ts";
import { RunningReply } from "../../../src/worker/host/calls/running-reply.ts";
import { loadingEngine } from "./loading-engine.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const hangs = () => new Promise<never>(() => undefined);
const call = (signal = new AbortController().signal) => ({ owner: "owner", priority: 0, signal, admit: () => undefined });

describe("the time limit for the first byte", () => {
  test("ends the wait for work that does not end, and aborts the work's signal", async () => {
    const deadline = new FirstByteDeadline(100);
    let seen: AbortSignal | undefined;
    const raced = deadline.race(call(), (signal) => ((seen = signal), hangs()));
    vi.advanceTimersByTime(100);
    await expect(raced).rejects.toMatchObject({ milliseconds: 100 });
    await expect(raced).rejects.toBeInstanceOf(TimedOut);
    expect(seen?.aborted).toBe(true);
  });

  test("no longer holds once it is stopped", async () => {
    const deadline = new FirstByteDeadline(100);
    let finish: (value: string) => void = () => undefined;
    const raced = deadline.race(call(), () => new Promise<string>((resolve) => (finish = resolve)));
    deadline.stop();
    vi.advanceTimersByTime(1000);
    finish("done");
    expect(await raced).toBe("done");
  });

  test("reports a caller that disconnects first", async () => {
    const leaving = new AbortController();
    const raced = new FirstByteDeadline(100).race(call(leaving.signal), hangs);
    leaving.abort();
    await expect(raced).rejects.toBeInstanceOf(Cancelled);
  });
});

describe("a running reply under it", () => {
  /** A reply with messages that the test sends. */
  function startReply() {
    let port: MessagePort | undefined;
    let resolveReply: () => void = () => undefined;
    const engine = {
      ...loadingEngine().engine,
      reply: (_: ReplyRequest, enginePort: MessagePort) => {
        port = enginePort;
        return new Promise<void>((resolve) => (resolveReply = resolve));
      },
    };
    const lease: EngineLease = {
      engine,
      loaded: { contextLength: 8, vocabularySize: 8, dimensions: 0, memoryBytes: 0, device: { kind: "webgpu" } },
      whileAlive: (work) => work,
      answered: () => undefined,
      isShared: () => false,
      discard: () => undefined,
      succeeded: () => undefined,
      hasLostThreads: () => false,
      release: () => undefined,
    };
    const plan = { planId: 1, inputTokens: 1, billedInputTokens: 1 };
    const deadline = new FirstByteDeadline(100);
    const { signal } = new AbortController();
    const running = new RunningReply({ replyId: "r", signal, limits: { replyTimeoutMs: 60_000, stallMs: 60_000 }, deadline });
    void running.run(lease, plan);
    const iterator = running.events[Symbol.asyncIterator]();
    return {
      next: async () => (await iterator.next()).value as ReplyEvent | undefined,
      send: (message: ReplyMessage) => port?.postMessage(message),
      finish: () => resolveReply(),
    };
  }
  const start: ReplyEvent[] = [
    { type: "reply-start", replyId: "r" },
    { type: "text-start", index: 0 },
  ];
  const counts = { outputTokens: 0, cachedTokens: 0 };
  const usage = { inputTokens: 1, outputTokens: 1, billedInputTokens: 1, cachedTokens: 0 };

  test("ends with TIMEOUT without waiting for the engine, if it has no token yet", async () => {
    const reply = startReply();
    reply.send({ type: "events", events: start, ...counts });
    expect((await reply.next())?.type).toBe("reply-start");
    expect((await reply.next())?.type).toBe("text-start");
    vi.advanceTimersByTime(100);
    expect((await reply.next())?.type).toBe("text-end");
    expect(await reply.next()).toMatchObject({ type: "reply-end", finishReason: "TIMEOUT", usage: { outputTokens: 0 } });
    expect(await reply.next()).toBeUndefined();
  });

  test("continues if it has one", async () => {
    const reply = startReply();
    reply.send({ type: "events", events: [...start, { type: "text-delta", index: 0, text: "a" }], ...counts });
    for (const type of ["reply-start", "text-start", "text-delta"]) expect((await reply.next())?.type).toBe(type);
    vi.advanceTimersByTime(10_000);
    reply.send({
      type: "events",
      events: [
        { type: "text-end", index: 0 },
        { type: "reply-end", finishReason: "COMPLETE", usage },
      ],
      ...counts,
    });
    reply.send({ type: "done", outcome: { ok: true, value: null } });
    reply.finish();
    expect((await reply.next())?.type).toBe("text-end");
    expect(await reply.next()).toMatchObject({ type: "reply-end", finishReason: "COMPLETE" });
  });
});
