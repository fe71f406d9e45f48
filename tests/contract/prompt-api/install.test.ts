/** Installation as the page's `LanguageModel`. */
import { expect, test, vi } from "vitest";
import { installLanguageModel } from "../../../src/prompt-api/index.ts";
import type { LegacyFactory } from "../../../src/prompt-api/legacy-namespace.ts";
import { openPromptPage, stubWindow } from "./prompt-page.ts";

const installed = (): unknown => Reflect.get(globalThis, "LanguageModel");

test("the class is installed where the browser has none, and removed again", async () => {
  const { runtime } = openPromptPage();
  const uninstall = installLanguageModel({ runtime, token: "full", model: "scripted-chat" });
  expect(Object.getOwnPropertyDescriptor(globalThis, "LanguageModel")).toMatchObject({
    writable: true,
    enumerable: false,
    configurable: true,
  });
  const session = await (installed() as ReturnType<typeof openPromptPage>["LanguageModel"]).create();
  uninstall();
  expect("LanguageModel" in globalThis).toBe(false);
  expect(await session.prompt("still")).toBe("You said: still");
});

test("a browser's class is replaced only by force, and restored", () => {
  const { runtime } = openPromptPage();
  const Native = (): void => undefined;
  vi.stubGlobal("LanguageModel", Native);
  installLanguageModel({ runtime })();
  expect(installed()).toBe(Native);
  const uninstall = installLanguageModel({ runtime, force: true });
  expect(installed()).not.toBe(Native);
  uninstall();
  expect(installed()).toBe(Native);
});

test("a class that another script has installed since stays", () => {
  const { runtime } = openPromptPage();
  const uninstall = installLanguageModel({ runtime });
  const Other = (): void => undefined;
  vi.stubGlobal("LanguageModel", Other);
  uninstall();
  expect(installed()).toBe(Other);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, "LanguageModel");
});

test("the runtime is asked for at the first use, once", async () => {
  const { runtime } = openPromptPage();
  stubWindow();
  let starts = 0;
  const uninstall = installLanguageModel({
    runtime: async () => {
      starts += 1;
      return runtime;
    },
    token: "full",
    model: "scripted-chat",
    legacyNamespace: true,
  });
  expect(starts).toBe(0);
  // chrome-ai declares another type for it.
  const namespace: unknown = Reflect.get(globalThis, "ai");
  const { assistant } = namespace as { assistant: LegacyFactory };
  expect(await assistant.capabilities()).toEqual({ available: "after-download" });
  const session = await assistant.create({ systemPrompt: "from-now-on:say:yes", temperature: 1, topK: 3 });
  expect(await assistant.capabilities()).toEqual({ available: "readily" });
  expect(session.contextUsage).toBeGreaterThan(0);
  expect(starts).toBe(1);
  uninstall();
  expect("ai" in globalThis).toBe(false);
});
