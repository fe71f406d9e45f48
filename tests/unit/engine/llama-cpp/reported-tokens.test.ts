import { expect, test } from "vitest";
import { type ReportedToken, replyParts } from "../../../../src/worker/engine/llama-cpp/reported-tokens.ts";

const encode = (text: string): number[] => [...new TextEncoder().encode(text)];
const token = (id: number, text: string | number[]): ReportedToken => ({
  id,
  logprob: -id,
  bytes: typeof text === "string" ? encode(text) : text,
});
const [first = 0, second = 0, third = 0] = encode("日");

test("a reply of whole characters is its tokens", () => {
  const tokens = [token(1, "Die"), token(2, " Käse"), token(3, [])];
  expect(replyParts({ text: "Die Käse", tokens, tokenCount: 3 })).toEqual([{ type: "tokens", ids: [1, 2, 3], logprobs: [-1, -2, -3] }]);
});

test("a character of several tokens, of which the last is reported, is a text between the other tokens", () => {
  const tokens = [token(1, "a"), token(2, [third]), token(3, "本"), token(4, [second, third]), token(5, ".")];
  expect(replyParts({ text: "a日本日.", tokens, tokenCount: 8 })).toEqual([
    { type: "tokens", ids: [1], logprobs: [-1] },
    { type: "text", text: "日", tokens: 1, lacksIds: true },
    { type: "tokens", ids: [3], logprobs: [-3] },
    { type: "text", text: "日", tokens: 4, lacksIds: true },
    { type: "tokens", ids: [5], logprobs: [-5] },
  ]);
});

test("a missing token that begins with whole characters is a part of the text", () => {
  // " 本" and the first byte of the next character are one token.
  const tokens = [token(1, "a"), token(2, [second, third]), token(3, "b")];
  expect(replyParts({ text: "a 本日b", tokens, tokenCount: 4 })).toEqual([
    { type: "tokens", ids: [1], logprobs: [-1] },
    { type: "text", text: " 本日", tokens: 2, lacksIds: true },
    { type: "tokens", ids: [3], logprobs: [-3] },
  ]);
});

test("the texts and the tokens spell the reply, and their numbers of tokens are its number", () => {
  const text = "é日é日日 x";
  const tokens = [token(1, "é"), token(2, [third]), token(3, "é"), token(4, [third]), token(5, [third]), token(6, " x")];
  const parts = replyParts({ text, tokens, tokenCount: 12 });
  const spelled = parts.map((part) => {
    if (part.type === "text") return part.text;
    return part.ids.map((id) => new TextDecoder().decode(Uint8Array.from(tokens[id - 1]?.bytes ?? []))).join("");
  });
  expect(spelled.join("")).toBe(text);
  expect(parts.reduce((sum, part) => sum + (part.type === "text" ? part.tokens : part.ids.length), 0)).toBe(12);
  expect(first).toBeGreaterThan(0xbf);
});
