/** A reply that ends in the middle of a tool call, read by the official clients, streamed and not. */
import { createCohere } from "@ai-sdk/cohere";
import { generateText, streamText, tool } from "ai";
import { CohereClientV2 } from "cohere-ai";
import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { streamEvents, type StreamEvent } from "../cases/responses.ts";
import { chatV2Conformance } from "../fuzz/conformance.ts";
import { createHostDriver, type HostDriver } from "../host-driver.ts";

const baseUrl = "http://page.test";
/** Tokens are bytes: it ends inside the value of "city". */
const maxTokens = 62;
const callScript = 'call:get_weather {"city":"Oslo"}';
const planScript = `plan:I will look.|${callScript}`;

afterEach(() => {
  vi.restoreAllMocks();
});

/** Passes requests to the service, and stores the text of its last response. */
function observed(driver: HostDriver) {
  const seen = { text: "" };
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const answer = await driver.fetch(new Request(input, init));
    seen.text = await answer.text();
    return new Response(seen.text, { status: answer.status, headers: answer.headers });
  };
  return { seen, fetch };
}

function aiSdkRequest(fetch: typeof globalThis.fetch, prompt: string, maxOutputTokens: number) {
  const asked: string[] = [];
  const provider = createCohere({ apiKey: "full", baseURL: `${baseUrl}/v2`, fetch });
  const request = {
    model: provider("scripted-chat"),
    prompt,
    maxOutputTokens,
    maxRetries: 0,
    temperature: 0,
    tools: {
      get_weather: tool({
        description: "Weather of a city",
        inputSchema: z.object({ city: z.string() }),
        execute: ({ city }) => {
          asked.push(city);
          return "snow";
        },
      }),
      f: tool({ description: "f", inputSchema: z.record(z.string(), z.string()), execute: () => void asked.push("f") }),
    },
  };
  return { request, asked };
}

async function aiSdkStream(prompt: string, maxOutputTokens = maxTokens) {
  const { seen, fetch } = observed(createHostDriver());
  const { request, asked } = aiSdkRequest(fetch, prompt, maxOutputTokens);
  const errors: unknown[] = [];
  const result = streamText({ ...request, onError: ({ error }) => void errors.push(error) });
  const parts: string[] = [];
  for await (const part of result.fullStream) parts.push(part.type);
  return {
    errors,
    parts,
    asked,
    text: await result.text,
    finishReason: await result.finishReason,
    calls: await result.toolCalls,
    sent: seen.text,
  };
}

const typesOf = (events: readonly StreamEvent[]) => events.map(({ type }) => type);
const eventsOf = (text: string) => streamEvents({ expect }, text);

