import { contrastGroups } from "../words/word-lists.ts";

/** Indices of the groups that each stem belongs to. */
const groupsOf = new Map<string, number[]>();
contrastGroups.forEach((group, index) => {
  for (const member of group) groupsOf.set(member, [...(groupsOf.get(member) ?? []), index]);
});

/** Whether two different stems exclude each other: "open" and "close", "March" and "April". */
export function contrasts(one: string, other: string): boolean {
  if (one === other) return false;
  const groups = groupsOf.get(one);
  if (!groups) return false;
  const others = groupsOf.get(other);
  return others !== undefined && groups.some((group) => others.includes(group));
}

/** Whether a stem belongs to any group of words that exclude each other. */
export function hasContrast(stem: string): boolean {
  return groupsOf.has(stem);
}
