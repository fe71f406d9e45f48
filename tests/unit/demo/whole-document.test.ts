import { describe, expect, test } from "vitest";
import { asksForWhole, beginningsOf, headingsInWords } from "../../../demo/chat/documents/whole-document.ts";

describe("a message about the document as a whole", () => {
  test.each([
    "Summarize the document.",
    "Can you summarise this PDF in three sentences, please?",
    "What is this text about?",
    "What’s it about",
    "TL;DR",
    "Give me the key points",
    "Tell me what the document says.",
  ])("is recognised: %s", (message) => expect(asksForWhole(message)).toBe(true));

  test.each([
    "What does the document say about fees?",
    "Summarize the fees.",
    "What are the main ingredients?",
    "Who wrote it?",
    "How many points did the team score in 1998?",
    "What is this?",
    "",
  ])("is another one: %s", (message) => expect(asksForWhole(message)).toBe(false));
});

const passage = (heading: string, text: string) => ({ title: "Rules", heading, text, start: 0, end: text.length });

test("the beginning is the first two sentences of the first passage; datasets have none", () => {
  const passages = [passage("Fees", "A card costs 3 euros. It lasts a year. Children pay nothing."), passage("Hours", "Open daily.")];
  const rules = { id: "rules.md", title: "Rules", text: "", passages };
  expect(beginningsOf([{ id: "data", title: "Data", text: "", job: "job" }, rules])).toMatchObject([
    { id: "rules.md#1", heading: "Fees", excerpt: "A card costs 3 euros. It lasts a year.", text: passages[0]?.text },
  ]);
  expect(headingsInWords([rules])).toBe("Some of its headings: Fees; Hours.");
  expect(headingsInWords([{ id: "pasted", title: "", text: "One. Two. Three." }])).toBe("");
});

test("only the first eight headings are listed", () => {
  const passages = Array.from({ length: 11 }, (_, index) => passage(`Chapter ${index}`, "Text."));
  expect(headingsInWords([{ id: "book", title: "", text: "", passages }])).toMatch(/Chapter 7; and 3 more\.$/);
});
