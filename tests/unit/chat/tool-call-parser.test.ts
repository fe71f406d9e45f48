import { describe, expect, test } from "vitest";
import { callSyntax } from "../../scripted/call-syntax.ts";
import { type ReplyPiece, ToolCallParser } from "../../../src/chat/reply/tool-call-parser.ts";
import { toolCallId } from "../../../src/chat/reply/tool-call-id.ts";

const syntax = callSyntax("hermes");
const callText = '<tool_call>\n{"name": "f", "arguments": {"a": "}\\"{", "b": [{}]}}\n</tool_call>';

/** Feeds the text in pieces of a length; joins neighbours of one kind. */
function read(text: string, { length = 1, maxCalls = 0, cut = false } = {}): string[] {
  const parser = new ToolCallParser({
    syntax,
    tools: new Map([
      ["f", {}],
      ["g", {}],
    ]),
    maxCalls,
  });
  const pieces: ReplyPiece[] = [];
  for (let start = 0; start < text.length; start += length) pieces.push(...parser.push(text.slice(start, start + length)));
  pieces.push(...parser.flush(cut));
  const told: string[] = [];
  let before: ReplyPiece["kind"] | undefined;
  for (const piece of pieces.filter(({ kind }) => kind !== "markup")) {
    const content = piece.kind === "call-start" ? piece.name : piece.kind === "text" || piece.kind === "arguments" ? piece.text : "";
    if (piece.kind === before && piece.kind !== "call-start") told[told.length - 1] += content;
    else told.push(`${piece.kind}:${content}`);
    before = piece.kind;
  }
  return told;
}

describe("ToolCallParser", () => {
  test("reads a call the same however its text is cut", () => {
    const whole = ["text:Look. ", "call-start:f", 'arguments:{"a": "}\\"{", "b": [{}]}', "call-end:"];
    for (const length of [1, 2, 3, 7, 1000]) expect(read(`Look. ${callText}`, { length })).toEqual(whole);
  });

  test("covers every character once", () => {
    const text = `a < b ${callText}\n${callText}`;
    const parser = new ToolCallParser({ syntax, tools: new Map([["f", {}]]), maxCalls: 0 });
    const lengths = [...parser.push(text), ...parser.flush(false)].map((piece) => {
      if (piece.kind === "markup") return piece.length;
      if (piece.kind === "arguments") return piece.length;
      return piece.kind === "text" ? piece.text.length : 0;
    });
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(text.length);
  });

  test("gives a call without arguments an empty object", () => {
    for (const body of ['{"name": "g"}', '{"name": "g", "arguments": null}', '{"name": "g", "arguments": {}}']) {
      expect(read(`<tool_call>${body}</tool_call>`)).toEqual(["call-start:g", "arguments:{}", "call-end:"]);
    }
  });

  test("keeps text that only looks like a call", () => {
    for (const text of [
      "2 < 3 and <tool",
      '<tool_call>\n{"name": "unknown", "arguments": {}}\n</tool_call> so',
      '<tool_call>{"arguments": {}}</tool_call>',
      "<tool_call>hello</tool_call>",
      `<tool_call>${"x".repeat(1200)}`,
    ]) {
      expect(read(text)).toEqual([`text:${text}`]);
    }
  });

  test("reads a call after text that is no call", () => {
    expect(read(`<tool_call>no</tool_call>${callText}`).slice(0, 2)).toEqual(["text:<tool_call>no</tool_call>", "call-start:f"]);
  });

  test("drops text after a call, and calls beyond the maximum", () => {
    expect(read(`${callText} and <tool_call>no</tool_call> ${callText}`).filter((piece) => piece === "call-end:")).toHaveLength(1);
    expect(read(`${callText}${callText}${callText}`, { maxCalls: 2 }).filter((piece) => piece === "call-end:")).toHaveLength(2);
  });

  test("does not end a call that is cut, nor one with arguments that are no JSON", () => {
    expect(read(callText.slice(0, 45), { cut: true })).toEqual(["call-start:f", expect.stringMatching(/^arguments:/)]);
    expect(read(callText.slice(0, 20), { cut: true })).toEqual([]);
    expect(read(callText.slice(0, 20), { cut: false })).toEqual([`text:${callText.slice(0, 20)}`]);
    expect(read('<tool_call>{"name": "f", "arguments": {a}}</tool_call>').at(-1)).toBe("arguments:{a}");
  });

  test("ends a call that lacks only its closing tag, unless the reply was cut", () => {
    const text = callText.replace("\n</tool_call>", "");
    expect(read(text).at(-1)).toBe("call-end:");
    expect(read(text, { cut: true }).at(-1)).toMatch(/^arguments:/);
  });
});

describe("toolCallId", () => {
  test("is the name and 12 letters or digits, the same for the same reply and index, and different for others", () => {
    const ids = ["r", "s"].flatMap((reply) => [0, 1, 2].map((index) => toolCallId(reply, index, "get-it")));
    expect(ids.every((id) => /^get-it_[a-z0-9]{12}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect(toolCallId("r", 1, "get-it")).toBe(ids[1]);
  });

  test("spreads its letters evenly", () => {
    const letters = new Map<string, number>();
    for (let index = 0; index < 2000; index++) {
      for (const letter of toolCallId("reply", index, "").slice(2)) letters.set(letter, (letters.get(letter) ?? 0) + 1);
    }
    // 22,000 draws of 36: about 611 each, with a standard deviation of 24.
    expect(letters.size).toBe(36);
    for (const count of letters.values()) expect(Math.abs(count - 611)).toBeLessThan(150);
  });
});
