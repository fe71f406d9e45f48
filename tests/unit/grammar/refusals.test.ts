import { describe, expect, it } from "vitest";
import { checkResponseSchema, readResponseSchema } from "../../../src/chat/grammar/response-grammar.ts";
import { SchemaRefusal, type SchemaRefusalKind } from "../../../src/chat/grammar/schema/schema-refusal.ts";
import { responseGrammar } from "../../scripted/read-schemas.ts";

function refusal(schema: unknown): SchemaRefusal {
  try {
    responseGrammar(schema);
  } catch (caught) {
    if (caught instanceof SchemaRefusal) return caught;
    throw caught;
  }
  throw new TypeError("the schema was accepted");
}

const object = (properties: Record<string, unknown>, rest: Record<string, unknown> = {}): unknown => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  ...rest,
});

describe("refused schemas have a reason and a location", () => {
  const cases: [name: string, schema: unknown, kind: SchemaRefusalKind, where: string, detail: RegExp][] = [
    ["a list", [], "invalid", "#", /must be an object/],
    ["a text", "{}", "invalid", "#", /must be an object/],
    ["no type", {}, "invalid", "#", /top-level type/],
    ["another type", { type: "array" }, "invalid", "#", /top-level type/],
    ["a list of types", { type: ["object", "null"] }, "invalid", "#", /top-level type/],
    ["a reference to a text", { $ref: "#/$defs/a", $defs: { a: { type: "string" } } }, "invalid", "#", /top-level type/],
    ["an allOf that is empty", object({ a: { allOf: [] } }), "unprocessable", "#/properties/a", /'allOf'/],
    ["not", object({ a: { type: "array", items: { not: {} } } }), "unprocessable", "#/properties/a/items", /'not'/],
    ["a conditional", object({ a: { if: {} } }), "unprocessable", "#/properties/a", /'if'/],
    ["patternProperties", object({ "x/y": { patternProperties: {} } }), "unprocessable", "#/properties/x~1y", /'patternProperties'/],
    ["an unknown type", object({ a: { type: "strng" } }), "unprocessable", "#/properties/a", /'type'/],
    ["properties that are a list", { type: "object", properties: [] }, "unprocessable", "#", /'properties'/],
    ["required that is a boolean", { type: "object", required: true }, "unprocessable", "#", /'required'/],
    ["an enum that is a text", object({ a: { enum: "x" } }), "unprocessable", "#/properties/a", /'enum'/],
    ["an empty anyOf", object({ a: { anyOf: [] } }), "unprocessable", "#/properties/a", /'anyOf'/],
    ["a subschema that is a number", object({ a: 5 }), "unprocessable", "#/properties/a", /object or a boolean/],
    ["a reference without a target", object({ a: { $ref: "#/$defs/x" } }), "unprocessable", "#/properties/a", /has no target/],
    [
      "a reference to another document",
      object({ a: { $ref: "https://example.org/a.json" } }),
      "unprocessable",
      "#/properties/a",
      /JSON pointer/,
    ],
    ["a reference to itself", object({ a: { $ref: "#/properties/a" } }), "unprocessable", "#/properties/a", /recurses without end/],
    [
      "references in a circle",
      object({ a: { $ref: "#/$defs/b" } }, { $defs: { b: { $ref: "#/$defs/c" }, c: { $ref: "#/$defs/b" } } }),
      "unprocessable",
      "#/$defs/c",
      /recurses without end/,
    ],
    [
      "an endless recursion",
      object({ a: { $ref: "#/$defs/n" } }, { $defs: { n: object({ next: { $ref: "#/$defs/n" } }) } }),
      "unprocessable",
      "#/$defs/n/properties/next",
      /recurses without end/,
    ],
    [
      "an object that needs itself",
      { $ref: "#/$defs/n", $defs: { n: object({ next: { anyOf: [{ $ref: "#" }, { $ref: "#/$defs/n" }] } }) } },
      "unprocessable",
      "#/$defs/n/properties/next/anyOf/0",
      /recurses without end/,
    ],
    ["an empty enum", object({ a: { enum: [] } }), "unprocessable", "#/properties/a", /no value/],
    ["an enum against its type", object({ a: { type: "string", enum: [1] } }), "unprocessable", "#/properties/a", /no value/],
    [
      "a required property that is forbidden",
      { type: "object", properties: {}, additionalProperties: false, required: ["a"] },
      "unprocessable",
      "#/additionalProperties",
      /no value/,
    ],
    ["lookahead", object({ a: { pattern: "(?=a)b" } }), "unprocessable", "#/properties/a/pattern", /lookahead/],
    ["lookbehind", object({ a: { pattern: "(?<!a)b" } }), "unprocessable", "#/properties/a/pattern", /lookbehind/],
    ["an anchor inside", object({ a: { pattern: "a$b" } }), "unprocessable", "#/properties/a/pattern", /anchor/],
    ["a word boundary", object({ a: { pattern: "\\bword" } }), "unprocessable", "#/properties/a/pattern", /word boundaries/],
    ["a back-reference", object({ a: { pattern: "(a)\\1" } }), "unprocessable", "#/properties/a/pattern", /back-references/],
    ["an open group", object({ a: { pattern: "(a" } }), "unprocessable", "#/properties/a/pattern", /unclosed/],
    ["nothing to repeat", object({ a: { pattern: "*a" } }), "unprocessable", "#/properties/a/pattern", /nothing to repeat/],
    ["a pattern that is a number", object({ a: { pattern: 5 } }), "unprocessable", "#/properties/a/pattern", /must be a string/],
    ["pattern against format", object({ a: { format: "date", pattern: "[a-z]+" } }), "unprocessable", "#/properties/a", /no value/],
  ];
  it.each(cases)("%s", (_, schema, kind, where, detail) => {
    const refused = refusal(schema);
    expect(refused).toMatchObject({ kind, where });
    expect(refused.detail).toMatch(detail);
  });

  it("errors that need no compiling are found without compiling", () => {
    expect(() => checkResponseSchema({ type: "string" })).toThrow(SchemaRefusal);
    expect(() => checkResponseSchema({ type: "object", allOf: [] })).not.toThrow();
  });
});

