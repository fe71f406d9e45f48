/** The description of the API, which the page serves at /openapi.json. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { fetchIn } from "../fixtures.ts";
import { expect, test } from "./service-page.ts";

const describedSchema = z.object({
  openapi: z.string(),
  info: z.object({ version: z.string() }),
  paths: z.record(z.string(), z.unknown()),
});
const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync("package.json", "utf8")));

test("is available to fetch without a token, to runtime.fetch, and to a link, below the base", async ({ openService }) => {
  const page = await openService({ base: "/api" });
  const { status, text } = await fetchIn(page, "/api/openapi.json");
  expect(status).toBe(200);
  const { openapi, info, paths } = describedSchema.parse(JSON.parse(text));
  expect([openapi, info.version]).toEqual(["3.1.1", version]);
  expect(Object.keys(paths)).toContain("/compatibility/v1/chat/completions");
  expect((await fetchIn(page, "/api/openapi.json", {}, "runtime")).text).toBe(text);
  const opened = await page.goto("/api/openapi.json");
  expect([opened?.fromServiceWorker(), await opened?.text()]).toEqual([true, text]);
});
