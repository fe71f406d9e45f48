/** Text that a grammar nearly forces. */
import "./xgrammar-in-node.ts";
import { describe, expect, test } from "vitest";
import { readResponseSchema, schemaGrammar } from "../../../src/chat/grammar/response-grammar.ts";
import { likelyText } from "../../../src/worker/engine/guided/likely-text.ts";
import { TokenGrammar } from "../../../src/worker/engine/guided/token-grammar.ts";
import { starterVocabulary } from "./starter-vocabulary.ts";

const schema = {
  type: "object",
  properties: { name: { type: "string" }, age: { type: "integer" }, sides: { type: "array", items: { enum: ["left", "right"] } } },
  required: ["name", "age", "sides"],
  additionalProperties: false,
};

describe("likely text", () => {
  test.each([
    ["", '{"name": "'],
    ["{", '"name": "'],
    ['{"na', 'me": "'],
    ['{"name":', ' "'],
    // The contents of a string are free, a space included.
    ['{"name": "', ""],
    ['{"name": "Ann', ""],
    ['{"name": "Ann: ', ""],
    ['{"name": "Ann",', ' "age":'],
    // A number may have further digits.
    ['{"name": "Ann", "age": 3', ""],
    ['{"name": "Ann", "age": 3,', ' "sides": ['],
    ['{"name": "Ann", "age": 3, "sides": ["l', 'eft"'],
    ['{"name": "Ann", "age": 3, "sides": []}', ""],
  ])("after %j it is %j", async (written, expected) => {
    const grammars = new TokenGrammar(starterVocabulary);
    const { matcher, release } = await grammars.matcher(schemaGrammar(readResponseSchema(schema).root).text);
    if (written !== "") expect(matcher._acceptString(written)).toBe(true);
    const mask = await matcher.getNextTokenBitmask();
    expect(likelyText(matcher)).toBe(expected);
    // The matcher's state is unchanged.
    expect(await matcher.getNextTokenBitmask()).toEqual(mask);
    expect(likelyText(matcher)).toBe(expected);
    release();
    await grammars.dispose();
  });
});
