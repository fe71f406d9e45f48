/** Texts far larger than any context, which must not delay other callers. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { chat, errorSchema, post, replySchema, success, textOf, user } from "../cases/responses.ts";
import { createHostDriver } from "../host-driver.ts";

const words = "word ".repeat(200_000);
const letters = "x".repeat(130_000);
const messageOf = async (response: Response) => errorSchema.parse(await response.json()).message;

const textOfV1 = (body: unknown): unknown => z.looseObject({ text: z.string() }).safeParse(body).data?.text ?? body;

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a text that cannot fit", () => {
  test.each([
    ["words", words],
    ["letters", letters],
  ])("is refused with 400 and leaves the model as it was (%s)", async (_, text) => {
    const driver = createHostDriver();
    const stream = await chat(driver, { messages: user("never-end"), stream: true });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let streamed = "";
    const readTo = async (count: number) => {
      while (streamed.split("content-delta").length <= count) streamed += (await reader?.read())?.value ?? "";
    };
    await readTo(2);
    const refused = await chat(driver, { messages: user(text) });
    expect(refused.status).toBe(400);
    expect(await messageOf(refused)).toMatch(/^too many tokens: the prompt has more than \d+ tokens/);
    await readTo(20);
    expect(streamed).not.toContain("ERROR");
    await reader?.cancel();
    expect((await driver.host.control.models()).find(({ id }) => id === "scripted-chat")?.state).toBe("loaded");
    expect(textOf(await success(driver, await chat(driver, { messages: user("say:here") }), replySchema))).toBe("here");
  });

  test("is refused without truncation, and by every route", async () => {
    const driver = createHostDriver();
    const embed = await post(driver, "/v2/embed", {
      model: "scripted-embed",
      input_type: "search_document",
      texts: ["a", words],
      truncate: "NONE",
    });
    expect(embed.status).toBe(400);
    expect(await messageOf(embed)).toMatch(/^too many tokens: text 1 has more than \d+ tokens, the limit is 62/);
    expect((await post(driver, "/v1/generate", { model: "scripted-chat", prompt: words, truncate: "NONE" })).status).toBe(400);
    expect((await post(driver, "/v1/chat", { model: "scripted-chat", message: words, prompt_truncation: "AUTO" })).status).toBe(400);
  });
});

describe("a text that is too large for the steps of a template", () => {
  const huge = "word ".repeat(3_500_000);
  const turns = Array.from({ length: 20_000 }, (_, index) => ({ role: index % 2 === 0 ? "USER" : "CHATBOT", message: "a" }));

  test("is refused with 400", async () => {
    const driver = createHostDriver();
    const refused = await chat(driver, { messages: user(huge) });
    expect(refused.status).toBe(400);
    expect(await messageOf(refused)).toMatch(/^too many tokens: the prompt has more than \d+ tokens/);
  });

  test("is left out or cut, if the request allows it", async () => {
    const driver = createHostDriver();
    for (const chat_history of [[{ role: "USER", message: huge }], turns]) {
      const answered = await post(driver, "/v1/chat", {
        model: "scripted-chat",
        message: "say:fits",
        chat_history,
        prompt_truncation: "AUTO",
      });
      expect(textOfV1(await answered.json())).toBe("fits");
    }
    for (const truncate of ["END", "START"]) {
      const body = { model: "scripted-chat", prompt: `say:a ${huge}`, truncate, max_tokens: 1 };
      expect((await post(driver, "/v1/generate", body)).status).toBe(200);
    }
  });
});

describe("a text that is cut", () => {
  test.each(["END", "START"])("is embedded as its first or last tokens are (%s)", async (truncate) => {
    const driver = createHostDriver();
    const vectorOf = async (text: string): Promise<unknown> => {
      const body = { model: "scripted-embed", input_type: "search_document", texts: [text], truncate, embedding_types: ["float"] };
      const response = await post(driver, "/v2/embed", body);
      expect(response.status).toBe(200);
      return (await response.json()).embeddings.float[0];
    };
    const text = `first ${words} last`;
    expect(await vectorOf(text)).toEqual(await vectorOf(truncate === "END" ? text.slice(0, 200) : text.slice(-200)));
  });

  test("is ranked", async () => {
    const driver = createHostDriver();
    const ranked = await post(driver, "/v2/rerank", {
      model: "scripted-rerank",
      query: "word",
      documents: [letters, words],
      max_tokens_per_doc: 100,
    });
    expect(ranked.status).toBe(200);
    expect((await ranked.json()).results[0].index).toBe(1);
  });

  test("is continued", async () => {
    const driver = createHostDriver();
    for (const raw_prompting of [false, true]) {
      for (const truncate of ["END", "START"]) {
        const generated = await post(driver, "/v1/generate", {
          model: "scripted-chat",
          prompt: `say:a ${words}`,
          truncate,
          raw_prompting,
          max_tokens: 1,
        });
        expect(generated.status).toBe(200);
      }
    }
  });

  test("truncates a conversation", async () => {
    const driver = createHostDriver();
    const chat_history = [
      { role: "USER", message: words },
      { role: "CHATBOT", message: letters },
    ];
    const documents = Array.from({ length: 20_000 }, (_, index) => ({ id: `d${index}`, text: "word ".repeat(10) }));
    const answered = await post(driver, "/v1/chat", {
      model: "scripted-chat",
      message: "say:fits",
      chat_history,
      documents,
      prompt_truncation: "AUTO_PRESERVE_ORDER",
    });
    expect(answered.status).toBe(200);
    expect((await answered.json()).text).toBe("fits");
  });
});
