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
  channel.onmessage = ({ data }) => {
    if (data === "throw") setTimeout(() => { throw new TypeError("a failure of the test"); });
    const waiting = held ?? [];
    held = data === "hold" ? [] : undefined;
    for (const event of waiting) handler.call(self, event);
  };
  let handler;
  Object.defineProperty(self, "onmessage", { get: () => handler, set: (given) => (handler = given) });
  addEventListener("message", (event) => {
    if (held === undefined) return handler?.call(self, event);
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

/** Keeps calls without an answer until the next command. Resolves at the first one. */
export const holdCore = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const channel = new BroadcastChannel("core");
        channel.onmessage = ({ data }) => {
          if (data === "held") resolve();
        };
        channel.postMessage("hold");
      }),
  );
