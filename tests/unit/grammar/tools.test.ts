import "./xgrammar-in-node.ts";
import { afterAll, describe, expect, it } from "vitest";
import { callSyntax } from "../../scripted/call-syntax.ts";
import { toolGrammar } from "../../../src/chat/grammar/tool-grammar.ts";
import { parametersOfDefinitions } from "../../../src/chat/grammar/tool-parameters.ts";
import { typeSchema, withJsonTypes } from "../../../src/chat/grammar/python-types.ts";
import { SchemaRefusal } from "../../../src/chat/grammar/schema/schema-refusal.ts";
import { createOutputGuide, GrammarMismatchError, type GuidedThinking } from "../../../src/worker/engine/guided/output-guide.ts";
import { tokenGuide, type TokenGuide } from "../../../src/worker/engine/guided/token-guide.ts";
import { ReplyTags } from "../../../src/worker/engine/guided/reply-tags.ts";
import { TagBan } from "../../../src/worker/engine/guided/tag-ban.ts";
import { TokenGrammar } from "../../../src/worker/engine/guided/token-grammar.ts";
import { largest, seededRandom, writeReply } from "./sampling.ts";
import { starterTokens, starterVocabulary } from "./starter-vocabulary.ts";
import { validator } from "./validator.ts";
import { readArguments } from "../../scripted/read-schemas.ts";

const grammars = new TokenGrammar(starterVocabulary, 4);
afterAll(() => grammars.dispose());

const tags = { open: "<tool_call>", close: "</tool_call>" };
const syntax = callSyntax("hermes");
const weather = {
  name: "get_weather",
  parameters: readArguments({
    type: "object",
    properties: { city: { type: "str" }, unit: { enum: ["C", "F"] }, days: { type: "int" } },
    required: ["city"],
  }),
};
const clock = { name: "get_weather-clock_2", parameters: readArguments({}) };
const errorsOf = validator({
  oneOf: [
    {
      type: "object",
      properties: {
        name: { const: "get_weather" },
        arguments: {
          type: "object",
          properties: { city: { type: "string" }, unit: { enum: ["C", "F"] }, days: { type: "integer" } },
          required: ["city"],
          additionalProperties: false,
        },
      },
      required: ["name", "arguments"],
      additionalProperties: false,
    },
    {
      type: "object",
      properties: { name: { const: "get_weather-clock_2" }, arguments: { const: {} } },
      required: ["name", "arguments"],
      additionalProperties: false,
    },
  ],
});

function expectCalls(text: string): number {
  const calls = text.split(/(?<=<\/tool_call>)\n(?=<tool_call>\n)/);
  for (const call of calls) {
    const json = /^<tool_call>\n(.*)\n<\/tool_call>$/s.exec(call)?.[1];
    expect(json, text).toBeDefined();
    expect(errorsOf(JSON.parse(json ?? "")), call).toBe("");
  }
  return calls.length;
}

const endToken = starterVocabulary.endTokenIds[0] ?? -1;
const idOf = (content: string): number => starterTokens.idOf(content);

/** Ids of single-byte tokens that spell a text. */
function spell(text: string): number[] {
  return Array.from(new TextEncoder().encode(text), (byte) => {
    for (let id = 0; id < starterTokens.size; id++) {
      const bytes = starterTokens.bytes(id);
      if (bytes.length === 1 && bytes[0] === byte && !starterTokens.isSpecial(id)) return id;
    }
    return -1;
  });
}

async function allowed(guide: TokenGuide): Promise<Set<number>> {
  const logits = new Float32Array(starterVocabulary.logitsLength).fill(1);
  await guide.mask(logits);
  return new Set([...logits.keys()].filter((id) => logits[id] === 1));
}

async function acceptAll(guide: TokenGuide, ids: number[]): Promise<void> {
  for (const id of ids) {
    expect((await allowed(guide)).has(id)).toBe(true);
    guide.accept(id);
  }
}

