/** The size of a grammar is bounded for all schemas, because compiling it cannot be interrupted and blocks the engine. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../../../src/chat/dialects/dialects.ts";
import { unescapedCharacters } from "../../../src/chat/grammar/json-rules.ts";
import { schemaLimits } from "../../../src/chat/grammar/schema/schema-limits.ts";
import { allowsText, anyTextExcept } from "../../../src/chat/grammar/text/text-automaton.ts";
import { EngineFailureError } from "../../../src/worker/base/engine-failure.ts";
import { callGrammar } from "../../../src/worker/engine/guided/reply-grammar.ts";
import { defaultForm, userSays } from "../../scripted/start-scripted-engine.ts";
import { responseGrammar, withReadArguments } from "../../scripted/read-schemas.ts";

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `${(index * 7919) % 104729}_property`);
const withNames = (count: number) => ({
  type: "object",
  properties: Object.fromEntries(names(count).map((name) => [name, { type: "string" }])),
  additionalProperties: true,
});

/** Returns a schema in which each level lists one name and allows others. */
function nested(levels: number): Record<string, unknown> {
  let schema: Record<string, unknown> = { type: "object" };
  for (let level = 0; level < levels; level++) {
    schema = { type: "object", properties: { [`level_${level}`]: { type: "string" } }, additionalProperties: schema };
  }
  return schema;
}

describe("names that an object does not list", () => {
  it("cost as much for deep schemas and for many names as for small ones", () => {
    expect(responseGrammar(nested(40)).text.length).toBeLessThan(30_000);
    expect(responseGrammar(nested(90)).text.length).toBeLessThan(30_000);
    expect(responseGrammar(withNames(100)).text.length).toBeLessThan(60_000);
  });

  it("are never a listed name: they differ from it if the states suffice, or have another beginning", () => {
    const name = fc.string({ unit: fc.constantFrom("a", "b", "é", "😀"), maxLength: 5 });
    fc.assert(
      fc.property(fc.array(name, { maxLength: 8 }), name, fc.integer({ min: 2, max: 40 }), (listed, other, maxStates) => {
        const automaton = anyTextExcept(listed, unescapedCharacters, maxStates);
        expect(automaton.states.length).toBeLessThanOrEqual(maxStates);
        for (const text of listed) expect(allowsText(automaton, text)).toBe(false);
        const beginnings = new Set(
          listed.flatMap((text) =>
            Array.from(text, (_, index) =>
              Array.from(text)
                .slice(0, index + 1)
                .join(""),
            ),
          ),
        );
        const isExact = beginnings.size + 2 <= maxStates;
        const beginsLikeOne = listed.some((text) => text.codePointAt(0) === other.codePointAt(0));
        if (isExact || !beginsLikeOne) expect(allowsText(automaton, other)).toBe(!listed.includes(other));
      }),
      { seed: 21 },
    );
  });

  it("of objects with equal names are one rule", () => {
    const item = { type: "object", properties: { a: { type: "integer" } }, additionalProperties: true };
    const one = responseGrammar({ type: "object", properties: { x0: item } }).text.length;
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`x${index}`, item]));
    expect(responseGrammar({ type: "object", properties: many }).text.length).toBeLessThan(one + 20 * 600);
  });
});

describe("tools that are each within the limits but not together", () => {
  const toolOf = (name: string, properties: Record<string, unknown>) =>
    withReadArguments({ name, description: "", parameters: { type: "object", properties } });
  const tools = Array.from({ length: 8 }, (_, index) => toolOf(`tool_${index}`, { code: { type: "string", pattern: `.{${30 + index}}` } }));
  const grammarOf = (form: Partial<typeof defaultForm>) => callGrammar(userSays("", { tools }), { ...defaultForm, ...form }, dialects.qwen);

  it("are refused if calls must follow their schemas", () => {
    for (const form of [{ strictTools: true }, { toolChoice: "required" as const }]) {
      expect(() => grammarOf(form)).toThrow(EngineFailureError);
      expect(() => grammarOf(form)).toThrow(/too complex together/);
    }
  });

  it("take any JSON object otherwise", () => {
    const { text } = grammarOf({});
    expect(text.length).toBeLessThan(20_000);
    expect(text).toContain("free_value");
  });

  it("with the same pattern cost as much as one", () => {
    const alike = tools.map(({ name }) => toolOf(name, { code: { type: "string", pattern: ".{100}" } }));
    expect(() => callGrammar(userSays("", { tools: alike }), { ...defaultForm, strictTools: true }, dialects.qwen)).not.toThrow();
  });
});

describe("a grammar's text", () => {
  it("has a limit over all tools: beyond it calls cannot be held to their schemas", () => {
    const properties = Object.fromEntries(names(400).map((name) => [name, { type: "string" }]));
    const large = Array.from({ length: 8 }, (_, index) =>
      withReadArguments({ name: `tool_${index}`, description: "", parameters: { type: "object", properties } }),
    );
    const conversation = userSays("", { tools: large });
    expect(() => callGrammar(conversation, { ...defaultForm, strictTools: true }, dialects.qwen)).toThrow(/too large/);
    expect(callGrammar(conversation, defaultForm, dialects.qwen).text.length).toBeLessThan(schemaLimits.grammarCharacters);
  });
});
