/** The end of a reply: exactly one, after well-formed events, with true usage. */
import { describe, expect, test } from "vitest";
import type { ReplyEvent } from "../../../src/inference/reply-events.ts";
import type { ReplyMessage, ReplyRequest } from "../../../src/worker/engine/engine.ts";
import { EngineDied } from "../../../src/worker/host/slots/engine-handle.ts";
import { FirstByteDeadline } from "../../../src/worker/host/calls/first-byte-deadline.ts";
import type { EngineLease } from "../../../src/worker/host/slots/engine-lease.ts";
import { RunningReply } from "../../../src/worker/host/calls/running-reply.ts";
import { loadingEngine } from "./loading-engine.ts";

const start: ReplyEvent = { type: "reply-start", replyId: "r" };
const call: ReplyEvent[] = [
  { type: "tool-call-start", index: 0, id: "c", name: "f" },
  { type: "tool-call-delta", index: 0, arguments: '{"a":' },
];
const counts = { outputTokens: 7, cachedTokens: 5 };
const done: ReplyMessage = { type: "done", outcome: { ok: true, value: null } };

/** Returns all events of a reply. Its engine sends these messages and then dies, or is done. */
async function eventsOf(messages: ReplyMessage[], fate: "dies" | "is done"): Promise<ReplyEvent[]> {
  let die: (reason: Error) => void = () => undefined;
  const gone = new Promise<never>((_, reject) => (die = reject));
  const engine = {
    ...loadingEngine().engine,
    reply: (_: ReplyRequest, port: MessagePort) => {
      for (const message of messages) port.postMessage(message);
      if (fate === "is done") return Promise.resolve();
      port.close();
      die(new EngineDied("its worker ended"));
      return new Promise<void>(() => undefined);
    },
  };
  const lease: EngineLease = {
    engine,
    loaded: { contextLength: 8, vocabularySize: 8, dimensions: 0, memoryBytes: 0, device: { kind: "webgpu" } },
    whileAlive: (work) => Promise.race([work, gone]),
    answered: () => undefined,
    isShared: () => false,
    discard: () => undefined,
    succeeded: () => undefined,
    hasLostThreads: () => false,
    release: () => undefined,
  };
  const deadline = new FirstByteDeadline(60_000);
  const plan = { planId: 1, inputTokens: 9, billedInputTokens: 3 };
  const { signal } = new AbortController();
  const reply = new RunningReply({ replyId: "r", signal, limits: { replyTimeoutMs: 60_000, stallMs: 60_000 }, deadline });
  const { events } = reply;
  const finished = reply.run(lease, plan);
  const read: ReplyEvent[] = [];
  for await (const event of events) read.push(event);
  await finished;
  deadline.stop();
  return read;
}

describe("an engine that dies", () => {
  test("ends the reply with the tokens that it had counted, after the open block", async () => {
    const begun: ReplyEvent[] = [start, { type: "text-start", index: 0 }, { type: "text-delta", index: 0, text: "a long piece" }];
    expect(await eventsOf([{ type: "events", events: begun, ...counts }], "dies")).toEqual([
      ...begun,
      { type: "text-end", index: 0 },
      {
        type: "reply-end",
        finishReason: "ERROR",
        error: "engine ended: its worker ended",
        usage: { inputTokens: 9, billedInputTokens: 3, ...counts },
      },
    ]);
  });

  test("removes an unfinished call", async () => {
    const read = await eventsOf([{ type: "events", events: [start, ...call], ...counts }], "dies");
    expect(read.map(({ type }) => type)).toEqual(["reply-start", "text-start", "text-end", "reply-end"]);
    expect(read.at(-1)).toMatchObject({ usage: counts });
  });

  test("before anything has passed has written no tokens", async () => {
    const read = await eventsOf([{ type: "events", events: [start, { type: "thinking-start", index: 0 }], ...counts }], "dies");
    expect(read.map(({ type }) => type)).toEqual(["reply-start", "thinking-start", "thinking-end", "reply-end"]);
    expect(read.at(-1)).toMatchObject({ usage: { outputTokens: 0 } });
  });
});

describe("an engine that is done", () => {
  const usage = { inputTokens: 9, outputTokens: 8, billedInputTokens: 3, cachedTokens: 5 };
  const end: ReplyEvent = { type: "reply-end", finishReason: "MAX_TOKENS", usage };

  test("without an end gets one", async () => {
    const read = await eventsOf([{ type: "events", events: [start], ...counts }, done], "is done");
    expect(read.at(-1)).toMatchObject({ type: "reply-end", finishReason: "ERROR", error: "the engine ended the reply without an end" });
  });

  test("ends the reply with its last event: no block is open before it", async () => {
    const events: ReplyEvent[] = [start, { type: "text-start", index: 0 }, end, { type: "text-delta", index: 0, text: "more" }, end];
    expect(await eventsOf([{ type: "events", events, ...counts }, done], "is done")).toEqual([
      start,
      { type: "text-start", index: 0 },
      { type: "text-end", index: 0 },
      end,
    ]);
  });
});

test("a reply that no engine can continue ends with an error", async () => {
  const deadline = new FirstByteDeadline(60_000);
  const { signal } = new AbortController();
  const reply = new RunningReply({ replyId: "r", signal, limits: { replyTimeoutMs: 60_000, stallMs: 60_000 }, deadline });
  reply.giveUp({ planId: 1, inputTokens: 9, billedInputTokens: 3 }, "no engine is left");
  const read: ReplyEvent[] = [];
  for await (const event of reply.events) read.push(event);
  deadline.stop();
  expect(read.at(-1)).toMatchObject({ type: "reply-end", finishReason: "ERROR", error: "no engine is left" });
});