describe("required tool calls", () => {
  it("are calls from the first token, each with arguments that fit its tool, even from random logits", async () => {
    let most = 0;
    for (let seed = 1; seed <= 24; seed++) {
      const grammar = toolGrammar({ tools: [weather, clock], syntax, choice: "required" });
      const guide = await createOutputGuide(grammars, { grammar });
      const reply = await writeReply(guide, starterVocabulary, seededRandom(seed), seed % 2 ? "random" : "adversarial", {
        headersDelay: 150,
      });
      guide.dispose();
      if (reply.ended) most = Math.max(most, expectCalls(reply.text));
    }
    expect(most).toBeGreaterThan(1);
  });

  it("never exceed the max number of calls", async () => {
    const guide = await createOutputGuide(grammars, { grammar: toolGrammar({ tools: [clock], syntax, choice: "required", maxCalls: 2 }) });
    const call = spell('\n{"name": "get_weather-clock_2", "arguments": {}}\n');
    await acceptAll(guide, [idOf(tags.open), ...call, idOf(tags.close), ...spell("\n"), idOf(tags.open), ...call, idOf(tags.close)]);
    expect(await allowed(guide)).toEqual(new Set(starterVocabulary.endTokenIds));
    guide.dispose();
  });

  it("come first: the reply can neither begin with text nor end before a call", async () => {
    const guide = await createOutputGuide(grammars, { grammar: toolGrammar({ tools: [clock], syntax, choice: "required" }) });
    const next = await allowed(guide);
    expect(next.has(idOf(tags.open))).toBe(true);
    expect(next.has(spell("a")[0] ?? -1)).toBe(false);
    expect(next.has(endToken)).toBe(false);
    guide.dispose();
  });
});

describe("automatic tool choice", () => {
  const grammar = toolGrammar({ tools: [weather, clock], syntax, choice: "automatic" });

  it("leaves text free, and may end without a call", async () => {
    const guide = await createOutputGuide(grammars, { grammar });
    for (const id of spell('Hi {"')) {
      expect((await allowed(guide)).size).toBe(starterVocabulary.logitsLength);
      guide.accept(id);
    }
    expect((await allowed(guide)).has(endToken)).toBe(true);
    guide.dispose();
  });

  it("holds every call to its tool from the moment it begins", async () => {
    for (let seed = 1; seed <= 6; seed++) {
      const guide = await createOutputGuide(grammars, { grammar });
      for (const id of [...spell("Let me see. "), idOf(tags.open)]) guide.accept(id);
      const reply = await writeReply(guide, starterVocabulary, seededRandom(seed), "adversarial");
      guide.dispose();
      expect(reply.ended).toBe(true);
      expectCalls(`<tool_call>${reply.text}`);
    }
  });

  it("finds a tag that is spelled out, and blocks tokens that would write past its end", async () => {
    const guide = await createOutputGuide(grammars, { grammar });
    for (const id of spell("<tool_call")) guide.accept(id);
    const next = await allowed(guide);
    const textOf = (id: number): string => String.fromCharCode(...starterTokens.bytes(id));
    const closing = [...next].map(textOf).filter((text) => text.startsWith(">"));
    expect(closing).toContain(">");
    expect(closing.filter((text) => !'>\n{"name":'.startsWith(text))).toEqual([]);
    expect(next.has(spell("x")[0] ?? -1)).toBe(true);
    guide.accept(spell(">")[0] ?? -1);
    const after = await allowed(guide);
    expect(after.size).toBeGreaterThan(0);
    expect([...after].map(textOf).filter((text) => !'\n{"name"'.startsWith(text))).toEqual([]);
    guide.dispose();
  });

  it("refuses to replay tokens that are no call of these tools", async () => {
    const guide = await createOutputGuide(grammars, { grammar });
    guide.accept(idOf(tags.open));
    expect(() => spell('\n{"nome').forEach((id) => guide.accept(id))).toThrow(GrammarMismatchError);
    guide.dispose();
  });
});

describe("thinking before a constrained answer", () => {
  const grammar = toolGrammar({ tools: [clock], syntax, choice: "required" });
  const thinking: GuidedThinking = { open: "<think>", close: "</think>", state: "may-open" };

  it("may be left out", async () => {
    const guide = await createOutputGuide(grammars, { grammar, thinking });
    const next = await allowed(guide);
    expect(next.has(idOf("<think>"))).toBe(true);
    expect(next.has(idOf(tags.open))).toBe(true);
    expect(next.has(spell("a")[0] ?? -1)).toBe(false);
    guide.accept(idOf(tags.open));
    expect((await allowed(guide)).has(idOf("<think>"))).toBe(false);
    guide.dispose();
  });

  it.each([
    ["that the reply opens", "may-open"],
    ["that the prompt opened", "opened"],
  ] as const)("%s is free, cannot end the reply, and the grammar follows it", async (_, state) => {
    const guide = await createOutputGuide(grammars, { grammar, thinking: { ...thinking, state } });
    if (state === "may-open") guide.accept(idOf("<think>"));
    for (const id of [...spell("{]"), idOf(tags.open)]) {
      const next = await allowed(guide);
      expect(next.has(id)).toBe(true);
      expect(next.has(endToken)).toBe(false);
      guide.accept(id);
    }
    guide.accept(idOf("</think>"));
    expect((await allowed(guide)).has(spell("\n")[0] ?? -1)).toBe(true);
    guide.accept(spell("\n")[0] ?? -1);
    const reply = await writeReply(guide, starterVocabulary, seededRandom(3), "random");
    expectCalls(reply.text.trimStart());
    guide.dispose();
  });
});

