/**
 * The quality of starter-chat, skill by skill: requests as any page sends them, greedy replies, scores. SIZE limits the
 * cases of each skill, SKILLS the skills, SETS their sets; with WRITE_EVALUATION the table is also written into the
 * published files.
 */
import type { Page } from "playwright/test";
import { type AskedReply, askAll } from "../chat-page.ts";
import { type Evaluation, type Figure, shareAtLeast, shareReported, skipped } from "../figures.ts";
import { type CaseFolder, skillBody, skillCases } from "./skill-cases.ts";
import { endingRow, pooledRows, type ScoredSkill, scoreSkill, type SkillRow } from "./skill-scores.ts";
import { type Skill, skills } from "./skills.ts";
import { writeEvaluation } from "./write-evaluation.ts";

export async function evaluateSkills(page: Page): Promise<Evaluation> {
  const size = process.env["SIZE"] === undefined ? undefined : Number(process.env["SIZE"]);
  const rows: SkillRow[] = [];
  const outside: SkillRow[] = [];
  const missing: Figure[] = [];
  const samples: Record<string, unknown> = {};
  const asked: Record<CaseFolder, AskedReply[]> = { cases: [], handwritten: [], outside: [] };
  for (const skill of wantedSkills()) {
    const sets: Partial<Record<CaseFolder, ScoredSkill>> = {};
    for (const folder of wantedSets()) {
      const cases = skillCases(skill.name, size, folder);
      if (cases === undefined) {
        if (folder === "cases") missing.push(skipped(skill.name, "no cases (--cases names a folder with more)"));
        continue;
      }
      const answers = await askAll(page, cases.map(skillBody));
      const scored = scoreSkill(asSet(skill, folder), cases, answers);
      asked[folder].push(...answers);
      sets[folder] = scored;
      samples[scored.name] = scored.replies;
    }
    outside.push(...(sets.outside?.rows ?? []).map((row) => ({ ...row, skill: skill.name })));
    rows.push(...(sets.cases?.rows ?? []), ...(sets.handwritten?.rows ?? []));
    if (skill.isPooled && (sets.cases ?? sets.handwritten) !== undefined) {
      rows.push(
        ...pooledRows(
          skill,
          [sets.cases, sets.handwritten].flatMap((set) => set ?? []),
        ),
      );
    }
  }
  rows.push(...endingRow([...asked.cases, ...asked.handwritten]));
  outside.push(...endingRow(asked.outside));
  if (process.env["WRITE_EVALUATION"] !== undefined) writeEvaluation(rows, outside);
  return { figures: [...rows, ...outside.map(asOutside)].map(figureOf).concat(missing), samples: { rows, outside, ...samples } };
}

const folders: readonly CaseFolder[] = ["cases", "handwritten", "outside"];

function wantedSets(): readonly CaseFolder[] {
  const wanted = process.env["SETS"]?.split(",") ?? folders;
  const unknown = wanted.filter((name) => !folders.some((folder) => folder === name));
  if (unknown.length > 0) throw new RangeError(`no set of cases is named ${unknown.join(", ")}`);
  return folders.filter((folder) => wanted.includes(folder));
}

const asOutside = ({ skill, measure, measured, n }: SkillRow): SkillRow => ({ skill: `${skill} (outside)`, measure, measured, n });

function wantedSkills(): readonly Skill[] {
  const wanted = process.env["SKILLS"]?.split(",") ?? skills.map(({ name }) => name);
  const unknown = wanted.filter((name) => !skills.some((skill) => skill.name === name));
  if (unknown.length > 0) throw new RangeError(`no skill is named ${unknown.join(", ")}`);
  return skills.filter(({ name }) => wanted.includes(name));
}

/** The skill as one of its sets shows it. The goals are for the cases of the generators, or for both sets together. */
function asSet(skill: Skill, folder: CaseFolder): Skill {
  if (folder === "cases" && !skill.isPooled) return skill;
  const name = folder === "cases" ? skill.name : `${skill.name} (${folder})`;
  return { name, measures: skill.measures.map(({ says, scores }) => ({ says, scores })) };
}

function figureOf({ skill, measure, goal, measured, n }: SkillRow): Figure {
  const name = `${skill}: ${measure}`;
  return goal === undefined ? shareReported(name, measured, String(n)) : shareAtLeast(name, measured, goal, String(n));
}
