import { describe, expect, test } from "vitest";
import { type BlockEnd, openBlockAfter } from "../../../src/chat/reply/open-block.ts";
import { isContent, writtenText } from "../../../src/chat/reply/written-text.ts";
import type { ReplyEvent } from "../../../src/inference/reply-events.ts";
import { citation } from "../../contract/reply-events.ts";

describe("the open block", () => {
  test("ends with the event of its kind and index, and stays open until then", () => {
    const events: ReplyEvent[] = [
      { type: "reply-start", replyId: "r" },
      { type: "thinking-start", index: 0 },
      { type: "thinking-delta", index: 0, thinking: "Hm." },
      { type: "thinking-end", index: 0 },
      { type: "text-start", index: 1 },
      { type: "citation", index: 0, citation },
      { type: "text-end", index: 1 },
      { type: "tool-call-start", index: 0, id: "f_1", name: "f" },
      { type: "tool-call-delta", index: 0, arguments: "{}" },
      { type: "tool-call-end", index: 0 },
    ];
    let open: BlockEnd | undefined;
    const ends = events.map((event) => {
      open = openBlockAfter(event, open);
      return open === undefined ? "" : `${open.type} ${open.index}`;
    });
    const [thinking, text, call] = ["thinking-end 0", "text-end 1", "tool-call-end 0"];
    expect(ends).toEqual(["", thinking, thinking, "", text, text, "", call, call, ""]);
  });
});

describe("text of the model", () => {
  test.each<[ReplyEvent, string | undefined]>([
    [{ type: "thinking-delta", index: 0, thinking: "Hm." }, "Hm."],
    [{ type: "text-delta", index: 0, text: "Hi" }, "Hi"],
    [{ type: "plan-delta", text: "I look." }, "I look."],
    [{ type: "tool-call-delta", index: 0, arguments: "{" }, "{"],
    [{ type: "text-start", index: 0 }, undefined],
    [{ type: "citation", index: 0, citation }, undefined],
  ])("of %j is %j, and makes it content", (event, text) => {
    expect(writtenText(event)).toBe(text);
    expect(isContent(event)).toBe(text !== undefined);
  });

  test("is not needed for a call to be content: its name shows that the model writes", () => {
    expect(isContent({ type: "tool-call-start", index: 0, id: "f_1", name: "f" })).toBe(true);
  });
});
