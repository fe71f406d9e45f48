import { readFileSync } from "node:fs";
import "./xgrammar-in-node.ts";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { readResponseSchema, schemaGrammar } from "../../../src/chat/grammar/response-grammar.ts";
import { fitsNode } from "../../../src/chat/grammar/schema/schema-fit.ts";
import { SchemaRefusal } from "../../../src/chat/grammar/schema/schema-refusal.ts";
import { createOutputGuide } from "../../../src/worker/engine/guided/output-guide.ts";
import { TokenGrammar } from "../../../src/worker/engine/guided/token-grammar.ts";
import { enforcedPart } from "./enforced-part.ts";
import { seededRandom, type Temper, writeReply } from "./sampling.ts";
import { starterVocabulary } from "./starter-vocabulary.ts";
import { validator } from "./validator.ts";

// Schemas of other people's generators (recipes/schemas), and the cases of the JSON Schema test suite.

const grammars = new TokenGrammar(starterVocabulary, 8);
afterAll(() => grammars.dispose());

const caseSchema = z.object({
  name: z.string(),
  schema: z.record(z.string(), z.unknown()),
  tests: z.array(z.object({ value: z.json(), valid: z.boolean() })).default([]),
});
type OutsideCase = z.infer<typeof caseSchema>;

function casesOf(file: string): OutsideCase[] {
  return z.array(caseSchema).parse(JSON.parse(readFileSync(new URL(`outside/${file}.json`, import.meta.url), "utf8")));
}

/** Returns the detail of the refusal; undefined if the schema is accepted. */
function refusalOf(schema: unknown): string | undefined {
  try {
    readResponseSchema(schema);
    return undefined;
  } catch (caught) {
    if (caught instanceof SchemaRefusal) return caught.detail;
    throw caught;
  }
}

/** Schemas without a grammar, with the reason. */
const refused = new Map<string, RegExp>([
  ["test-suite, properties: properties, patternProperties, additionalProperties interaction", /'patternProperties'/],
  ["test-suite, additionalProperties: additionalProperties being false does not allow other properties", /'patternProperties'/],
  ["test-suite, items: an array of schemas for items", /a list of schemas in 'items'/],
  ["test-suite, ref: relative pointer ref to array", /a list of schemas in 'items'/],
  ["test-suite, ref: remote ref, containing refs itself", /must be a JSON pointer/],
]);
/**
 * Valid values that are not written: values with unlisted properties, values of other types than the keywords
 * constrain, and texts longer than the match of a pattern without anchors.
 */
const unwritten = new Set([
  'test-suite, properties: object properties validation: {"quux":[]}',
  "test-suite, properties: object properties validation: []",
  'test-suite, additionalProperties: additionalProperties are allowed by default: {"foo":1,"bar":2,"quux":true}',
  'test-suite, items: a schema given for items: {"foo":"bar"}',
  "test-suite, pattern: pattern validation: true",
  'test-suite, pattern: pattern is not anchored: "xxaayy"',
  'test-suite, ref: root pointer ref: {"foo":false}',
  'test-suite, ref: root pointer ref: {"foo":{"foo":false}}',
]);
/** Letters to prefer, so that a text with a required ending ends before the limit. */
const endings = new Map([
  ["zod-4, models", '.png"'],
  ["zod-3, prefixAndSuffix", '.png"'],
  ["zod-3, prefixAndSuffix for OpenAPI", '.png"'],
  ["zod-3, severalChecks", '0"}'],
  ["zod-3, severalChecks for OpenAPI", '0"}'],
]);
const sources = ["pydantic-1", "pydantic-2", "zod-3", "typebox", "test-suite"];
/** A schema of the installed version of zod. */
const zodModels = z.object({
  file: z.string().startsWith("img-").endsWith(".png"),
  shape: z.discriminatedUnion("kind", [z.object({ kind: z.literal("a") }), z.object({ kind: z.literal("b"), size: z.number() })]),
  both: z.intersection(z.object({ a: z.string() }), z.object({ b: z.string().optional() })),
  either: z.xor([z.string(), z.number()]),
  counts: z.record(z.string(), z.number()),
  mail: z.email().optional(),
});
const zodCase = { name: "zod-4, models", schema: z.record(z.string(), z.unknown()).parse(z.toJSONSchema(zodModels)), tests: [] };
const named = [zodCase, ...sources.flatMap((source) => casesOf(source).map((one) => ({ ...one, name: `${source}, ${one.name}` })))];

describe("schemas of other people", () => {
  it.each(named.filter(({ name }) => refused.has(name)))("$name is refused by name", ({ name, schema }) => {
    expect(refusalOf(schema)).toMatch(refused.get(name) ?? /^$/);
  });

  it.each(named.filter(({ name }) => !refused.has(name)))("$name: what is written validates", async ({ name, schema }) => {
    const { root, overlaps } = readResponseSchema(schema);
    const errorsOf = validator(enforcedPart(schema, overlaps.length > 0), { unicodeRegExp: false });
    const grammar = schemaGrammar(root);
    const tempers: Temper[] = ["random", "adversarial", "bytes"];
    let finished = 0;
    for (let round = 0; round < 6; round++) {
      const guide = await createOutputGuide(grammars, { grammar });
      const reply = await writeReply(guide, starterVocabulary, seededRandom(round + 1), tempers[round % 3] ?? "random", {
        closingTag: endings.get(name) ?? "",
      });
      guide.dispose();
      if (!reply.ended) continue;
      finished += 1;
      expect(errorsOf(JSON.parse(reply.text)), reply.text).toBe("");
    }
    expect(finished).toBeGreaterThanOrEqual(3);
  });

  const tested = named.flatMap(({ name, schema, tests }) =>
    tests.map((test) => ({ ...test, name, schema, text: JSON.stringify(test.value) })),
  );
  it.each(tested.filter(({ name }) => !refused.has(name)))("$name: $text", ({ schema, value, valid, name, text }) => {
    const { root, ignoredKeywords } = readResponseSchema(schema);
    const fits = fitsNode(root, { value });
    if (valid) expect(fits).toBe(!unwritten.has(`${name}: ${text}`));
    else if (ignoredKeywords.length === 0) expect(fits).toBe(false);
  });
});
