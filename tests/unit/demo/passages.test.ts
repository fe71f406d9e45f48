import { expect, test } from "vitest";
import { passagesOf } from "../../../demo/chat/documents/passages.ts";

test("a short document is one passage under its own id", () => {
  const document = { id: "a.md", title: "A", text: "One.\n\nTwo." };
  expect(passagesOf(document)).toEqual([document]);
});

test("a long document is cut between paragraphs and sentences, without loss", () => {
  const sentences = Array.from({ length: 60 }, (_, index) => `This is sentence number ${index} of a long text.`);
  const text = `${sentences.slice(0, 30).join(" ")}\n\n${sentences.slice(30).join(" ")}`;
  const passages = passagesOf({ id: "long.md", title: "Long", text });
  expect(passages.length).toBeGreaterThan(3);
  expect(passages[1]?.id).toBe("long.md#2");
  expect(passages.every((passage) => passage.text.length <= 600)).toBe(true);
  expect(
    passages
      .map((passage) => passage.text)
      .join(" ")
      .replace(/\s+/g, " "),
  ).toBe(sentences.join(" "));
});
