/** Right replies to prompts that have several. */
import { describe, expect, test } from "vitest";
import type { AskedReply } from "../../eval/chat-page.ts";
import { fulfils, type Instruction } from "../../eval/skills/instruction-judge.ts";
import { isRefusal, thinksAsTold, toSkillReply } from "../../eval/skills/skill-reply.ts";

describe("an instruction", () => {
  const judged = (kind: Instruction["kind"], reply: string, prompt: string, replies: string[], allowed: string[] = []) =>
    replies.map((given) => fulfils({ kind, reply, allowed }, prompt, given));

  test("to list names needs the requested number of different members", () => {
    const colours = ["red", "blue", "green", "pink"];
    const replies = [
      "Pink, red and blue.",
      "red\nblue\ngreen",
      "red, blue",
      "red, red, blue",
      "red, blue, car",
      "red, blue, green, pink",
      "",
    ];
    expect(judged("direction-list", "red, blue, green", "Name three colours.", replies, colours)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test("to name an example or a rhyme needs exactly one that counts", () => {
    expect(
      judged(
        "direction-example",
        "Gold",
        "I need one example of a metal.",
        ["Iron.", " zinc ", "iron, zinc", "red", ""],
        ["gold", "iron", "zinc"],
      ),
    ).toEqual([true, true, false, false, false]);
    expect(judged("direction-rhyme", "cat", "What rhymes with hat?", ["Mat.", "cat", "hat"], ["cat", "mat"])).toEqual([true, true, false]);
  });

  test("to write JSON is judged by its value", () => {
    expect(judged("direction-json", '{"a": 1, "b": ["x"]}', "Write JSON.", ['{"b":["x"],"a":1}', '{"a": 1}', "a: 1"])).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("to start or end with a word, to use a word, to decline", () => {
    expect(
      judged("direction-start", "River water is cold.", "Start with river.", ["River banks are wet.", "The river is cold.", ""]),
    ).toEqual([true, false, false]);
    expect(judged("direction-end", "Hello! River.", "End with river.", ["We swim in the river.", "The river is cold.", ""])).toEqual([
      true,
      false,
      false,
    ]);
    expect(
      judged("direction-sentence", "I saw a lamp in the park.", "Write a sentence with the word lamp.", [
        "My lamp is old.",
        "The lamps shine bright.",
        "A lamp",
      ]),
    ).toEqual([true, false, false]);
    expect(
      judged("direction-refuse", "I cannot draw. I can only write text.", "Draw a fox.", ["I cannot draw. Sorry.", "I can draw."]),
    ).toEqual([true, false]);
  });

  test("with one right reply wants that reply; its full stop is free", () => {
    expect(judged("direction", "Yes.", "Is ice cold? Yes or no?", ["Yes", " Yes.\n", "yes", "Yes!"])).toEqual([true, true, false, false]);
  });
});

type Content = { type: string; text?: string; thinking?: string };
const replied = (content: Content[], finish_reason = "COMPLETE"): AskedReply => ({
  isReply: true,
  finish_reason,
  message: { content, citations: [], tool_calls: [] },
  usage: { tokens: { output_tokens: 1 } },
});
const thought = { type: "thinking", thinking: "Look for the town." };
const text = { type: "text", text: "Oslo." };

describe("thinking", () => {
  const thinks = (content: Content[], isEnabled: boolean) => thinksAsTold(toSkillReply(replied(content)), isEnabled);

  test("if enabled is one thought and one text after it, neither empty", () => {
    expect(thinks([thought, text], true)).toBe(true);
    for (const content of [
      [text],
      [thought],
      [text, thought],
      [thought, thought, text],
      [thought, { type: "text", text: " " }],
      [{ type: "thinking", thinking: "\n" }, text],
      [],
    ]) {
      expect(thinks(content, true)).toBe(false);
    }
  });

  test("if disabled is no thought at all", () => {
    expect(thinks([text], false)).toBe(true);
    expect(thinks([thought, text], false)).toBe(false);
  });
});

describe("a reply", () => {
  test("is complete unless it used up its tokens", () => {
    expect(["COMPLETE", "TOOL_CALL", "MAX_TOKENS", "ERROR"].map((reason) => toSkillReply(replied([text], reason)).ends)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(toSkillReply({ isReply: false, status: 500, body: {} }).ends).toBe(false);
  });

  test("is a refusal if it states that a text has no answer", () => {
    const says = (words: string) => isRefusal(toSkillReply(replied([{ type: "text", text: words }])));
    expect([says("I cannot find that in the documents."), says("I cannot find that in the text."), says("I cannot swim.")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
