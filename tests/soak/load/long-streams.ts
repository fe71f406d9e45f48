/** Streams of many minutes, one after another, in a tab of their own. */
import type { Page } from "playwright/test";
import type { HostOptionsInput } from "../../../src/worker/host/host-options.ts";

/** Writes a letter at a time when it is asked to; each stream needs one of its own, because replies of one model wait for each other. */
export const longChat = {
  id: "long-chat",
  role: "chat",
  engine: "scripted",
  dialect: "qwen",
  contextLength: 2048,
  features: [],
} satisfies NonNullable<HostOptionsInput["models"]>[number];

export interface LongStreams {
  /** After the time is over. Returns the number of complete streams, and the errors of the others. */
  result(): Promise<{ complete: number; wrong: string[] }>;
}

declare global {
  interface Window {
    longStreams?: { complete: number; wrong: string[]; done: Promise<void> };
  }
}

/** Milliseconds that the last stream may take beyond its time. */
const graceMs = 60_000;

interface LongStreamOptions {
  /** Seconds of each stream. */
  tokens: number;
  /** Milliseconds between tokens. The next host's scripted model takes the same pause again for each repeated token. */
  tokenMs: number;
  /** The number of streams that fit, at least one. */
  minutes: number;
  way: "fetch" | "runtime";
}

export async function readLongStreams(page: Page, options: LongStreamOptions): Promise<LongStreams> {
  await page.evaluate(
    ({ model: name, tokens: count, tokenMs, minutes, way: how }) => {
      const streams = { complete: 0, wrong: [] as string[], done: Promise.resolve() };
      const lastStart = performance.now() + minutes * 60_000 - count * tokenMs;
      window.longStreams = streams;
      const request = { model: name, messages: [{ role: "user", content: `slow:${tokenMs}` }], max_tokens: count, stream: true };
      const init = { method: "POST", headers: { Authorization: "Bearer full" }, body: JSON.stringify(request) };
      const readOne = async (): Promise<void> => {
        try {
          const response = await (how === "runtime" ? window.cohabit?.fetch : window.fetch)?.("/v2/chat", init);
          const stream = (await response?.text()) ?? "";
          const texts = [...stream.matchAll(/^data: (\{"type":"content-delta".*)$/gm)];
          const text = texts.map(([, data]) => JSON.parse(data ?? "").delta.message.content.text).join("");
          const expected = "word ".repeat(Math.ceil(count / 5)).slice(0, count);
          if (text === expected && stream.endsWith("data: [DONE]\n\n")) streams.complete += 1;
          else streams.wrong.push(`${text.length} of ${count} characters, ${stream.slice(-200)}`);
        } catch (error) {
          streams.wrong.push(String(error));
        }
      };
      const readAll = async (): Promise<void> => {
        do await readOne();
        while (performance.now() <= lastStart);
      };
      streams.done = readAll();
    },
    { ...options, model: longChat.id },
  );
  return {
    result: () =>
      page.evaluate(async (limitMs) => {
        const streams = window.longStreams;
        if (streams === undefined) return { complete: 0, wrong: ["the page was reloaded"] };
        const isDone = await Promise.race([
          streams.done.then(() => true),
          new Promise<boolean>((resolve) => setTimeout(() => resolve(false), limitMs)),
        ]);
        return { complete: streams.complete, wrong: isDone ? streams.wrong : [...streams.wrong, "the last one does not end"] };
      }, graceMs),
  };
}
