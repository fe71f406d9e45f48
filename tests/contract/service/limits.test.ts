import { describe, expect, it } from "vitest";
import type { ReplyEvent } from "../../../src/inference/reply-events.ts";
import { createApiDriver } from "../api-driver.ts";
import { chat, messageOf, streamedText, streamEvents } from "../cases/responses.ts";
import { chatWith, replyId, usage } from "../scripted/scripted-events.ts";
import { citation } from "../reply-events.ts";

describe("the rate limit", () => {
  it("serves a burst of its size, then as many calls as refill evenly, separately for each owner", async () => {
    let time = 0;
    const driver = createApiDriver({ requestsPerMinute: 2, now: () => time });
    const rerank = async (token = "full") =>
      driver.call("/v1/rerank", {
        headers: { Authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: "a", documents: ["a"] }),
      });
    expect((await rerank()).status).toBe(200);
    expect((await rerank()).status).toBe(200);
    time = 20_500;
    const refused = await rerank();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("10");
    expect(await messageOf(refused)).toBe("too many requests: at most 2 a minute");
    expect((await rerank("inference-only")).status).toBe(200);
    time = 30_000;
    expect((await rerank()).status).toBe(200);
    expect((await rerank()).status).toBe(429);
    time = 200_000;
    expect((await rerank()).status).toBe(200);
    expect((await rerank()).status).toBe(200);
    expect((await rerank()).status).toBe(429);
  });

  it("does not count requests that are wrong, nor the list of models", async () => {
    const driver = createApiDriver({ requestsPerMinute: 1, now: () => 0 });
    expect((await chat(driver, { k: 501 })).status).toBe(400);
    expect((await driver.call("/v1/models")).status).toBe(200);
    expect((await chat(driver, {})).status).toBe(200);
    expect((await chat(driver, {})).status).toBe(429);
    expect((await driver.call("/v1/models")).status).toBe(200);
  });
});

describe("the deny list", () => {
  const denyList = ["secret word", "hush"];
  const deltas = (...texts: string[]): ReplyEvent[] => [
    { type: "reply-start", replyId },
    { type: "text-start", index: 0 },
    ...texts.map((text): ReplyEvent => ({ type: "text-delta", index: 0, text })),
    { type: "text-end", index: 0 },
    { type: "reply-end", finishReason: "COMPLETE", usage },
  ];

  it("looks through a body of very many values", async () => {
    const driver = createApiDriver({ denyList });
    const unknown = Array.from({ length: 500_000 }, () => 1);
    expect((await chat(driver, { unknown, max_tokens: 1 })).status).toBe(200);
    expect((await chat(driver, { unknown: [...unknown, "hush"] })).status).toBe(498);
  });

  it("makes a buffered reply a 498", async () => {
    const answer = await chatWith(deltas("a ", "secret", " word"), {}, { denyList }).answer;
    expect(answer.status).toBe(498);
    expect(await messageOf(answer)).toBe("invalid token: response contains a deny-listed token");
  });

  it("ends a stream with ERROR before the text, even when it comes in pieces", async () => {
    const given = chatWith(deltas("It is ", "sec", "ret wo", "rd, you", " know"), { stream: true }, { denyList });
    const text = await (await given.answer).text();
    const events = streamEvents(createApiDriver(), text);
    expect(streamedText(events)).toBe("It is ");
    expect(events.at(-2)?.type).toBe("content-end");
    expect(events.at(-1)?.delta).toMatchObject({
      finish_reason: "ERROR",
      error: "invalid token: response contains a deny-listed token",
      usage: { tokens: { output_tokens: usage.outputTokens } },
    });
  });

  it("looks at plans and arguments of tools too", async () => {
    const call: ReplyEvent = { type: "tool-call-start", index: 0, id: "f_1", name: "f" };
    for (const secret of [
      [
        { type: "plan-delta", text: "hu" },
        { type: "plan-delta", text: "sh" },
      ],
      [
        call,
        { type: "tool-call-delta", index: 0, arguments: '{"a":"hu' },
        { type: "tool-call-delta", index: 0, arguments: 'sh"}' },
        { type: "tool-call-end", index: 0 },
      ],
    ] satisfies ReplyEvent[][]) {
      const events: ReplyEvent[] = [{ type: "reply-start", replyId }, ...secret, { type: "reply-end", finishReason: "TOOL_CALL", usage }];
      expect((await chatWith(events, {}, { denyList }).answer).status).toBe(498);
    }
  });

  it("removes a call that it stops in", async () => {
    const { answer } = chatWith(
      [
        { type: "reply-start", replyId },
        { type: "tool-call-start", index: 0, id: "f_1", name: "f" },
        { type: "tool-call-delta", index: 0, arguments: '{"a":"hush' },
        { type: "tool-call-delta", index: 0, arguments: '"}' },
        { type: "tool-call-end", index: 0 },
        { type: "reply-end", finishReason: "TOOL_CALL", usage },
      ],
      { stream: true },
      { denyList },
    );
    const text = await (await answer).text();
    expect(text).not.toContain("tool-call");
    expect(text).toMatch(/"finish_reason":"ERROR".*\n\ndata: \[DONE\]\n\n$/);
  });

  it("sees a text with a citation in the middle", async () => {
    const [start, open, ...rest] = deltas("hu", "sh");
    const [first, ...others] = rest;
    if (!start || !open || !first) throw new TypeError("no events");
    const events: ReplyEvent[] = [start, open, first, { type: "citation", index: 0, citation }, ...others];
    const text = await (await chatWith(events, { stream: true }, { denyList }).answer).text();
    expect(text).not.toMatch(/"hu"|"sh"|citation-start/);
    expect(text).toContain(`"error":"invalid token: response`);
  });

  it("holds back a piece that ends one character before the text does", async () => {
    for (const pieces of [
      ["x hus", "h"],
      ["hus", "h"],
      ["x secret wor", "d"],
    ]) {
      const text = await (await chatWith(deltas(...pieces), { stream: true }, { denyList }).answer).text();
      expect(streamedText(streamEvents(createApiDriver(), text)), pieces.join("|")).toBe("");
    }
  });

  it("holds back a piece that reaches into the text by one character", async () => {
    const text = await (await chatWith(deltas("x h", "ush"), { stream: true }, { denyList }).answer).text();
    expect(streamedText(streamEvents(createApiDriver(), text))).toBe("");
  });

  it("leaves a stream unchanged that only comes near it", async () => {
    const events = deltas("It is ", "sec", "ret wo", "od, hus", "ky");
    const screened = await (await chatWith(events, { stream: true }, { denyList }).answer).text();
    expect(screened).toBe(await (await chatWith(events, { stream: true }).answer).text());
  });
});
