/** A site whose llama.cpp fails on command: each of its workers obeys the messages of a channel. */
import type { Page } from "playwright/test";
import type { FileFault } from "../static-site.ts";

/** The worker fails outside of a call. */
type CoreFault = "throw";

const workers = /llama-cpp-worker[\w-]*\.js$/;

/** Runs in the worker before its script. */
const obeying = `{
  const channel = new BroadcastChannel("core");
  let held;
  let callsLeft = 0;
  channel.onmessage = ({ data }) => {
    if (data === "throw") setTimeout(() => { throw new TypeError("a failure of the test"); });
    const waiting = held ?? [];
    held = data.holdAfter === undefined ? undefined : [];
    callsLeft = data.holdAfter ?? 0;
    for (const event of waiting) handler.call(self, event);
    channel.postMessage("obeyed");
  };
  let handler;
  Object.defineProperty(self, "onmessage", { get: () => handler, set: (given) => (handler = given) });
  addEventListener("message", (event) => {
    if (held === undefined || callsLeft-- > 0) return handler?.call(self, event);
    held.push(event);
    channel.postMessage("held");
  });
}`;

export const obeyingCore: FileFault = { file: workers, before: obeying };

/** Lets the heap of llama.cpp grow to this size at most. */
export const smallHeap = (megabytes: number): FileFault => ({
  file: workers,
  text: "const start = JSON.parse(self.name);",
  replacement: `const start = { ...JSON.parse(self.name), maxHeapBytes: ${megabytes * 1024 ** 2} };`,
});

/** Sends a fault to all workers of llama.cpp in the page's site. */
export const commandCore = (page: Page, fault: CoreFault): Promise<void> =>
  page.evaluate((data) => new BroadcastChannel("core").postMessage(data), fault);

/**
 * Keeps calls without an answer until the next command: all but the next `calls`. Each step of a reply is one call.
 * @returns A function that resolves when a call is kept.
 */
export async function holdCore(page: Page, calls = 0): Promise<() => Promise<void>> {
  await page.evaluate(
    (holdAfter) =>
      new Promise<void>((resolve) => {
        const channel = new BroadcastChannel("core");
        let keep: () => void;
        const held = new Promise<void>((kept) => (keep = kept));
        Object.assign(window, { coreHeld: held });
        channel.onmessage = ({ data }) => {
          if (data === "held") keep();
          if (data === "obeyed") resolve();
        };
        channel.postMessage({ holdAfter });
      }),
    calls,
  );
  return () => page.evaluate(() => Reflect.get(window, "coreHeld") as Promise<void>);
}
