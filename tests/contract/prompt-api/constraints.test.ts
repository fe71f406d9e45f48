/** Replies that follow a JSON Schema or a regular expression. */
import { describe, expect, test } from "vitest";
import { expectDomException, openPromptPage, openSession, readAll } from "./prompt-page.ts";

const trip = { type: "object", properties: { city: { enum: ["Oslo"] }, days: { type: "integer" } }, required: ["city", "days"] };
const prefix = (content: string) => ({ role: "assistant" as const, content, prefix: true });
const user = (content: string) => ({ role: "user" as const, content });

describe("a JSON Schema", () => {
  test("of objects is followed", async () => {
    const session = await openSession();
    const reply = JSON.parse(await session.prompt("uniform", { responseConstraint: trip }));
    expect(reply).toEqual({ city: "Oslo", days: expect.any(Number) });
  });

  test.each([
    [{ type: "boolean" }, [true, false]],
    [{ enum: ["a", 7, null] }, ["a", 7, null]],
    [{ type: "array", items: { $ref: "#/$defs/one" }, $defs: { one: { const: 1 } } }, undefined],
    [{ anyOf: [{ const: [1] }, { const: "x" }] }, [[1], "x"]],
  ])("of other values is followed: %j", async (responseConstraint, values) => {
    const session = await openSession();
    const pieces = await readAll(session.promptStreaming("uniform", { responseConstraint }));
    const value: unknown = JSON.parse(pieces.join(""));
    if (values === undefined) expect(value).toSatisfy((items: unknown) => Array.isArray(items) && items.every((item) => item === 1));
    else expect(values).toContainEqual(value);
  });

  test("continues a prefix", async () => {
    const session = await openSession();
    const start = '{"city": "Oslo", "days": ';
    const rest = await session.prompt([user("uniform"), prefix(start)], { responseConstraint: trip });
    expect(JSON.parse(start + rest)).toEqual({ city: "Oslo", days: expect.any(Number) });
    await expectDomException(session.prompt([user("uniform"), prefix("[")], { responseConstraint: trip }), "NotSupportedError");
  });

  test("continues a prefix of another value than an object", async () => {
    const session = await openSession();
    const rest = await session.prompt([user("uniform"), prefix("tr")], { responseConstraint: { type: "boolean" } });
    expect(rest).toBe("ue");
  });

  test("is shown to the model, unless that is omitted", async () => {
    const { LanguageModel, requests } = openPromptPage();
    const session = await LanguageModel.create();
    await session.prompt("uniform", { responseConstraint: trip, omitResponseConstraintInput: true });
    expect(requests.findLast(({ body }) => body?.stream)?.body.messages).toEqual([user("uniform")]);
    await session.prompt("uniform", { responseConstraint: trip });
    expect(requests.findLast(({ body }) => body?.stream)?.body.messages.at(-1).content).toContain(JSON.stringify(trip));
  });

  test.each([{ not: {} }, { type: "object", patternProperties: { a: {} } }])("that cannot be enforced is refused: %j", async (schema) => {
    const session = await openSession();
    await expectDomException(session.prompt("x", { responseConstraint: schema }), "NotSupportedError");
    expect(session.contextUsage).toBe(0);
  });

  test("that is circular is refused", async () => {
    const session = await openSession();
    const circular: Record<string, unknown> = {};
    circular["self"] = circular;
    await expectDomException(session.prompt("x", { responseConstraint: circular }), "NotSupportedError");
  });

  test("that the context cuts off is a SyntaxError", async () => {
    const session = await openSession();
    const text = { const: "a".repeat(1400) };
    const long = { type: "object", properties: { one: text, two: text }, required: ["one", "two"] };
    await expectDomException(session.prompt("uniform", { responseConstraint: long, omitResponseConstraintInput: true }), "SyntaxError");
  });

  test("is read at the call, as arguments of browsers are", async () => {
    const session = await openSession();
    const schema: Record<string, unknown> = { const: 1 };
    const reply = session.prompt("uniform", { responseConstraint: schema });
    schema["const"] = 2;
    expect(await reply).toBe("1");
  });
});

describe("a regular expression", () => {
  test.each([
    [/^[ab]{4}$/, /^[ab]{4}$/],
    [/hello/, /^hello$/],
    [/^"\\\n\u00e9😀$/, /^"\\\n\u00e9😀$/],
    [/^a.b$/s, /^a[\s\S]b$/],
    [/^x[.]y$/g, /^x\.y$/],
  ])("is followed: %s", async (responseConstraint, expected) => {
    const session = await openSession();
    expect(await session.prompt("uniform", { responseConstraint })).toMatch(expected);
    expect((await readAll(session.promptStreaming("uniform", { responseConstraint }))).join("")).toMatch(expected);
  });

  test("continues a prefix, which must match", async () => {
    const session = await openSession();
    const responseConstraint = /^Greetings and "salutations"$/;
    expect(await session.prompt([user("uniform"), prefix("Greetings")], { responseConstraint })).toBe(' and "salutations"');
    await expectDomException(session.prompt([user("uniform"), prefix("invalid")], { responseConstraint }), "NotSupportedError");
  });

  test.each([/a/i, /^a$/m, /(?=a)b/, /(a)\1/])("that cannot be enforced is refused: %s", async (responseConstraint) => {
    await expectDomException((await openSession()).prompt("x", { responseConstraint }), "NotSupportedError");
  });
});
