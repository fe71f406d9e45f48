/** The official client libraries, unchanged, with the browser's own model, over a scripted `LanguageModel`. */
import { kites, weather } from "../../../clients/client-target.ts";
import { builtInOptions, callsOf, expect, test as base } from "../built-in-page.ts";

type Calls = Window["unseededCalls"];
type Run = <Name extends keyof Calls>(name: Name) => Promise<Awaited<ReturnType<Calls[Name]>>>;

const model = "scripted-built-in";
const answer = `The tool says: ${weather.result}`;

const test = base.extend<{ run: Run }>({
  run: async ({ openBuiltIn }, use) => {
    const models = [{ id: model, role: "chat" as const, engine: "built-in" }];
    const page = await openBuiltIn({}, { path: "/clients.html", options: { ...builtInOptions, models } });
    await use(
      (name) =>
        page.evaluate(([called, id]) => (window.unseededCalls as Record<string, (id?: string) => unknown>)[called]?.(id), [
          name,
          model,
        ] as const) as never,
    );
    expect((await callsOf(page)).filter(({ call }) => call === "prompt").length).toBeGreaterThan(0);
  },
});

test("cohere-ai, second version: documents, streams, tools and JSON", async ({ run }) => {
  const { text, citations } = await run("cohereV2Documents");
  expect(text).toBe(kites.sentence);
  expect(citations[0]).toMatchObject({ sources: [{ type: "document", id: "kites" }] });
  const streamed = await run("cohereV2DocumentsStream");
  expect(streamed.text).toContain(kites.sentence);
  expect(streamed.types.indexOf("citation-start")).toBeLessThan(streamed.types.lastIndexOf("content-delta"));
  expect(await run("cohereV2ToolLoop")).toMatchObject({ finishReasons: ["TOOL_CALL", "COMPLETE"], text: answer });
  const call = await run("cohereV2ToolStream");
  expect({ ...call, json: JSON.parse(call.json) }).toMatchObject({
    name: "get_weather",
    json: { city: "Oslo" },
    finishReason: "TOOL_CALL",
  });
  expect(JSON.parse((await run("cohereV2Json")).text)).toEqual({ city: "Lisbon", days: 3 });
});

test("cohere-ai, first version: chat, streams, tools", async ({ run }) => {
  const { text, meta } = await run("cohereV1Chat");
  expect(text).toMatch(/\S/);
  expect(meta?.warnings?.join()).toContain("temperature was approximated");
  expect((await run("cohereV1ChatStream")).text).toBe(text);
  expect(await run("cohereV1ToolLoop")).toMatchObject({ toolCalls: [{ name: "get_weather", parameters: { city: "Oslo" } }], text: answer });
  expect(JSON.parse((await run("cohereV1ToolStream")).json)).toEqual({ city: "Oslo" });
});

test("@ai-sdk/cohere: a tool loop and objects", async ({ run }) => {
  expect(await run("aiToolLoop")).toMatchObject({ text: answer, asked: ["Oslo"], finishReasons: ["tool-calls", "stop"] });
  expect(await run("aiObject")).toEqual({ object: { city: "Lisbon", days: 3 }, finishReason: "stop" });
});

test("@langchain/cohere: whole, streamed, tools", async ({ run }) => {
  expect(await run("langchainInvoke")).toMatchObject({ content: "Good morning." });
  expect((await run("langchainStream")).text).toBe("Good morning.");
  expect(await run("langchainToolLoop")).toEqual({ toolCalls: [{ name: "get_weather", args: { city: "Oslo" } }], content: answer });
});

test("openai: chat, streams and its tool loop", async ({ run }) => {
  expect(await run("openaiChat")).toMatchObject({ content: "Hello there.", finishReason: "stop" });
  expect(await run("openaiStream")).toMatchObject({ content: "Hello there.", usage: { completion_tokens: expect.any(Number) } });
  expect(await run("openaiToolLoop")).toMatchObject({ asked: [{ city: "Oslo" }], content: answer });
});
