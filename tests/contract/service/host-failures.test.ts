/** The host's behaviour when engines fail, readers disconnect, and too many requests arrive. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { chat, errorSchema, post, replySchema, streamedText, streamEvents, success, textOf, user } from "../cases/responses.ts";
import { requestFor } from "../cases/case-request.ts";
import { createHostDriver } from "../host-driver.ts";
import { scriptedModels } from "../scripted/service-options.ts";

const say = (message: string, fields: Record<string, unknown> = {}) => ({ messages: user(message), ...fields });

const messageOf = async (answer: Response) => errorSchema.parse(await answer.json()).message;

/** Reads a streamed response until its first text. `rest` reads it to its end and returns the complete text. */
async function readFirstText(answer: Response) {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const read = async (until: () => boolean): Promise<string> => {
    while (reader && !until()) {
      const { done, value } = await reader.read();
      if (done) break;
      text += value;
    }
    return text;
  };
  await read(() => text.includes("content-delta"));
  return { reader, rest: () => read(() => false) };
}

/** Time limits expire when a test triggers them, on machines of any speed. */
const stopClock = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

afterEach(() => {
  vi.useRealTimers();
});

describe("an engine that fails", () => {
  test.each(["fail-after:2", "die-after:2"])("in mid-reply (%s) ends the reply with ERROR, and the next one is served", async (script) => {
    const driver = createHostDriver();
    const events = streamEvents(driver, await (await chat(driver, say(script, { stream: true }))).text());
    expect(streamedText(events)).toBe("aa");
    expect(events.slice(-2).map((event) => event.type)).toEqual(["content-end", "message-end"]);
    expect(events.at(-1)?.delta?.finish_reason).toBe("ERROR");
    expect(events.at(-1)?.delta?.usage?.tokens.output_tokens).toBe(2);
    expect(textOf(await success(driver, await chat(driver, say("say:back")), replySchema))).toBe("back");
  });

  test("that goes silent in mid-reply is replaced", async () => {
    stopClock();
    const driver = createHostDriver({ replyStallMs: 50 });
    const { rest } = await readFirstText(await chat(driver, say("hang-after:1", { stream: true })));
    vi.advanceTimersByTime(50);
    const events = streamEvents(driver, await rest());
    expect(streamedText(events)).toBe("a");
    expect(events.at(-1)?.delta?.finish_reason).toBe("ERROR");
    expect(textOf(await success(driver, await chat(driver, say("say:back")), replySchema))).toBe("back");
  });

  test("before the first token is a 500, and the next request is served", async () => {
    const driver = createHostDriver();
    for (const script of ["fail-after:0", "die-after:0"]) {
      expect((await chat(driver, say(script))).status).toBe(500);
      expect(textOf(await success(driver, await chat(driver, say("say:back")), replySchema))).toBe("back");
    }
  });

  test.each(["files-missing", "files-damaged", "out-of-memory", "device-lost", "run-failed", "die"])(
    "to load (%s) is a 500 that names the model; other models answer",
    async (fate) => {
      const id = `broken-${fate}`;
      const driver = createHostDriver({ models: [...scriptedModels, { id, role: "chat", engine: "scripted" }] });
      const answer = await chat(driver, say("hi", { model: id }));
      expect(answer.status).toBe(500);
      expect(await messageOf(answer)).toMatch(new RegExp(`^internal server error: .*'${id}'`));
      const statuses = await driver.host.control.models();
      expect(statuses.find((status) => status.id === id)).toMatchObject({ state: "failed", error: expect.any(String) });
      expect(textOf(await success(driver, await chat(driver, say("say:here")), replySchema))).toBe("here");
    },
  );

  test("to come back from loading is given up", async () => {
    const models = [...scriptedModels, { id: "slow-hang", role: "chat" as const, engine: "scripted" }];
    const driver = createHostDriver({ models, loadStallMs: 20 });
    const answer = await chat(driver, say("hi", { model: "slow-hang" }));
    expect(answer.status).toBe(500);
    expect(await messageOf(answer)).toContain("slow-hang");
  });
});

