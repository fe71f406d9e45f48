import "./xgrammar-in-node.ts";
import { afterAll, describe, expect, it } from "vitest";
import { createOutputGuide } from "../../../src/worker/engine/guided/output-guide.ts";
import { TokenGrammar } from "../../../src/worker/engine/guided/token-grammar.ts";
import { seededRandom, type Temper, writeReply } from "./sampling.ts";
import { starterVocabulary } from "./starter-vocabulary.ts";
import { validator } from "./validator.ts";
import { responseGrammar } from "../../scripted/read-schemas.ts";

const grammars = new TokenGrammar(starterVocabulary, 8);
afterAll(() => grammars.dispose());

const value = (schema: unknown): unknown => ({ type: "object", properties: { value: schema }, required: ["value"] });

const cases: [name: string, schema: unknown][] = [
  [
    "every type",
    {
      type: "object",
      properties: {
        a: { type: "string" },
        b: { type: "integer" },
        c: { type: "number" },
        d: { type: "boolean" },
        n: { type: "null" },
        f: { type: "array" },
        g: { type: "object" },
      },
      required: ["a", "b", "c", "d", "n", "f", "g"],
    },
  ],
  ["a list of types", value({ type: ["string", "null", "integer"] })],
  ["nullable", value({ type: "object", nullable: true, properties: { a: { type: "string", nullable: true } }, required: ["a"] })],
  [
    "optional properties around a required one",
    {
      type: "object",
      properties: { a: { type: "integer" }, b: { type: "integer" }, c: { type: "integer" }, d: { type: "integer" } },
      required: ["c"],
      additionalProperties: false,
    },
  ],
  [
    "only optional properties",
    { type: "object", properties: { a: { type: "integer" }, b: { type: "boolean" }, c: { type: "null" } }, additionalProperties: false },
  ],
  ["no properties", { type: "object", properties: {}, additionalProperties: false }],
  [
    "names with any characters",
    {
      type: "object",
      properties: {
        'a "quoted"\\ name': { type: "integer" },
        "naïve\n\t名前😀": { type: "boolean" },
        "": { type: "null" },
        "<tool_call>": { type: "integer" },
      },
      required: ['a "quoted"\\ name', "naïve\n\t名前😀", "", "<tool_call>"],
      additionalProperties: false,
    },
  ],
  ["a required name that is not listed", { type: "object", properties: { a: { type: "integer" } }, required: ["b", "a"] }],
  [
    "additionalProperties with a schema",
    {
      type: "object",
      properties: { total: { type: "integer" }, to: { type: "null" } },
      required: ["total"],
      additionalProperties: { type: "boolean" },
    },
  ],
  ["additionalProperties alone", { type: "object", additionalProperties: { type: "array", items: { type: "integer" } } }],
  [
    "additionalProperties true beside names that begin alike",
    { type: "object", properties: { a: { type: "integer" }, ab: { type: "integer" }, é: { type: "integer" } }, additionalProperties: true },
  ],
  ["items", value({ type: "array", items: { type: "array", items: { type: "integer" } } })],
  ["items false", value({ type: "array", items: false })],
  ["an enum of mixed values", value({ enum: ["a", "ab", 1, -2.5, true, null, 'q"\\\n', ["x", 1], { k: [null], "": {} }, "日本"] })],
  ["an enum beside a type", value({ type: ["string", "boolean"], enum: ["a", 1, true, null] })],
  [
    "const",
    {
      type: "object",
      properties: { kind: { const: "circle" }, n: { const: { deep: [1, 2] } } },
      required: ["kind", "n"],
      additionalProperties: false,
    },
  ],
  [
    "anyOf",
    value({
      anyOf: [
        { type: "integer" },
        { type: "object", properties: { a: { type: "string" } }, required: ["a"], additionalProperties: false },
        { const: "none" },
      ],
    }),
  ],
  [
    "anyOf beside properties",
    {
      type: "object",
      properties: { a: { type: "integer" }, b: { type: "integer" } },
      anyOf: [{ required: ["a"] }, { required: ["b"] }],
      additionalProperties: false,
    },
  ],
  [
    "anyOf of objects that begin alike",
    value({
      anyOf: [
        {
          type: "object",
          properties: { kind: { const: "a" }, x: { type: "integer" } },
          required: ["kind", "x"],
          additionalProperties: false,
        },
        {
          type: "object",
          properties: { kind: { const: "b" }, y: { type: "boolean" } },
          required: ["kind", "y"],
          additionalProperties: false,
        },
      ],
    }),
  ],
  ["oneOf of numbers", value({ oneOf: [{ type: "integer" }, { type: "number" }] })],
  [
    "oneOf of numbers but for some",
    value({ type: "array", items: { oneOf: [{ enum: [0, 1, 2, 2.5, "x"] }, { type: ["number", "string"] }] } }),
  ],
  [
    "oneOf of required names",
    {
      type: "object",
      properties: { a: { type: "integer" }, b: { type: "integer" }, c: { type: "boolean" } },
      oneOf: [{ required: ["a"] }, { required: ["b"] }],
      additionalProperties: { type: "null" },
    },
  ],
  [
    "oneOf of lists",
    value({
      oneOf: [
        { type: "array", items: { type: "boolean" } },
        { type: "array", items: { type: "integer" } },
      ],
    }),
  ],
  [
    "oneOf of patterns",
    value({
      oneOf: [
        { type: "string", pattern: "^a" },
        { type: "string", pattern: "b" },
      ],
    }),
  ],
  [
    "allOf of objects",
    {
      allOf: [{ $ref: "#/$defs/base" }, { properties: { b: { type: "boolean" } }, required: ["b"] }],
      $defs: { base: { type: "object", properties: { a: { type: "integer" } }, required: ["a"] } },
    },
  ],
  ["allOf of patterns", value({ type: "string", allOf: [{ pattern: "^a" }, { pattern: "[^c]" }, { pattern: "[^b]$" }] })],
  ["oneOf", value({ oneOf: [{ type: "string" }, { type: "boolean" }] })],
  [
    "a discriminated union at the top",
    {
      type: "object",
      oneOf: [
        { type: "object", properties: { t: { const: 1 } }, required: ["t"] },
        { type: "object", properties: { t: { const: 2 }, u: { type: "string" } }, required: ["t", "u"] },
      ],
    },
  ],
  [
    "$ref and $defs",
    {
      type: "object",
      properties: { from: { $ref: "#/$defs/point" }, to: { $ref: "#/$defs/point" } },
      required: ["from", "to"],
      $defs: {
        point: {
          type: "object",
          properties: { x: { type: "number" }, y: { $ref: "#/$defs/a~1b%20c" } },
          required: ["x", "y"],
          additionalProperties: false,
        },
        "a/b c": { type: "integer" },
      },
    },
  ],
  [
    "$ref beside keywords",
    {
      type: "object",
      properties: { value: { $ref: "#/$defs/base", required: ["b"] } },
      required: ["value"],
      $defs: { base: { type: "object", properties: { a: { type: "integer" }, b: { type: "integer" } } } },
    },
  ],
  [
    "a linked list",
    {
      type: "object",
      properties: { value: { type: "integer" }, next: { anyOf: [{ $ref: "#" }, { type: "null" }] } },
      required: ["value", "next"],
      additionalProperties: false,
    },
  ],
  [
    "a tree at the top by reference",
    {
      $ref: "#/$defs/node",
      $defs: {
        node: {
          type: "object",
          properties: { name: { type: "string" }, children: { type: "array", items: { $ref: "#/$defs/node" } } },
          required: ["name", "children"],
          additionalProperties: false,
        },
      },
    },
  ],
  [
    "nested $defs",
    {
      type: "object",
      properties: { a: { $ref: "#/properties/b/$defs/c" }, b: { type: "object", $defs: { c: { type: "boolean" } } } },
      required: ["a", "b"],
    },
  ],
  [
    "$ref to an $anchor and to an $id",
    {
      type: "object",
      properties: { a: { $ref: "#leaf" }, b: { $ref: "urn:tree" } },
      required: ["a", "b"],
      $defs: {
        leaf: { $anchor: "leaf", type: "boolean" },
        tree: {
          $id: "urn:tree",
          type: "object",
          properties: { children: { type: "array", items: { $ref: "urn:tree" } } },
          required: ["children"],
        },
      },
    },
  ],
  ["boolean schemas", { type: "object", properties: { anything: true, nothing: false }, required: ["anything"] }],
  ["a schema without type", { type: "object", properties: { any: {}, text: { pattern: "[a-z]{2,4}" } }, required: ["any", "text"] }],
  ["format date-time", value({ type: "string", format: "date-time" })],
  ["format date", value({ type: "string", format: "date" })],
  ["format time", value({ type: "string", format: "time" })],
  ["format uuid", value({ type: "string", format: "uuid" })],
  ["a pattern with classes", value({ type: "string", pattern: "[A-Z]{3}-\\d{2,4}(?:/[a-f0-9]+)?" })],
  ["a pattern with quotes and backslashes", value({ type: "string", pattern: '["\\\\\\n\\t]{3,6}[^a]é?\\u{1F600}?' })],
  ["a pattern of anything", value({ type: "string", pattern: "(a|b)*.{1,3}\\s\\S\\w\\W\\d\\D" })],
  ["an anchored pattern", value({ type: "string", pattern: "^(?:a+)+$" })],
  ["an alternation of anchored patterns", value({ type: "string", pattern: "^yes$|^no$|^[0-9]+(\\.[0-9]{1,2})?$" })],
  ["pattern and format", value({ type: "string", format: "date-time", pattern: "^(19|20)\\d\\d-.*Z$" })],
  ["pattern and enum", value({ enum: ["ab", "b", "abb"], pattern: "ab*" })],
];

describe("every enforced keyword of contract 2.6 gives valid values from random logits", () => {
  for (const [name, schema] of cases) {
    it(name, async () => {
      const errorsOf = validator(schema);
      const grammar = responseGrammar(schema);
      const tempers: Temper[] = ["random", "adversarial", "bytes"];
      let finished = 0;
      for (let round = 0; round < 9; round++) {
        const guide = await createOutputGuide(grammars, { grammar });
        const reply = await writeReply(guide, starterVocabulary, seededRandom(round + 1), tempers[round % 3] ?? "random");
        guide.dispose();
        if (!reply.ended) continue;
        finished += 1;
        expect(errorsOf(JSON.parse(reply.text)), reply.text).toBe("");
      }
      expect(finished).toBeGreaterThanOrEqual(7);
    });
  }
});
