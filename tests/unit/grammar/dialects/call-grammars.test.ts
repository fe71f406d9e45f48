/** Calls in the syntax of every dialect under their grammar: accepted calls are read back with arguments that fit. */
import "../xgrammar-in-node.ts";
import { afterAll, describe, expect, it } from "vitest";
import { dialectNames } from "../../../../src/chat/dialects/dialect-names.ts";
import { dialects } from "../../../../src/chat/dialects/dialects.ts";
import { callsText } from "../../../../src/chat/dialects/calls/call-text.ts";
import { toolGrammar } from "../../../../src/chat/grammar/tool-grammar.ts";
import { readArguments } from "../../../scripted/read-schemas.ts";
import { SchemaRefusal } from "../../../../src/chat/grammar/schema/schema-refusal.ts";
import { createOutputGuide } from "../../../../src/worker/engine/guided/output-guide.ts";
import { TokenGrammar } from "../../../../src/worker/engine/guided/token-grammar.ts";
import { callSyntax } from "../../../scripted/call-syntax.ts";
import { readCalls } from "../../chat/dialects/read-calls.ts";
import { SchemaGenerator } from "../schema-generator.ts";
import { seededRandom, type Temper, writeReply } from "../sampling.ts";
import { starterTokens, starterVocabulary } from "../starter-vocabulary.ts";
import { validator } from "../validator.ts";

const grammars = new TokenGrammar(starterVocabulary, 4);
afterAll(() => grammars.dispose());

const calling = dialectNames.filter((name) => dialects[name].calls !== undefined);
/** A dialect of each notation, and the text that ends a string in it. */
const notations = [
  ["hermes", ""],
  ["command-a", ""],
  ["mistral", ""],
  ["qwen-xml", "\n</parameter>"],
  ["lfm2", ""],
  ["gemma4", '<|"|>'],
] as const;

const bookSchema = {
  type: "object",
  properties: {
    title: { type: "string" },
    code: { type: "string", pattern: "^[A-Z]{2}-[0-9]{3}$" },
    kind: { enum: ["new", "used"] },
    copies: { type: "integer" },
    price: { type: ["number", "null"] },
    gift: { type: "boolean" },
    tags: { type: "array", items: { type: "string" } },
    buyer: {
      type: "object",
      properties: { name: { type: "string" }, vip: { type: "boolean" } },
      required: ["name"],
      additionalProperties: false,
    },
    note: { anyOf: [{ type: "string" }, { type: "integer" }] },
  },
  required: ["title", "copies"],
  additionalProperties: false,
};
const openSchema = { type: "object", properties: { a: { type: "integer" } }, additionalProperties: { type: "string" } };
const schemas = { book: bookSchema, "clock-2": {}, open_one: openSchema } as const;
const tools = Object.entries(schemas).map(([name, schema]) => ({ name, parameters: readArguments(schema), schema }));
const meant = { book: bookSchema, "clock-2": { type: "object", additionalProperties: false }, open_one: openSchema };
const validators = new Map(Object.entries(meant).map(([name, schema]) => [name, validator(schema)]));
const parametersByName = new Map<string, unknown>(Object.entries(schemas));
const tempers: Temper[] = ["random", "adversarial", "bytes"];