describe("time limits", () => {
  test("no first byte in time is a 504, streamed or not", async () => {
    const models = [...scriptedModels, { id: "slow-hang", role: "chat" as const, engine: "scripted" }];
    const driver = createHostDriver({ models, firstByteTimeoutMs: 30 });
    for (const stream of [false, true]) {
      const answer = await chat(driver, say("hi", { model: "slow-hang", stream }));
      expect(answer.status).toBe(504);
      expect(await messageOf(answer)).toBe("timed out after 30 ms");
    }
  });

  test("an engine that hangs before the first token is a 504 without a stream, long before it is replaced", async () => {
    const loaded = async () => {
      // Enough for a slow machine to come to where the engine hangs; loading has no part in it.
      const driver = createHostDriver({ firstByteTimeoutMs: 400, replyStallMs: 600_000 });
      await driver.host.control.load("scripted-chat");
      return driver;
    };
    const driver = await loaded();
    const responses = [
      await chat(driver, say("hang-after:0")),
      await post(await loaded(), "/v1/generate", { model: "scripted-chat", prompt: "hang-after:0", num_generations: 2 }),
      await post(await loaded(), "/v1/chat", { model: "scripted-chat", message: "hang-after:0" }),
      // The engine is still taken by the first.
      await chat(driver, say("say:queued")),
    ];
    for (const response of responses) {
      expect(response.status).toBe(504);
      expect(await messageOf(response)).toMatch(/^timed out after \d+ ms$/);
    }
  });

  test("embed and rerank that hang are a 504 at their own time", async () => {
    const driver = createHostDriver({ firstByteTimeoutMs: 40, replyStallMs: 600_000 });
    const embed = await post(driver, "/v2/embed", { model: "scripted-embed", input_type: "search_query", texts: ["!hang"] });
    const rerank = await post(driver, "/v2/rerank", { model: "scripted-rerank", query: "a", documents: ["!hang"] });
    for (const response of [embed, rerank]) {
      expect(response.status).toBe(504);
      expect(await messageOf(response)).toBe("timed out after 40 ms");
    }
  });

  test("an engine that hangs is replaced after a 504, and the next request is served", async () => {
    const driver = createHostDriver({ firstByteTimeoutMs: 1500, replyStallMs: 1600 });
    expect((await chat(driver, say("hang-after:0"))).status).toBe(504);
    await expect.poll(async () => (await driver.host.control.models()).find(({ id }) => id === "scripted-chat")?.state).toBe("unloaded");
    expect(textOf(await success(driver, await chat(driver, say("say:back")), replySchema))).toBe("back");
  });

  test("a stream sends its headers with its queue slot and waits longer for its first token", async () => {
    const driver = createHostDriver({ firstByteTimeoutMs: 20, replyStallMs: 60 });
    const response = await chat(driver, say("hang-after:0", { stream: true }));
    expect(response.status).toBe(200);
    expect(streamEvents(driver, await response.text()).at(-1)?.delta).toMatchObject({
      finish_reason: "ERROR",
      error: "no progress for 60 ms",
    });
  });

  test("a reply over its limit ends with TIMEOUT and keeps its text", async () => {
    stopClock();
    const driver = createHostDriver({ replyTimeoutMs: 60 });
    const { rest } = await readFirstText(await chat(driver, say("never-end", { stream: true })));
    vi.advanceTimersByTime(60);
    const events = streamEvents(driver, await rest());
    expect(events.at(-1)?.delta?.finish_reason).toBe("TIMEOUT");
    expect(streamedText(events)).toMatch(/^w/);
  });
});

