/** From cases and replies to the table of skills. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { chatRequestSchema } from "../../../src/api/chat-v2/chat-request.ts";
import { checkCombinations } from "../../../src/api/chat-v2/chat-rules.ts";
import type { AskedReply } from "../../eval/chat-page.ts";
import { type SkillCase, skillBody, skillCases } from "../../eval/skills/skill-cases.ts";
import type { SkillReply } from "../../eval/skills/skill-reply.ts";
import { fitsCall } from "../../eval/skills/json-scores.ts";
import { endingRow, pooledRows, scoreSkill, withOutside } from "../../eval/skills/skill-scores.ts";
import { betweenMarks, skillTable } from "../../eval/skills/skill-table.ts";
import { type Skill, skills } from "../../eval/skills/skills.ts";

const says = (text: string, finish_reason = "COMPLETE"): AskedReply => ({
  isReply: true,
  finish_reason,
  message: { content: [{ type: "text", text }], citations: [], tool_calls: [] },
  usage: { tokens: { output_tokens: 1 } },
});
const failed: AskedReply = { isReply: false, status: 500, body: { message: "internal" } };

function skillNamed(name: string): Skill {
  const skill = skills.find((one) => one.name === name);
  if (skill === undefined) throw new RangeError(name);
  return skill;
}

function setOf(name: string, cases: [expected: unknown, reply: AskedReply][]) {
  const request = { messages: [{ role: "user", content: "The mill in Oslo burnt down." }] };
  return scoreSkill(
    skillNamed(name),
    cases.map(([expected]) => ({ request, expected })),
    cases.map(([, reply]) => reply),
  );
}

const scored = (name: string, cases: [expected: unknown, reply: AskedReply][]) =>
  setOf(name, cases).rows.map(({ measured, n }) => [measured, n]);

const expectedSchema = z.object({
  reply: z.string().optional(),
  value: z.string().optional(),
  values: z.array(z.unknown()).optional(),
  object: z.unknown().optional(),
  calls: z.array(z.object({ name: z.string(), arguments: z.unknown() })).default([]),
});

/** The right reply according to the case. */
function expectedReply({ request, expected }: SkillCase): SkillReply {
  const { reply, value, values, object, calls } = expectedSchema.parse(expected);
  const text =
    reply ??
    value ??
    (object === undefined
      ? values?.map((one) => (typeof one === "string" ? one : JSON.stringify(one))).join("; ")
      : JSON.stringify(object)) ??
    "Done.";
  const thought = request.thinking?.type === "enabled" ? [{ type: "thinking", says: "Look." }] : [];
  return { isWhole: true, text, blocks: [...thought, { type: "text", says: text }], calls, ends: true };
}

describe("a skill's rows", () => {
  test("are means over the cases that count for each measure", () => {
    const told = { value: "Oslo", reply: "It is in Oslo." };
    const untold = { value: "", reply: "I cannot find that in the documents." };
    // Right: a case with an answer, answered (with another value), and a case without one, refused. Wrong: the other
    // two.
    expect(
      scored("told-or-not", [
        [told, says("Lisbon")],
        [told, says("I cannot find that in the documents.")],
        [untold, says("I cannot find that in the text.")],
        [untold, says("Oslo")],
      ]),
    ).toEqual([
      [0.5, 4],
      [0, 2],
    ]);
    expect(
      scored("extraction", [
        [{ object: { a: 1, b: 2, c: 3 } }, says('{"a":1,"b":2}')],
        [{ object: { a: 1 } }, says('{"a":2}')],
      ]),
    ).toEqual([[0.5, 4]]);
  });

  test("count an answer that is no reply as wrong", () => {
    expect(
      scored("tools", [
        [{ calls: [] }, failed],
        [{ calls: [] }, says("Hi.")],
      ]),
    ).toEqual([[0.5, 2]]);
    expect(scored("facts", [[{ value: "Oslo" }, says("Oslo", "ERROR")]])).toEqual([[0, 1]]);
  });

  test("count any of the accepted answers", () => {
    const six = { value: "six", accepted: ["6"] };
    expect(
      scored("facts", [
        [six, says("It has 6 legs.")],
        [six, says("Six.")],
        [six, says("16")],
      ]),
    ).toEqual([[2 / 3, 3]]);
  });

  test("show whether a summary adds words of its own", () => {
    expect(
      scored("summary", [
        [{ reply: "A mill burnt down." }, says("The mill burnt down.")],
        [{ reply: "x" }, says("The castle burnt down.")],
      ])[1],
    ).toEqual([0.5, 2]);
  });

  test("judge a rule by its patterns, or by the reply if there are none", () => {
    expect(
      scored("system", [
        [{ reply: "x", must: ["^AHOY", "!$"] }, says("AHOY there!")],
        [{ reply: "Ja." }, says("ja")],
        [{ reply: "x", must: ["^AHOY"] }, says("x")],
      ]),
    ).toEqual([[2 / 3, 3]]);
  });

  test("count the cases of several sets as one set", () => {
    const oslo = { value: "Oslo", reply: "Oslo" };
    const sets = [
      setOf("passages", [[oslo, says("Rome")]]),
      setOf("passages", [
        [oslo, says("Oslo")],
        [oslo, says("Oslo")],
        [oslo, says("Rome")],
      ]),
    ];
    expect(pooledRows(skillNamed("passages"), sets)).toEqual([
      { skill: "passages (all sets)", measure: "token F1 of the answer", goal: 0.4, measured: 0.5, n: 4 },
      { skill: "passages (all sets)", measure: "answer holds the value, word for word", measured: 0.5, n: 4 },
    ]);
  });

  test("include the outside figure of the same measure", () => {
    const row = (measure: string, measured: number, n: number) => ({ skill: "tools", measure, measured, n });
    const facts = { skill: "facts", measure: "tool", measured: 0.1, n: 1 };
    expect(withOutside([row("tool", 0.9, 150), row("arguments", 0.7, 100)], [facts, row("tool", 0.5, 60)])).toEqual([
      { ...row("tool", 0.9, 150), outside: { measured: 0.5, n: 60 } },
      row("arguments", 0.7, 100),
    ]);
  });

  test("count a document's answer by its value if no wording is given", () => {
    expect(scored("documents", [[{ value: "Oslo" }, says("In Oslo.")]])).toEqual([[1, 1]]);
  });

  test("include the share of all replies that are complete", () => {
    expect(endingRow([says("a"), says("b", "MAX_TOKENS"), failed, says("c", "TOOL_CALL")])[0]).toMatchObject({
      measured: 0.5,
      n: 4,
      goal: 0.99,
    });
  });
});

