/** Contract 17, lines 44 to 51. */
import {
  callWeather,
  chat,
  expectError,
  replySchema,
  streamedText,
  streamEvents,
  success,
  textOf,
  user,
  weatherTool,
} from "./responses.ts";
import type { ContractCase } from "./contract-driver.ts";

export const chatV2StreamCases: readonly ContractCase[] = [
  {
    number: 44,
    name: "a stream begins with message-start and ends with message-end and [DONE]",
    dependsOnEngine: true,
    async run(driver) {
      const { expect } = driver;
      const answer = await chat(driver, { stream: true, max_tokens: 16 });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toMatch(/^text\/event-stream/);
      const events = streamEvents(driver, await answer.text());
      expect(events[0]?.type).toBe("message-start");
      const types = events.map(({ type }) => type);
      expect(types.filter((type) => type === "message-start" || type === "message-end").length).toBe(2);
      const inner = types.slice(1, -1);
      expect(inner[0]).toBe("content-start");
      expect(inner.at(-1)).toBe("content-end");
      expect(
        inner.slice(1, -1).every((type) => type === "content-delta"),
        inner.join(),
      ).toBe(true);
      const end = events.at(-1);
      expect(end?.type).toBe("message-end");
      expect(end?.delta?.usage?.tokens.output_tokens).toBeGreaterThan(0);
    },
  },
  {
    number: 45,
    name: "a stream has the text of the whole reply of the same seed",
    dependsOnEngine: true,
    async run(driver) {
      const fields = { seed: 11, temperature: 0.5, max_tokens: 24 };
      const whole = await success(driver, await chat(driver, fields), replySchema);
      const streamed = streamEvents(driver, await (await chat(driver, { ...fields, stream: true })).text());
      driver.expect(streamedText(streamed)).toBe(textOf(whole));
      driver.expect(streamed.at(-1)?.delta?.finish_reason).toBe(whole.finish_reason);
    },
  },
  {
    number: 46,
    name: "a literal [DONE] in the text does not end the stream",
    dependsOnEngine: true,
    async run(driver) {
      const { expect } = driver;
      const fields = { model: driver.models.scripted, messages: user("say:It says [DONE] here."), stream: true };
      const text = await (await chat(driver, fields)).text();
      expect(text.split("[DONE]").length).toBe(2);
      expect(text.endsWith("data: [DONE]\n\n")).toBe(true);
      expect(streamedText(streamEvents(driver, text))).toBe("It says [DONE] here.");
    },
  },
  {
    number: 47,
    name: "a streamed tool call has one start, its arguments in pieces, and one end",
    dependsOnEngine: true,
    async run(driver) {
      const { expect } = driver;
      const answer = await chat(driver, {
        model: driver.models.scripted,
        messages: user(callWeather),
        tools: [weatherTool],
        tool_choice: "REQUIRED",
        stream: true,
      });
      const events = streamEvents(driver, await answer.text());
      const types = events.map(({ type }) => type).filter((type) => type !== "tool-plan-delta");
      expect(types.join(" ")).toMatch(/^message-start (tool-call-start (tool-call-delta )+tool-call-end )+message-end$/);
      const calls = new Map<number | undefined, string>();
      for (const { type, index, delta } of events) {
        const call = delta?.message?.tool_calls;
        if (!call || Array.isArray(call)) continue;
        if (type === "tool-call-start") {
          expect(call.function.name).toBe("get_weather");
          expect(call.id).toMatch(/./);
          expect(calls.size).toBe(index);
        }
        calls.set(index, (calls.get(index) ?? "") + call.function.arguments);
      }
      for (const json of calls.values()) expect(typeof JSON.parse(json)).toBe("object");
      expect(events.at(-1)?.delta?.finish_reason).toBe("TOOL_CALL");
    },
  },
  {
    number: 48,
    name: "a thinking block is closed before the text begins",
    dependsOnEngine: true,
    async run(driver) {
      const { expect } = driver;
      const messages = user("say:<think>Let me see.</think>It is so.");
      const events = streamEvents(driver, await (await chat(driver, { model: driver.models.reasoning, messages, stream: true })).text());
      const places = events.flatMap(({ type, index }) => (index === undefined ? [] : [`${type} ${index}`]));
      expect(places.join(", ")).toMatch(
        /^content-start 0, (content-delta 0, )+content-end 0, content-start 1, (content-delta 1, )+content-end 1$/,
      );
      for (const { type, delta } of events) {
        if (type === "content-delta") expect(Object.keys(delta?.message?.content ?? {}).length).toBe(1);
      }
      expect(streamedText(events)).toBe("It is so.");
    },
  },
  {
    number: 49,
    name: "a fault after three tokens ends the stream with ERROR",
    dependsOnEngine: true,
    async run(driver) {
      const { expect } = driver;
      const model = driver.models.scripted;
      const answer = await chat(driver, { model, messages: user("fail-after:3"), stream: true });
      expect(answer.status).toBe(200);
      const events = streamEvents(driver, await answer.text());
      expect(streamedText(events)).toBe("aaa");
      expect(events.at(-2)?.type).toBe("content-end");
      expect(events.at(-1)?.type).toBe("message-end");
      expect(events.at(-1)?.delta?.finish_reason).toBe("ERROR");
      expect(events.at(-1)?.delta?.error).toMatch(/./);
      await success(driver, await chat(driver, { model, max_tokens: 4 }), replySchema);
    },
  },
  {
    number: 50,
    name: "a reader that leaves stops the work, and the next request is served",
    dependsOnEngine: true,
    async run(driver) {
      // Many, so that the work outlasts a reader on a busy machine.
      const request = { model: driver.models.chat, messages: user("Tell me a long story."), max_tokens: 900, stream: true };
      const body = JSON.stringify(request);
      const text = await driver.readEventsThenCancel("/v2/chat", { method: "POST", body }, 2);
      driver.expect(text).toMatch(/event: message-start/);
      driver.expect(text).not.toMatch(/event: message-end/);
      await success(driver, await chat(driver, { max_tokens: 4 }), replySchema);
    },
  },
  {
    number: 51,
    name: "a wrong request with stream is a JSON error",
    async run(driver) {
      await expectError(driver, await chat(driver, { stream: true, max_tokens: 0 }), 400);
    },
  },
];