describe("hostile schemas are refused by counting, before anything is compiled", () => {
  const nested = (levels: number): unknown => {
    let schema: unknown = { type: "string" };
    for (let level = 0; level < levels; level++) schema = { type: "array", items: schema };
    return { type: "object", properties: { a: schema } };
  };
  const doubling = (steps: number): unknown => ({
    type: "object",
    properties: { a: { $ref: "#/$defs/d0" } },
    $defs: Object.fromEntries(
      Array.from({ length: steps }, (_, at): [string, unknown] => [
        `d${at}`,
        {
          type: "object",
          properties: { l: { $ref: `#/$defs/d${at + 1}`, required: [`l${at}`] }, r: { $ref: `#/$defs/d${at + 1}`, required: [`r${at}`] } },
        },
      ]).concat([[`d${steps}`, { type: "object" }]]),
    ),
  });
  const choices = (count: number): unknown => ({
    type: "object",
    properties: Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, { type: "integer" }])),
    ...nestedChoices(count),
  });
  function nestedChoices(count: number): Record<string, unknown> {
    // Each level doubles the choices: 2^count combinations.
    let inner: Record<string, unknown> = {};
    for (let at = 0; at < count; at++)
      inner = {
        anyOf: [
          { required: [`p${at}`], ...inner },
          { required: [`p${at + 1}`], ...inner },
        ],
      };
    return inner;
  }
  const cases: [name: string, schema: unknown, detail: RegExp][] = [
    ["nested 100,000 levels deep", nested(100_000), /levels deep/],
    ["a huge enum", object({ a: { enum: Array.from({ length: 20_000 }, (_, at) => at) } }), /too many enum values/],
    ["an enormous enum", object({ a: { enum: Array.from({ length: 1_000_000 }, (_, at) => at) } }), /too large/],
    ["a long enum value", object({ a: { enum: ["x".repeat(100_000)] } }), /too many enum values/],
    [
      "ten thousand properties",
      object(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`p${at}`, { type: "object" }]))),
      /subschemas|too large/,
    ],
    ["a megabyte of description", object({ a: { description: "x".repeat(1_000_000) } }), /too large/],
    ["choices that double at every level", choices(12), /subschemas|too large|levels deep/],
    [
      "a chain of a thousand references",
      object(
        { a: { $ref: "#/$defs/0" } },
        {
          $defs: Object.fromEntries(
            Array.from({ length: 1000 }, (_, at): [string, unknown] => [
              String(at),
              { type: "array", items: { $ref: `#/$defs/${at + 1}` } },
            ]).concat([["1000", {}]]),
          ),
        },
      ),
      /levels deep/,
    ],
    ["a counted repetition of a counted repetition", object({ a: { pattern: "((a{1,1000}){1,1000}){1,1000}" } }), /repeats too much/],
    ["a repetition without bound in its count", object({ a: { pattern: "a{999999999}" } }), /repeats too much/],
    ["a repetition without an end after a large count", object({ a: { pattern: "a{1500,}" } }), /repeats too much/],
    ["a pattern whose automaton explodes", object({ a: { pattern: "(a|b)*a(a|b){20}" } }), /too complex/],
    ["hundreds of nested groups", object({ a: { pattern: `${"(".repeat(600)}a${")".repeat(600)}` } }), /nested too deeply/],
    ["a pattern of 100,000 characters", object({ a: { pattern: "a".repeat(100_000) } }), /longer than/],
    [
      "many patterns",
      object(Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`p${at}`, { pattern: `[a-z]{${at}}` }]))),
      /too complex/,
    ],
    [
      "a union of many large repetitions",
      object({
        a: {
          pattern: Array.from({ length: 60 }, (_, at) => `(${"ab"[at % 2]}.{${at}}){2}`)
            .join("|")
            .slice(0, 1990),
        },
      }),
      /too complex|repeats too much|unclosed|broken/,
    ],
  ];
  it.each(cases)("%s", (_, schema, detail) => {
    const refused = refusal(schema);
    expect(refused.kind).toBe("unprocessable");
    expect(refused.detail).toMatch(detail);
  });

  it("references that double at every step are read once each", () => {
    expect(responseGrammar(doubling(40)).text.length).toBeLessThan(100_000);
  });

  it("a catastrophic pattern for backtracking matchers is an ordinary one here", () => {
    expect(() =>
      responseGrammar(
        object({ a: { pattern: "^(([a-z])+.)+[A-Z]([a-z])+$" }, b: { pattern: "(a+)+b", enum: [`${"a".repeat(5000)}c`, "ab"] } }),
      ),
    ).not.toThrow();
  });
});

describe("keywords without effect are named for a warning", () => {
  it("in order of appearance, each once", () => {
    const { ignoredKeywords } = readResponseSchema({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      title: "T",
      properties: {
        a: { type: "integer", minimum: 1, maximum: 9 },
        b: { type: "string", format: "email", minLength: 3 },
        c: { type: "integer", minimum: 0 },
        d: { nullable: true, allOf: [{ type: "string", nullable: true }] },
      },
    });
    expect(ignoredKeywords).toEqual(["$schema", "title", "minimum", "maximum", "format", "minLength", "nullable"]);
  });
});
