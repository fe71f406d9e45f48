/** Thinking in replies: its budget, switched off, and before calls. */
import { describe, expect, test } from "vitest";
import type { Conversation } from "../../../../src/inference/conversation.ts";
import type { ReplyEvent } from "../../../../src/inference/reply-events.ts";
import { userSays } from "../../../scripted/start-scripted-engine.ts";
import { call, clock, read, start, thinkingOf } from "./reply-harness.ts";
import { jsonOutput } from "../../../scripted/read-schemas.ts";

describe("thinking", () => {
  const script = "say:<think>one two three four</think>\n\nDone.";

  test("ends when its budget is used up, and the reply goes on; the closing tokens count", async () => {
    const { engine } = await start({ features: ["reasoning"] });
    const { events, end } = await read(engine, userSays(script), { thinking: { enabled: true, tokenBudget: 9 } }, 40);
    // Tokens are bytes; the opening tag is none of the thinking.
    expect(thinkingOf(events)).toBe("one two t");
    const types = events.map((event) => event.type);
    expect(types.indexOf("text-start")).toBeGreaterThan(types.indexOf("thinking-end"));
    const written = events.flatMap((event) => (event.type === "text-delta" ? [event.text] : [])).join("");
    expect(written).not.toBe("");
    expect(end?.usage.outputTokens).toBeGreaterThan(9 + 4);
  });

  test("has a token of thought on a budget of 1: neither the tag nor the line break behind it is one", async () => {
    const { engine } = await start({ features: ["reasoning"] });
    const budget = { thinking: { enabled: true, tokenBudget: 1 } };
    for (const thinking of ["<think>one", "<think>\none"]) {
      const { events } = await read(engine, userSays(`say:${thinking} two</think>\n\nDone.`), budget, 40);
      expect(thinkingOf(events)).toBe("o");
    }
    // White space counts from the second token on: a model that writes nothing else comes to an end.
    const blank = await read(engine, userSays(`say:<think>${"\n".repeat(30)}x</think>`), budget, 40);
    expect(thinkingOf(blank.events)).toBe("");
  });

  test("of a model that reasons has its plan: it has no other place for one", async () => {
    const { engine } = await start({ features: ["reasoning"] });
    const toolStep = (text: string, thinking = true) =>
      read(engine, userSays(`say:${text}${call("clock", "{}")}`, { tools: [clock] }), { thinking: { enabled: thinking } });
    const shape = (events: readonly ReplyEvent[]) => events.map(({ type }) => type).filter((type) => !type.endsWith("-delta"));
    const step = ["reply-start", "thinking-start", "thinking-end", "tool-call-start", "tool-call-end", "reply-end"];
    for (const [text, thinking] of [
      ["<think>Hm.</think>\n\nI will look.\n", "Hm.\n\nI will look."],
      ["I will look.", "I will look."],
      ["<think>Hm.</think>", "Hm."],
    ] as const) {
      const { events } = await toolStep(text);
      expect(thinkingOf(events)).toBe(thinking);
      expect(shape(events)).toEqual(step);
      expect(events.some(({ type }) => type === "plan-delta")).toBe(false);
    }
    // Told not to think, it plans like any other model.
    const { events } = await toolStep("I will look.", false);
    expect(shape(events)).toEqual(step.filter((type) => !type.startsWith("thinking")));
    expect(events).toContainEqual({ type: "plan-delta", text: "I will look." });
  });

  test("ends before an answer, also where a call could still have come", async () => {
    const { engine } = await start({ features: ["reasoning"] });
    const { events, text } = await read(engine, userSays(script, { tools: [clock] }), { thinking: { enabled: true } });
    expect([thinkingOf(events), text]).toEqual(["one two three four", "Done."]);
    expect(events.map(({ type }) => type).filter((type) => !type.endsWith("-delta"))).toEqual([
      "reply-start",
      "thinking-start",
      "thinking-end",
      "text-start",
      "text-end",
      "reply-end",
    ]);
  });

  test("has at most one blank line between it and an answer that must have a form", async () => {
    const { engine } = await start({ features: ["reasoning"] });
    const form = { thinking: { enabled: true }, output: jsonOutput({ type: "object", properties: {} }) } as const;
    // The model prefers line breaks to what the schema asks for.
    const { text, end } = await read(engine, userSays(`say:<think>Hm.</think>${"\n".repeat(100)}`), form);
    expect(text).toBe("{}");
    expect(end).toMatchObject({ finishReason: "COMPLETE", usage: { outputTokens: "Hm.".length + 2 + 2 + "{}".length } });
  });

  test("within its budget is left alone", async () => {
    const { engine } = await start({ features: ["reasoning"] });
    const { events, text } = await read(engine, userSays(script), { thinking: { enabled: true, tokenBudget: 100 } });
    expect(thinkingOf(events)).toBe("one two three four");
    expect(text).toBe("Done.");
  });

  test("is switched off in the prompt of a model that can think, and kept out of the reply", async () => {
    const { engine } = await start({ features: ["reasoning"] });
    const { events } = await read(engine, userSays(script), { thinking: { enabled: false } }, 40);
    expect(events.some((event) => event.type.startsWith("thinking"))).toBe(false);
    const on = await read(engine, userSays("say:x"), { thinking: { enabled: true } });
    const off = await read(engine, userSays("say:x"), { thinking: { enabled: false } });
    expect(off.end?.usage.inputTokens).toBe((on.end?.usage.inputTokens ?? 0) + 2);
    expect(off.text).toBe("x");
  });

  test("before a tool call is in the prompt of the step that follows, and not after the user has spoken again", async () => {
    const { engine } = await start();
    const step = (thinking: string, ...later: Conversation["messages"]): Conversation =>
      userSays("say:x", {
        messages: [
          { role: "user", parts: [{ type: "text", text: "say:x" }] },
          { role: "assistant", text: "", thinking, plan: "", toolCalls: [{ id: "a", name: "clock", arguments: "{}" }] },
          { role: "tool", toolCallId: "a", outputs: [{ id: "a:0", data: { output: "noon" } }] },
          ...later,
        ],
      });
    const size = async (conversation: Conversation) => (await read(engine, conversation)).end?.usage.inputTokens ?? 0;
    expect(await size(step("hmm"))).toBe((await size(step(""))) + "hmm".length + 2);
    const spoken: Conversation["messages"] = [{ role: "user", parts: [{ type: "text", text: "say:y" }] }];
    expect(await size(step("hmm", ...spoken))).toBe(await size(step("", ...spoken)));
  });
});
