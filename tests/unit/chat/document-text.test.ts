import { describe, expect, test } from "vitest";
import { documentsText } from "../../../src/chat/prompt/document-text.ts";

const document = (data: Record<string, unknown>, hiddenKeys: string[] = []) => ({ id: "x", data, hiddenKeys });

describe("documentsText", () => {
  test("numbers the documents, with the title before the text and other keys after it", () => {
    expect(documentsText([document({ text: "One.", title: "First", year: 1999 }), document({ snippet: "Two." })])).toBe(
      "Use the documents to answer.\n\nDocument 1: First\nOne.\nyear: 1999\n\nDocument 2: Two.",
    );
  });

  test("leaves out hidden keys", () => {
    expect(documentsText([document({ text: "Seen.", secret: "Unseen.", title: "T" }, ["secret", "title"])])).toBe(
      "Use the documents to answer.\n\nDocument 1: Seen.",
    );
  });

  test("lists data without a text by key, in order", () => {
    expect(documentsText([document({ k: "v", list: [1, { a: 2 }] })])).toBe(
      'Use the documents to answer.\n\nDocument 1: k: v\nlist: [1,{"a":2}]',
    );
  });

  test("is empty without documents", () => {
    expect(documentsText([])).toBe("");
  });
});
