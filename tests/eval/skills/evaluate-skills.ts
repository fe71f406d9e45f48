/**
 * What starter-chat can do, skill by skill: requests as any page sends them, greedy replies, scores. SIZE limits the
 * cases of each skill; with WRITE_EVALUATION the table also goes into the files that ship.
 */
import type { Page } from "playwright/test";
import { type AskedReply, askAll } from "../chat-page.ts";
import { type Evaluation, type Figure, shareAtLeast, shareReported, skipped } from "../figures.ts";
import { skillBody, skillCases } from "./skill-cases.ts";
import { endingRow, scoreSkill, type SkillRow } from "./skill-scores.ts";
import { type Skill, skills } from "./skills.ts";
import { writeEvaluation } from "./write-evaluation.ts";

export async function evaluateSkills(page: Page): Promise<Evaluation> {
  const size = process.env["SIZE"] === undefined ? undefined : Number(process.env["SIZE"]);
  const rows: SkillRow[] = [];
  const missing: Figure[] = [];
  const samples: Record<string, unknown> = {};
  const asked: AskedReply[] = [];
  for (const skill of skills) {
    for (const folder of ["cases", "handwritten"] as const) {
      const cases = skillCases(skill.name, size, folder);
      if (cases === undefined) {
        if (folder === "cases") missing.push(skipped(skill.name, "no cases (--cases names a folder with more)"));
        continue;
      }
      const answers = await askAll(page, cases.map(skillBody));
      const scored = scoreSkill(folder === "cases" ? skill : handwritten(skill), cases, answers);
      asked.push(...answers);
      rows.push(...scored.rows);
      samples[scored.name] = scored.replies;
    }
  }
  rows.push(...endingRow(asked));
  if (process.env["WRITE_EVALUATION"] !== undefined) writeEvaluation(rows);
  return { figures: [...rows.map(figureOf), ...missing], samples: { rows, ...samples } };
}

/** The same measures; the goals are for the other cases. */
const handwritten = ({ name, measures }: Skill): Skill => ({ name: `${name} (handwritten)`, measures: measures.map(({ says, scores }) => ({ says, scores })) });

function figureOf({ skill, measure, goal, measured, n }: SkillRow): Figure {
  const name = `${skill}: ${measure}`;
  return goal === undefined ? shareReported(name, measured, String(n)) : shareAtLeast(name, measured, goal, String(n));
}
