/**
 * What starter-chat can do, on a few cases of the evaluation (tests/eval/skills), through plain fetch and the service
 * worker. A broken tokenizer, template, sampler or set of weights takes these skills away while every reply keeps its
 * form. skill-thresholds.json says how many cases are drawn and the least mean score; `npm run eval` measures them all.
 */
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { z } from "zod";
import { type AskedReply, toAskedReply } from "../../eval/chat-page.ts";
import { type SkillCase, skillBody, skillCases } from "../../eval/skills/skill-cases.ts";
import { scoreSkill } from "../../eval/skills/skill-scores.ts";
import { skills } from "../../eval/skills/skills.ts";
import { expect, test } from "./service-page.ts";

const thresholdsSchema = z.record(z.string(), z.object({ cases: z.int().min(1), atLeast: z.number().min(0).max(1) }));
const thresholds = thresholdsSchema.parse(JSON.parse(readFileSync(new URL("skill-thresholds.json", import.meta.url), "utf8")));

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

test.describe("starter-chat", () => {
  for (const [name, { cases: size, atLeast }] of Object.entries(thresholds)) {
    test(`${name}: at least ${atLeast}`, async ({ service }) => {
      // Long prompts on one WASM thread: nothing here is about time.
      test.setTimeout(60_000 + size * 15_000);
      const skill = skills.find((one) => one.name === name);
      const cases = skillCases(name, size);
      if (skill === undefined || cases === undefined) throw new RangeError(`there are no cases of ${name}`);
      const asked = await ask(service, cases);
      const { rows, replies } = scoreSkill(skill, cases, asked);
      expect(asked.filter(({ isReply }) => !isReply)).toEqual([]);
      const [first] = rows;
      const wrong = replies.filter(({ scores }) => (scores[first?.measure ?? ""] ?? []).some((score) => score < 1));
      expect(first?.measured, JSON.stringify(wrong.map(({ expected, reply }) => ({ expected, reply })), null, 1)).toBeGreaterThanOrEqual(atLeast);
    });
  }
});
