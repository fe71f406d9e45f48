/** The engine of the browser's own model in browsers that have none, over `cohabit/prompt-api` with starter-chat. */
import { trip } from "../clients/client-target.ts";
import { streamedReplyOf } from "../soak/streamed-reply.ts";
import { watchStream } from "../soak/watched-stream.ts";
import { expect, skipIfAbsent, test } from "./browser-test.ts";
import type { Tab } from "./browsers/browser.ts";
import { post } from "./service-tab.ts";

const user = (content: string) => [{ role: "user", content }];
const greeting = { model: "built-in", messages: user("Hello! Who are you?"), temperature: 0, max_tokens: 24 };

skipIfAbsent();
test.describe.configure({ mode: "serial" });

test.describe("the engine built-in", () => {
  let tab: Tab;

  test("says that the browser has no model of its own, or why it cannot be used", async ({ openTab, sites, browserId }) => {
    tab = await openTab();
    await tab.goto(`http://127.0.0.1:${sites.isolated.port}/prompt-api.html`);
    await tab.evaluate(async () => (await window.startService({ directFetch: false, models: ["built-in"] })).ready(), null);
    const reason = browserId === "chromium" ? "its model cannot run here" : "this browser has no model of its own";
    expect(await post(tab, "/v2/chat", greeting)).toMatchObject({ status: 500, body: { message: expect.stringContaining(reason) } });
    const available = await tab.evaluate(async () => (await window.cohabit?.available()) ?? [], null);
    expect(available.find(({ id }) => id === "built-in")).toMatchObject({ fits: false, obstacles: [expect.stringContaining(reason)] });
  });

  test("answers once the window has a LanguageModel", async () => {
    await tab.evaluate(async () => {
      await window.cohabit?.load("starter-chat");
      window.installPromptApi({ force: true, model: "starter-chat", requireUserActivation: false });
    }, null);
    const { status, body } = await post(tab, "/v2/chat", greeting);
    expect(status, JSON.stringify(body)).toBe(200);
    const { text, error } = await (await watchStream(tab, "fetch", { ...greeting, stream: true })).result();
    expect(error).toBeUndefined();
    expect(streamedReplyOf(text)).toMatchObject({ isComplete: true, starts: 1 });
    const pieces = [...text.matchAll(/"type":"content-delta".*?"text":("(?:[^"\\]|\\.)*")/g)].map(([, piece = '""']): unknown =>
      JSON.parse(piece),
    );
    expect(pieces.join("")).toMatch(/\w{3}/);
    expect(body).toMatchObject({ message: { content: [{ text: pieces.join("") }] } });
  });

  test("holds replies to schemas and calls", async () => {
    const response_format = { type: "json_object", json_schema: trip.schema };
    const json = await post(tab, "/v2/chat", { model: "built-in", messages: user(trip.question), response_format });
    expect(JSON.parse(json.body.message.content[0].text)).toEqual({ city: expect.any(String), days: expect.any(Number) });
    const parameters = { type: "object", properties: { city: { type: "string", enum: ["Oslo", "Lisbon"] } }, required: ["city"] };
    const tools = [{ type: "function", function: { name: "get_weather", description: "Weather in a city", parameters } }];
    const messages = user("What is the weather in Oslo?");
    const sent = { model: "built-in", messages, tools, tool_choice: "required", parallel_tool_calls: false };
    expect(await post(tab, "/compatibility/v1/chat/completions", sent)).toMatchObject({
      status: 200,
      body: { choices: [{ finish_reason: "tool_calls", message: { tool_calls: [{ function: { name: "get_weather" } }] } }] },
    });
    await tab.close();
  });
});
