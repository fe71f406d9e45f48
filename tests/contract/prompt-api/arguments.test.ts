/** Conversion and checks of arguments: as Web IDL and the standard say, before any model runs. */
import { describe, expect, test } from "vitest";
import { expectDomException, openPromptPage, openSession, unchecked } from "./prompt-page.ts";

describe("input", () => {
  test.each([
    [{}, "[object Object]"],
    [null, "null"],
    [undefined, "undefined"],
    [7, "7"],
  ])("%j is a string", async (input, text) => {
    expect(await unchecked(await openSession(), "prompt", input)).toBe(`You said: ${text}`);
  });

  test.each([
    [[{ content: "no role" }]],
    [[{ role: "tool", content: "x" }]],
    [[{ role: "user" }]],
    [["text"]],
    [[{ role: "user", content: [{ type: "soup", value: "x" }] }]],
    [[{ role: "user", content: [{ type: "text" }] }]],
    [[{ role: "user", content: [{ type: "text", value: new ArrayBuffer(2) }] }]],
    [Symbol("x")],
  ])("%j is a TypeError", async (input) => {
    const session = await openSession();
    for (const method of ["prompt", "append", "measureContextUsage"]) {
      await expect(unchecked(session, method, input)).rejects.toThrow(TypeError);
    }
  });

  test("is required", async () => {
    const session = await openSession();
    for (const method of ["prompt", "append", "measureContextUsage"]) await expect(unchecked(session, method)).rejects.toThrow(TypeError);
    expect(() => unchecked(session, "promptStreaming")).toThrow(TypeError);
    expect(() => unchecked(session, "promptStreaming", [{ role: "nobody", content: "x" }])).toThrow(TypeError);
  });

  test("has at most one system message, the first of the session", async () => {
    const { LanguageModel } = openPromptPage();
    const system = { role: "system" as const, content: "Be brief." };
    const user = { role: "user" as const, content: "Hi" };
    for (const initialPrompts of [
      [user, system],
      [system, system],
    ]) {
      await expect(LanguageModel.create({ initialPrompts })).rejects.toThrow(TypeError);
      const session = await LanguageModel.create();
      await expect(session.prompt(initialPrompts)).rejects.toThrow(TypeError);
    }
    const session = await LanguageModel.create();
    expect(await session.prompt([system, user])).toBe("You said: Hi");
    await expect(session.append([system])).rejects.toThrow(TypeError);
    const waiting = await LanguageModel.create();
    const first = waiting.append("Hi");
    await expect(waiting.prompt([system])).rejects.toThrow(TypeError);
    await first;
  });

  test("keeps the system message of a first prompt that fails out of the session", async () => {
    const session = await openSession();
    const system = { role: "system" as const, content: "Be brief." };
    await expectDomException(session.prompt([system, { role: "user", content: "fail-after:1" }]), "UnknownError");
    expect(session.contextUsage).toBe(0);
    expect(await session.prompt([system, { role: "user", content: "Hi" }])).toBe("You said: Hi");
  });

  test("has a prefix only as the last message, of the assistant", async () => {
    const session = await openSession();
    const assistant = { role: "assistant" as const, content: "I", prefix: true };
    const user = { role: "user" as const, content: "Hi" };
    await expectDomException(session.prompt([assistant, user]), "SyntaxError");
    await expectDomException(session.prompt([{ ...user, prefix: true }]), "SyntaxError");
  });

  test("of other types is refused by sessions that do not expect it, and by roles that cannot have it", async () => {
    const { LanguageModel } = openPromptPage({ model: "scripted-vision" });
    const image = { type: "image" as const, value: new Blob(["x"]) };
    const plain = await LanguageModel.create();
    await expectDomException(plain.prompt([{ role: "user", content: [image] }]), "NotSupportedError");
    await expectDomException(plain.prompt([{ role: "user", content: [{ type: "audio", value: new Blob(["x"]) }] }]), "NotSupportedError");
    await expectDomException(plain.prompt([{ role: "assistant", content: [image] }]), "NotSupportedError");
    const seeing = await LanguageModel.create({ expectedInputs: [{ type: "image" }] });
    await expect(seeing.prompt([{ role: "user", content: [{ type: "image", value: "a string" }] }])).rejects.toThrow(TypeError);
  });
});

describe("options", () => {
  test.each([
    [{ expectedInputs: [{ type: "soup" }] }],
    [{ expectedInputs: [{}] }],
    [{ expectedOutputs: "text" }],
    [{ samplingMode: "wild" }],
    [{ initialPrompts: "x" }],
    [{ signal: {} }],
    [{ monitor: 1 }],
    ["options"],
  ])("of create: %j is a TypeError", async (options) => {
    await expect(unchecked(openPromptPage().LanguageModel, "create", options)).rejects.toThrow(TypeError);
  });

  test.each(["prompt", "measureContextUsage"])("of %s are checked", async (method) => {
    const session = await openSession();
    for (const options of [
      { responseConstraint: "x" },
      { responseConstraint: null },
      { omitResponseConstraintInput: true },
      { signal: 1 },
      3,
    ]) {
      await expect(unchecked(session, method, "x", options)).rejects.toThrow(TypeError);
    }
    expect(() => unchecked(session, "promptStreaming", "x", { signal: 1 })).toThrow(TypeError);
  });

  test("are read once, inherited members first, then by name", async () => {
    const { LanguageModel } = openPromptPage();
    const read: string[] = [];
    const options = new Proxy({}, { get: (_, name) => void read.push(String(name)) });
    await LanguageModel.create(options);
    expect(read).toEqual([
      "expectedInputs",
      "expectedOutputs",
      "samplingMode",
      "temperature",
      "tools",
      "topK",
      "initialPrompts",
      "monitor",
      "signal",
    ]);
  });

  test("have well-formed languages", async () => {
    const { LanguageModel } = openPromptPage();
    const expectedInputs = [{ type: "text" as const, languages: ["en-abc-invalid"] }];
    await expect(LanguageModel.create({ expectedInputs })).rejects.toThrow(RangeError);
    await expect(LanguageModel.availability({ expectedInputs })).rejects.toThrow(RangeError);
    expect(await LanguageModel.create({ expectedInputs: [{ type: "text", languages: ["EN"] }] })).toBeInstanceOf(LanguageModel);
  });
});

test("the class cannot be constructed, and its members need a session", async () => {
  const { LanguageModel } = openPromptPage();
  expect(() => Reflect.construct(LanguageModel as unknown as () => void, [])).toThrow(TypeError);
  expect(await LanguageModel.create.call(undefined)).toBeInstanceOf(LanguageModel);
  await expect(LanguageModel.prototype.prompt("x")).rejects.toThrow(TypeError);
  expect(() => LanguageModel.prototype.contextUsage).toThrow(TypeError);
});

test("handlers of events can be replaced and removed", async () => {
  const session = await openSession();
  const calls: string[] = [];
  expect(session.oncontextoverflow).toBeNull();
  session.oncontextoverflow = () => calls.push("first");
  session.oncontextoverflow = () => calls.push("second");
  session.dispatchEvent(new Event("contextoverflow"));
  session.oncontextoverflow = null;
  session.dispatchEvent(new Event("contextoverflow"));
  Object.assign(session, { oncontextoverflow: "no function" });
  expect(session.oncontextoverflow).toBeNull();
  expect(calls).toEqual(["second"]);
});
