/** The openai package against a whole host; in Chromium: tests/browser/service/clients/openai-client.test.ts. */
import { expect, it } from "vitest";
import { openaiCalls } from "../../clients/openai-calls.ts";
import { expectOpenaiCalls } from "../../clients/expect-openai-calls.ts";
import { createHostDriver } from "../host-driver.ts";

it.each(["/compatibility/v1", "/v1"])("the openai package below %s", async (path) => {
  const driver = createHostDriver({ openaiPath: "/v1" });
  const calls = openaiCalls({ baseUrl: "http://page.test", fetch: (input, init) => driver.fetch(new Request(input, init)) }, path);
  await expectOpenaiCalls(expect, async (name) => calls[name]() as never);
});
