/** The engine of the browser's own model, over a scripted `LanguageModel` in this process. */
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Conversation } from "../../../../src/inference/conversation.ts";
import { modelRecordSchema } from "../../../../src/worker/models/record/model-record.ts";
import type { Engine } from "../../../../src/worker/engine/engine.ts";
import { browserEngine, installLanguageModel } from "../../../scripted/language-model/browser-engine.ts";
import { ScriptedBrowser } from "../../../scripted/language-model/scripted-language-model.ts";
import { defaultForm, defaultGeneration, readReply, userSays, valueOf } from "../../../scripted/start-scripted-engine.ts";

let browser: ScriptedBrowser;
let takeBack: () => void;
let engine: Engine;

beforeEach(async () => {
  browser = new ScriptedBrowser();
  takeBack = installLanguageModel(browser);
  engine = browserEngine();
  const record = modelRecordSchema.parse({ id: "built-in", role: "chat", engine: "built-in", features: ["vision"] });
  valueOf(await engine.load({ record, folder: "", device: { kind: "browser" }, allowSoftwareAdapter: false }, () => undefined));
});
afterEach(() => takeBack());

const prompts = () => browser.calls.filter(({ call }) => call === "prompt");
const assistant = (text: string) => ({ role: "assistant" as const, text, thinking: "", plan: "", toolCalls: [] });

function turns(...texts: string[]): Conversation {
  const messages = texts.map((text, index) =>
    index % 2 === 0 ? { role: "user" as const, parts: [{ type: "text" as const, text }] } : assistant(text),
  );
  return userSays("", { messages });
}

test("a turn continues the session of the turn before, also a second time", async () => {
  await readReply(engine, turns("say:one"));
  const read = browser.tokensRead;
  for (const text of ["two", "three"]) {
    const { end } = await readReply(engine, turns("say:one", "one", `say:${text}`));
    expect(end?.usage.cachedTokens).toBe(7);
  }
  // Two messages of two tokens, with four around each.
  expect(browser.tokensRead - read).toBe(12 + 1);
  expect(prompts().map(({ messages }) => messages)).toEqual(["say:one", "say:two", "say:three"].map((text) => [{ role: "user", text }]));
});

test("a reply that was ended early is not continued", async () => {
  await readReply(engine, turns("say:one two three four"), { maxTokens: 2 });
  await readReply(engine, turns("say:one two three four", "one two", "say:next"));
  // Its session lacks the prompt, which was aborted.
  const created = browser.calls.filter(({ call }) => call === "create").at(-1);
  expect(created?.options).toMatchObject({ initialPrompts: [{ role: "user" }, { role: "assistant" }] });
});

test("at most four sessions stay, beside the one that measures", async () => {
  for (const text of ["a", "b", "c", "d", "e", "f"]) await readReply(engine, turns(`say:${text}`));
  await expect.poll(() => browser.sessions.size).toBe(5);
});

test("a crash fails the run with its text, and another engine continues after it", async () => {
  const { text, outcome, written } = await readReply(engine, userSays("letters:1"), { maxTokens: 40 }, (event) => {
    if (event.type === "text-delta") browser.crash();
    return undefined;
  });
  expect(outcome).toMatchObject({ ok: false, failure: { kind: "run-failed", cause: expect.stringContaining("UnknownError") } });
  expect(text).toMatch(/^[a-z]+$/);
  const whole = await readReply(engine, userSays("letters:1"), { maxTokens: 40 });
  const continued = await readReply(engine, userSays("letters:1"), { maxTokens: 40 }, undefined, {}, { ...written, cachedTokens: 0 });
  expect(continued.text).toBe(whole.text);
  expect(prompts().at(-1)?.messages).toEqual([
    { role: "user", text: "letters:1" },
    { role: "assistant", text, prefix: true },
  ]);
});

test("sessions that the browser has destroyed are replaced", async () => {
  await readReply(engine, turns("say:one"));
  browser.crash();
  expect((await readReply(engine, turns("say:one", "one", "say:two"))).text).toBe("two");
});

test("a prompt is measured before the model reads it", async () => {
  browser.contextWindow = 2048;
  const plan = await engine.planChat(userSays("word ".repeat(3000)), defaultGeneration, defaultForm);
  expect(plan).toMatchObject({ ok: false, failure: { kind: "too-many-tokens", detail: expect.stringContaining("3005 tokens") } });
  const huge = await engine.planChat(userSays("x".repeat(64 * 2048 + 1)), defaultGeneration, defaultForm);
  expect(huge).toMatchObject({ ok: false, failure: { kind: "too-many-tokens", detail: expect.stringContaining("more than") } });
  expect(prompts()).toEqual([]);
});

test.each([
  [0, "most-predictable"],
  [0.1, "predictable"],
  [0.3, undefined],
  [1, undefined],
  [1.2, "creative"],
  [2, "most-creative"],
])("a temperature of %d chooses the sampling mode %s", async (temperature, mode) => {
  await readReply(engine, userSays("say:hi"), { temperature });
  const created = browser.calls.filter(({ call }) => call === "create").at(-1)?.options;
  if (mode === undefined) expect(created).not.toHaveProperty("samplingMode");
  else expect(created).toMatchObject({ samplingMode: mode });
});
