/** `LanguageModel` over the service, in a browser that has one of its own: its members, and libraries written for the browser's. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright/test";
import { parse } from "webidl2";
import { shared } from "../../shared-pages.ts";
import { expect, test as base } from "../service-page.ts";

interface PromptApiPage {
  /** A page with the class in place of Chromium's, over starter-chat. */
  promptPage: Page;
}

const test = base.extend<PromptApiPage>({
  promptPage: shared("prompt API", async (context) => {
    const page = await context.newPage();
    await page.goto("/prompt-api.html");
    await page.evaluate(async () => {
      await window.startService();
      window.nativeLanguageModel = Reflect.get(globalThis, "LanguageModel");
      window.installPromptApi({ force: true, requireUserActivation: false, legacyNamespace: true, samplingParameters: true });
    });
    return page;
  }),
});

interface Member {
  name: string;
  isStatic: boolean;
  kind: "method" | "attribute" | "readonly attribute";
  /** Number of arguments that a method requires. */
  length: number;
}

/** Members of the interface in the published IDL. */
function publishedMembers(): Member[] {
  const text = (file: string): string => readFileSync(createRequire(import.meta.url).resolve(`@webref/idl/${file}`), "utf8");
  const definitions = [...parse(text("prompt-api.idl")), ...parse(text("writing-assistance-apis.idl"))];
  return definitions.flatMap((definition) => {
    if (definition.type !== "interface" && definition.type !== "interface mixin") return [];
    if (definition.name !== "LanguageModel" && definition.name !== "DestroyableModel") return [];
    return definition.members.flatMap((member): Member[] => {
      const isStatic = "special" in member && member.special === "static";
      if (member.type === "attribute") {
        return [{ name: member.name, isStatic, kind: member.readonly ? "readonly attribute" : "attribute", length: 0 }];
      }
      if (member.type !== "operation" || typeof member.name !== "string") return [];
      return [{ name: member.name, isStatic, kind: "method", length: member.arguments.filter(({ optional }) => !optional).length }];
    });
  });
}

test.describe("the class", () => {
  test("is installed by force only, because Chromium has one", async ({ openService }) => {
    const page = await openService({ directFetch: true }, "/prompt-api.html");
    const outcomes = await page.evaluate(() => [window.installPromptApi(), window.installPromptApi({ force: true })]);
    expect(outcomes).toEqual([false, true]);
    expect(await page.evaluate(() => window.uninstallPromptApi())).toBeUndefined();
    expect(await page.evaluate(() => String(Reflect.get(globalThis, "LanguageModel")))).toContain("[native code]");
  });

  test("has the members of the published IDL, and no others", async ({ promptPage }) => {
    const members = await promptPage.evaluate(() => window.membersOf(Reflect.get(globalThis, "LanguageModel")));
    const byName = (one: Member, other: Member): number => one.name.localeCompare(other.name);
    const published = publishedMembers();
    expect(published.length).toBeGreaterThan(15);
    expect(members.map(({ name, isStatic, kind, length }) => ({ name, isStatic, kind, length })).sort(byName)).toEqual(
      published.sort(byName),
    );
  });

  test("has them as Chromium's own class has its", async ({ promptPage }) => {
    const { own, native } = await promptPage.evaluate(() => ({
      own: window.membersOf(Reflect.get(globalThis, "LanguageModel")),
      native: window.membersOf(window.nativeLanguageModel),
    }));
    expect(native.length).toBeGreaterThan(8);
    for (const member of native) expect(own).toContainEqual(member);
    const facts = await promptPage.evaluate(() =>
      [Reflect.get(globalThis, "LanguageModel"), window.nativeLanguageModel].map((type) => ({
        name: type.name,
        tag: Object.prototype.toString.call(type.prototype),
        length: type.length,
        parent: Object.getPrototypeOf(type) === EventTarget,
        global: Object.getOwnPropertyDescriptor(globalThis, "LanguageModel")?.enumerable,
      })),
    );
    expect(facts[0]).toEqual(facts[1]);
  });
});

test.describe("with a real model", () => {
  test("answers and streams", async ({ promptPage }) => {
    expect(await promptPage.evaluate(() => window.promptCalls.prompt("What is the capital of Italy?"))).toContain("Rome");
    const pieces = await promptPage.evaluate(() => window.promptCalls.promptStreaming("What is the capital of Italy?"));
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.join("")).toContain("Rome");
  });

  test("@built-in-ai/core generates, streams, and reads objects", async ({ promptPage }) => {
    const question = "What is the capital of Italy?";
    const loaded = await promptPage.evaluate(() => window.promptCalls.builtInProgress());
    expect(loaded).toMatchObject({ before: "available", loaded: [0, 1] });
    const { text, finishReason } = await promptPage.evaluate((prompt) => window.promptCalls.builtInGenerate(prompt), question);
    expect(text).toContain("Rome");
    expect(finishReason).toBe("stop");
    expect((await promptPage.evaluate((prompt) => window.promptCalls.builtInStream(prompt), question)).join("")).toContain("Rome");
    const trip = "Extract the city and the number of days as JSON: We stay in Lisbon for 3 days.";
    const object = await promptPage.evaluate((prompt) => window.promptCalls.builtInObject(prompt), trip);
    expect(object).toEqual({ city: expect.any(String), days: expect.any(Number) });
  });

  test("chrome-ai, written for the API of 2024, generates and streams", async ({ promptPage }) => {
    const { whole, streamed } = await promptPage.evaluate(() => window.promptCalls.chromeAi("What is the capital of Italy?"));
    expect(whole).toContain("Rome");
    expect(streamed).toContain("Rome");
  });
});

for (const kind of ["canvas", "bitmap", "image-data", "blob", "bytes", "view", "image", "svg", "video-frame", "offscreen"] as const) {
  test(`an image of the kind ${kind} reaches the model as a picture of the format that it reads`, async ({ promptPage }) => {
    const image = await promptPage.evaluate((given) => window.promptCalls.sentImage(given), kind);
    expect(image).toMatchObject({ type: "image/png", width: 64, height: 48, color: [255, 0, 0, 255] });
  });
}

test("images that cannot be decoded are refused", async ({ promptPage }) => {
  expect(await promptPage.evaluate(() => window.promptCalls.imageError("broken"))).toBe("InvalidStateError");
  expect(await promptPage.evaluate(() => window.promptCalls.imageError("audio"))).toBe("TypeError");
});
