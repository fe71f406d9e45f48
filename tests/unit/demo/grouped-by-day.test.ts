import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { Conversation } from "../../../demo/chat/conversation/conversation.ts";
import type { LiveConversation } from "../../../demo/chat/conversation/conversations.ts";
import { groupedByDay } from "../../../demo/chat/conversation/grouped-by-day.ts";
import { newSetup } from "../../../demo/chat/setup/chat-setup.ts";

const now = new Date(2026, 10, 28, 0, 30);

function repliedAt(title: string, time: Date): LiveConversation {
  const data: Conversation = { id: title, title, updatedAt: time.getTime(), setup: newSetup(), turns: [] };
  return { data: signal(data), running: signal(undefined), second: signal(undefined) };
}

const groupsOf = (...conversations: LiveConversation[]): [string, string[]][] =>
  groupedByDay(conversations, now).map(({ title, members }) => [title, members.map(({ data }) => data.peek().title)]);

test("conversations are grouped by the days of the visitor's time zone, in their order", () => {
  const groups = groupsOf(
    repliedAt("midnight", new Date(2026, 10, 28)),
    repliedAt("before midnight", new Date(2026, 10, 27, 23, 59, 59)),
    repliedAt("now", now),
    repliedAt("a week ago", new Date(2026, 10, 21)),
    repliedAt("eight days ago", new Date(2026, 10, 20, 23)),
  );
  expect(groups).toEqual([
    ["Today", ["midnight", "now"]],
    ["Yesterday", ["before midnight"]],
    ["Last 7 days", ["a week ago"]],
    ["Earlier", ["eight days ago"]],
  ]);
});

test("a day without a conversation has no group", () => {
  expect(groupsOf(repliedAt("old", new Date(2020, 0, 1)))).toEqual([["Earlier", ["old"]]]);
  expect(groupsOf()).toEqual([]);
});
