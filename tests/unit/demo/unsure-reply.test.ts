import { expect, test } from "vitest";
import { meanProbability, quotation } from "../../../demo/chat/conversation/unsure-reply.ts";
import { chatRequest } from "../../../demo/chat/request/chat-request.ts";
import { newSetup } from "../../../demo/chat/setup/chat-setup.ts";

const scored = (text: string, probabilities: number[]) => ({ type: "text" as const, text, score: { text, probabilities } });

test("the probability of a reply is the geometric mean over all tokens of its text", () => {
  expect(meanProbability([scored("sing", [0.9, 0.4]), { type: "thinking", text: "Hm" }, scored("ing", [0.6])])).toBeCloseTo(0.6);
  expect(meanProbability([{ type: "text", text: "no probabilities" }])).toBe(1);
});

test("a quotation has the excerpts alone, and cites each with the page and the whole passage", () => {
  const fees = {
    id: "rules.pdf#1",
    title: "Rules",
    heading: "Fees 💶",
    page: 2,
    text: "A card costs 3 euros. It lasts a year.",
    excerpt: "It lasts a year.",
  };
  const hours = { id: "rules.pdf#4", title: "Rules", text: "Open daily. 💶", excerpt: "Open daily. 💶" };
  const quoted = quotation([fees, { id: "whole", title: "", text: "Sent whole." }, hours]);
  const points = Array.from(quoted?.text ?? "");
  expect(quoted?.citations.map(({ start, end }) => points.slice(start, end).join(""))).toEqual(["It lasts a year.", "Open daily. 💶"]);
  expect(quoted?.citations.map(({ sources }) => sources)).toEqual([
    [{ id: "rules.pdf#1", title: "Rules: Fees 💶", text: "A card costs 3 euros. It lasts a year.", place: "page 2" }],
    [{ id: "rules.pdf#4", title: "Rules", text: "Open daily. 💶", place: "" }],
  ]);
  expect(quoted?.text).not.toContain("whole");
  expect(quotation([{ id: "whole", title: "", text: "Sent whole." }])).toBeUndefined();
});

test("a quotation marks the sentences that it leaves out, not those before the first", () => {
  const text = "Open daily. A card costs 3 euros. It is blue.\nIt lasts a year. Children pay nothing.";
  const quotationOf = (excerpt: string): string | undefined => quotation([{ id: "rules", title: "", text, excerpt }])?.text;
  expect(quotationOf("A card costs 3 euros. It lasts a year.")).toContain("“A card costs 3 euros. … It lasts a year.”");
  expect(quotationOf("It is blue. It lasts a year.")).toContain("“It is blue. It lasts a year.”");
});

test("probabilities are requested if they are shown or needed", () => {
  const turns = [{ role: "user" as const, text: "Hello" }];
  expect(chatRequest({ setup: newSetup(), turns })).not.toHaveProperty("logprobs");
  expect(chatRequest({ setup: newSetup(), turns }, true)).toMatchObject({ logprobs: true });
  expect(chatRequest({ setup: { ...newSetup(), logprobs: true }, turns })).toMatchObject({ logprobs: true });
});
