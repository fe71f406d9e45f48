/** Thinking in replies: its budget, switched off, and before calls. */
import { describe, expect, test } from "vitest";
import type { Conversation } from "../../../src/chat/conversation.ts";
import { userSays } from "../../scripted/start-scripted-engine.ts";
import { read, start, thinkingOf } from "./reply-harness.ts";

describe("thinking", () => {
  const script = "say:<think>one two three four</think>\n\nDone.";

  test("ends when its budget is used up, and the reply goes on; the closing tokens count", async () => {
    const { engine } = await start({ features: ["reasoning"] });
    const { events, end } = await read(engine, userSays(script), { thinking: { enabled: true, tokenBudget: 9 } }, 40);
    // The opening tag is a token of the thinking.
    expect(thinkingOf(events)).toBe("one two");
    const types = events.map((event) => event.type);
    expect(types.indexOf("text-start")).toBeGreaterThan(types.indexOf("thinking-end"));
    const written = events.flatMap((event) => (event.type === "text-delta" ? [event.text] : [])).join("");
    expect(written).not.toBe("");
    expect(end?.usage.outputTokens).toBeGreaterThan(9 + 4);
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
    const step = (thinking: string, ...later: Conversation["turns"]): Conversation =>
      userSays("say:x", {
        turns: [
          { role: "user", parts: [{ type: "text", text: "say:x" }] },
          { role: "assistant", text: "", thinking, plan: "", toolCalls: [{ id: "a", name: "clock", arguments: "{}" }] },
          { role: "tool", toolCallId: "a", outputs: [{ id: "a:0", data: { output: "noon" } }] },
          ...later,
        ],
      });
    const size = async (conversation: Conversation) => (await read(engine, conversation)).end?.usage.inputTokens ?? 0;
    expect(await size(step("hmm"))).toBe((await size(step(""))) + "hmm".length + 2);
    const spoken: Conversation["turns"] = [{ role: "user", parts: [{ type: "text", text: "say:y" }] }];
    expect(await size(step("hmm", ...spoken))).toBe(await size(step("", ...spoken)));
  });
});
