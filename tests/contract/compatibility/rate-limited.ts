import { createApiDriver } from "../api-driver.ts";

/** The response to the second request of an owner with a limit of one a minute. */
export async function rateLimited(path: string, body: unknown): Promise<Response> {
  const driver = createApiDriver({ requestsPerMinute: 1 });
  await driver.call(path, { body: JSON.stringify(body) });
  return driver.call(path, { body: JSON.stringify(body) });
}
