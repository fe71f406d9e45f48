import { createApiDriver } from "../api-driver.ts";

/** The response to the second of two requests of an owner who may send one a minute. */
export async function rateLimited(path: string, body: unknown): Promise<Response> {
  const driver = createApiDriver({ requestsPerMinute: 1 });
  await driver.call(path, { body: JSON.stringify(body) });
  return driver.call(path, { body: JSON.stringify(body) });
}
