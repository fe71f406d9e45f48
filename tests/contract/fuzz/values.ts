/** Values that requests of every chat route are made of; all are valid where they are used. */
import * as fc from "fast-check";

export const word = fc.constantFrom("small", "words", "make", "a", "quiet", "reply", "[DONE]", "Straße", "日本", "👩‍🚀", "data:", "\\u005b");
export const text = fc.oneof(
  { weight: 4, arbitrary: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" ")) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }) },
);
/** Commands that make the scripted service write more than a few words. */
const command = fc.constantFrom(
  "say:The door is yellow. [DONE]",
  "say:<think>Let me see.</think>It is so.",
  "say:",
  'plan:I will look.|call:find {"q":"[DONE]"}',
  'call:find {"q":"a"}|call:f {}',
  "fail-after:3",
  'say:{"queries":["a","b"]}',
  'say:{"queries":["a',
);
export const prompt = fc.oneof({ weight: 3, arbitrary: text }, { weight: 2, arbitrary: command });

const bigintSeed = fc.constantFrom(0, 1, 2 ** 53, 2 ** 64);
export const sampling = {
  max_tokens: fc.constantFrom(1, 2, 5, 16, 240, 241, 1e9),
  stop_sequences: fc.array(fc.oneof(word, fc.constant(" ")), { maxLength: 5 }),
  temperature: fc.double({ min: 0, max: 5, noNaN: true }),
  seed: fc.oneof(fc.nat(), bigintSeed),
  k: fc.integer({ min: 0, max: 500 }),
  p: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
};
export const penalties = {
  frequency_penalty: fc.double({ min: 0, max: 1, noNaN: true }),
  presence_penalty: fc.double({ min: 0, max: 1, noNaN: true }),
};

/** Each property present or absent; an absent one is null now and then, which is the same (contract 0.3). */
export function request(required: readonly string[], fields: Record<string, fc.Arbitrary<unknown>>) {
  const present = fc.record(fields, { requiredKeys: [...required] });
  return fc.tuple(present, fc.subarray(Object.keys(fields))).map(([values, nulls]): Record<string, unknown> => ({
    ...Object.fromEntries(nulls.filter((name) => !(name in values)).map((name) => [name, null])),
    ...values,
  }));
}

export const argumentsObject = fc.dictionary(fc.constantFrom("q", "city", "n"), fc.oneof(text, fc.integer(), fc.constant(null)), {
  maxKeys: 2,
});

const leafSchema = fc.constantFrom<Record<string, unknown>>(
  { type: "string" },
  { type: "integer", minimum: 0 },
  { type: "number" },
  { type: "boolean" },
  { enum: ["a", "b"] },
  { const: 5 },
  { type: "array", items: { type: "string" } },
  { anyOf: [{ type: "null" }, { type: "string" }], description: "x" },
);
/** A JSON Schema of an object with at least one required property. */
export const objectSchema = fc
  .dictionary(fc.constantFrom("q", "city", "n"), leafSchema, { minKeys: 1, maxKeys: 3 })
  .map((properties) => ({ type: "object", properties, required: Object.keys(properties).slice(0, 1) }));

/** Values with another key each. */
export const uniqueBy = <Value>(arbitrary: fc.Arbitrary<Value>, key: (value: Value) => unknown, maxLength = 3) =>
  fc.uniqueArray(arbitrary, { minLength: 0, maxLength, selector: key });
