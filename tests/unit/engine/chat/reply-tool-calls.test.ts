/** Tool calls in replies: forced, free, parallel, cut and answered. */
import { describe, expect, test } from "vitest";
import type { Conversation, ToolDefinition } from "../../../../src/inference/conversation.ts";
import type { ReplyEvent } from "../../../../src/inference/reply-events.ts";
import { defaultForm, defaultGeneration, readReply } from "../../../scripted/start-scripted-engine.ts";
import { ask, call, read, start, weather } from "./reply-harness.ts";

interface ReadCall {
  id: string;
  name: string;
  arguments: string;
  deltas: number;
  ended: boolean;
}

function callsOf(events: readonly ReplyEvent[]): ReadCall[] {
  const calls: ReadCall[] = [];
  for (const event of events) {
    const open = calls.at(-1);
    if (event.type === "tool-call-start") calls.push({ id: event.id, name: event.name, arguments: "", deltas: 0, ended: false });
    else if (event.type === "tool-call-delta" && open !== undefined) {
      open.arguments += event.arguments;
      open.deltas += 1;
    } else if (event.type === "tool-call-end" && open !== undefined) open.ended = true;
  }
  return calls;
}

const planOf = (events: readonly ReplyEvent[]) => events.map((event) => (event.type === "plan-delta" ? event.text : "")).join("");

describe("tool calls", () => {
  test("stream their arguments as the JSON text that was written, and end the reply with TOOL_CALL", async () => {
    const { engine } = await start();
    const { events, end, text } = await read(engine, ask(`say:${call("weather", '{"city": "Oslo", "days": 2}')}`));
    const [only, ...others] = callsOf(events);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ name: "weather", arguments: '{"city": "Oslo", "days": 2}', ended: true });
    expect(only?.deltas).toBeGreaterThan(3);
    expect(only?.id).toMatch(/^weather_[a-z0-9]{12}$/);
    expect(end?.finishReason).toBe("TOOL_CALL");
    expect(text).toBe("");
    expect(events.some((event) => event.type === "text-start")).toBe(false);
  });

  test("follow one another, each with an id of its own", async () => {
    const { engine } = await start();
    const { events } = await read(engine, ask(`say:${call("clock", "{}")}\n${call("weather", '{"city": "Rome"}')}`));
    const calls = callsOf(events);
    expect(calls.map((made) => [made.name, made.arguments])).toEqual([
      ["clock", "{}"],
      ["weather", '{"city": "Rome"}'],
    ]);
    expect(new Set(calls.map((made) => made.id)).size).toBe(2);
    const indexes = events.flatMap((event) => (event.type.startsWith("tool-call") && "index" in event ? [event.index] : []));
    expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
  });

  test("have the text before them as their plan", async () => {
    const { engine } = await start();
    const { events, text } = await read(engine, ask('plan:I will look.\n|call:weather {"city": "Oslo"}'));
    expect(planOf(events)).toBe("I will look.");
    expect(text).toBe("");
    expect(events.map((event) => event.type).filter((type) => type === "plan-delta" || type === "tool-call-start")).toEqual([
      "plan-delta",
      "tool-call-start",
    ]);
  });

  test("are held to their tool's schema in free choice, too", async () => {
    const { engine } = await start();
    const { events, end } = await read(engine, ask('call:weather {"town": 7, "days": "two"}'));
    expect(end?.finishReason).toBe("TOOL_CALL");
    const written: unknown = JSON.parse(callsOf(events)[0]?.arguments ?? "");
    expect(written).toMatchObject({ city: expect.any(String) });
    expect(Object.keys(written ?? {}).every((key) => key === "city" || key === "days")).toBe(true);
  });

  test("are made if they are required, also if the model would not call", async () => {
    const { engine } = await start();
    const { events, end } = await read(engine, ask("say:No call today.", [weather]), { toolChoice: "required" });
    expect(end?.finishReason).toBe("TOOL_CALL");
    expect(JSON.parse(callsOf(events)[0]?.arguments ?? "")).toMatchObject({ city: expect.any(String) });
  });

  test("are refused where they are required of a model that cannot write them", async () => {
    const { engine } = await start({ dialect: "plain" });
    const outcome = await engine.planChat(ask("x"), defaultGeneration, { ...defaultForm, toolChoice: "required" });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: "unprocessable", detail: expect.stringContaining("no valid tool call") } });
  });

  test("are not made if the choice is none", async () => {
    const { engine } = await start();
    const { events, end, text } = await read(engine, ask('call:weather {"city": "Oslo"}'), { toolChoice: "none" }, 60);
    expect(callsOf(events)).toEqual([]);
    expect(text).not.toContain("<tool_call>");
    expect(end?.finishReason).not.toBe("TOOL_CALL");
  });

  test("number no more than the most that was asked for", async () => {
    const { engine } = await start();
    const { events, end } = await read(engine, ask(`say:${call("clock", "{}")}\n${call("clock", "{}")}`), { maxToolCalls: 1 });
    expect(callsOf(events)).toHaveLength(1);
    expect(end?.finishReason).toBe("TOOL_CALL");
  });

  test("are dropped without an end where MAX_TOKENS cuts them", async () => {
    const { engine } = await start();
    const { events, end } = await read(engine, ask('call:weather {"city": "Oslo"}'), {}, 60);
    expect(callsOf(events)).toMatchObject([{ name: "weather", ended: false }]);
    expect(end?.finishReason).toBe("MAX_TOKENS");
  });

  test("are without an end, too, where the time is up while the model writes them", async () => {
    const { engine } = await start();
    const timeOut = (event: ReplyEvent) => (event.type === "tool-call-start" ? { type: "time-out" as const } : undefined);
    const { events, end } = await readReply(engine, ask('call:weather {"city": "Oslo"}'), {}, timeOut);
    expect(callsOf(events)).toMatchObject([{ name: "weather", ended: false }]);
    expect(end?.finishReason).toBe("TIMEOUT");
  });

  test("of a tool whose schema cannot be compiled are any object", async () => {
    const { engine } = await start();
    const odd: ToolDefinition = { name: "odd", description: "", parameters: { type: "object", properties: { a: { not: {} } } } };
    const { events } = await read(engine, ask('call:odd {"b": [1]}', [odd]));
    expect(callsOf(events)).toMatchObject([{ arguments: '{"b": [1]}', ended: true }]);
  });

  test("are answered: the next prompt has the tool's result", async () => {
    const { engine } = await start();
    const conversation = ask("call:clock {}");
    const followUp: Conversation = {
      ...conversation,
      messages: [
        ...conversation.messages,
        { role: "assistant", text: "", thinking: "", plan: "", toolCalls: [{ id: "clock_1", name: "clock", arguments: "{}" }] },
        { role: "tool", toolCallId: "clock_1", outputs: [{ id: "clock_1:0", data: { output: "It is noon." } }] },
      ],
    };
    const { text, end } = await read(engine, followUp);
    expect(text).toBe("The tool says: It is noon.");
    expect(end?.finishReason).toBe("COMPLETE");
  });
});
