/**
 * Documents, tools, structured output, thinking and the deprecated routes through the official client libraries: with
 * scripted models if the words matter, with the starter model if the form does.
 */
import { kites, weather } from "../../../clients/client-target.ts";
import { expect, test } from "./client-page.ts";

const starter = "starter-chat";
const call = { name: weather.toolName, arguments: '{"city":"Oslo"}' };
const answer = `The tool says: ${weather.result}`;

interface Cited {
  start?: number;
  end?: number;
  text?: string;
}

/** At least one, and each names a slice of the text. */
function expectSlices(text: string, citations: readonly (Cited | undefined)[]): void {
  expect(citations.length).toBeGreaterThan(0);
  for (const citation of citations) expect(Array.from(text).slice(citation?.start, citation?.end).join("")).toBe(citation?.text);
}

test.describe("cohere-ai, second version", () => {
  test("documents are cited", async ({ clients }) => {
    const { text, citations } = await clients("cohereV2Documents");
    expect(text).toBe(kites.sentence);
    expectSlices(text, citations);
    expect(citations[0]).toMatchObject({
      contentIndex: 0,
      type: "TEXT_CONTENT",
      sources: [{ type: "document", id: "kites", document: { id: "kites", title: "Birds of Wales", text: kites.sentence } }],
    });
  });

  test("FAST citations come between the pieces of the text", async ({ clients }) => {
    const { types, text, citations } = await clients("cohereV2DocumentsStream");
    expectSlices(text, citations);
    expect(types.indexOf("citation-start")).toBeLessThan(types.lastIndexOf("content-delta"));
  });

  test("a forced call, its result and the answer", async ({ clients }) => {
    const { finishReasons, toolCalls, text, citations } = await clients("cohereV2ToolLoop");
    expect(finishReasons).toEqual(["TOOL_CALL", "COMPLETE"]);
    expect(toolCalls).toEqual([{ id: expect.stringMatching(/^get_weather_[a-z0-9]{12}$/), type: "function", function: call }]);
    expect(text).toBe(answer);
    expectSlices(text, citations);
    expect(citations[0]?.sources?.[0]).toMatchObject({ type: "tool", toolOutput: { output: weather.result } });
  });

  test("a streamed call", async ({ clients }) => {
    const { types, name, json, finishReason } = await clients("cohereV2ToolStream");
    expect(types[0]).toBe("message-start");
    expect(types.slice(-2)).toEqual(["tool-call-end", "message-end"]);
    expect({ name, json: JSON.parse(json), finishReason }).toEqual({ name: call.name, json: { city: "Oslo" }, finishReason: "TOOL_CALL" });
  });

  test("JSON by a schema", async ({ clients }) => {
    const { text, finishReason } = await clients("cohereV2Json");
    expect({ object: JSON.parse(text), finishReason }).toEqual({ object: { city: "Lisbon", days: 3 }, finishReason: "COMPLETE" });
  });

  test("thinking precedes the text", async ({ clients }) => {
    expect(await clients("cohereV2Thinking")).toEqual([
      { type: "thinking", thinking: "Twice two." },
      { type: "text", text: "Four." },
    ]);
  });

  test("the starter model calls the tool it must call, and answers after it", async ({ clients }) => {
    const { finishReasons, toolCalls } = await clients("cohereV2ToolLoop", starter);
    // It may go on to call until its tokens are used up.
    expect(["TOOL_CALL", "MAX_TOKENS"]).toContain(finishReasons[0]);
    expect(["COMPLETE", "MAX_TOKENS"]).toContain(finishReasons[1]);
    expect(toolCalls.length).toBeGreaterThan(0);
    for (const { function: made } of toolCalls) {
      expect({ name: made?.name, given: JSON.parse(made?.arguments ?? "") }).toEqual({
        name: weather.toolName,
        given: { city: expect.stringMatching(/^(Oslo|Lisbon)$/) },
      });
    }
  });

  test("the starter model's JSON follows the schema", async ({ clients }) => {
    const { text, finishReason } = await clients("cohereV2Json", starter);
    expect(finishReason).toBe("COMPLETE");
    const { city, days, ...others }: Record<string, unknown> = JSON.parse(text);
    expect(["Oslo", "Lisbon"]).toContain(city);
    expect(Number.isInteger(days)).toBe(true);
    expect(others).toEqual({});
  });

  test("citations of the starter model's reply are in it and in the documents", async ({ clients }) => {
    const { text, citations } = await clients("cohereV2Documents", starter);
    expect(text).toMatch(/\S/);
    if (citations.length > 0) expectSlices(text, citations);
    for (const { sources } of citations) expect(sources?.length).toBeGreaterThan(0);
  });
});

