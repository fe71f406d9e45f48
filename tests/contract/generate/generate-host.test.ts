/** Generate over a complete host: truncation of a long prompt, and the likelihoods of its tokens. */
import { describe, expect, test } from "vitest";
import { messageOf, post } from "../cases/responses.ts";
import { generateSchema } from "../cases/v1-responses.ts";
import { createHostDriver } from "../host-driver.ts";

const contextLength = 2048;

async function generated(fields: Record<string, unknown>) {
  const answer = await post(createHostDriver(), "/v1/generate", { temperature: 0, ...fields });
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  const {
    generations: [generation],
    meta,
  } = generateSchema.parse(JSON.parse(text));
  return { generation, input: meta.tokens.input_tokens, output: meta.tokens.output_tokens };
}

describe("a prompt that is truncated", () => {
  const prompt = "word ".repeat(1000);

  test.each(["START", "END"])("at its %s leaves room for max_tokens", async (truncate) => {
    const { generation, input, output } = await generated({ prompt, truncate, max_tokens: 100 });
    expect(generation).toMatchObject({ text: expect.stringMatching(/^You said: .{90}$/), finish_reason: "MAX_TOKENS" });
    expect(output).toBe(100);
    expect(input).toBeLessThanOrEqual(contextLength - 100);
    expect(input).toBeGreaterThan(contextLength - 110);
  });

  test("leaves room for a reply if max_tokens is absent", async () => {
    const { input, output } = await generated({ prompt });
    expect(input).toBeLessThanOrEqual(contextLength - 256);
    expect(output).toBeGreaterThanOrEqual(256);
  });

  test("leaves at most three quarters of the context to the reply", async () => {
    const { input, output } = await generated({ prompt: `never-end:${prompt}`, max_tokens: contextLength });
    expect(input).toBeGreaterThan(contextLength / 4 - 10);
    expect(input + output).toBe(contextLength);
  });

  test("with raw_prompting leaves exactly max_tokens", async () => {
    const { input, output } = await generated({ prompt, raw_prompting: true, max_tokens: 100, truncate: "START" });
    expect(input).toBe(contextLength - 100);
    expect(output).toBeLessThanOrEqual(100);
  });

  test("is refused with truncate NONE, which uses the whole context", async () => {
    const fitting = "x".repeat(contextLength - 100);
    expect((await generated({ prompt: fitting, truncate: "NONE" })).input).toBeGreaterThan(fitting.length);
    const answer = await post(createHostDriver(), "/v1/generate", { prompt: "x".repeat(contextLength), truncate: "NONE" });
    expect(`${answer.status} ${await messageOf(answer)}`).toMatch(/^400 too many tokens/);
  });
});

describe("two end sequences that are complete at the same character", () => {
  test("the longer one ends the text, whichever is given first", async () => {
    for (const end_sequences of [
      ["wo", "two"],
      ["two", "wo"],
    ]) {
      expect((await generated({ prompt: "say:One two three.", end_sequences })).generation?.text).toBe("One ");
    }
  });
});

describe("return_likelihoods ALL", () => {
  const tokens = (generation: Awaited<ReturnType<typeof generated>>["generation"]) => generation?.token_likelihoods ?? [];

  test("with max_tokens 0 gives an empty text and the likelihoods of the prompt", async () => {
    const { generation, output } = await generated({ prompt: "say:x", max_tokens: 0, return_likelihoods: "ALL" });
    expect(output).toBe(0);
    expect(generation).toMatchObject({ text: "", finish_reason: "MAX_TOKENS", likelihood: expect.any(Number) });
    expect(
      tokens(generation)
        .map(({ token }) => token)
        .join(""),
    ).toBe("say:x");
  });

  test("reports the caller's tokens without the template's; the first has no likelihood", async () => {
    for (const prompt of ["say:x", "say:user\nassistant", "say: <think></think> \n"]) {
      const { generation } = await generated({ prompt, max_tokens: 0, return_likelihoods: "ALL" });
      expect(
        tokens(generation)
          .map(({ token }) => token)
          .join(""),
      ).toBe(prompt);
      const [first, ...others] = tokens(generation);
      expect(first).toEqual({ token: "s" });
      expect(others.every(({ likelihood }) => likelihood !== undefined)).toBe(true);
    }
  });

  test("reports the complete raw prompt, and the text written after it", async () => {
    const { generation, output } = await generated({ prompt: "abc", max_tokens: 3, return_likelihoods: "ALL", raw_prompting: true });
    expect(
      tokens(generation)
        .slice(0, 3)
        .map(({ token }) => token),
    ).toEqual(["a", "b", "c"]);
    expect(
      tokens(generation)
        .slice(3)
        .map(({ token }) => token)
        .join(""),
    ).toBe(generation?.text);
    expect(output).toBeLessThanOrEqual(3);
  });
});
