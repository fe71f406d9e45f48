/** Several replies of one engine at a time. */
import { describe, expect, test } from "vitest";
import { readReply, startScriptedEngine, userSays } from "../../../scripted/start-scripted-engine.ts";

const texts = ["one", "and another", "the third of them"];

describe("an engine that writes several replies at a time", () => {
  test("writes each as if it were alone, and those beyond the limit when another has ended", async () => {
    const { engine } = await startScriptedEngine({}, undefined, 2);
    const order: string[] = [];
    const replies = texts.map((text) =>
      readReply(engine, userSays(`say:${text}`), {}, ({ type }) => {
        if (type === "reply-start" || type === "reply-end") order.push(`${type} ${text}`);
        return undefined;
      }),
    );
    expect((await Promise.all(replies)).map(({ text }) => text)).toEqual(texts);
    const at = (event: string) => order.indexOf(event);
    expect(Math.max(at("reply-start one"), at("reply-start and another"))).toBeLessThan(at("reply-end one"));
    expect(at("reply-start the third of them")).toBeGreaterThan(at("reply-end one"));
  });

  test("a reply that is cancelled, or that fails, ends alone", async () => {
    const { engine } = await startScriptedEngine({}, undefined, 3);
    const cancelled = readReply(engine, userSays("never-end"), {}, ({ type }) => (type === "text-delta" ? { type: "cancel" } : undefined));
    const failed = readReply(engine, userSays("fail-after:2"));
    const whole = readReply(engine, userSays(`say:${"x".repeat(100)}`));
    expect((await cancelled).events.at(-1)?.type).toBe("text-delta");
    expect((await failed).outcome).toMatchObject({ ok: false, failure: { kind: "run-failed" } });
    expect((await whole).text).toBe("x".repeat(100));
    expect((await readReply(engine, userSays("say:next"))).text).toBe("next");
  });

  test("each conversation continues in the cache that shares the longest prefix with it", async () => {
    const { engine, model } = await startScriptedEngine({}, undefined, 2);
    const [first = "", second = ""] = ["a", "b"].map((letter) => letter.repeat(60));
    await Promise.all([first, second].map((text) => readReply(engine, userSays(text))));
    const cached = async (text: string) => (await readReply(engine, userSays(text))).end?.usage.cachedTokens;
    for (const text of [second, first, second]) expect(await cached(text)).toBeGreaterThan(60);
    // A prompt that neither cache holds takes the first.
    expect(await cached("c".repeat(60))).toBeLessThan(60);
    expect(model?.siblings[0]?.length).toBeGreaterThan(60);
    expect(await cached(second)).toBeGreaterThan(60);
  });
});
