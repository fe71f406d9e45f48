/** Replies that continue a text of the assistant. */
import { describe, expect, test } from "vitest";
import type { ReplyForm } from "../../../../src/inference/conversation.ts";
import { jsonOutput } from "../../../scripted/read-schemas.ts";
import type { Seam } from "../../../scripted/scripted-engine.ts";
import { defaultForm, defaultGeneration, readReply, startScriptedEngine, userSays } from "../../../scripted/start-scripted-engine.ts";

const schema = { type: "object", properties: { age: { type: "integer" } }, required: ["age"] };

/** The failure of a plan, as its kind and text. */
async function refusal(seam: Seam, form: Partial<ReplyForm>, features: "reasoning"[] = []) {
  const { engine } = await startScriptedEngine({ features }, seam);
  const planned = engine.planChat(userSays("say:x"), defaultGeneration, { ...defaultForm, ...form });
  const outcome = await planned.catch((error: { failure: { kind: string; detail: string } }) => ({
    ok: false as const,
    failure: error.failure,
  }));
  return outcome.ok ? undefined : outcome.failure;
}

describe("a reply that continues a text", () => {
  test.each<Seam>(["token-model", "token-completer", "text-completer"])("does not repeat it, on a %s", async (seam) => {
    const { engine } = await startScriptedEngine({}, seam);
    const { text, events } = await readReply(engine, userSays("say:Once upon a time"), {}, undefined, { replyStart: "Once upon" });
    expect(text).toBe(" a time");
    const whole = await readReply(engine, userSays("say:Once upon a time"));
    const inputTokens = (all: typeof events) =>
      all.flatMap((event) => (event.type === "reply-end" ? [event.usage.inputTokens] : []))[0] ?? 0;
    expect(inputTokens(events) - inputTokens(whole.events)).toBe("Once upon".length);
  });

  test("keeps to the JSON that the text began", async () => {
    const { engine } = await startScriptedEngine();
    const { text } = await readReply(engine, userSays("say:Hello."), {}, undefined, {
      output: jsonOutput(schema),
      replyStart: '{"age": 4',
    });
    expect(JSON.parse(`{"age": 4${text}`)).toEqual({ age: expect.any(Number) });
  });

  test("is refused if no JSON of its form begins with the text", async () => {
    expect(await refusal("token-model", { output: jsonOutput(schema), replyStart: "[" })).toEqual({
      kind: "unprocessable",
      detail: "continue_final_message: no JSON of this form begins with the text of the last message",
    });
  });

  test("is refused together with JSON if the engine applies grammars to whole replies", async () => {
    const failure = await refusal("token-completer", { output: jsonOutput(schema), replyStart: "{" });
    expect(failure).toMatchObject({ kind: "unprocessable", detail: expect.stringContaining("whole replies only") });
  });

  test("has no special tokens in the text", async () => {
    const { engine, model } = await startScriptedEngine();
    await readReply(engine, userSays("say:x"), { maxTokens: 0 }, undefined, { replyStart: "<|im_end|>" });
    const ids = Array.from(model?.ids ?? []).slice(-"<|im_end|>".length);
    expect(ids).toEqual(Array.from(new TextEncoder().encode("<|im_end|>")));
  });

  test("is without thinking on a model that thinks", async () => {
    const { engine } = await startScriptedEngine({ features: ["reasoning"] });
    const form = { output: jsonOutput(schema), replyStart: '{"age": ' };
    const { text } = await readReply(engine, userSays("say:<think>Hm</think>7"), {}, undefined, form);
    expect(JSON.parse(`{"age": ${text}`)).toEqual({ age: expect.any(Number) });
  });
});
