/** Inputs on which a model's engine fails: the second failure is the last that costs a load, and other inputs are answered as before. */
import { describe, expect, test } from "vitest";
import type { EngineFailure, EngineFailureKind } from "../../../src/worker/base/engine-failure.ts";
import type { Engine, ReplyMessage } from "../../../src/worker/engine/engine.ts";
import { createScriptedEngine } from "../../scripted/scripted-engine.ts";
import { chat, post, replySchema, success, textOf, user } from "../cases/responses.ts";
import { createHostDriver, type HostDriver } from "../host-driver.ts";

const poison = "poison";

/** Engines that fail on texts with the word above; `failure` makes the failure of each by their number. */
function poisonedEngines(failure: (engine: number) => EngineFailure) {
  let started = 0;
  const seam = (): Engine => {
    const engine = createScriptedEngine({ die: () => undefined });
    const number = started++;
    const poisoned = new Set<number>();
    const planned = async <Plan extends { planId: number }>(
      input: unknown,
      plan: Promise<{ ok: true; value: Plan } | { ok: false; failure: EngineFailure }>,
    ) => {
      const outcome = await plan;
      if (outcome.ok && JSON.stringify(input).includes(poison)) poisoned.add(outcome.value.planId);
      return outcome;
    };
    return {
      ...engine,
      planChat: (conversation, ...rest) => planned(conversation.messages, engine.planChat(conversation, ...rest)),
      planEmbed: (texts, ...rest) => planned(texts, engine.planEmbed(texts, ...rest)),
      reply: async (request, port) => {
        if (!poisoned.has(request.planId)) return engine.reply(request, port);
        port.postMessage({ type: "done", outcome: { ok: false, failure: failure(number) } } satisfies ReplyMessage);
      },
      encodeSlice: async (planId, slice) =>
        poisoned.has(planId) ? { ok: false, failure: failure(number) } : engine.encodeSlice(planId, slice),
    };
  };
  const driver = createHostDriver({}, undefined, seam);
  return { driver, started: () => started };
}

const failingWith = (kind: EngineFailureKind) => (): EngineFailure => ({ kind, detail: "it failed" });

async function messageOf(response: Response): Promise<string> {
  const body = await response.json();
  return `${response.status} ${body.message}`;
}

const ask = async (driver: HostDriver, text: string): Promise<string> => messageOf(await chat(driver, { messages: user(text) }));
const answer = async (driver: HostDriver, text: string): Promise<string> =>
  textOf(await success(driver, await chat(driver, { messages: user(`say:${text}`) }), replySchema));
const embed = async (driver: HostDriver, texts: string[]): Promise<string> =>
  messageOf(await post(driver, "/v2/embed", { model: "scripted-embed", texts, input_type: "search_query", embedding_types: ["float"] }));

describe("a chat request on which two engines failed in the same way", () => {
  test("is refused without a third, and with the reason", async () => {
    // A failed run is tried once more within the request; another failure is not.
    for (const kind of ["run-failed", "internal"] as const) {
      const { driver, started } = poisonedEngines(failingWith(kind));
      const requests = kind === "run-failed" ? 1 : 2;
      for (let request = 0; request < requests; request++) expect(await ask(driver, poison)).toMatch(/^500 .*it failed$/);
      expect(started()).toBe(2);
      expect(await ask(driver, poison)).toMatch(/^500 .*it failed; after 2 times this input is not tried again/);
      expect(started()).toBe(2);
    }
  });

  test("costs no other request", async () => {
    const { driver, started } = poisonedEngines(failingWith("run-failed"));
    await ask(driver, poison);
    expect(await answer(driver, "one")).toBe("one");
    expect(await ask(driver, poison)).toContain("not tried again");
    expect(await answer(driver, "two")).toBe("two");
    expect(started()).toBe(3);
    await ask(driver, `another ${poison}`);
    expect(started()).toBe(4);
  });

  test("is tried again after the failures became others", async () => {
    const { driver, started } = poisonedEngines((engine) => ({ kind: "internal", detail: `failure ${engine}` }));
    for (let request = 0; request < 4; request++) expect(await ask(driver, poison)).toContain(`failure ${request}`);
    expect(started()).toBe(4);
  });

  test("is tried again if the failures were no fault of the model", async () => {
    const { driver, started } = poisonedEngines(failingWith("stalled"));
    for (let request = 0; request < 3; request++) await ask(driver, poison);
    expect(started()).toBe(3);
  });
});

test("an embed request on which two engines failed in the same way is refused without a third, and costs no other", async () => {
  const { driver, started } = poisonedEngines(failingWith("run-failed"));
  for (let request = 0; request < 2; request++) expect(await embed(driver, ["good", poison])).toMatch(/^500 .*it failed$/);
  expect(await embed(driver, ["good", poison])).toContain("not tried again");
  expect(started()).toBe(2);
  expect(await embed(driver, ["good"])).toMatch(/^200/);
  expect(started()).toBe(3);
});
