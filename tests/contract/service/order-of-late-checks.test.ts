/** Contract 0.5 from step 9 on: checks that need the engine come before later checks that do not. */
import { describe, expect, it } from "vitest";
import { messageOf, post, user } from "../cases/responses.ts";
import { createApiDriver } from "../api-driver.ts";
import { createHostDriver } from "../host-driver.ts";

const tooLong = "word ".repeat(3000);
const uncompilable = { type: "object", properties: { a: { type: "string" } }, required: ["a"], not: {} };
const tool = { type: "function", function: { name: "f", description: "", parameters: uncompilable } };
const png = `data:image/png;base64,${btoa("\x89PNG\r\n\x1a\nrest")}`;
const imageMessage = (text: string, url = png) => [
  {
    role: "user",
    content: [
      { type: "text", text },
      { type: "image_url", image_url: { url } },
    ],
  },
];

/** Bodies with `text`, by route; the size of the text counts. */
const bodies: Record<string, (text: string) => Record<string, unknown>> = {
  "/v2/chat": (text) => ({ model: "scripted-chat", messages: user(text), max_tokens: 1 }),
  "/v1/chat": (message) => ({ message, max_tokens: 1 }),
  "/v1/generate": (prompt) => ({ prompt, truncate: "NONE", max_tokens: 1 }),
  "/v2/embed": (text) => ({ model: "scripted-embed", input_type: "search_query", texts: [text], truncate: "NONE" }),
  "/v1/embed": (text) => ({ model: "scripted-embed", texts: [text], truncate: "NONE" }),
};

describe.each(Object.entries(bodies))("%s", (path, bodyOf) => {
  it("refuses too many tokens before a denied text, and a denied text before the rate limit", async () => {
    const driver = createHostDriver({ denyList: ["denied"], requestsPerMinute: 1 });
    const statusOf = async (text: string) => (await post(driver, path, bodyOf(text))).status;
    expect(await statusOf(`denied ${tooLong}`)).toBe(400);
    expect(await statusOf("denied")).toBe(498);
    expect(await statusOf("say:hi")).toBe(200);
    expect(await statusOf(`denied ${tooLong}`)).toBe(400);
    expect(await statusOf(tooLong)).toBe(400);
    expect(await statusOf("denied")).toBe(498);
    expect(await statusOf("say:hi")).toBe(429);
  });
});

describe.each(["/v2/rerank", "/v1/rerank"])("%s", (path) => {
  it("refuses a denied text before the rate limit", async () => {
    const driver = createHostDriver({ denyList: ["denied"], requestsPerMinute: 1 });
    const statusOf = async (query: string) => (await post(driver, path, { model: "scripted-rerank", query, documents: ["a"] })).status;
    expect(await statusOf("denied")).toBe(498);
    expect(await statusOf("a")).toBe(200);
    expect(await statusOf("denied")).toBe(498);
    expect(await statusOf("a")).toBe(429);
  });
});

describe("content that cannot be processed", () => {
  const refusals: [name: string, path: string, fields: (text: string) => Record<string, unknown>, message: RegExp][] = [
    [
      "a response schema of v2",
      "/v2/chat",
      (text) => ({
        model: "scripted-chat",
        messages: user(text),
        response_format: { type: "json_object", json_schema: uncompilable },
      }),
      /^unprocessable: response_format.json_schema: /,
    ],
    [
      "a response schema of v1",
      "/v1/chat",
      (message) => ({ model: "scripted-chat", message, response_format: { type: "json_object", schema: uncompilable } }),
      /^unprocessable: response_format.schema: /,
    ],
    [
      "a tool that must be called",
      "/v2/chat",
      (text) => ({ model: "scripted-chat", messages: user(text), tools: [tool], tool_choice: "REQUIRED" }),
      /^unprocessable: tools\[0\].function.parameters: /,
    ],
    [
      "a strict tool",
      "/v2/chat",
      (text) => ({ model: "scripted-chat", messages: user(text), tools: [tool], strict_tools: true }),
      /^unprocessable: tools\[0\].function.parameters: /,
    ],
    [
      "an image that no engine reads",
      "/v2/chat",
      (text) => ({ model: "scripted-vision", messages: imageMessage(text) }),
      /^unprocessable: messages with images: this engine cannot read images$/,
    ],
    [
      "an image URL that no engine reads",
      "/v2/chat",
      (text) => ({ model: "scripted-vision", messages: imageMessage(text, "https://nowhere.invalid/x.png") }),
      /^unprocessable: messages with images: this engine cannot read images$/,
    ],
  ];
  it.each(refusals)("(%s) is refused after too many tokens and before all later checks", async (_name, path, fieldsOf, message) => {
    const driver = createHostDriver({ denyList: ["denied"], requestsPerMinute: 1 });
    expect((await post(driver, path, fieldsOf(`denied ${tooLong}`))).status).toBe(400);
    const answer = await post(driver, path, fieldsOf("denied"));
    expect(answer.status).toBe(422);
    expect(await messageOf(answer)).toMatch(message);
    // Neither has taken the owner's one request of the minute.
    expect((await post(driver, "/v1/chat", { message: "say:hi", max_tokens: 1 })).status).toBe(200);
  });

  it("costs no engine", async () => {
    const driver = createHostDriver();
    const answer = await post(driver, "/v2/chat", { model: "scripted-vision", messages: imageMessage("x") });
    expect(answer.status).toBe(422);
    const vision = (await driver.host.control.models()).find(({ id }) => id === "scripted-vision");
    expect(vision).toMatchObject({ state: "loaded" });
  });

  it("in an image is named by its path", async () => {
    const answer = await post(createApiDriver(), "/v2/chat", {
      model: "scripted-vision",
      messages: imageMessage("x", "data:image/png;base64,@"),
    });
    expect(await messageOf(answer)).toBe("unprocessable: messages[0].content[1].image_url.url is not valid base64");
  });
});

it("several generations of one prompt are one request of the minute", async () => {
  const driver = createHostDriver({ requestsPerMinute: 2 });
  const generate = async () => (await post(driver, "/v1/generate", { prompt: "say:hi", num_generations: 3, max_tokens: 1 })).text();
  const generations = [JSON.parse(await generate()), JSON.parse(await generate())].map(({ generations: list }) => list.length);
  expect(generations).toEqual([3, 3]);
  expect((await post(driver, "/v1/generate", { prompt: "say:hi" })).status).toBe(429);
});
