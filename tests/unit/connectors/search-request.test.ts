import { describe, expect, test } from "vitest";
import { searchConnector } from "../../../src/worker/connectors/search-request.ts";

const search = (body: string): Promise<unknown> =>
  searchConnector(
    "http://connector.test/search",
    undefined,
    { query: "cats", options: {} },
    { fetch: async () => new Response(body), pageOrigin: undefined, timeoutMs: 60_000 },
    new AbortController().signal,
  );
const nested = (depth: number): string => `{"results":[{"text":${"[".repeat(depth)}${"]".repeat(depth)}}]}`;

describe("a connector's answer", () => {
  test("may be nested", async () => expect(await search(nested(100))).toHaveLength(1));

  test.each([1000, 1_000_000])("that is nested %i levels deep is refused without a stack overflow", async (depth) => {
    await expect(search(nested(depth))).rejects.toThrow("the connector's answer is nested deeper than 256 levels");
  });
});