describe("a tool call that MAX_TOKENS cuts", () => {
  test("ends the AI SDK's stream with length: no exception, and no tool is run", async () => {
    const { errors, parts, asked, finishReason, calls, sent } = await aiSdkStream(callScript);
    expect(errors).toEqual([]);
    expect(finishReason).toBe("length");
    expect(calls).toEqual([]);
    expect(asked).toEqual([]);
    expect(parts).not.toContain("tool-call");
    expect(typesOf(eventsOf(sent))).toEqual(["message-start", "content-start", "content-end", "message-end"]);
    chatV2Conformance(sent, true, {});
  });

  test("is removed; a finished call before it stays", async () => {
    const script = `say:<tool_call>\n{"name": "get_weather", "arguments": {"city":"Oslo"}}\n</tool_call>\n<tool_call>\n{"name": "get_weather", "arguments": {"city":"Lis`;
    const { errors, finishReason, calls, sent } = await aiSdkStream(script, script.length - "say:".length);
    expect(errors).toEqual([]);
    expect(finishReason).toBe("length");
    expect(calls.map(({ input }) => input)).toEqual([{ city: "Oslo" }]);
    const types = typesOf(eventsOf(sent));
    expect(types.filter((type) => type === "tool-call-start")).toHaveLength(1);
    expect(types.filter((type) => type === "tool-call-end")).toHaveLength(1);
    expect(sent).not.toContain("Lis");
  });

  test("has its plan as the reply's text, because no call is left", async () => {
    const { errors, finishReason, text, sent } = await aiSdkStream(planScript, maxTokens + 12);
    expect(errors).toEqual([]);
    expect({ finishReason, text }).toEqual({ finishReason: "length", text: "I will look." });
    expect(typesOf(eventsOf(sent))).toEqual(["message-start", "content-start", "content-delta", "content-end", "message-end"]);
    const { seen, fetch } = observed(createHostDriver());
    const whole = await generateText(aiSdkRequest(fetch, planScript, maxTokens + 12).request);
    expect({ text: whole.text, finishReason: whole.finishReason, calls: whole.toolCalls }).toEqual({
      text: "I will look.",
      finishReason: "length",
      calls: [],
    });
    expect(JSON.parse(seen.text).message).toEqual({ role: "assistant", content: [{ type: "text", text: "I will look." }] });
  });

  test("is a reply without calls for cohere-ai, streamed and not", async () => {
    const { fetch } = observed(createHostDriver());
    const client = new CohereClientV2({ token: "full", environment: baseUrl, fetch, maxRetries: 0 });
    const request = {
      model: "scripted-chat",
      maxTokens,
      temperature: 0,
      messages: [{ role: "user" as const, content: callScript }],
      tools: [
        {
          type: "function" as const,
          function: { name: "get_weather", parameters: { type: "object", properties: { city: { type: "string" } }, required: ["city"] } },
        },
      ],
    };
    const types: string[] = [];
    for await (const event of await client.chatStream(request)) {
      types.push(event.type ?? "");
      if (event.type === "message-end") expect(event.delta?.finishReason).toBe("MAX_TOKENS");
    }
    expect(types).toEqual(["message-start", "content-start", "content-end", "message-end"]);
    const whole = await client.chat(request);
    expect(whole.finishReason).toBe("MAX_TOKENS");
    expect(whole.message.toolCalls).toBeUndefined();
    expect(whole.message.content).toEqual([{ type: "text", text: "" }]);
  });
});

describe("an engine that dies in the middle of a tool call", () => {
  test("ends the AI SDK's stream with error: no exception, and no tool is run", async () => {
    const { errors, asked, finishReason, calls, sent } = await aiSdkStream("break-in-call:f", 400);
    expect(errors).toEqual([]);
    expect(finishReason).toBe("error");
    expect([calls, asked]).toEqual([[], []]);
    const events = eventsOf(sent);
    expect(typesOf(events)).not.toContain("tool-call-start");
    expect(events.at(-1)?.delta).toMatchObject({ finish_reason: "ERROR", error: expect.any(String) });
    chatV2Conformance(sent, true, {});
  });

  test("is removed from a buffered reply", async () => {
    const { seen, fetch } = observed(createHostDriver());
    const { finishReason, toolCalls } = await generateText(aiSdkRequest(fetch, "break-in-call:f", 400).request);
    expect({ finishReason, toolCalls }).toEqual({ finishReason: "error", toolCalls: [] });
    expect(JSON.parse(seen.text)).toMatchObject({ finish_reason: "ERROR", message: { content: [{ type: "text", text: "" }] } });
    expect(seen.text).not.toContain("tool_calls");
  });
});

test("a finished call still comes in the pieces that the model wrote", async () => {
  const { parts, asked, finishReason, sent } = await aiSdkStream(callScript, 400);
  expect([finishReason, asked]).toEqual(["tool-calls", ["Oslo"]]);
  expect(parts.filter((part) => part === "tool-input-delta").length).toBeGreaterThan(3);
  const calls = eventsOf(sent).flatMap(({ type, delta }) => {
    const call = delta?.message?.tool_calls;
    return type === "tool-call-delta" && call && !Array.isArray(call) ? [call.function.arguments] : [];
  });
  expect(calls.length).toBeGreaterThan(3);
  expect(calls.join("")).toBe('{"city":"Oslo"}');
});
