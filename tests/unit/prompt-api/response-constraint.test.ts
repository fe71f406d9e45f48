/** The decoders of constrained replies, which get a reply in any pieces. */
import { expect, test } from "vitest";
import { responseConstraint } from "../../../src/prompt-api/response-constraint.ts";

/** What the page gets, piece by piece, of a reply in pieces of one character. */
function decoded(constraint: object, reply: string): string[] {
  const decode = responseConstraint(constraint).decoder();
  return reply
    .split("")
    .map((character) => decode(character))
    .filter((piece) => piece !== "");
}

test.each([
  [String.raw`{"value": "a\ud83d\ude00 \"b\"\n\\"}`, 'a😀 "b"\n\\'],
  ['{ "value" : "😀" }', "😀"],
  ['{"value": ""}', ""],
])("a text is decoded without half characters: %s", (reply, text) => {
  const pieces = decoded(/x/, reply);
  expect(pieces.join("")).toBe(text);
  for (const piece of pieces) expect(piece.isWellFormed()).toBe(true);
});

test.each(["7", "[]", '[{"a": {"b": 1}}, "}"]', '{"a": {"b": [1, 2]}}', '"} "', "null"])("a value is passed on as JSON: %s", (value) => {
  expect(decoded({ anyOf: [{ type: "object" }, {}] }, `{"value": ${value} }`).join("")).toBe(value);
  expect(decoded({ anyOf: [{ type: "object" }, {}] }, `{"value":${value}}`).join("")).toBe(value);
});

test("an object of the schema is passed on unchanged", () => {
  const reply = '{"value": {"a": 1}}';
  expect(decoded({ type: "object" }, reply).join("")).toBe(reply);
});

test("references into the schema follow it into the object around the value", () => {
  const { schema } = responseConstraint({
    type: "array",
    items: { anyOf: [{ $ref: "#" }, { $ref: "#/$defs/one" }] },
    $defs: { one: { const: 1 } },
  });
  expect(JSON.stringify(schema)).toContain('"$ref":"#/properties/value"');
  expect(JSON.stringify(schema)).toContain('"$ref":"#/properties/value/$defs/one"');
});
