/** From replies to the rows of a table: a row for each measure of a skill. */
import type { AskedReply } from "../chat-page.ts";
import { mostTokens, type SkillCase } from "./skill-cases.ts";
import { type SkillReply, toSkillReply } from "./skill-reply.ts";
import type { Skill } from "./skills.ts";

export interface SkillRow {
  skill: string;
  measure: string;
  /** Min value of the goal; absent: none is named. */
  goal?: number;
  /** Mean of the scores, in [0, 1]. */
  measured: number;
  /** How many scores. */
  n: number;
  /** The same of the cases in outside/; absent: it has none that count for this measure. */
  outside?: { measured: number; n: number };
}

/** A case, its reply, and its scores by measure. */
interface ScoredReply extends SkillCase {
  reply: AskedReply;
  scores: Record<string, number[]>;
}

export interface ScoredSkill {
  name: string;
  rows: SkillRow[];
  replies: ScoredReply[];
}

/** Row of a measure without cases: none. */
export function scoreSkill({ name, measures }: Skill, cases: readonly SkillCase[], asked: readonly AskedReply[]): ScoredSkill {
  const replies = cases.map((given, index) => {
    const reply = asked[index];
    if (reply === undefined) throw new RangeError(`${name}: case ${index} was not answered`);
    const read = toSkillReply(reply);
    return { ...given, reply, scores: Object.fromEntries(measures.map(({ says, scores }) => [says, scores(read, given)])) };
  });
  return { name, rows: rowsOf(name, measures, replies), replies };
}

/** The sets of a skill as one. */
export function pooledRows({ name, measures }: Skill, sets: readonly ScoredSkill[]): SkillRow[] {
  return rowsOf(
    `${name} (all sets)`,
    measures,
    sets.flatMap(({ replies }) => replies),
  );
}

function rowsOf(name: string, measures: Skill["measures"], replies: readonly ScoredReply[]): SkillRow[] {
  return measures.flatMap(({ says, goal }) =>
    rowOf(
      name,
      says,
      goal,
      replies.flatMap(({ scores }) => scores[says] ?? []),
    ),
  );
}

/** The rows, each with the outside figure of the same measure of its skill, if it was measured. */
export function withOutside(rows: readonly SkillRow[], outside: readonly SkillRow[]): SkillRow[] {
  return rows.map((row) => {
    const same = outside.find(({ skill, measure }) => skill === row.skill && measure === row.measure);
    return same === undefined ? row : { ...row, outside: { measured: same.measured, n: same.n } };
  });
}

/** Over the replies of all skills. */
export function endingRow(asked: readonly AskedReply[]): SkillRow[] {
  const ends = asked.map(toSkillReply).map((reply: SkillReply) => (reply.ends ? 1 : 0));
  return rowOf("all of these", `replies that end by themselves within ${mostTokens} tokens`, 0.99, ends);
}

function rowOf(skill: string, measure: string, goal: number | undefined, scores: readonly number[]): SkillRow[] {
  if (scores.length === 0) return [];
  const measured = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return [{ skill, measure, ...(goal === undefined ? {} : { goal }), measured, n: scores.length }];
}
