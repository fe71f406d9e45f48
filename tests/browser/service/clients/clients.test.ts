/** The official client libraries, unchanged, against the page through the service worker. */
import { expect, test } from "./client-page.ts";

const dot = (one: readonly number[] = [], other: readonly number[] = []) =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

test.describe("cohere-ai", () => {
  test("v2.chat resolves with text, finish reason and usage", async ({ clients }) => {
    const { text, finishReason, usage } = await clients("cohereChat");
    expect(text).toMatch(/\S/);
    expect(["COMPLETE", "MAX_TOKENS"]).toContain(finishReason);
    expect(usage?.tokens?.inputTokens).toBeGreaterThan(0);
    expect(usage?.billedUnits?.outputTokens).toBe(usage?.tokens?.outputTokens);
  });

  test("v2.chatStream yields the same text, in the contract's order", async ({ clients }) => {
    const whole = await clients("cohereChat");
    const { types, text, usage } = await clients("cohereChatStream");
    expect(text).toBe(whole.text);
    expect(types.slice(0, 2)).toEqual(["message-start", "content-start"]);
    expect(types.slice(-2)).toEqual(["content-end", "message-end"]);
    expect(usage).toMatchObject({ tokens: { outputTokens: expect.any(Number) } });
  });

  test("v2.embed puts texts of one meaning close together", async ({ clients }) => {
    const {
      embeddings: { float = [], int8 },
      texts,
      meta,
    } = await clients("cohereEmbed");
    expect(texts).toHaveLength(3);
    expect(dot(float[0], float[0])).toBeCloseTo(1, 4);
    expect(dot(float[0], float[2])).toBeGreaterThan(dot(float[0], float[1]) + 0.2);
    expect(int8?.[0]).toHaveLength(float[0]?.length ?? 0);
    expect(meta?.billedUnits?.inputTokens).toBeGreaterThan(0);
  });

  test("v2.rerank ranks the document that the query asks for first and clamps topN", async ({ clients }) => {
    const { results } = await clients("cohereRerank");
    expect(results).toHaveLength(3);
    expect(results.at(-1)?.index).toBe(1);
  });

  test("models.list pages through all models and models.get gives one", async ({ clients }) => {
    const { names, one } = await clients("cohereModels");
    expect(new Set(names).size).toBe(names.length);
    expect(one).toMatchObject({ name: "starter-embed", endpoints: expect.arrayContaining(["embed"]) });
  });

  test("datasets, embedJobs and batches: a file is uploaded, embedded, answered and deleted", async ({ clients }) => {
    const { dataset, usageBytes, listed, job, output, cancelled, batch, answers, deleted } = await clients("cohereStored");
    expect(dataset).toMatchObject({ validationStatus: "validated", datasetType: "embed-input", rows: 3 });
    expect(usageBytes).toBeGreaterThan(0);
    expect(listed).toContain(dataset.id);
    expect(job).toMatchObject({ status: "complete", model: "starter-embed" });
    expect(output.map(({ text }) => text)).toEqual(["A cat sleeps.", "The market fell.", "A kitten naps."]);
    expect(output[0]?.embeddings.float).toHaveLength(384);
    expect(output[0]?.embeddings.int8).toHaveLength(384);
    expect(cancelled).toMatch(/^cancell(ing|ed)$/);
    expect(batch).toMatchObject({ status: "BATCH_STATUS_COMPLETED", numRecords: 2, numSuccessfulRecords: 2 });
    expect(Number(batch.outputTokens)).toBeGreaterThan(0);
    expect(answers).toEqual(["first 200", "second 200"]);
    expect(deleted).toEqual({});
  });

  test("errors are its typed exceptions with the contract's body", async ({ clients }) => {
    const { badRequest, unknownModel, unprocessable, notImplemented, badKey } = await clients("cohereErrors");
    expect(badRequest).toMatchObject({ isTyped: true, status: 400, body: { message: expect.stringContaining("temperature") } });
    expect(unknownModel).toMatchObject({
      isTyped: true,
      status: 404,
      body: { message: expect.stringMatching(/^model 'nope' not found: available: .*starter-chat/) },
    });
    expect(unprocessable).toMatchObject({ isTyped: true, status: 422, body: { message: expect.stringMatching(/^unprocessable: /) } });
    expect(notImplemented).toMatchObject({ isTyped: true, status: 501 });
    expect(badKey).toMatchObject({ isTyped: true, status: 401, body: { message: "no api key supplied" } });
  });

  test("an alias lets a client keep its model name", async ({ clients }) => {
    expect(await clients("cohereAlias")).toBeGreaterThan(0);
  });

  test("an aborted stream stops the model: the next call is served", async ({ clients }) => {
    const { seen, next } = await clients("cohereAbort");
    expect(seen).toBeGreaterThanOrEqual(5);
    expect(next).toEqual({ type: "text", text: "served" });
  });

  test("a 429 is tried again after Retry-After", async ({ openClients }) => {
    const clients = await openClients({ requestsPerMinute: 60 });
    expect(await clients("cohereRetry")).toEqual({ status: 429, retryAfter: "1", count: 2 });
  });
});

test.describe("@ai-sdk/cohere", () => {
  test("generateText resolves with text and usage", async ({ clients }) => {
    const { text, usage, finishReason } = await clients("aiGenerateText");
    expect(text).toMatch(/\S/);
    expect(["stop", "length"]).toContain(finishReason);
    expect(usage.inputTokens).toBeGreaterThan(0);
    expect(usage.outputTokens).toBeGreaterThan(0);
  });

  test("streamText streams the same text without an error part", async ({ clients }) => {
    const whole = await clients("aiGenerateText");
    const { parts, text, errors, usage, finishReason } = await clients("aiStreamText");
    expect(errors).toEqual([]);
    expect(parts).not.toContain("error");
    expect(text).toBe(whole.text);
    expect(finishReason).toBe(whole.finishReason);
    expect(usage.outputTokens).toBe(whole.usage.outputTokens);
  });

  test("embedMany gives a vector for each text and the tokens used", async ({ clients }) => {
    const { count, width, usage } = await clients("aiEmbedMany");
    expect({ count, width }).toEqual({ count: 3, width: 384 });
    expect(usage.tokens).toBeGreaterThan(0);
  });

  test("rerank gives the best documents first", async ({ clients }) => {
    const ranking = await clients("aiRerank");
    expect(ranking).toHaveLength(2);
    expect(ranking.map((entry) => entry.originalIndex)).not.toContain(1);
    expect(ranking[0]?.score).toBeGreaterThanOrEqual(ranking[1]?.score ?? 1);
  });
});
