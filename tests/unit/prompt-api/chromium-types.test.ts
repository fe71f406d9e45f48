/** Pages with the types of Chrome's API use the class, and give their values to it. */
/// <reference types="dom-chromium-ai" />
import { expect, test } from "vitest";
import { createLanguageModelClass, type LanguageModelClass, type LanguageModelSession } from "../../../src/prompt-api/index.ts";

type NativeClass = typeof LanguageModel;
type Native = InstanceType<NativeClass>;

const asClass = (own: LanguageModelClass): Pick<NativeClass, "create" | "availability"> => own;
const asSession = (own: LanguageModelSession): Native => own;
const createWith = (own: LanguageModelClass, options: LanguageModelCreateOptions) => own.create(options);
const promptWith = (own: LanguageModelSession, input: LanguageModelPrompt, options: LanguageModelPromptOptions) =>
  own.prompt(input, options);

test("the types are compatible with those of @types/dom-chromium-ai", () => {
  expect([asClass, asSession, createWith, promptWith].map((each) => typeof each)).toEqual(Array(4).fill("function"));
  expect(typeof createLanguageModelClass).toBe("function");
});
