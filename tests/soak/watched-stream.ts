/** A streamed reply that a page reads, with the time of each piece. */
import type { Page } from "playwright/test";

/** The interface of a page that is needed, for any driver. */
export interface Evaluates {
  evaluate<Result, Argument>(work: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result>;
}

export type Way = "fetch" | "runtime";

export interface WatchedStream {
  /** Resolves when this number of pieces has arrived, or the stream has ended. */
  pieces(count: number): Promise<void>;
  result(): Promise<StreamResult>;
}

interface StreamResult {
  text: string;
  /** The error of the reading. */
  error?: string;
  /** Milliseconds, on the page's clock: when each piece arrived, and when a model was loaded. */
  pieces: number[];
  loaded: number[];
  ended: number;
}

declare global {
  interface Window {
    watched: Map<string, { result: StreamResult; done: Promise<void>; wake: () => void; changed: Promise<void> }>;
  }
}

/** Milliseconds on the page's clock. */
export const clockOf = (page: Page): Promise<number> => page.evaluate(() => performance.now());

export async function watchStream(page: Evaluates, way: Way, body: object): Promise<WatchedStream> {
  const id = crypto.randomUUID();
  await page.evaluate(
    ([name, how, sent]) => {
      window.watched ??= new Map();
      const result: StreamResult = { text: "", pieces: [], loaded: [], ended: 0 };
      const stream = { result, done: Promise.resolve(), wake: () => undefined as void, changed: Promise.resolve() };
      const renew = (): void => void (stream.changed = new Promise<void>((resolve) => (stream.wake = resolve)));
      renew();
      const stop = window.cohabit?.subscribe(({ state }) => state === "loaded" && result.loaded.push(performance.now()));
      const read = async (): Promise<void> => {
        try {
          const send = how === "runtime" ? window.cohabit?.fetch : window.fetch;
          const init = {
            method: "POST",
            headers: { Authorization: "Bearer full", "Content-Type": "application/json" },
            body: JSON.stringify(sent),
          };
          const response = await send?.("/v2/chat", init);
          const reader = response?.body?.pipeThrough(new TextDecoderStream()).getReader();
          for (let next = await reader?.read(); next !== undefined && !next.done; next = await reader?.read()) {
            result.text += next.value;
            result.pieces.push(performance.now());
            stream.wake();
            renew();
          }
        } catch (error) {
          result.error = String(error);
        }
        result.ended = performance.now();
        stop?.();
        stream.wake();
      };
      stream.done = read();
      window.watched.set(name, stream);
    },
    [id, way, body] as const,
  );
  return {
    pieces: (count) =>
      page.evaluate(
        async ([name, wanted]) => {
          const stream = window.watched.get(name);
          while (stream !== undefined && stream.result.pieces.length < wanted && stream.result.ended === 0) await stream.changed;
        },
        [id, count] as const,
      ),
    result: () =>
      page.evaluate(async (name) => {
        const stream = window.watched.get(name);
        await stream?.done;
        return stream?.result ?? { text: "", pieces: [], loaded: [], ended: 0, error: "there is no such stream" };
      }, id),
  };
}
