import { describe, expect, test } from "vitest";
import { thinkingTags } from "../../scripted/call-syntax.ts";
import { type Section, ThinkingSection } from "../../../src/chat/reply/thinking-section.ts";

function read(dialect: "plain" | "qwen", text: string, size: number): Section[] {
  const reader = new ThinkingSection(dialect === "plain" ? undefined : thinkingTags(dialect));
  const sections = (text.match(new RegExp(`.{1,${size}}`, "gs")) ?? []).flatMap((piece) => reader.push(piece));
  const merged: Section[] = [];
  for (const section of [...sections, ...reader.flush()]) {
    const last = merged.at(-1);
    if (last?.kind === section.kind) last.text += section.text;
    else merged.push({ ...section });
  }
  return merged;
}

const sizes = [1, 2, 3, 7, 100];

describe("ThinkingSection", () => {
  test.each(sizes)("separates thinking from the answer, without the white space around the tags (%i characters at a time)", (size) => {
    expect(read("qwen", "\n<think>\nFirst this,\n\nthen that.\n</think>\n\nThe answer.\n", size)).toEqual([
      { kind: "thinking", text: "First this,\n\nthen that." },
      { kind: "text", text: "The answer.\n" },
    ]);
  });

  test.each(sizes)("leaves out thinking that is empty (%i characters at a time)", (size) => {
    expect(read("qwen", "<think>\n\n</think>\n\nHi", size)).toEqual([{ kind: "text", text: "Hi" }]);
  });

  test.each(sizes)("takes tags after the beginning of the answer as text (%i characters at a time)", (size) => {
    expect(read("qwen", "Write <think>x</think>.", size)).toEqual([{ kind: "text", text: "Write <think>x</think>." }]);
  });

  test.each(sizes)("keeps the text of a reply that ends inside a tag (%i characters at a time)", (size) => {
    expect(read("qwen", "<thin", size)).toEqual([{ kind: "text", text: "<thin" }]);
    expect(read("qwen", "<think>half </thi", size)).toEqual([{ kind: "thinking", text: "half </thi" }]);
  });

  test("knows no tags in the plain dialect", () => {
    expect(read("plain", "<think>x</think>", 3)).toEqual([{ kind: "text", text: "<think>x</think>" }]);
  });
});
