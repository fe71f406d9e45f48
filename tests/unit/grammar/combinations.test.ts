import "./xgrammar-in-node.ts";
import { afterAll, describe, expect, it } from "vitest";
import { readResponseSchema, schemaGrammar } from "../../../src/chat/grammar/response-grammar.ts";
import { fitsNode } from "../../../src/chat/grammar/schema/schema-fit.ts";
import type { SchemaReading } from "../../../src/chat/grammar/schema/schema-reader.ts";
import { SchemaRefusal } from "../../../src/chat/grammar/schema/schema-refusal.ts";
import type { JsonValue } from "../../../src/inference/schema-node.ts";
import { createOutputGuide } from "../../../src/worker/engine/guided/output-guide.ts";
import { TokenGrammar } from "../../../src/worker/engine/guided/token-grammar.ts";
import { CombinedSchemas, values } from "./combined-schemas.ts";
import { seededRandom, type Temper, writeReply } from "./sampling.ts";
import { starterVocabulary } from "./starter-vocabulary.ts";
import { validator } from "./validator.ts";

const grammars = new TokenGrammar(starterVocabulary, 8);
afterAll(() => grammars.dispose());

const wrapped = (schema: unknown): Record<string, unknown> => ({
  type: "object",
  properties: { value: schema },
  required: ["value"],
  additionalProperties: false,
});

/** Returns undefined if no value satisfies the schema. */
function readingOf(schema: unknown): SchemaReading | undefined {
  try {
    return readResponseSchema(schema);
  } catch (caught) {
    if (caught instanceof SchemaRefusal && caught.detail === "no value can satisfy the schema") return undefined;
    throw caught;
  }
}

const mayOverlap = ({ overlaps }: SchemaReading): boolean => overlaps.some((text) => text.includes("may fit several"));
const closed = (properties: Record<string, unknown>, required = Object.keys(properties)): Record<string, unknown> => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});

