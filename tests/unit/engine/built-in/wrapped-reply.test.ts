import { describe, expect, test } from "vitest";
import { WrappedReply } from "../../../../src/worker/engine/built-in/wrapped-reply.ts";

/** Reads a text in pieces of `size` characters, and joins what follows without a break. */
function read(text: string, size: number) {
  const reply = new WrappedReply();
  const parts: { type: string; text: string }[] = [];
  for (let start = 0; start < text.length; start += size) {
    for (const part of reply.push(text.slice(start, start + size))) {
      const last = parts.at(-1);
      const piece = part.type === "tool-call" ? part.name : part.text;
      if (part.type !== "tool-call" && last?.type === part.type) last.text += piece;
      else parts.push({ type: part.type, text: piece });
    }
  }
  return parts;
}

const calls = [
  { name: "get_weather", arguments: { city: 'O"slo', near: [{ name: "a}]" }] } },
  { name: "stop", arguments: {} },
];

describe.each([1, 2, 3, 7, 1000])("in pieces of %i characters", (size) => {
  test("a text is decoded, with its escapes and pairs", () => {
    const text = 'Quote " and \\ and\nline, \u{1F600}, tab\t.';
    expect(read(JSON.stringify({ reply: text }), size)).toEqual([{ type: "text", text }]);
    const escaped = String.raw`{ "reply" : "\u00e9\ud83d\ude00\/" }`;
    expect(read(escaped, size)).toEqual([{ type: "text", text: "\u00e9\u{1F600}/" }]);
  });

  test("calls come with their arguments as they were written", () => {
    const parts = read(`{"tool_calls": [${calls.map((call) => JSON.stringify(call)).join(" , ")}]}\n`, size);
    expect(parts).toEqual(
      calls.flatMap(({ name, arguments: given }) => [
        { type: "tool-call", text: name },
        { type: "arguments", text: JSON.stringify(given) },
      ]),
    );
  });

  test("a text may come before calls, and arguments before their name", () => {
    expect(read('{"reply": "I look.", "tool_calls": [{"arguments": {"a": 1}, "name": "look"}]}', size)).toEqual([
      { type: "text", text: "I look." },
      { type: "tool-call", text: "look" },
      { type: "arguments", text: '{"a": 1}' },
    ]);
  });

  test("a text that is no object is the reply itself", () => {
    expect(read('Hello {"reply": 1}', size)).toEqual([{ type: "text", text: 'Hello {"reply": 1}' }]);
  });
});

test.each(['{"other": "x"}', '{"reply": 5}', '{"tool_calls": [{"arguments": {}}]}', '{"reply": "x"} more', '{"tool_calls": {}}'])(
  "%s is refused",
  (text) => {
    expect(() => read(text, 4)).toThrow("the browser's model did not keep to the schema of its reply");
  },
);
