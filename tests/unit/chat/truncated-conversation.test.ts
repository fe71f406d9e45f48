import { describe, expect, test } from "vitest";
import type { Conversation, Message } from "../../../src/inference/conversation.ts";
import { truncatedConversation } from "../../../src/chat/prompt/truncated-conversation.ts";

const words = (text: string) => text.split(/\s+/).filter((word) => word !== "").length;
const user = (text: string): Message => ({ role: "user", parts: [{ type: "text", text }] });
const assistant = (text: string, calls = 0): Message => ({
  role: "assistant",
  text,
  thinking: "",
  plan: "",
  toolCalls: Array.from({ length: calls }, (_, index) => ({ id: `c${index}`, name: "f", arguments: "{}" })),
});
const tool = (output: string): Message => ({ role: "tool", toolCallId: "c0", outputs: [{ id: "c0:0", data: { output } }] });
const document = (id: string, text: string) => ({ id, data: { text }, hiddenKeys: [] });
const long = (word: string, count: number) => Array.from({ length: count }, () => word).join(" ");
const conversation = (messages: Message[], documents: Conversation["documents"] = []): Conversation => ({
  messages,
  documents,
  tools: [],
  serviceInstructions: "",
});
const textsOf = (kept: Conversation | undefined) =>
  kept?.messages.map((message) =>
    message.role === "user" ? message.parts.map((part) => (part.type === "text" ? part.text : "")).join() : message.role,
  );

describe("truncatedConversation", () => {
  const history = [{ role: "system", text: "S" } as const, user("one"), assistant("two"), user("three"), assistant("four"), user("five")];

  test("drops whole exchanges, the oldest first, and keeps system messages and the last user message", () => {
    expect(textsOf(truncatedConversation(conversation(history), 1, words))).toEqual(["system", "three", "assistant", "five"]);
    expect(textsOf(truncatedConversation(conversation(history), 100, words))).toEqual(["system", "five"]);
  });

  test("never separates a tool result from its call", () => {
    const messages = [user("one"), assistant("", 1), tool("result"), assistant("two"), user("three"), assistant("", 1), tool("later")];
    expect(textsOf(truncatedConversation(conversation(messages), 1, words))).toEqual(["three", "assistant", "tool"]);
    expect(truncatedConversation(conversation(messages.slice(4)), 1, words)).toBeUndefined();
  });

  test("drops documents from the last on", () => {
    const documents = [document("a", long("x", 10)), document("b", long("y", 10)), document("c", "z")];
    const kept = (excess: number) =>
      truncatedConversation(conversation([user("q")], documents), excess, words)?.documents.map(({ id }) => id);
    expect(kept(1)).toEqual(["a", "b"]);
    expect(kept(2)).toEqual(["a"]);
    expect(kept(100)).toEqual([]);
  });

  test("drops documents if the history is shorter, and history if the documents are shorter", () => {
    const short = [user("a"), assistant("b"), user("c")];
    const big = [document("1", long("x", 30)), document("2", long("y", 30))];
    const byDocuments = truncatedConversation(conversation(short, big), 20, words);
    expect(byDocuments?.documents.map(({ id }) => id)).toEqual(["1"]);
    expect(byDocuments?.messages).toHaveLength(3);
    const talk = [user(long("a", 40)), assistant("b"), user("c")];
    const byTurns = truncatedConversation(conversation(talk, [document("1", "x"), document("2", "y")]), 20, words);
    expect(byTurns?.documents).toHaveLength(2);
    expect(textsOf(byTurns)).toEqual(["c"]);
  });

  test("returns undefined if no message and no document can be dropped", () => {
    expect(truncatedConversation(conversation([user("a"), user("b")].slice(1)), 1, words)).toBeUndefined();
  });
});
