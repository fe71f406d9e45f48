/** Calls of v1 chat against the scripted service, and assertions on them. */
import { expect } from "vitest";
import type { ApiOptions } from "../../../src/api/api.ts";
import { createApiDriver } from "../api-driver.ts";
import { messageOf, post } from "../cases/responses.ts";
import { v1ReplySchema } from "../cases/v1-responses.ts";

export const findTool = {
  name: "find",
  description: "",
  parameter_definitions: { q: { type: "str", description: "Query", required: true } },
};
export const findResult = (q: string, ...outputs: Record<string, unknown>[]) => ({ call: { name: "find", parameters: { q } }, outputs });

/** The call that the service received for a successful request, and the reply. */
export async function answeredV1(fields: Record<string, unknown>, options: ApiOptions = {}, driver = createApiDriver(options)) {
  const answer = await post(driver, "/v1/chat", { message: "hi", ...fields });
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  const call = driver.service.chatCalls.at(-1);
  if (!call) throw new TypeError("the service was not called");
  return { call, reply: v1ReplySchema.parse(JSON.parse(text)), warning: answer.headers.get("x-api-warning") };
}

/** Status and text of an error. */
export async function refusalV1(fields: Record<string, unknown>): Promise<string> {
  const answer = await post(createApiDriver(), "/v1/chat", { message: "hi", ...fields });
  return `${answer.status} ${await messageOf(answer)}`;
}
