/**
 * The skills of starter-chat on a few cases of the evaluation (tests/eval/skills), through plain fetch and the service
 * worker. A broken tokenizer, template, sampler or set of weights takes these skills away while every reply keeps its
 * form. A request of each skill shows that. If the hash of the model differs from skill-thresholds.json, and with
 * SKILLS=all (`npm test -- --full`), the test asks the number of cases of each skill in that file, and each skill has
 * its own minimum; record the hash when they pass. `npm run eval` asks all cases there are.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright/test";
import { z } from "zod";
import { type AskedReply, toAskedReply } from "../../../eval/chat-page.ts";
import { modelHash } from "../../../eval/skills/model-hash.ts";
import { type SkillCase, skillBody, skillCases } from "../../../eval/skills/skill-cases.ts";
import { type ScoredSkill, scoreSkill } from "../../../eval/skills/skill-scores.ts";
import { skills } from "../../../eval/skills/skills.ts";
import { expect, test } from "../service-page.ts";

const share = z.number().min(0).max(1);
const thresholdsSchema = z.object({
  /** `modelHash` of the model that last passed all of `skills`. */
  model: z.string(),
  /** Minimum of the mean score of one request of each skill. */
  smoke: share,
  skills: z.record(z.string(), z.object({ cases: z.int().min(1), atLeast: share })),
});
const thresholds = thresholdsSchema.parse(JSON.parse(readFileSync(new URL("skill-thresholds.json", import.meta.url), "utf8")));

const hash = modelHash(fileURLToPath(new URL("../../../../models/starter-chat", import.meta.url)));
const isKnown = hash === thresholds.model;
const asksAll = !isKnown || process.env["SKILLS"] === "all";

async function ask(service: Page, cases: readonly SkillCase[]): Promise<AskedReply[]> {
  const answers = await service.evaluate(async (bodies) => {
    const found: { status: number; body: unknown }[] = [];
    for (const body of bodies) {
      const headers = { "content-type": "application/json", authorization: "Bearer full" };
      const answer = await fetch("/v2/chat", { method: "POST", headers, body: JSON.stringify(body) });
      found.push({ status: answer.status, body: await answer.json() });
    }
    return found;
  }, cases.map(skillBody));
  return answers.map(toAskedReply);
}

/** Asks `size` cases of a skill, in the order of their file. Throws if one of them gets no reply. */
async function askSkill(service: Page, name: string, size: number): Promise<ScoredSkill> {
  const skill = skills.find((one) => one.name === name);
  const cases = skillCases(name, size);
  if (skill === undefined || cases === undefined) throw new RangeError(`there are no cases of ${name}`);
  const asked = await ask(service, cases);
  expect(asked.filter(({ isReply }) => !isReply)).toEqual([]);
  return scoreSkill(skill, cases, asked);
}

/** The replies that are not wholly right by the first measure of their skill. */
function wrongReplies({ rows: [first], replies }: ScoredSkill): string {
  const wrong = replies.filter(({ scores }) => (scores[first?.measure ?? ""] ?? []).some((score) => score < 1));
  return JSON.stringify(
    wrong.map(({ expected, reply }) => ({ expected, reply })),
    null,
    1,
  );
}

test.describe("starter-chat", () => {
  if (!asksAll) {
    test(`one request of each skill: at least ${thresholds.smoke}`, async ({ service }) => {
      test.setTimeout(300_000);
      const scored: ScoredSkill[] = [];
      for (const name of Object.keys(thresholds.skills)) scored.push(await askSkill(service, name, 1));
      const scores = scored.map(({ name, rows: [first] }) => {
        if (first === undefined) throw new RangeError(`the request of ${name} has no score`);
        return first.measured;
      });
      const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
      expect(mean, scored.map(wrongReplies).join("\n")).toBeGreaterThanOrEqual(thresholds.smoke);
    });
    return;
  }

  for (const [name, { cases: size, atLeast }] of Object.entries(thresholds.skills)) {
    test(`${name}: at least ${atLeast}`, async ({ service }) => {
      // Long prompts on one WASM thread: this test does not measure time.
      test.setTimeout(60_000 + size * 15_000);
      const scored = await askSkill(service, name, size);
      expect(scored.rows[0]?.measured, wrongReplies(scored)).toBeGreaterThanOrEqual(atLeast);
    });
  }

  test.afterAll(() => {
    if (!isKnown)
      console.log(`models/starter-chat changed: every skill was asked. If all pass, record "model": "${hash}" in skill-thresholds.json`);
  });
});