test.describe("cohere-ai, first version", () => {
  for (const model of ["scripted-chat", starter]) {
    test(`chat answers with its history and its tokens (${model})`, async ({ clients }) => {
      const { text, finishReason, chatHistory, meta } = await clients("cohereV1Chat", model);
      expect(text).toMatch(/\S/);
      expect(["COMPLETE", "MAX_TOKENS"]).toContain(finishReason);
      expect(chatHistory).toHaveLength(2);
      expect(chatHistory?.[1]).toMatchObject({ role: "CHATBOT", message: text });
      expect(meta?.tokens?.outputTokens).toBeGreaterThan(0);
    });

    test(`chatStream yields the same text (${model})`, async ({ clients }) => {
      const plain = await clients("cohereV1Chat", model);
      const { types, text, whole } = await clients("cohereV1ChatStream", model);
      expect({ text, whole }).toEqual({ text: plain.text, whole: plain.text });
      expect([types[0], types.at(-1)]).toEqual(["stream-start", "stream-end"]);
    });

    test(`generate and generateStream give the same text (${model})`, async ({ clients }) => {
      const { generations, warnings } = await clients("cohereGenerate", model);
      const streamed = await clients("cohereGenerateStream", model);
      expect(generations).toHaveLength(2);
      expect(generations.map(({ index }) => index)).toEqual([0, 1]);
      for (const { likelihood } of generations) expect(likelihood).toBeLessThanOrEqual(0);
      expect(warnings?.join()).toMatch(/deprecated/);
      expect(streamed.text).toBe(generations[0]?.text);
      expect(streamed.generations.map(({ text }) => text)).toEqual([streamed.text]);
      expect(streamed.types.at(-1)).toBe("stream-end");
    });
  }

  test("documents are cited by their ids", async ({ clients }) => {
    const { text, citations, documents } = await clients("cohereV1Documents");
    expect(text).toBe(kites.sentence);
    expectSlices(text, citations);
    for (const { documentIds } of citations) expect(documentIds).toEqual(["kites"]);
    expect(documents).toContainEqual({ id: "kites", title: "Birds of Wales", text: kites.sentence });
  });

  test("citations are streamed", async ({ clients }) => {
    const { types, citations } = await clients("cohereV1DocumentsStream");
    expectSlices(kites.sentence, citations);
    expect(types.at(-1)).toBe("stream-end");
  });

  test("a call, its result and the answer", async ({ clients }) => {
    const { firstText, toolCalls, text, citations, roles } = await clients("cohereV1ToolLoop");
    expect(firstText).toBe("");
    expect(toolCalls).toEqual([{ name: weather.toolName, parameters: { city: "Oslo" } }]);
    expect(text).toBe(answer);
    expectSlices(text, citations);
    for (const { documentIds } of citations) expect(documentIds).toEqual(["get_weather:0:0"]);
    expect(roles?.at(-1)).toBe("CHATBOT");
  });

  test("a streamed call", async ({ clients }) => {
    const { types, json, toolCalls } = await clients("cohereV1ToolStream");
    expect(JSON.parse(json)).toEqual({ city: "Oslo" });
    expect(toolCalls).toEqual([{ name: weather.toolName, parameters: { city: "Oslo" } }]);
    expect(types.slice(-2)).toEqual(["tool-calls-generation", "stream-end"]);
  });

  test("a conversation continues by its id", async ({ clients }) => {
    expect(await clients("cohereV1Conversation")).toEqual(["say:First.", "First.", "say:Second.", "Second."]);
  });
});

test.describe("@ai-sdk/cohere", () => {
  test("generateText takes files as documents and gives citations as sources", async ({ clients }) => {
    const { text, cited } = await clients("aiDocuments");
    expect(text).toBe(kites.sentence);
    expect(cited).toEqual([
      expect.objectContaining({
        title: "kites.txt",
        start: 0,
        sources: [expect.objectContaining({ type: "document", document: expect.objectContaining({ text: kites.sentence }) })],
      }),
    ]);
  });

  test("generateText runs a tool loop to its answer", async ({ clients }) => {
    const { text, asked, finishReasons, outputTokens } = await clients("aiToolLoop");
    expect({ text, asked, finishReasons }).toEqual({ text: answer, asked: ["Oslo"], finishReasons: ["tool-calls", "stop"] });
    expect(outputTokens).toBeGreaterThan(0);
  });

  test("streamText keeps reasoning and text apart", async ({ clients }) => {
    const { parts, errors, reasoning, text } = await clients("aiReasoning");
    expect({ errors, reasoning, text }).toEqual({ errors: [], reasoning: "Twice two.", text: "Four." });
    expect(parts.indexOf("reasoning-end")).toBeLessThan(parts.indexOf("text-start"));
  });

  test("generateObject gives the object", async ({ clients }) => {
    expect(await clients("aiObject")).toEqual({ object: { city: "Lisbon", days: 3 }, finishReason: "stop" });
  });

  test("generateObject gives an object of the schema with the starter model", async ({ clients }) => {
    const { object } = await clients("aiObject", starter);
    expect(object).toEqual({ city: expect.any(String), days: expect.any(Number) });
  });
});

test.describe("@langchain/cohere", () => {
  for (const model of ["scripted-chat", starter]) {
    test(`ChatCohere answers, whole and streamed (${model})`, async ({ clients }) => {
      const { content, usage } = await clients("langchainInvoke", model);
      expect(content).toMatch(/\S/);
      expect(usage).toMatchObject({ input_tokens: expect.any(Number), output_tokens: expect.any(Number) });
      const { text, usages } = await clients("langchainStream", model);
      expect(text).toMatch(/\S/);
      expect(usages).toEqual([expect.objectContaining({ output_tokens: expect.any(Number) })]);
    });
  }

  test("bindTools: a call, its result and the answer", async ({ clients }) => {
    expect(await clients("langchainToolLoop")).toEqual({
      toolCalls: [{ name: weather.toolName, args: { city: "Oslo" } }],
      content: answer,
    });
  });

  test("CohereEmbeddings embeds documents and a query", async ({ clients }) => {
    const { documents, query } = await clients("langchainEmbeddings", "starter-embed");
    const likeness = documents.map((vector) => vector.reduce((sum, value, axis) => sum + value * (query[axis] ?? 0), 0));
    expect(likeness[0]).toBeGreaterThan(likeness[1] ?? 1);
  });

  test("CohereRerank ranks two documents though it asks for three", async ({ clients }) => {
    const ranking = await clients("langchainRerank", "starter-rerank");
    expect(ranking.map(({ index }) => index)).toEqual([1, 0]);
    expect(ranking[0]?.relevanceScore).toBeGreaterThan(ranking[1]?.relevanceScore ?? 1);
  });
});
