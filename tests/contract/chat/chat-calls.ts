/** Requests of `/v2/chat` to a service that records its calls. */
import { expect } from "vitest";
import { createApiDriver } from "../api-driver.ts";
import { chat, messageOf, replySchema } from "../cases/responses.ts";

/** Sends a request that must succeed. */
export async function callFor(fields: Record<string, unknown>) {
  const driver = createApiDriver();
  const answer = await chat(driver, fields);
  const body = await answer.text();
  expect(answer.status, body).toBe(200);
  const call = driver.service.chatCalls[0];
  if (!call) throw new TypeError("the service was not called");
  return { call, answer, reply: replySchema.parse(JSON.parse(body)) };
}

/** Returns the status and the message of the response. */
export async function refusal(fields: Record<string, unknown>) {
  const answer = await chat(createApiDriver(), fields);
  return `${answer.status} ${await messageOf(answer)}`;
}
