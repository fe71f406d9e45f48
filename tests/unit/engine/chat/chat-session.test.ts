import { describe, expect, test } from "vitest";
import type { Conversation } from "../../../../src/inference/conversation.ts";
import {
  defaultForm,
  defaultGeneration,
  readReply,
  startScriptedEngine,
  userSays,
  valueOf,
} from "../../../scripted/start-scripted-engine.ts";

describe("a reply", () => {
  test("ends COMPLETE at the model's end token, which is not counted", async () => {
    const { engine } = await startScriptedEngine();
    const { text, end, outcome } = await readReply(engine, userSays("say:Grüße, 😀"));
    expect(text).toBe("Grüße, 😀");
    expect(end).toMatchObject({ finishReason: "COMPLETE", usage: { outputTokens: new TextEncoder().encode(text).length } });
    expect(outcome.ok).toBe(true);
  });

  test("ends MAX_TOKENS at the limit, and when the context is full", async () => {
    const { engine, model } = await startScriptedEngine({ contextLength: 100 });
    const limited = await readReply(engine, userSays("never-end"), { maxTokens: 7 });
    expect(limited).toMatchObject({ text: "word wo", end: { finishReason: "MAX_TOKENS", usage: { outputTokens: 7 } } });
    const full = await readReply(engine, userSays("never-end"), { maxTokens: 1000 });
    expect(full.end?.finishReason).toBe("MAX_TOKENS");
    expect((full.end?.usage.inputTokens ?? 0) + (full.end?.usage.outputTokens ?? 0)).toBe(100);
    expect(model?.length).toBeLessThanOrEqual(100);
  });

  test("ends STOP_SEQUENCE without computing another token", async () => {
    const { engine, model } = await startScriptedEngine();
    const { text, end } = await readReply(engine, userSays("never-end"), { stopSequences: ["zzz", "d w"] });
    expect(text).toBe("wor");
    expect(end).toMatchObject({ finishReason: "STOP_SEQUENCE", usage: { outputTokens: 6 } });
    // The last token was chosen but never run through the model.
    expect(model?.length).toBe((end?.usage.inputTokens ?? 0) + 5);
  });

  test("thinks first where its dialect has thinking", async () => {
    const { engine } = await startScriptedEngine();
    const { events, text } = await readReply(engine, userSays("say:<think>\nWell.\n</think>\n\nYes."));
    expect(events.flatMap((event) => (event.type === "thinking-delta" ? [event.thinking] : [])).join("")).toBe("Well.");
    expect(text).toBe("Yes.");
  });

  test("is the same for the same seed and another for another", async () => {
    const { engine } = await startScriptedEngine();
    const write = async (seed: bigint) =>
      (await readReply(engine, userSays("uniform"), { seed, temperature: 1, maxTokens: 30, p: 0.99 })).text;
    expect(await write(5n)).toBe(await write(5n));
    expect(await write(5n)).not.toBe(await write(6n));
  });

  test("avoids repeating tokens under penalties", async () => {
    const { engine } = await startScriptedEngine();
    // All letters are equally likely: greedy takes the first, a penalty makes it take each once.
    const plain = await readReply(engine, userSays("uniform"), { maxTokens: 3 });
    const penalised = await readReply(engine, userSays("uniform"), { maxTokens: 12, presencePenalty: 0.5 });
    expect(plain.text).toBe("aaa");
    // Letters of "user", "assistant" and "uniform" are in the prompt.
    expect(penalised.text).toBe("bcdghjklpqvw");
  });

  test("carries token ids and log probabilities when they are asked for", async () => {
    const { engine } = await startScriptedEngine();
    const { events } = await readReply(engine, userSays("say:a€"), { logprobs: true });
    const items = events.flatMap((event) => (event.type === "text-delta" ? [event.logprobs] : []));
    expect(items.map((item) => [item?.text, item?.tokenIds])).toEqual([
      ["a", [0x61]],
      ["€", [0xe2, 0x82, 0xac]],
    ]);
    expect(items.every((item) => item?.logprobs.every((logprob) => logprob <= 0))).toBe(true);
  });
});

describe("stopping", () => {
  test("a cancelled reply ends within one token and sends no more events", async () => {
    const { engine, model } = await startScriptedEngine();
    let written = 0;
    const { events, outcome } = await readReply(engine, userSays("slow:5"), {}, (event) => {
      if (event.type === "text-delta") written += 1;
      return written === 3 ? { type: "cancel" } : undefined;
    });
    expect(outcome.ok).toBe(true);
    expect(events.at(-1)?.type).toBe("text-delta");
    expect(written).toBeLessThanOrEqual(4);
    expect(model?.length).toBeLessThan(512);
    expect((await readReply(engine, userSays("say:next"))).text).toBe("next");
  });

  test("a reply can be cancelled between the chunks of its prompt", async () => {
    const { engine, model } = await startScriptedEngine({ contextLength: 4000 });
    const long = `say:${"x".repeat(3000)}`;
    const { events } = await readReply(engine, userSays(long), {}, (event) =>
      event.type === "reply-start" ? { type: "cancel" } : undefined,
    );
    expect(events).toEqual([{ type: "reply-start", replyId: "reply" }]);
    expect(model?.computedTokens).toBeLessThan(1000);
  });

  test("a reply that takes too long ends TIMEOUT with its block closed", async () => {
    const { engine } = await startScriptedEngine();
    const { events } = await readReply(engine, userSays("slow:5"), {}, (event) =>
      event.type === "text-delta" ? { type: "time-out" } : undefined,
    );
    expect(events.slice(-2)).toMatchObject([
      { type: "text-end" },
      { type: "reply-end", finishReason: "TIMEOUT", error: expect.any(String) },
    ]);
  });
});