describe("oneOf", () => {
  const exclusive: [name: string, schema: unknown, written: JsonValue[], never: JsonValue[]][] = [
    [
      "alternatives of required over a closed object",
      { ...closed({ a: { type: "string" }, b: { type: "string" } }, []), oneOf: [{ required: ["a"] }, { required: ["b"] }] },
      [{ a: "x" }, { b: "x" }],
      [{ a: "x", b: "y" }, {}],
    ],
    ["integer and number", { oneOf: [{ type: "integer" }, { type: "number" }] }, [7.5, -0.25], [7, 0, "7"]],
    ["a constant and its type", { oneOf: [{ const: "auto" }, { type: "string" }] }, ["au", "autos", ""], ["auto"]],
    ["numbers but for some", { oneOf: [{ enum: [0, 5, 2.5] }, { type: "number" }] }, [1, 50, -5, 2.25], [0, 5, 2.5]],
    [
      "a discriminator",
      { oneOf: [closed({ t: { const: "a" }, x: { type: "integer" } }), closed({ t: { enum: ["b", "c"] }, x: { type: "integer" } })] },
      [
        { t: "a", x: 1 },
        { t: "c", x: 1 },
      ],
      [{ t: "d", x: 1 }],
    ],
    [
      "objects that the names of open properties tell apart",
      {
        oneOf: [
          { type: "object", properties: { cat: { type: "string" } }, required: ["cat"] },
          { type: "object", properties: { dog: { type: "string" } }, required: ["dog"] },
        ],
      },
      [{ cat: "x" }, { dog: "x" }],
      [{ cat: "x", dog: "y" }, {}],
    ],
    [
      "objects that only the type of a property tells apart",
      { oneOf: [closed({ id: { type: "string" } }, []), closed({ id: { type: "integer" } }, [])] },
      [{ id: "x" }, { id: 3 }],
      [{}, { id: true }],
    ],
    [
      "lists of different items",
      {
        oneOf: [
          { type: "array", items: { type: "string" } },
          { type: "array", items: { type: "integer" } },
        ],
      },
      [["x"], [1, 2]],
      [[]],
    ],
    [
      "patterns that overlap",
      {
        oneOf: [
          { type: "string", pattern: "^a" },
          { type: "string", pattern: "b$" },
        ],
      },
      ["a", "xb"],
      ["ab", "aXb", "c"],
    ],
    ["types, one of them twice", { oneOf: [{ type: ["string", "null"] }, { type: ["null", "boolean"] }] }, ["x", true], [null]],
    [
      "formats",
      {
        oneOf: [
          { type: "string", format: "date" },
          { type: "string", format: "date-time" },
        ],
      },
      ["2024-01-31", "2024-01-31T00:00:00Z"],
      ["x"],
    ],
    [
      "an alternative inside another oneOf",
      { oneOf: [{ type: "null" }, { oneOf: [{ type: "integer" }, { type: "number" }] }] },
      [null, 1.5],
      [1],
    ],
  ];
  it.each(exclusive)("%s", (_, schema, written, never) => {
    const isAtTop = typeof schema === "object" && schema !== null && "type" in schema;
    const inside = (value: JsonValue): JsonValue => (isAtTop ? value : { value });
    const { root, overlaps } = readResponseSchema(isAtTop ? schema : wrapped(schema));
    expect(overlaps.filter((text) => text.includes("may fit several"))).toEqual([]);
    for (const value of written) expect(fitsNode(root, inside(value)), JSON.stringify(value)).toBe(true);
    for (const value of never) expect(fitsNode(root, inside(value)), JSON.stringify(value)).toBe(false);
  });

  it("names an alternative that has no value of its own", () => {
    expect(readResponseSchema(wrapped({ oneOf: [{ type: "integer" }, { type: "number" }] })).overlaps).toEqual([
      "'oneOf' at #/properties/value/oneOf: each value of alternative 0 fits another one, too",
    ]);
  });

  it.each<[name: string, schema: unknown]>([
    [
      "lengths that nothing enforces",
      {
        oneOf: [
          { type: "string", maxLength: 5 },
          { type: "string", minLength: 3 },
        ],
      },
    ],
    [
      "numbers that divide",
      {
        oneOf: [
          { type: "integer", multipleOf: 3 },
          { type: "integer", multipleOf: 5 },
        ],
      },
    ],
    ["the same twice", { oneOf: [{ type: "string" }, { type: "string" }] }],
    [
      "open objects of optional properties",
      {
        oneOf: [
          { type: "object", properties: { a: { type: "string" } } },
          { type: "object", properties: { b: { type: "string" } } },
        ],
      },
    ],
  ])("%s cannot be told apart, which a warning says", (_, schema) => {
    expect(readResponseSchema(wrapped(schema)).overlaps).toContain(
      "'oneOf' at #/properties/value/oneOf: a value may fit several of the alternatives",
    );
  });

  it.each<[name: string, schema: unknown]>([
    [
      "ranges",
      {
        oneOf: [
          { type: "integer", maximum: 5 },
          { type: "integer", minimum: 6 },
        ],
      },
    ],
    [
      "exclusive ranges",
      {
        oneOf: [
          { type: "number", exclusiveMaximum: 5 },
          { type: "number", minimum: 5 },
        ],
      },
    ],
    [
      "lengths",
      {
        oneOf: [
          { type: "string", maxLength: 5 },
          { type: "string", minLength: 6 },
        ],
      },
    ],
    [
      "counts",
      {
        oneOf: [
          { type: "array", maxItems: 1 },
          { type: "array", minItems: 2 },
        ],
      },
    ],
  ])("%s that have nothing in common need no warning", (_, schema) => {
    expect(readResponseSchema(wrapped(schema)).overlaps).toEqual([]);
  });

  it("separates recursive alternatives by the property that differs", () => {
    const schema = {
      $ref: "#/$defs/expression",
      $defs: {
        expression: {
          oneOf: [
            closed({ left: { $ref: "#/$defs/expression" }, op: { const: "+" }, right: { $ref: "#/$defs/expression" } }),
            closed({ value: { type: "number" } }),
          ],
        },
      },
    };
    const { root, overlaps } = readResponseSchema(schema);
    expect(overlaps).toEqual([]);
    expect(fitsNode(root, { left: { value: 1 }, op: "+", right: { left: { value: 1 }, op: "+", right: { value: 2 } } })).toBe(true);
    expect(fitsNode(root, { left: 1, op: "+", right: { value: 1 } })).toBe(false);
  });
});

