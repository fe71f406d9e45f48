/** Counts of tokens, and the turns that a full context drops. */
import { describe, expect, test } from "vitest";
import { openPromptPage, openSession } from "./prompt-page.ts";

async function quotaErrorOf(promise: Promise<unknown>): Promise<{ name: string; requested: number; quota: number }> {
  const caught: unknown = await promise.catch((error: unknown) => error);
  expect(caught).toBeInstanceOf(DOMException);
  return caught as DOMException & { requested: number; quota: number };
}

describe("usage", () => {
  test("is zero at first, and grows by the measured prompt and reply", async () => {
    const session = await openSession();
    expect(session.contextUsage).toBe(0);
    const usage = await session.measureContextUsage("Hello there");
    await session.append("Hello there");
    expect(session.contextUsage).toBe(usage);
    const reply = await session.prompt("Hello there");
    expect(session.contextUsage).toBe(2 * usage + (await session.measureContextUsage(reply)));
  });

  test("counts the initial prompts, and has the old names too", async () => {
    const initialPrompts = [{ role: "system" as const, content: [{ type: "text" as const, value: "The word of the day is kite." }] }];
    const session = await openPromptPage().LanguageModel.create({ initialPrompts });
    expect(session.contextUsage).toBeGreaterThan(0);
    expect(session.contextUsage).toBe(await session.measureContextUsage(initialPrompts));
    expect(session.inputUsage).toBe(session.contextUsage);
    expect(session.inputQuota).toBe(session.contextWindow);
    expect(await session.measureInputUsage("a")).toBe(await session.measureContextUsage("a"));
  });

  test("agrees with the tokens that the service counts", async () => {
    const { LanguageModel, requests, runtime } = openPromptPage();
    const session = await LanguageModel.create({ initialPrompts: [{ role: "system", content: "Be brief." }] });
    await session.prompt("one");
    await session.append("two");
    const { model, messages } = requests.findLast(({ body }) => body?.max_tokens === 1)?.body ?? {};
    const response = await runtime.fetch("/compatibility/v1/chat/completions", {
      method: "POST",
      headers: { Authorization: "Bearer full" },
      body: JSON.stringify({ model, messages, max_tokens: 1 }),
    });
    const { usage } = await response.json();
    // The difference is the beginning of the reply.
    expect(usage.prompt_tokens - session.contextUsage).toBeGreaterThanOrEqual(0);
    expect(usage.prompt_tokens - session.contextUsage).toBeLessThan(40);
  });

  test("is not changed by measuring, also of a text that is longer than one request of the tokenizer", async () => {
    const session = await openSession();
    expect(await session.measureContextUsage("ab".repeat(40_000))).toBeGreaterThan(80_000);
    expect(session.contextUsage).toBe(0);
  });

  test("of a constraint counts its instruction, unless that is omitted", async () => {
    const session = await openSession();
    const responseConstraint = { type: "object", properties: {} };
    const plain = await session.measureContextUsage("a");
    expect(await session.measureContextUsage("a", { responseConstraint })).toBeGreaterThan(plain);
    expect(await session.measureContextUsage("a", { responseConstraint, omitResponseConstraintInput: true })).toBe(plain);
  });
});

describe("a full context", () => {
  /** A session that is filled by its two turns to about the given part. */
  async function filledSession() {
    const { LanguageModel, requests } = openPromptPage();
    const session = await LanguageModel.create({ initialPrompts: [{ role: "system", content: "Be brief." }] });
    const filler = "x".repeat(Math.floor(session.contextWindow / 4));
    await session.append(`first ${filler}`);
    await session.append(`second ${filler}`);
    return { session, filler, requests };
  }

  test("drops the oldest turns, keeps the initial prompts, and fires contextoverflow", async () => {
    const { session, filler, requests } = await filledSession();
    const events: string[] = [];
    session.oncontextoverflow = ({ type }) => events.push(type);
    session.addEventListener("quotaoverflow", ({ type }) => events.push(type));
    await session.append(`third ${filler}${filler}`);
    expect(events).toEqual(["contextoverflow", "quotaoverflow"]);
    const sent = requests.findLast(({ body }) => body?.max_tokens === 1)?.body.messages;
    expect(sent.map(({ content }: { content: string }) => content.split(" ")[0])).toEqual(["Be", "second", "third"]);
    expect(session.contextUsage).toBeLessThanOrEqual(session.contextWindow);
  });

  test("refuses what does not fit with the initial prompts alone, and drops nothing", async () => {
    const { session } = await filledSession();
    const usage = session.contextUsage;
    let hasOverflown = false;
    session.oncontextoverflow = () => (hasOverflown = true);
    const input = "y".repeat(session.contextWindow);
    const requested = await session.measureContextUsage(input);
    for (const call of [session.append(input), session.prompt(input)]) {
      const { name, requested: total, quota } = await quotaErrorOf(call);
      expect({ name, total, quota }).toEqual({ name: "QuotaExceededError", total: usage + requested, quota: session.contextWindow });
    }
    expect(session.contextUsage).toBe(usage);
    expect(hasOverflown).toBe(false);
  });

  test("refuses initial prompts that are too long", async () => {
    const { LanguageModel } = openPromptPage();
    const { contextWindow } = await LanguageModel.create();
    const content = "z".repeat(contextWindow + 1);
    const error = await quotaErrorOf(LanguageModel.create({ initialPrompts: [{ role: "system", content }] }));
    expect(error).toMatchObject({ name: "QuotaExceededError", quota: contextWindow });
    expect(error.requested).toBeGreaterThan(contextWindow);
  });

  test("drops turns that the service has no room for although they were measured to fit", async () => {
    let refusals = 0;
    const page = openPromptPage();
    const { runtime } = page;
    const { LanguageModel } = openPromptPage(
      {},
      {
        runtime: {
          ...runtime,
          fetch: async (input, init) => {
            const body = typeof init?.body === "string" ? JSON.parse(init.body) : {};
            if (body.stream === true && body.messages.length > 2) {
              refusals += 1;
              return Response.json({ error: { message: "too many tokens", code: "context_length_exceeded" } }, { status: 400 });
            }
            return runtime.fetch(input, init);
          },
        },
      },
    );
    const session = await LanguageModel.create();
    await session.append("one");
    await session.append("two");
    let events = 0;
    session.addEventListener("contextoverflow", () => (events += 1));
    expect(await session.prompt("three")).toBe("You said: three");
    expect({ refusals, events }).toEqual({ refusals: 1, events: 1 });
    const error = await quotaErrorOf(
      session.prompt([
        { role: "user", content: "a" },
        { role: "assistant", content: "b" },
        { role: "user", content: "c" },
      ]),
    );
    expect(error.name).toBe("QuotaExceededError");
  });
});