describe("faults", () => {
  test("after the first token end the reply with ERROR, and the next reply is served from an empty cache", async () => {
    const { engine } = await startScriptedEngine();
    const failed = await readReply(engine, userSays("fail-after:3"));
    expect(failed.text).toBe("aaa");
    expect(failed.end).toMatchObject({ finishReason: "ERROR", error: expect.not.stringContaining("script") });
    expect(failed.outcome).toMatchObject({
      ok: false,
      failure: {
        kind: "run-failed",
        detail: "the model failed while it computed",
        cause: expect.stringContaining("the script says: fail"),
      },
    });
    const next = await readReply(engine, userSays("fail-after:3"));
    expect(next.end?.usage.cachedTokens).toBe(0);
  });

  test("before the first token are told as the outcome alone", async () => {
    const { engine } = await startScriptedEngine();
    const { events, outcome } = await readReply(engine, userSays("fail-after:0"));
    expect(events).toEqual([{ type: "reply-start", replyId: "reply" }]);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: "run-failed" } });
  });

  test("a prompt that leaves no room for a token is refused when it is planned", async () => {
    const { engine } = await startScriptedEngine({ contextLength: 60 });
    const outcome = await engine.planChat(userSays("x".repeat(60)), defaultGeneration, defaultForm);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: "too-many-tokens", detail: expect.stringContaining("60 tokens") } });
  });

  test("of a request that cannot be planned are no fault of the model, and keep their text to the log", async () => {
    const { engine } = await startScriptedEngine();
    const notTurns = {
      ...userSays("x"),
      get messages(): never {
        throw new RangeError("Maximum call stack size exceeded");
      },
    };
    expect(await engine.planChat(notTurns, defaultGeneration, defaultForm)).toEqual({
      ok: false,
      failure: { kind: "internal", detail: "the request could not be processed", cause: "RangeError: Maximum call stack size exceeded" },
    });
    expect((await readReply(engine, userSays("say:next"))).text).toBe("next");
  });

  test("of what is around the model while it writes are no fault of the device", async () => {
    const { engine } = await startScriptedEngine();
    const generation = {
      ...defaultGeneration,
      get temperature(): never {
        throw new RangeError("Maximum call stack size exceeded");
      },
    };
    const plan = valueOf(await engine.planChat(userSays("say:hello"), generation, defaultForm));
    const { port1, port2 } = new MessageChannel();
    const done = new Promise<unknown>((resolve) => (port1.onmessage = ({ data }) => data.type === "done" && resolve(data.outcome)));
    await engine.reply({ planId: plan.planId, replyId: "r" }, port2);
    expect(await done).toMatchObject({ ok: false, failure: { kind: "internal" } });
    port1.close();
  });

  test("an engine without a model reports that", async () => {
    const { engine } = await startScriptedEngine();
    expect(await engine.planEmbed(["x"], "END", undefined, undefined)).toMatchObject({ ok: false, failure: { kind: "internal" } });
  });
});

describe("the prefix cache", () => {
  test("computes only what follows the part that a prompt shares with the last conversation", async () => {
    const { engine, model } = await startScriptedEngine();
    const first = await readReply(engine, userSays("say:One."));
    const before = model?.computedTokens ?? 0;
    const second: Conversation = {
      serviceInstructions: "",
      documents: [],
      tools: [],
      messages: [
        { role: "user", parts: [{ type: "text", text: "say:One." }] },
        { role: "assistant", text: first.text, thinking: "", plan: "", toolCalls: [] },
        { role: "user", parts: [{ type: "text", text: "say:Two." }] },
      ],
    };
    const reply = await readReply(engine, second);
    expect(reply.text).toBe("Two.");
    // Everything of the first turn, the reply included.
    expect(reply.end?.usage.cachedTokens).toBe((first.end?.usage.inputTokens ?? 0) + (first.end?.usage.outputTokens ?? 0));
    const { inputTokens = 0, cachedTokens = 0, outputTokens = 0 } = reply.end?.usage ?? {};
    expect((model?.computedTokens ?? 0) - before).toBe(inputTokens - cachedTokens + outputTokens);
  });

  test("always computes the last token of a prompt again", async () => {
    const { engine } = await startScriptedEngine();
    const first = await readReply(engine, userSays("say:Same."));
    const again = await readReply(engine, userSays("say:Same."));
    expect(again.text).toBe(first.text);
    expect(again.end?.usage.cachedTokens).toBe((first.end?.usage.inputTokens ?? 0) - 1);
  });
});

describe("planning", () => {
  test("counts what the caller supplied apart from the template", async () => {
    const { engine } = await startScriptedEngine();
    const plan = valueOf(await engine.planChat({ ...userSays("12345"), serviceInstructions: "Be safe." }, defaultGeneration, defaultForm));
    expect(plan.billedInputTokens).toBe(5);
    expect(plan.inputTokens).toBeGreaterThan(5 + 8);
  });

  test("is of no use once it is released", async () => {
    const { engine } = await startScriptedEngine();
    const { planId } = valueOf(await engine.planChat(userSays("say:hello"), defaultGeneration, defaultForm));
    await engine.releasePlan(planId);
    const { port1, port2 } = new MessageChannel();
    const message = new Promise<unknown>((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
    await engine.reply({ planId, replyId: "r" }, port2);
    expect(await message).toEqual({
      type: "done",
      outcome: { ok: false, failure: { kind: "internal", detail: `there is no plan ${planId}` } },
    });
    port1.close();
  });
});
