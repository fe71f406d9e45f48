/** Requests that failed: a line on the console of the hosting tab, events in every tab. */
import type { Page } from "playwright/test";
import { grants, scriptedModels } from "../../contract/scripted/service-options.ts";
import { expect, openServiceOn, test } from "./service-page.ts";

const failing = (page: Page, client: string, model: string): Promise<string> =>
  page.evaluate(
    async ([name, wanted]) => {
      const answer = await fetch("/v2/chat", {
        method: "POST",
        headers: { Authorization: "Bearer full", "X-Client-Name": name },
        body: JSON.stringify({ model: wanted, messages: [{ role: "user", content: "die-after:0" }] }),
      });
      await answer.text();
      return `${answer.status} ${answer.headers.get("x-debug-trace-id")}`;
    },
    [client, model] as const,
  );

/** The events of `runtime.onRequest` in this tab, for requests with a client's name. */
const heard = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept: string[] = [];
    (window as unknown as { heard: string[] }).heard = kept;
    window.cohabit?.onRequest(({ clientName, status, id, failure }) => {
      if (clientName !== undefined) kept.push(`${clientName}: ${status} ${id} ${failure?.message}`);
    });
  });

test("a request that failed is a line on the hosting tab's console, and an event in both tabs", async ({ openService, context }) => {
  const options = { models: scriptedModels, tokens: grants };
  const hosting = await openService(options);
  const lines: string[] = [];
  hosting.on("console", (message) => void lines.push(`${message.type()} ${message.text()}`));
  const other = await openServiceOn(context, "/service.html", options);
  await listen(hosting);
  await listen(other);

  const cause = "internal server error: engine ended: its worker ended";
  const [, id] = (await failing(other, "notes", "scripted-chat")).split(" ");
  const events = [`notes: 500 ${id} ${cause}`];
  for (const page of [hosting, other]) await expect.poll(() => heard(page)).toEqual(events);
  await expect.poll(() => lines).toContain(`error cohabit: POST /v2/chat 500: ${cause} (id ${id}, client "notes")`);

  // The next host of the site is listened to as well.
  await hosting.close();
  const refused = (await failing(other, "again", "nobody")).split(" ")[1];
  await expect.poll(() => heard(other)).toEqual([...events, expect.stringContaining(`again: 404 ${refused} model 'nobody' not found`)]);
});
