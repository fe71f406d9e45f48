import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "../fixtures.ts";

/** A page of another origin with this body. */
async function foreignSite(body: string): Promise<{ url: string; server: Server }> {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end(`<!doctype html><link rel="icon" href="data:,">${body}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

test("a navigation to an API path is refused with the error body", async ({ openFake, context }) => {
  await openFake();
  const page = await context.newPage();
  const answer = await page.goto("/v1/models");
  expect(answer?.status()).toBe(403);
  expect(answer?.fromServiceWorker()).toBe(true);
  const body = await answer?.json();
  expect(body.message).toMatch(/^forbidden: /);
  expect(body.id).toBe(answer?.headers()["x-debug-trace-id"]);
});

test("a form post from another origin is refused and does not reach the host", async ({ openFake, context, baseURL }) => {
  const host = await openFake();
  const before = await host.evaluate(async () => (await fetch("/v1/counts")).json());
  const { url, server } = await foreignSite(
    `<form method="post" enctype="text/plain" action="${baseURL}/v1/silent"><input name='{"a":"' value='"}'></form>`,
  );
  try {
    const page = await context.newPage();
    await page.goto(url);
    const answered = page.waitForResponse((response) => response.url().endsWith("/v1/silent"));
    await page.evaluate(() => document.querySelector("form")?.submit());
    const answer = await answered;
    expect(answer.status()).toBe(403);
    expect(answer.fromServiceWorker()).toBe(true);
    expect(await host.evaluate(async () => (await fetch("/v1/counts")).json())).toEqual(before);
  } finally {
    server.close();
  }
});

test("an element that names an API path as its source is refused", async ({ openFake }) => {
  const page = await openFake();
  const answered = page.waitForResponse((response) => response.url().endsWith("/v1/models"));
  await page.evaluate(() => {
    const image = new Image();
    image.src = "/v1/models";
  });
  expect((await answered).status()).toBe(403);
});

test("a fetch from another origin gets no response from the host", async ({ openFake, context, baseURL }) => {
  const host = await openFake();
  const { url, server } = await foreignSite("");
  try {
    const page = await context.newPage();
    await page.goto(url);
    const outcome = await page.evaluate(
      (target) =>
        fetch(target, { mode: "no-cors" }).then(
          (answer) => answer.type,
          (error: Error) => error.name,
        ),
      `${baseURL}/v1/endless`,
    );
    expect(["opaque", "TypeError"]).toContain(outcome);
    expect(await host.evaluate(async () => (await (await fetch("/v1/counts")).json()).started)).toBe(0);
  } finally {
    server.close();
  }
});
