/** Log probabilities of the prompt's own tokens. */
import { describe, expect, test } from "vitest";
import { readReply, userSays } from "../../../scripted/start-scripted-engine.ts";
import { start } from "./reply-harness.ts";

describe("the prompt's own tokens", () => {
  test("are reported with their log probabilities, the first without one", async () => {
    const { engine } = await start();
    const { events } = await readReply(engine, userSays("say:x"), { logprobs: true }, undefined, { promptLogprobs: true, rawPrompt: true });
    const tokens = events.flatMap((event) => (event.type === "prompt-logprobs" ? event.tokens : []));
    expect(tokens.map((token) => token.text).join("")).toBe("say:x");
    expect(tokens[0]).toEqual({ text: "s" });
    expect(tokens.slice(1).every((token) => token.logprob !== undefined && token.logprob <= 0)).toBe(true);
  });

  test("are all that is computed where no token is asked for", async () => {
    const { engine, model } = await start();
    const { end, text } = await readReply(engine, userSays("say:x"), { maxTokens: 0 }, undefined, { promptLogprobs: true });
    expect(end).toMatchObject({ finishReason: "MAX_TOKENS", usage: { outputTokens: 0 } });
    expect(text).toBe("");
    expect(model?.computedTokens).toBe(end?.usage.inputTokens);
  });
});