describe("many parallel requests", () => {
  test("beyond the queue they are 503 with Retry-After, the lowest priority first, and the rest are served in order", async () => {
    const driver = createHostDriver({ queueLimit: 10 });
    const first = await readFirstText(await chat(driver, say("never-end", { stream: true })));
    const order: number[] = [];
    const statuses = new Map<number, number>();
    const calls = Array.from({ length: 200 }, async (_, index) => {
      const priority = 199 - index;
      const answer = await chat(driver, say("say:ok", { priority }));
      statuses.set(priority, answer.status);
      if (answer.status === 200) order.push(priority);
      else expect(answer.headers.get("retry-after")).toBe("1");
      await answer.text();
    });
    await expect.poll(() => statuses.size).toBe(190);
    await first.reader?.cancel();
    await Promise.all(calls);
    expect([...statuses.values()].filter((status) => status === 503)).toHaveLength(190);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test("a waiting reader that disconnects frees its queue slot", async () => {
    const driver = createHostDriver({ queueLimit: 1 });
    const first = await readFirstText(await chat(driver, say("never-end", { stream: true })));
    const leaving = new AbortController();
    const body = JSON.stringify({ model: "scripted-chat", ...say("say:never") });
    const left = driver.fetch(requestFor("/v2/chat", { body }), leaving.signal);
    left.catch(() => undefined);
    // A third request finds the queue full until the second has left the queue.
    await expect.poll(async () => (await chat(driver, say("say:no", { priority: 5 }))).status).toBe(503);
    leaving.abort();
    expect((await left).status).toBe(499);
    const third = chat(driver, say("say:now"));
    await first.reader?.cancel();
    expect(textOf(await success(driver, await third, replySchema))).toBe("now");
  });

  test("a long embed call lets a more urgent one go between its slices", async () => {
    const driver = createHostDriver({ models: scriptedModels.map((model) => ({ ...model, contextLength: 512 })) });
    const order: string[] = [];
    const texts = Array.from({ length: 96 }, (_, index) => `${index} ${"word ".repeat(60)}`);
    const long = post(driver, "/v2/embed", { model: "scripted-embed", input_type: "search_document", texts, priority: 9 }).then(
      (answer) => (order.push("long"), answer),
    );
    const urgent = post(driver, "/v2/embed", { model: "scripted-embed", input_type: "search_query", texts: ["a"], priority: 0 }).then(
      (answer) => (order.push("urgent"), answer),
    );
    expect((await long).status).toBe(200);
    expect((await urgent).status).toBe(200);
    expect(order).toEqual(["urgent", "long"]);
  });
});

describe("usage", () => {
  test("a second message is served from the cache, and a first one is not", async () => {
    const driver = createHostDriver();
    const messages = [...user("say:one"), { role: "assistant", content: "one" }, ...user("say:two")];
    const first = await success(driver, await chat(driver, say("say:one")), replySchema);
    const second = await success(driver, await chat(driver, { messages }), replySchema);
    expect(first.usage.cached_tokens).toBe(0);
    expect(second.usage.cached_tokens).toBeGreaterThanOrEqual(first.usage.tokens.input_tokens);
    expect(second.usage.billed_units.input_tokens).toBeLessThan(second.usage.tokens.input_tokens);
  });
});

describe("a long call without a stream", () => {
  test("sends its headers after its first slice, and a later disconnect frees the model", async () => {
    const models = scriptedModels.map((model) => ({ ...model, contextLength: 512 }));
    const due: (() => void)[] = [];
    const driver = createHostDriver({ models }, (milliseconds, action) => {
      if (milliseconds === 1000) due.push(action);
      return () => undefined;
    });
    const documents = Array.from({ length: 300 }, (_, index) => `${index} ${"word ".repeat(60)}`);
    const answering = post(driver, "/v2/rerank", { model: "scripted-rerank", query: "word", documents });
    await expect.poll(() => due.length).toBe(1);
    due[0]?.();
    const answer = await answering;
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
    const next = await post(driver, "/v2/rerank", { model: "scripted-rerank", query: "a", documents: ["a", "b"] });
    expect(next.status).toBe(200);
    expect(await next.json()).toMatchObject({ results: [{ index: 0 }, { index: 1 }] });
  });
});