const folders = ["cases", "handwritten", "outside"] as const;

describe("cases", () => {
  for (const skill of skills) {
    test(`of ${skill.name}: the expected reply gets every point`, () => {
      for (const given of folders.flatMap((folder) => skillCases(skill.name, undefined, folder) ?? [])) {
        const reply = expectedReply(given);
        // Some summaries are right with a word that the text has in another form.
        const measures = skill.name === "summary" ? skill.measures.slice(0, 1) : skill.measures;
        for (const { says: measure, scores } of measures)
          for (const score of scores(reply, given)) expect(score, `${measure}: ${JSON.stringify(given)}`).toBe(1);
      }
    });
  }

  test("are requests that the API accepts", () => {
    for (const { name } of skills) {
      for (const given of folders.flatMap((folder) => skillCases(name, undefined, folder) ?? [])) {
        const request = chatRequestSchema.safeParse(skillBody(given));
        expect(request.error, JSON.stringify(given)).toBeUndefined();
        if (request.success) checkCombinations(request.data);
      }
    }
  });

  test("are drawn by a seed, and keep their order", () => {
    const all = skillCases("documents") ?? [];
    const some = skillCases("documents", 2) ?? [];
    expect(some.length).toBe(2);
    expect(some).toEqual(skillCases("documents", 2));
    expect(all.filter((one) => some.some((other) => JSON.stringify(other) === JSON.stringify(one)))).toEqual(some);
  });
});

describe("a call with arguments that may be written in several ways", () => {
  const wanted = {
    name: "order",
    arguments: { shop: "Mc Donald's", items: ["fries", "cola"] },
    accepted: { shop: ["McDonald"], size: [2] },
    optional: ["size"],
  };
  const fits = (args: unknown, name = "order") => fitsCall([{ name, arguments: args }], wanted);

  test("fits with the expected values and accepted ones, with or without optional ones", () => {
    expect(fits({ items: ["Fries", "cola"], shop: "mc donalds" })).toBe(true);
    expect(fits({ items: ["fries", "cola"], shop: "McDonald", size: 2 })).toBe(true);
  });

  test.for<[string, unknown]>([
    ["another value", { shop: "Subway", items: ["fries", "cola"] }],
    ["another order of a list", { shop: "McDonald", items: ["cola", "fries"] }],
    ["an argument too few", { shop: "McDonald" }],
    ["an argument that is not wanted", { shop: "McDonald", items: ["fries", "cola"], to: "go" }],
    ["another value of what is optional", { shop: "McDonald", items: ["fries", "cola"], size: 3 }],
    ["no object", "McDonald"],
  ])("does not fit with %s", ([, args]) => {
    expect(fits(args)).toBe(false);
  });

  test("is one call, of the tool", () => {
    const args = wanted.arguments;
    expect(fits(args, "cancel")).toBe(false);
    expect(fitsCall([], wanted)).toBe(false);
    expect(
      fitsCall(
        [
          { name: "order", arguments: args },
          { name: "order", arguments: args },
        ],
        wanted,
      ),
    ).toBe(false);
  });
});

describe("the table", () => {
  const rows = [
    { skill: "facts", measure: "right", goal: 0.9, measured: 0.8999, n: 7 },
    { skill: "system", measure: "follows", measured: 2 / 3, n: 3 },
  ];

  test("shows no missed goal as met", () => {
    expect(skillTable(rows)).toBe(
      "| skill | goal | measured | n | outside | n |\n|---|---|---|---|---|---|\n| facts: right | 0.90 | 0.89 | 7 |  |  |\n| system: follows |  | 0.66 | 3 |  |  |",
    );
    expect(skillTable([{ skill: "a", measure: "b", goal: 0.35, measured: 0.35, n: 1, outside: { measured: 0.999, n: 60 } }])).toContain(
      "| 0.35 | 0.35 | 1 | 0.99 | 60 |",
    );
  });

  test("has its place in the README and in the model's card", () => {
    for (const path of ["README.md", "models/starter-chat/README.md"]) {
      const file = readFileSync(path, "utf8");
      const changed = betweenMarks(file, skillTable(rows));
      expect(changed).toContain("| facts: right |");
      expect(betweenMarks(changed, skillTable([]))).toBe(betweenMarks(file, skillTable([])));
    }
    const anew = betweenMarks("# card\n", skillTable(rows));
    expect(anew).toMatch(/^# card\n\n## Skills/);
    expect(betweenMarks(anew, skillTable(rows))).toBe(anew);
  });

  test("of the model that ships was measured with its weights", () => {
    const json = (path: string) => JSON.parse(readFileSync(`models/starter-chat/${path}`, "utf8"));
    const { weights, rows: shipped } = json("evaluation.json");
    expect(shipped).not.toEqual([]);
    expect(weights).toBe(json("manifest.json").files.find((file: { path: string }) => file.path === "onnx/model.onnx").sha256);
  });
});