describe("allOf", () => {
  const cases: [name: string, schema: unknown, written: JsonValue[], never: JsonValue[]][] = [
    ["around one reference, beside a default", { allOf: [{ $ref: "#/$defs/size" }], default: "XL" }, ["S", "XL"], ["M", 1]],
    ["of a beginning and an end", { allOf: [{ pattern: "^ab" }, { pattern: "yz$" }] }, ["abyz", "ab, yz"], ["ab", "yz", "abyzx"]],
    ["of patterns without anchors", { type: "string", allOf: [{ pattern: "[a-z]" }, { pattern: "[0-9]" }] }, ["a1", "1a"], ["a", "1"]],
    [
      "of a pattern and a format",
      { allOf: [{ type: "string", format: "date" }, { pattern: "^2024-" }] },
      ["2024-01-31"],
      ["2023-01-31", "2024-"],
    ],
    ["of types", { allOf: [{ type: ["string", "integer"] }, { type: ["number", "null"] }] }, [3], [3.5, "x", null]],
    ["of lists of values", { allOf: [{ enum: [1, 2, 3] }, { enum: [2, 3, 4] }, { type: "integer" }] }, [2, 3], [1, 4]],
    [
      "inside allOf, around anyOf",
      { allOf: [{ allOf: [{ anyOf: [{ type: "string" }, { type: "null" }] }] }, { enum: ["x", null, 1] }] },
      ["x", null],
      [1],
    ],
    [
      "of objects",
      { allOf: [{ $ref: "#/$defs/base" }, { type: "object", properties: { b: { type: "integer" } }, required: ["b"] }] },
      [{ a: 1, b: 2 }],
      [{ a: 1 }, { b: 2 }, { a: 1, b: 2, c: 3 }],
    ],
    [
      "of objects that share a property",
      { allOf: [{ properties: { a: { type: "number" } } }, { properties: { a: { enum: [1, "x"] } }, required: ["a"] }] },
      [{ a: 1 }],
      [{ a: "x" }, { a: 2 }, {}],
    ],
    [
      "around a reference to what holds it",
      { $ref: "#/$defs/tree" },
      [{ name: "x", next: { name: "y", next: null } }],
      [{ name: "x", next: { name: 1, next: null } }],
    ],
  ];
  it.each(cases)("%s", (_, value, written, never) => {
    const schema = {
      ...wrapped(value),
      $defs: {
        size: { type: "string", enum: ["S", "XL"] },
        base: { type: "object", properties: { a: { type: "integer" } }, required: ["a"] },
        tree: closed({
          name: { type: "string" },
          next: { anyOf: [{ allOf: [{ $ref: "#/$defs/tree" }], title: "Next" }, { type: "null" }] },
        }),
      },
    };
    const { root } = readResponseSchema(schema);
    for (const one of written) expect(fitsNode(root, { value: one }), JSON.stringify(one)).toBe(true);
    for (const one of never) expect(fitsNode(root, { value: one }), JSON.stringify(one)).toBe(false);
  });

  it.each<[name: string, value: unknown, where: string, detail: RegExp]>([
    ["types that contradict each other", { allOf: [{ type: "string" }, { type: "integer" }] }, "#/properties/value", /no value/],
    ["patterns that contradict each other", { allOf: [{ pattern: "^a$" }, { pattern: "^b$" }] }, "#/properties/value", /no value/],
    ["no schema at all", { allOf: [] }, "#/properties/value", /'allOf' must be a list/],
    ["itself", { allOf: [{ $ref: "#/properties/value" }] }, "#/properties/value/allOf/0", /recurses without end/],
    [
      "a keyword inside that is not supported",
      { allOf: [{ type: "string" }, { not: { const: "x" } }] },
      "#/properties/value/allOf/1",
      /'not'/,
    ],
  ])("refuses %s, with the location", (_, value, where, detail) => {
    try {
      readResponseSchema(wrapped(value));
    } catch (caught) {
      expect(caught).toMatchObject({ kind: "unprocessable", where, detail: expect.stringMatching(detail) });
      return;
    }
    throw new TypeError("the schema was accepted");
  });
});

describe("generated combinations of oneOf, anyOf and allOf", () => {
  const schemaOf = (seed: number): Record<string, unknown> => wrapped(new CombinedSchemas(seededRandom(seed)).schema(3));

  it("allow only valid values, and all of them if nothing is nested in oneOf", () => {
    let allowed = 0;
    for (let seed = 1; seed <= 120; seed++) {
      const schema = schemaOf(seed);
      const text = JSON.stringify(schema);
      const errorsOf = validator(schema);
      const reading = readingOf(schema);
      const isSimple = text.split('"oneOf"').length <= 2 && !text.includes('"array"');
      for (const value of values) {
        const isValid = errorsOf({ value }) === "";
        const fits = reading !== undefined && fitsNode(reading.root, { value });
        if (fits && reading !== undefined && !mayOverlap(reading))
          expect(isValid, `${seed}: ${JSON.stringify(value)} of ${text}`).toBe(true);
        if (isValid && (isSimple || reading === undefined)) expect(fits, `${seed}: ${JSON.stringify(value)} of ${text}`).toBe(true);
        if (fits) allowed += 1;
      }
    }
    expect(allowed).toBeGreaterThan(300);
  });

  it("are written so that they validate", async () => {
    const tempers: Temper[] = ["random", "adversarial", "bytes"];
    let finished = 0;
    for (let seed = 500; seed < 530; seed++) {
      const schema = schemaOf(seed);
      const reading = readingOf(schema);
      if (reading === undefined || mayOverlap(reading)) continue;
      const errorsOf = validator(schema);
      const guide = await createOutputGuide(grammars, { grammar: schemaGrammar(reading.root) });
      const reply = await writeReply(guide, starterVocabulary, seededRandom(seed), tempers[seed % 3] ?? "random", { headersDelay: 20 });
      guide.dispose();
      if (!reply.ended) continue;
      finished += 1;
      expect(errorsOf(JSON.parse(reply.text)), `${reply.text} of ${JSON.stringify(schema)}`).toBe("");
    }
    expect(finished).toBeGreaterThan(12);
  });
});
