/** Replies in the syntax of each family: they are read the same in any pieces, and no other text is read as a call. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { callsText } from "../../../../src/chat/dialects/calls/call-text.ts";
import { dialectNames } from "../../../../src/chat/dialects/dialect-names.ts";
import { dialects } from "../../../../src/chat/dialects/dialects.ts";
import { callSyntax } from "../../../scripted/call-syntax.ts";
import { readCalls } from "./read-calls.ts";

const replySchema = z.object({ dialect: z.enum(dialectNames), as: z.string(), reply: z.string(), text: z.string() });
const replies = replySchema.array().parse(JSON.parse(readFileSync("tests/unit/chat/dialects/replies.json", "utf8")));
const tools = new Map<string, unknown>([
  ["weather", { type: "object", properties: { city: { type: "string" }, days: { type: "integer" } } }],
  ["clock", {}],
]);
const bothCalls = [
  { name: "weather", arguments: { city: "Oslo", days: 2 } },
  { name: "clock", arguments: {} },
];
const parsed = (calls: readonly { name: string; arguments: string }[]) =>
  calls.map((call) => ({ name: call.name, arguments: JSON.parse(call.arguments) as unknown }));
const calling = dialectNames.filter((name) => dialects[name].calls !== undefined);

test("every dialect with calls has a test reply, or shares its syntax with a dialect that has", () => {
  const covered = new Set(replies.map(({ dialect }) => JSON.stringify(dialects[dialect].calls)));
  for (const name of calling) expect(covered).toContain(JSON.stringify(dialects[name].calls));
});

describe.each(replies)("$dialect: $as", ({ dialect, reply, text }) => {
  const syntax = callSyntax(dialect);

  test("is read as two calls and the text before them, cut anywhere", () => {
    const whole = readCalls(reply, syntax, tools);
    expect({ ...whole, calls: parsed(whole.calls) }).toEqual({ text, calls: bothCalls, isWhole: true, length: reply.length });
    for (let at = 1; at < reply.length; at++)
      expect(readCalls([reply.slice(0, at), reply.slice(at)], syntax, tools), `cut at ${at}`).toEqual(whole);
    expect(readCalls(reply.split(""), syntax, tools)).toEqual(whole);
  });

  test("gives calls only once they are finished, wherever the reply breaks off", () => {
    let most = 0;
    for (let end = 0; end <= reply.length; end++) {
      const { calls, length } = readCalls(reply.slice(0, end), syntax, tools, { cut: true });
      expect(length).toBe(end);
      expect(parsed(calls), `broken off at ${end}`).toEqual(bothCalls.slice(0, calls.length));
      expect(calls.length).toBeGreaterThanOrEqual(most);
      most = Math.max(most, calls.length);
    }
    expect(most).toBe(2);
  });

  test("has at most the allowed number of calls, and no call to an unknown tool", () => {
    expect(parsed(readCalls(reply, syntax, tools, { maxCalls: 1 }).calls)).toEqual(bothCalls.slice(0, 1));
    const { calls, text: all } = readCalls(reply, syntax, new Map([["other", {}]]));
    expect(calls).toEqual([]);
    expect(all).toBe(reply);
  });
});

describe.each(calling)("%s", (name) => {
  const syntax = callSyntax(name);

  test("reads back calls that were written for templates without calls", () => {
    const calls = [
      { name: "weather", arguments: { city: "a \"b\" 'c' \\ \n é😀", days: -1, more: [1.5, null, true, { x: { y: [] } }] } },
      { name: "clock", arguments: {} },
    ];
    // Gemma's strings end at the first quote tag and may contain any other text.
    expect(parsed(readCalls(callsText(syntax, calls), syntax, tools).calls)).toEqual(calls);
  });

  test.each([
    "",
    "Plain text.",
    "{}",
    "[1, 2]",
    '{"title": "weather"}',
    "[weather",
    "weather(city='Oslo')",
    "a < b, [x] {y}",
    "```json\n{}\n```",
    "<tool_call",
    "[TOOL_CALLS",
    "<|tool_call",
    '{"name": "Ann", "age": 3}',
  ])("takes %j for text", (text) => {
    for (const cut of [text.split(""), [text]])
      expect(readCalls(cut, syntax, tools)).toEqual({ text, calls: [], isWhole: true, length: text.length });
  });

  test("leaves out a call with malformed arguments", () => {
    const written = callsText(syntax, [{ name: "weather", arguments: { city: "Oslo", days: 2 } }]);
    const broken = name === "qwen-xml" ? written.replace("</function>", "") : written.replace("2", "2 3");
    expect(readCalls(broken, syntax, tools).calls).toEqual([]);
  });
});

test("values of the XML syntax have the types of their schemas", () => {
  const schema = {
    type: "object",
    properties: { code: { type: "string" }, count: { type: "integer" }, on: { type: "boolean" }, kind: { enum: ["1", "2"] }, any: {} },
  };
  const values = { code: "007", count: "7", on: "True", kind: "1", any: "[1]", text: "free\n\n</b>" };
  const parameters = Object.entries(values).map(([key, value]) => `<parameter=${key}>\n${value}\n</parameter>\n`);
  const reply = `<tool_call>\n<function=f>\n${parameters.join("")}</function>\n</tool_call>`;
  const [call] = readCalls(reply, callSyntax("qwen-xml"), new Map([["f", schema]])).calls;
  expect(JSON.parse(call?.arguments ?? "")).toEqual({ code: "007", count: 7, on: true, kind: "1", any: [1], text: "free\n\n</b>" });
});

test("Python calls may have positions, tuples, and escapes of Python", () => {
  const schema = { type: "object", properties: { a: {}, b: {}, c: {} } };
  const reply = String.raw`[f('it\'s \u00e9', (1, 2.5e3,), c={'x': None, "y": [False]})]`;
  const [call] = readCalls(reply, callSyntax("llama-python"), new Map([["f", schema]])).calls;
  expect(JSON.parse(call?.arguments ?? "")).toEqual({ a: "it's é", b: [1, 2500], c: { x: null, y: [false] } });
});

test("arguments in JSON are passed on while they are written, byte for byte", () => {
  const reply = '[TOOL_CALLS]weather[ARGS]{"city":  "Oslo", "days": 2.0}';
  expect(readCalls(reply, callSyntax("mistral"), tools).calls[0]?.arguments).toBe('{"city":  "Oslo", "days": 2.0}');
});
