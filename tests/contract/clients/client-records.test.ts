/**
 * The official clients against a whole host: requests and responses equal the records, so that a new version of a client
 * with other requests is noticed. `npx vitest run tests/contract/clients/client-records.test.ts --update` writes the records.
 */
import { describe, expect, it } from "vitest";
import { aiSdkCalls } from "../../clients/ai-sdk-calls.ts";
import { cohereV1Calls } from "../../clients/cohere-v1-calls.ts";
import { cohereV2Calls } from "../../clients/cohere-v2-calls.ts";
import { langchainCalls } from "../../clients/langchain-calls.ts";
import type { ClientTarget } from "../../clients/client-target.ts";
import { RecordedService } from "./client-exchanges.ts";

const callsOf = (target: ClientTarget) => ({
  ...cohereV2Calls(target),
  ...cohereV1Calls(target),
  ...aiSdkCalls(target),
  ...langchainCalls(target),
});

const names = Object.keys(callsOf({ baseUrl: "http://page.test" })) as (keyof ReturnType<typeof callsOf>)[];

describe("official clients", () => {
  it.for(names)("%s: requests and responses equal the record", async (name) => {
    const service = new RecordedService();
    await callsOf(service)[name]();
    expect(service.exchanges.map(({ response }) => response.status)).toEqual(service.exchanges.map(() => 200));
    await expect(`${JSON.stringify(service.exchanges, null, 2)}\n`).toMatchFileSnapshot(`../fixtures/clients/${name}.json`);
  });
});
