import { expect, type Page } from "playwright/test";

/** Waits until the browser has the files of the page's site that it keeps for offline use, and the WebAssembly that was used. */
export async function untilStored(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const list = new URL("cohabit-files.json", document.baseURI);
          const { files }: { files: { keep: string; url: string }[] } = await (await fetch(list)).json();
          const cache = await caches.open(`cohabit-site ${new URL(".", list).pathname}`);
          const kept = (await cache.keys()).map(({ url }) => url);
          const missing = files.filter(({ keep, url }) => keep !== "when-used" && !kept.includes(new URL(url, list).href));
          return kept.some((url) => /\.wasm(?:\.bin)?$/.test(url)) ? missing.map(({ url }) => url) : ["WebAssembly"];
        }),
      { timeout: 120_000 },
    )
    .toEqual([]);
}
