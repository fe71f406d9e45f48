import "./xgrammar-in-node.ts";
import { afterAll, describe, expect, it } from "vitest";
import { jsonObjectGrammar } from "../../../src/chat/grammar/response-grammar.ts";
import { createOutputGuide } from "../../../src/worker/engine/guided/output-guide.ts";
import { GrammarTextError, TokenGrammar } from "../../../src/worker/engine/guided/token-grammar.ts";
import { seededRandom, type Temper, writeReply } from "./sampling.ts";
import { SchemaGenerator } from "./schema-generator.ts";
import { starterTokens, starterVocabulary } from "./starter-vocabulary.ts";
import { validator } from "./validator.ts";
import { responseGrammar } from "../../scripted/read-schemas.ts";

const grammars = new TokenGrammar(starterVocabulary, 4);
afterAll(() => grammars.dispose());

/** Whether the grammar allows a text, byte by byte, and the reply to end there. */
async function allowsText(text: string, bytes: Iterable<number>): Promise<boolean> {
  const { matcher, release } = await grammars.matcher(text);
  const ids = new Map<number, number>();
  for (let id = 0; id < starterTokens.size; id++) {
    const [byte, more] = starterTokens.bytes(id);
    if (byte !== undefined && more === undefined && !starterTokens.isSpecial(id)) ids.set(byte, id);
  }
  try {
    for (const byte of bytes) if (!matcher.acceptToken(ids.get(byte) ?? -1)) return false;
    return matcher.acceptToken(starterVocabulary.endTokenIds[0] ?? -1);
  } finally {
    release();
  }
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("json_object without a schema", () => {
  const { text } = jsonObjectGrammar();

  it.each([
    ["{}", true],
    ['{"a":1,"b": [true, null, "x\\n\\u00e9\\ud83d\\ude00", -0.5e+7]}', true],
    ['{"a":{"b":{"c":{"d":{}}}}}', true],
    ['{"a":{"b":{"c":{"d":{"e":{}}}}}}', false],
    ['{"a":[[[[]]]]}', true],
    ['{"a":[[[[[]]]]]}', false],
    ["[]", false],
    ['"text"', false],
    ['{"a":1}x', false],
    ['{"a" :1}', false],
    ['{"a":  1}', false],
    ['{\n"a":1}', false],
    ['{"a":01}', false],
    ['{"a":1.}', false],
    ['{"a":"\\x"}', false],
    ['{"a":"\\ud83d"}', false],
    ['{"a":"\n"}', false],
    ['{"a":NaN}', false],
    ['{"a":1', false],
  ])("%s: %s", async (written, allowed) => {
    expect(await allowsText(text, utf8(written))).toBe(allowed);
  });

  it("lets a model of random logits write objects of at most 5 levels", async () => {
    const depths: number[] = [];
    for (let seed = 1; seed <= 6; seed++) {
      const guide = await createOutputGuide(grammars, { grammar: jsonObjectGrammar() });
      const reply = await writeReply(
        guide,
        starterVocabulary,
        seededRandom(seed),
        (["random", "adversarial", "bytes"] as const)[seed % 3] ?? "random",
      );
      guide.dispose();
      // A reply that reached the token limit is cut off in the middle of an object.
      if (reply.ended) depths.push(depth(JSON.parse(reply.text)));
    }
    expect(depths.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...depths)).toBeLessThanOrEqual(5);
  });
});

describe("texts in JSON", () => {
  const string = responseGrammar({ type: "object", properties: { s: { type: "string" } }, required: ["s"] }).text;
  const pattern = responseGrammar({ type: "object", properties: { s: { type: "string", pattern: "[^a]" } }, required: ["s"] }).text;

  it.each([
    ["U+00E9", [0xc3, 0xa9], true],
    ["U+D7FF", [0xed, 0x9f, 0xbf], true],
    ["U+E000", [0xee, 0x80, 0x80], true],
    ["U+1F600", [0xf0, 0x9f, 0x98, 0x80], true],
    ["U+10FFFF", [0xf4, 0x8f, 0xbf, 0xbf], true],
    ["a surrogate", [0xed, 0xa0, 0x80], false],
    ["an overlong slash", [0xc0, 0xaf], false],
    ["an overlong three-byte form", [0xe0, 0x9f, 0xbf], false],
    ["beyond U+10FFFF", [0xf4, 0x90, 0x80, 0x80], false],
    ["a continuation byte alone", [0x80], false],
    ["half a character", [0xc3], false],
  ])("%s", async (_, bytes, allowed) => {
    const written = [...utf8('{"s":"'), ...bytes, ...utf8('"}')];
    expect(await allowsText(string, written)).toBe(allowed);
    expect(await allowsText(pattern, written)).toBe(allowed);
  });
});

describe("errors of the grammar library alone", () => {
  it("values of an enum that begin and end alike are not mixed up", async () => {
    const { text } = responseGrammar({
      type: "object",
      properties: { v: { enum: ["xname.", "xn.", "xz.", "é.", "è."] } },
      required: ["v"],
    });
    for (const [value, allowed] of [
      ["xname.", true],
      ["xn.", true],
      ["xz.", true],
      ["xzame.", false],
      ["é.", true],
      ["ê.", false],
    ] as const) {
      expect([value, await allowsText(text, utf8(`{"v":"${value}"}`))]).toEqual([value, allowed]);
    }
  });

  it("characters beyond ASCII in a pattern are the ones that it names", async () => {
    const { text } = responseGrammar({ type: "object", properties: { v: { pattern: "[а-я]+[€-₮]" } }, required: ["v"] });
    for (const [value, allowed] of [
      ["да€", true],
      ["ж₭", true],
      ["Да€", false],
      ["да$", false],
      ["€", false],
    ] as const) {
      expect([value, await allowsText(text, utf8(`{"v":"${value}"}`))]).toEqual([value, allowed]);
    }
  });
});

describe("generated schemas are satisfied by the replies of a model of random logits", () => {
  const tempers: Temper[] = ["random", "adversarial", "bytes"];
  let ended = 0;
  it.each(Array.from({ length: 24 }, (_, at) => 1000 + at))("seed %i", async (seed) => {
    const schema = new SchemaGenerator(seededRandom(seed)).responseSchema();
    const guide = await createOutputGuide(grammars, { grammar: responseGrammar(schema) });
    const reply = await writeReply(guide, starterVocabulary, seededRandom(seed), tempers[seed % 3] ?? "random");
    guide.dispose();
    if (!reply.ended) return;
    ended += 1;
    expect(validator(schema)(JSON.parse(reply.text)), reply.text).toBe("");
  });

  it("most of which end within the token limit, so that the seeds above check them", () => {
    expect(ended).toBeGreaterThanOrEqual(20);
  });
});

describe("compiled grammars", () => {
  it("are kept up to a number, and one in use survives being dropped", async () => {
    const few = new TokenGrammar(starterVocabulary, 2);
    const held = await few.matcher('root ::= "a"');
    for (const letter of "bcdef") (await few.matcher(`root ::= "${letter}"`)).release();
    expect(held.matcher._acceptString("a")).toBe(true);
    held.release();
    held.release();
    const again = await few.matcher('root ::= "a"');
    expect(again.matcher._acceptString("a")).toBe(true);
    again.release();
    await few.dispose();
  });

  it("that are no grammars are refused, and the next one compiles", async () => {
    await expect(grammars.matcher("root ::= (")).rejects.toThrow(GrammarTextError);
    expect(await allowsText('root ::= "a"', utf8("a"))).toBe(true);
  });
});

function depth(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depth));
}
