import { describe, expect, test } from "vitest";
import { citationSource } from "../../../src/api/chat-v2/citation-body.ts";
import { textKeyOf, valueText, visibleData } from "../../../src/chat/document-data.ts";
import { documentText } from "../../../src/chat/prompt/document-text.ts";

describe("the text of a document", () => {
  test.each([
    [{ body: "d", content: "c", snippet: "b", text: "a" }, "a"],
    [{ body: "d", content: "c", snippet: "b" }, "b"],
    [{ body: "d", content: "c", snippet: 2 }, "c"],
    [{ body: "d", content: null }, "d"],
  ])("of %j is the first text key that holds a string: %s", (data, text) => {
    const key = textKeyOf(data);
    expect(key === undefined ? undefined : Reflect.get(data, key)).toBe(text);
  });

  test("is the same in the prompt and in citations", () => {
    const data = { body: "One.", title: "First" };
    expect(documentText({ id: "x", data, hiddenKeys: [] })).toBe("First\nOne.");
    expect(citationSource({ type: "document", id: "x", data })).toMatchObject({ document: { text: "One.", title: "First" } });
  });

  test("is missing if no text key holds a string", () => {
    expect(textKeyOf({ text: 1, key: "value" })).toBeUndefined();
  });
});

test("values that are not strings become compact JSON", () => {
  expect(["a b", 1, null, [1, { a: 2 }], undefined].map(valueText)).toEqual(["a b", "1", "null", '[1,{"a":2}]', ""]);
});

test("hidden keys are not visible", () => {
  expect(visibleData({ data: { text: "Seen.", secret: 1 }, hiddenKeys: ["secret"] })).toEqual({ text: "Seen." });
});
