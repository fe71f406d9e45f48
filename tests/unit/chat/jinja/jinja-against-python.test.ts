/** Compares the template engine with Jinja2 for Python, which wrote the expected texts (recipes/cohabit_recipes/jinja). */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { TemplateRefusalError, TemplateRuntimeError, TemplateSyntaxError } from "../../../../src/chat/jinja/errors.ts";
import { JinjaTemplate } from "../../../../src/chat/jinja/template.ts";
import { packagedTemplate } from "../templates/packaged-template.ts";

const folder = "tests/unit/chat/jinja";
const variables = z.record(z.string(), z.unknown());
const generated = z
  .object({
    variables,
    cases: z.array(
      z.union([
        z.tuple([z.string(), z.string()]).transform(([template, text]) => ({ template, expected: { text } })),
        z.tuple([z.string(), z.null(), z.string()]).transform(([template, , error]) => ({ template, expected: { error } })),
      ]),
    ),
  })
  .parse(JSON.parse(readFileSync(`${folder}/generated.json`, "utf8")));
const published = z
  .object({ conversations: z.array(variables), cases: z.array(z.tuple([z.string(), z.array(z.string())])) })
  .parse(JSON.parse(readFileSync(`${folder}/published.json`, "utf8")));

const now = (): Date => new Date(2024, 6, 4, 9, 5, 7);

function outcome(source: string, given: Record<string, unknown>): { text: string } | { error: string } {
  try {
    return { text: new JinjaTemplate(source).render(given, { now }) };
  } catch (caught) {
    if (caught instanceof TemplateSyntaxError) return { error: "syntax" };
    if (caught instanceof TemplateRefusalError) return { error: "refusal" };
    if (caught instanceof TemplateRuntimeError) return { error: "runtime" };
    throw caught;
  }
}

describe("the output of Jinja2, or its failure", () => {
  test("of generated templates with every operator, filter, test, method and statement", () => {
    const different = generated.cases.flatMap(({ template, expected }) => {
      const actual = outcome(template, generated.variables);
      return JSON.stringify(actual) === JSON.stringify(expected) ? [] : [{ template, expected, actual }];
    });
    expect(generated.cases).toHaveLength(1000);
    expect(different).toEqual([]);
  });

  test.each(published.cases)("of the published template %s, in conversations of many shapes", (name, expected) => {
    const source = name.endsWith(".jinja") ? readFileSync(`tests/unit/chat/templates/${name}`, "utf8") : packagedTemplate(name);
    const actual = published.conversations.map((conversation) => {
      const given = { tools: null, documents: null, add_generation_prompt: true, bos_token: "<bos>", eos_token: "<eos>", ...conversation };
      const result = outcome(source, given);
      return "text" in result ? createHash("sha256").update(result.text).digest("hex").slice(0, 12) : result.error;
    });
    expect(actual).toEqual(expected);
  });
});
