import { describe, expect, it } from "vitest";
import { createApiDriver } from "../api-driver.ts";
import { smallEndpointCases } from "../cases/small-endpoints.ts";
import { createHostDriver } from "../host-driver.ts";

describe.each([
  ["the API over a scripted service", createApiDriver],
  ["a whole host", () => createHostDriver()],
])("contract 14 against %s", (_name, createDriver) => {
  for (const { name, run } of smallEndpointCases) it(name, () => run(createDriver()));
});

it("a text beyond the model's context is summarized part by part", async () => {
  const driver = createApiDriver();
  const text = Array.from({ length: 400 }, (_, index) => `Sentence number ${index} says a little.`).join(" ");
  const answer = await driver.call("/v1/summarize", { body: JSON.stringify({ text, model: "scripted-chat" }) });
  expect(answer.status).toBe(200);
  expect(driver.service.chatCalls.length).toBeGreaterThan(20);
  const read = driver.service.chatCalls.map(({ conversation }) => JSON.stringify(conversation.messages)).join();
  // A quarter of the context, which a long text's own limit exceeds.
  expect(new Set(driver.service.chatCalls.map(({ generation }) => generation.maxTokens))).toEqual(new Set([64]));
  for (const index of [0, 200, 399]) expect(read).toContain(`Sentence number ${index} says`);
});

it("a request that is denied is refused before anything is computed", async () => {
  const driver = createApiDriver({ denyList: ["forbidden"] });
  for (const [path, body] of [
    ["/v1/tokenize", { text: "a forbidden word", model: "scripted-chat" }],
    ["/v1/classify", { inputs: ["forbidden"], examples: ["a", "a", "b", "b"].map((label, index) => ({ label, text: `t${index}` })) }],
    ["/v1/summarize", { text: "forbidden ".repeat(30) }],
  ] as const) {
    const answer = await driver.call(path, { body: JSON.stringify(body) });
    expect(answer.status).toBe(498);
  }
});
