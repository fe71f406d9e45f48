/** Groups the list of conversations by the day of their last reply. */
import type { LiveConversation } from "./conversations.ts";

interface DayGroup {
  title: string;
  members: LiveConversation[];
}

/** Keeps the order within a group. Groups without a member are left out. */
export function groupedByDay(conversations: readonly LiveConversation[], now: Date): DayGroup[] {
  const midnight = (daysAgo: number): number => new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo).getTime();
  const starts = [
    ["Today", midnight(0)],
    ["Yesterday", midnight(1)],
    ["Last 7 days", midnight(7)],
    ["Earlier", -Infinity],
  ] as const;
  const titleOf = (time: number): string | undefined => starts.find(([, start]) => time >= start)?.[0];
  return starts
    .map(([title]) => ({ title, members: conversations.filter(({ data }) => titleOf(data.peek().updatedAt) === title) }))
    .filter(({ members }) => members.length > 0);
}
