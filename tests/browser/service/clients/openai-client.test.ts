/** The openai package, as it is, through the service worker. */
import { expectOpenaiCalls } from "../../../clients/expect-openai-calls.ts";
import { expect, test } from "./client-page.ts";

test("the openai package: chat, streams, its tool loop, zod helpers, embeddings, models, errors, abort", async ({ clients }) => {
  await expectOpenaiCalls(expect, clients as never);
});

test("the starter models answer it", async ({ clients }) => {
  const { content, finishReason, usage } = await clients("openaiStream", "starter-chat");
  expect(content).toMatch(/\w/);
  expect(["stop", "length"]).toContain(finishReason);
  expect(usage?.completion_tokens).toBeGreaterThan(0);
  const { widths, areEqual } = await clients("openaiEmbeddings", "starter-embed");
  expect([widths[0] === widths[1], areEqual]).toEqual([true, true]);
  expect((await clients("openaiToolLoop", "starter-chat")).roles.slice(0, 1)).toEqual(["user"]);
});
