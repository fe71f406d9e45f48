/**
 * The renderer of Electron, and the handler that answers its scheme, in Chromium over http. Electron itself takes no part: it is
 * downloaded by a script of its package, which these tests do not run.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { expect, test } from "playwright/test";
import { buildExample } from "./example-app.ts";

type Respond = (request: Request) => Promise<Response>;

/** Serves by the handler of the example, which Electron gives requests of `app://renderer/`. */
async function serveBy(respond: Respond): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    void respond(new Request(`app://renderer${request.url}`)).then(({ status, headers, body }) => {
      response.writeHead(status, Object.fromEntries(headers));
      if (body === null) response.end();
      else Readable.fromWeb(body as import("node:stream/web").ReadableStream).pipe(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => (server.closeAllConnections(), void server.close()) };
}

test("electron: the renderer answers from the handler of its scheme, isolated, and the handler stays in its folder", async ({ page }) => {
  const app = await buildExample("electron");
  const { respondFrom }: { respondFrom: (folder: string) => Respond } = await import(pathToFileURL(`${app.folder}/serve-folder.js`).href);
  const respond = respondFrom(`${app.folder}/dist`);
  for (const path of ["../main.js", "..%2fmain.js", "%2e%2e/main.js", "missing.js"])
    expect((await respond(new Request(`app://renderer/${path}`))).status, path).toBe(404);
  const host = await serveBy(respond);
  const messages: string[] = [];
  page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(String(error)));
  try {
    await page.goto(host.url);
    await page.getByRole("button", { name: "Ask" }).click();
    await expect(page.locator("#answer")).toContainText("Paris");
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    expect(messages).toEqual([]);
  } finally {
    host.close();
    app.remove();
  }
});
