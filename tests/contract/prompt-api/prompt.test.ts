/** Replies, streams, queue, signals and clones of sessions. */
import { describe, expect, test } from "vitest";
import { expectDomException, openPromptPage, openSession, readAll } from "./prompt-page.ts";

describe("a reply", () => {
  test("is the model's text, and the next prompt sends the turn again", async () => {
    const session = await openSession();
    expect(await session.prompt("Hello")).toBe("You said: Hello");
    // This script sets every later reply.
    await session.append("from-now-on:say:as before");
    expect(await session.prompt("And now?")).toBe("as before");
  });

  test("streams in pieces", async () => {
    const session = await openSession();
    const pieces = await readAll(session.promptStreaming("say:one two"));
    expect(pieces.join("")).toBe("one two");
    expect(pieces.length).toBeGreaterThan(1);
  });

  test("has the messages of its roles before it, with neighbouring texts joined", async () => {
    const { LanguageModel, requests } = openPromptPage();
    const session = await LanguageModel.create({ initialPrompts: [{ role: "system", content: "Be brief." }] });
    await session.prompt([
      { role: "user", content: "one" },
      { role: "assistant", content: "two" },
      {
        role: "user",
        content: [
          { type: "text", value: "th" },
          { type: "text", value: "ree" },
        ],
      },
    ]);
    expect(requests.findLast(({ body }) => body?.stream)?.body.messages).toEqual([
      { role: "system", content: "Be brief." },
      { role: "user", content: "one" },
      { role: "assistant", content: "two" },
      { role: "user", content: "three" },
    ]);
  });

  test("follows a message of the assistant that is not a prefix", async () => {
    const session = await openSession();
    const messages = [
      { role: "user" as const, content: "from-now-on:say:and so on" },
      { role: "assistant" as const, content: "First." },
    ];
    expect(await session.prompt(messages)).toBe("and so on");
  });

  test.each([
    "",
    [],
    [{ role: "user" as const, content: [] }],
    [{ role: "user" as const, content: [{ type: "text" as const, value: "" }] }],
  ])("answers the empty input %j", async (input) => {
    expect(await (await openSession()).prompt(input)).toMatch(/^You said:/);
  });

  test("continues a prefix, which is part of the history and not of the reply", async () => {
    const { LanguageModel, requests } = openPromptPage();
    const session = await LanguageModel.create();
    const prefix = { role: "assistant" as const, content: "Once upon", prefix: true };
    expect(await session.prompt([{ role: "user", content: "say:Once upon a time" }, prefix])).toBe(" a time");
    expect(requests.findLast(({ body }) => body?.stream)?.body).toMatchObject({
      continue_final_message: true,
      messages: [{ content: "say:Once upon a time" }, { role: "assistant", content: "Once upon" }],
    });
    await session.prompt("next");
    expect(requests.findLast(({ body }) => body?.stream)?.body.messages[1]).toEqual({ role: "assistant", content: "Once upon a time" });
  });
});

describe("the queue of a session", () => {
  test("answers prompts in their order, each with the turns before it", async () => {
    const { LanguageModel, requests } = openPromptPage();
    const session = await LanguageModel.create();
    const replies = await Promise.all([session.prompt("one"), session.append("two"), session.prompt("three")]);
    expect(replies).toEqual(["You said: one", undefined, "You said: three"]);
    const contents = requests.findLast(({ body }) => body?.stream)?.body.messages.map(({ content }: { content: string }) => content);
    expect(contents).toEqual(["one", "You said: one", "two", "three"]);
  });

  test("goes on after a prompt that failed", async () => {
    const session = await openSession();
    const failing = session.prompt("fail-after:2");
    const next = session.prompt("fine");
    await expectDomException(failing, "UnknownError");
    expect(await next).toBe("You said: fine");
  });

  test("is left at once by a waiting prompt that is aborted", async () => {
    const session = await openSession();
    const running = new AbortController();
    const waiting = new AbortController();
    const first = session.prompt("never-end", { signal: running.signal });
    const second = session.prompt("unseen", { signal: waiting.signal });
    waiting.abort();
    await expectDomException(second, "AbortError");
    running.abort();
    await expectDomException(first, "AbortError");
    expect(session.contextUsage).toBe(0);
    expect(await session.prompt("fine")).toBe("You said: fine");
  });
});

describe("an abort", () => {
  test("rejects with the reason, and removes prompt and reply from the session", async () => {
    const session = await openSession();
    const controller = new AbortController();
    const reader = session.promptStreaming("never-end", { signal: controller.signal }).getReader();
    await reader.read();
    const reason = new RangeError("enough");
    controller.abort(reason);
    await expect(reader.closed).rejects.toBe(reason);
    expect(session.contextUsage).toBe(0);
    await expect(session.prompt("x", { signal: controller.signal })).rejects.toBe(reason);
    expect(() => session.promptStreaming("x", { signal: controller.signal })).toThrow(reason);
  });

  test("by cancelling the stream ends the run of the model", async () => {
    const session = await openSession();
    const reader = session.promptStreaming("never-end").getReader();
    await reader.read();
    await reader.cancel();
    // The model has one slot: this reply would wait for ever.
    expect(await session.prompt("fine")).toBe("You said: fine");
    expect(session.contextUsage).toBe((await session.measureContextUsage("fine")) + (await session.measureContextUsage("You said: fine")));
  });

  test.each(["create", "append", "measureContextUsage", "clone"] as const)("ends %s", async (method) => {
    const { LanguageModel } = openPromptPage();
    const session = await LanguageModel.create();
    const calls = {
      create: (signal: AbortSignal) => LanguageModel.create({ signal }),
      append: (signal: AbortSignal) => session.append("x", { signal }),
      measureContextUsage: (signal: AbortSignal) => session.measureContextUsage("x", { signal }),
      clone: (signal: AbortSignal) => session.clone({ signal }),
    };
    const controller = new AbortController();
    const call = calls[method](controller.signal);
    controller.abort();
    await expectDomException(call, "AbortError");
    await expectDomException(calls[method](controller.signal), "AbortError");
  });
});

describe("the end of a session", () => {
  test("by destroy rejects running and later calls, and leaves its properties", async () => {
    const session = await openSession();
    const running = session.prompt("never-end");
    const waiting = session.append("x");
    session.destroy();
    await expectDomException(running, "AbortError");
    await expectDomException(waiting, "AbortError");
    for (const call of [session.prompt("x"), session.append("x"), session.measureContextUsage("x"), session.clone()]) {
      await expectDomException(call, "AbortError");
    }
    expect(() => session.promptStreaming("x")).toThrow(DOMException);
    expect(session.contextUsage).toBe(0);
    expect(session.contextWindow).toBeGreaterThan(0);
  });

  test("by the signal of create rejects with its reason", async () => {
    const controller = new AbortController();
    const session = await openPromptPage().LanguageModel.create({ signal: controller.signal });
    const running = session.prompt("never-end");
    const reason = new TypeError("closed");
    controller.abort(reason);
    await expect(running).rejects.toBe(reason);
    await expect(session.prompt("x")).rejects.toBe(reason);
  });
});

describe("a clone", () => {
  test("has the messages so far, and none of the later ones", async () => {
    const session = await openSession();
    await session.prompt("one");
    const clone = await session.clone();
    expect(clone.contextUsage).toBe(session.contextUsage);
    expect(clone.contextWindow).toBe(session.contextWindow);
    await clone.prompt("two");
    expect(clone.contextUsage).toBeGreaterThan(session.contextUsage);
    session.destroy();
    expect(await clone.prompt("three")).toBe("You said: three");
  });
});
