/** Downloads, tabs that share a model, and replies that are broken off or outlive the tab that writes them. */
import type { Page } from "playwright/test";
import { killHost } from "../soak/kills.ts";
import { streamedReplyOf, streamedTextOf } from "../soak/streamed-reply.ts";
import { watchStream } from "../soak/watched-stream.ts";
import { chat, chatModels, expect, ggufModels, llamaCppModels, repositoryOf, test, textOf, user } from "./real-models.ts";

const messages = user("Tell me a long story about a goat.");
const isWeights = /\/onnx\/|\.gguf$/;
const isHost = (page: Page): Promise<boolean | undefined> => page.evaluate(() => window.cohabit?.status().isHost);

for (const model of [...chatModels, ...ggufModels, ...llamaCppModels]) {
  test.describe(model, () => {
    test("weights are downloaded once, by redirects, and kept for the next visit, which needs no hub", async ({ openTab, hub }) => {
      const repository = repositoryOf(model);
      const before = hub.requests.length;
      const first = await openTab();
      // Entries of one repository share its files.
      await chat(first, { model: repository, messages, max_tokens: 1 });
      const weights = hub.requests
        .slice(before)
        .filter(({ path, status }) => path.startsWith(`/${repository}/resolve/`) && isWeights.test(path) && status < 400);
      if (model === repository) {
        expect(weights.some(({ status, isContent }) => status === 302 && !isContent)).toBe(true);
        expect(weights.some(({ status, isContent }) => status === 206 && isContent)).toBe(true);
      }
      const sent = hub.sentBytes;
      const written = await chat(first, { model, messages, max_tokens: 8 });
      expect(hub.sentBytes).toBe(sent);
      await first.close();
      await hub.stop();
      const second = await openTab();
      expect(textOf(await chat(second, { model, messages, max_tokens: 8 }))).toBe(textOf(written));
      await hub.start();
    });

    test("a second tab uses the first one's model", async ({ openTab }) => {
      const host = await openTab();
      const reader = await openTab();
      const [one, other] = await Promise.all([host, reader].map((page) => chat(page, { model, messages, max_tokens: 16 })));
      expect([await isHost(host), await isHost(reader)]).toEqual([true, false]);
      expect(other?.message).toEqual(one?.message);
      expect(host.workers().some((worker) => worker.url().includes("host.worker"))).toBe(true);
      expect(reader.workers().some((worker) => worker.url().includes("host.worker"))).toBe(false);
    });

    test("an aborted reply stops, and the next one is as without it", async ({ openTab }) => {
      const page = await openTab();
      const expected = textOf(await chat(page, { model, messages, max_tokens: 16 }));
      const aborted = await page.evaluate(
        async (body) => {
          const controller = new AbortController();
          const init = { method: "POST", headers: { Authorization: "Bearer any" }, body: JSON.stringify(body), signal: controller.signal };
          const reader = (await fetch("/v2/chat", init)).body?.getReader();
          for (let pieces = 0; pieces < 5; pieces++) await reader?.read();
          controller.abort();
          return reader?.read().then(
            () => "it went on",
            (error: unknown) => (error instanceof Error ? error.name : String(error)),
          );
        },
        { model, messages, max_tokens: 512, temperature: 0, stream: true },
      );
      expect(aborted).toBe("AbortError");
      expect(textOf(await chat(page, { model, messages, max_tokens: 16 }))).toBe(expected);
    });

    test("a reply continues in its reader's tab when the hosting tab is closed", async ({ openTab }) => {
      const host = await openTab();
      const reader = await openTab();
      const body = { model, messages, max_tokens: 48, temperature: 0, logprobs: true, stream: true };
      const whole = await (await watchStream(reader, "runtime", body)).result();
      expect(streamedReplyOf(whole.text)).toMatchObject({ isComplete: true, starts: 1 });
      const streams = await Promise.all([watchStream(reader, "runtime", body), watchStream(reader, "fetch", body)]);
      await Promise.all(streams.map((stream) => stream.pieces(12)));
      expect(await isHost(reader)).toBe(false);
      await killHost(host, "close");
      for (const stream of streams) {
        const { text, error } = await stream.result();
        expect(error).toBeUndefined();
        expect(streamedTextOf(text)).toBe(streamedTextOf(whole.text));
        // llama.cpp reads its own text again, so counts and log probabilities may differ.
        if (!llamaCppModels.includes(model)) expect(streamedReplyOf(text).comparable).toBe(streamedReplyOf(whole.text).comparable);
        else expect(streamedReplyOf(text)).toMatchObject({ isComplete: true, starts: 1 });
      }
      expect(await isHost(reader)).toBe(true);
    });
  });
}