describe.each(notations)("%s", (name, closingTag) => {
  const syntax = callSyntax(name);

  it("required calls are read back as calls with arguments that fit their schemas, even from random logits", async () => {
    const grammar = toolGrammar({ tools, syntax, choice: "required", maxCalls: 3 });
    let read = 0;
    for (let seed = 1; seed <= 9; seed++) {
      const guide = await createOutputGuide(grammars, { grammar });
      const reply = await writeReply(guide, starterVocabulary, seededRandom(seed), tempers[seed % 3] ?? "random", {
        headersDelay: 60,
        closingTag,
        limit: 700,
      });
      guide.dispose();
      if (!reply.ended) continue;
      const { calls, text, isWhole } = readCalls(reply.text, syntax, parametersByName);
      expect(text, reply.text).toBe("");
      expect(isWhole, reply.text).toBe(true);
      expect(calls.length, reply.text).toBeGreaterThan(0);
      expect(calls.length, reply.text).toBeLessThanOrEqual(3);
      for (const call of calls)
        expect(validators.get(call.name)?.(JSON.parse(call.arguments)), `${reply.text}\n${call.arguments}`).toBe("");
      read += calls.length;
    }
    expect(read).toBeGreaterThan(6);
  });

  it("enforces generated schemas, or refuses schemas that the syntax cannot write", async () => {
    let held = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const generator = new SchemaGenerator(seededRandom(seed + 900));
      const { written, meant: valid } = generator.tool();
      try {
        const tool = { name: "f", parameters: readArguments(written), schema: { ...(written as object) } };
        const grammar = toolGrammar({ tools: [tool], syntax, choice: "required", maxCalls: 1 });
        const guide = await createOutputGuide(grammars, { grammar });
        const reply = await writeReply(guide, starterVocabulary, seededRandom(seed), tempers[seed % 3] ?? "random", {
          closingTag,
          limit: 700,
        });
        guide.dispose();
        if (!reply.ended) continue;
        const [call, ...others] = readCalls(reply.text, syntax, new Map([["f", written]])).calls;
        expect(others).toEqual([]);
        expect(validator(valid)(JSON.parse(call?.arguments ?? "")), `${JSON.stringify(written)}\n${reply.text}`).toBe("");
        held += 1;
      } catch (caught) {
        if (!(caught instanceof SchemaRefusal)) throw caught;
      }
    }
    expect(held).toBeGreaterThan(4);
  });
});

it.each(calling)("calls in the dialect %s are accepted as the family writes them, and no others", async (name) => {
  const syntax = callSyntax(name);
  const grammar = toolGrammar({ tools, syntax, choice: "required" });
  const calls = [
    {
      name: "book",
      arguments: { title: 'Émile, or "On <b>Education</b>"', code: "AB-123", kind: "used", copies: -2, price: null, gift: true },
    },
    { name: "clock-2", arguments: {} },
  ];
  const written = callsText(syntax, calls);
  const { matcher, release } = await grammars.matcher(grammar.text);
  expect(matcher._acceptString(written), written).toBe(true);
  release();
  const read = readCalls(written, syntax, parametersByName);
  expect(read.calls.map((call) => ({ name: call.name, arguments: JSON.parse(call.arguments) as unknown }))).toEqual(calls);
  const { matcher: other, release: free } = await grammars.matcher(grammar.text);
  expect(other._acceptString(written.replace("AB-123", "AB-1234"))).toBe(false);
  free();
});

describe("calls that need no tag, in free choice", () => {
  const grammar = toolGrammar({ tools, syntax: callSyntax("llama"), choice: "automatic" });
  const letters = (text: string): number[] =>
    Array.from(text, (letter) => {
      for (let id = 0; id < starterTokens.size; id++) {
        if (starterTokens.bytes(id).length === 1 && starterTokens.bytes(id)[0] === letter.charCodeAt(0) && !starterTokens.isSpecial(id))
          return id;
      }
      return -1;
    });
  const allowed = async (text: string): Promise<Set<number>> => {
    const guide = await createOutputGuide(grammars, { grammar });
    for (const id of letters(text)) guide.accept(id);
    const logits = new Float32Array(starterVocabulary.logitsLength).fill(1);
    await guide.mask(logits);
    guide.dispose();
    return new Set([...logits.keys()].filter((id) => logits[id] === 1));
  };
  const isFree = (ids: ReadonlySet<number>): boolean => ids.size === starterVocabulary.logitsLength;

  it("must fit their schema if the answer begins with one", async () => {
    const [comma = -1, letter = -1] = letters(",a");
    for (const before of ["", "\n"]) {
      const next = await allowed(`${before}{"name": "clock-2"`);
      expect(next.has(comma)).toBe(true);
      expect(next.has(letter)).toBe(false);
    }
    expect((await allowed('{"name": "clock-2", "parameters": {')).size).toBeLessThan(5);
  });

  it("leave an answer free that begins with other text, even if it quotes a call later", async () => {
    for (const text of ["", "Hi", '{"name": "Ann"', 'So: {"name": "clock-2"', '[{"name": "clock-2"'])
      expect(isFree(await allowed(text)), text).toBe(true);
  });
});
