/** Ways in which a hosting tab ends, as users and browsers end it. */
import type { Page } from "playwright/test";

export const killKinds = ["close", "reload", "navigate", "freeze", "hung worker", "crash"] as const;
export type KillKind = (typeof killKinds)[number];

/** Ends the host in `page`. Resolves as soon as the browser has the command. */
export async function killHost(page: Page, kind: KillKind): Promise<void> {
  switch (kind) {
    case "close":
      return page.close();
    case "reload":
      await page.reload({ waitUntil: "commit" });
      return;
    case "navigate":
      await page.goto("about:blank");
      return;
    case "freeze":
      // Sends the browser's event, because a tab under a test driver counts as visible and is never frozen.
      await page.evaluate(() => document.dispatchEvent(new Event("freeze")));
      return;
    case "hung worker": {
      const host = page.workers().find((worker) => worker.url().includes("host.worker"));
      if (host === undefined) throw new MissingHostError();
      // Not in the driver's own evaluation, during which the browser terminates no worker.
      await host.evaluate(
        () =>
          void setTimeout(() => {
            for (;;);
          }),
      );
      return;
    }
    case "crash": {
      const session = await page.context().newCDPSession(page);
      const crashed = page.waitForEvent("crash");
      // The answer never comes.
      void session.send("Page.crash").catch(() => undefined);
      await crashed;
    }
  }
}

/** Stops the service worker of the page's site, as browsers do with idle ones. */
export async function stopServiceWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await session.detach();
}

class MissingHostError extends Error {
  override readonly name = "MissingHostError";
  constructor() {
    super("the page has no host worker");
  }
}