it("lets a call without a tag begin the answer after the thinking", async () => {
  const grammar = toolGrammar({ tools: [clock], syntax: callSyntax("llama"), choice: "automatic" });
  const guide = await createOutputGuide(grammars, { grammar, thinking: { open: "<think>", close: "</think>", state: "opened" } });
  for (const id of [...spell("{]"), idOf("</think>"), ...spell('\n\n{"name": "get_weather-clock_2"')]) guide.accept(id);
  expect((await allowed(guide)).has(spell("x")[0] ?? -1)).toBe(false);
  guide.dispose();
});

describe("suppressed tool calls", () => {
  it("cannot be begun, neither by the tag's token nor letter by letter", async () => {
    const replyTags = new ReplyTags(starterTokens);
    const ban = tokenGuide(replyTags, [new TagBan({ text: tags.open, onlyFirst: false }, replyTags)]);
    expect((await allowed(ban)).has(idOf(tags.open))).toBe(false);
    for (const id of spell("<tool_call")) {
      expect((await allowed(ban)).has(id)).toBe(true);
      ban.accept(id);
    }
    const next = await allowed(ban);
    expect([...next].some((id) => starterTokens.bytes(id)[0] === 0x3e)).toBe(false);
    const logits = new Float32Array(starterVocabulary.logitsLength);
    logits[spell(">")[0] ?? 0] = 9;
    await ban.mask(logits);
    expect(largest(logits)).not.toBe(spell(">")[0]);
  });
});

describe("types of tool parameters", () => {
  it.each([
    ["str", { type: "string" }],
    ["int", { type: "integer" }],
    ["float", { type: "number" }],
    ["bool", { type: "boolean" }],
    ["list", { type: "array" }],
    ["dict", { type: "object" }],
    ["List[str]", { type: "array", items: { type: "string" } }],
    ["list[list[int]]", { type: "array", items: { type: "array", items: { type: "integer" } } }],
    ["Dict[str, float]", { type: "object", additionalProperties: { type: "number" } }],
    ["Optional[int]", { anyOf: [{ type: "integer" }, { type: "null" }] }],
    ["str | None", { anyOf: [{ type: "string" }, { type: "null" }] }],
    ["typing.Union[int, str]", { anyOf: [{ type: "integer" }, { type: "string" }] }],
    ["Literal['a', \"b\", 3]", { enum: ["a", "b", 3] }],
    ["Tuple[int, ...]", { type: "array", items: { type: "integer" } }],
    ["Any", {}],
    ["a date such as 2024-01-31", { type: "string" }],
    ["", { type: "string" }],
    ["List[".repeat(50_000) + "]".repeat(50_000), { type: "string" }],
    ["integer", { type: "integer" }],
    ["object", { type: "object" }],
  ])("%.40s", (text, schema) => {
    expect(typeSchema(text)).toEqual(schema);
  });

  it("are replaced at every depth, and JSON Schema stays unchanged", () => {
    expect(
      withJsonTypes({
        type: "dict",
        properties: { type: { type: "List[int]", description: "d" }, b: { type: ["str", "null"] }, c: { anyOf: [{ type: "int" }] } },
      }),
    ).toEqual({
      type: "object",
      properties: {
        type: { type: "array", items: { type: "integer" }, description: "d" },
        b: { type: ["string", "null"] },
        c: { anyOf: [{ type: "integer" }] },
      },
    });
  });

  it("of v1 definitions become an object schema with their required names", () => {
    expect(
      parametersOfDefinitions({
        query: { type: "str", description: "what", required: true },
        tags: { type: "array", items: { type: "string" }, required: false },
        filter: { type: "object", properties: { a: { type: "int" } }, required: ["a"] },
      }),
    ).toEqual({
      type: "object",
      properties: {
        query: { type: "str", description: "what" },
        tags: { type: "array", items: { type: "string" } },
        filter: { type: "object", properties: { a: { type: "int" } }, required: ["a"] },
      },
      required: ["query"],
    });
  });

  it("must describe an object", () => {
    expect(() => readArguments([])).toThrow(SchemaRefusal);
    expect(() => readArguments({ type: "str" })).toThrow(SchemaRefusal);
    expect(readArguments({ properties: {} })).toMatchObject({ kind: "object", properties: [] });
  });
});
