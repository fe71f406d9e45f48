/** Replays recorded requests of the official clients: the encoders must respond with the bytes that the clients understood. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RecordedService, recordSchema } from "./client-exchanges.ts";

const folder = new URL("../fixtures/clients/", import.meta.url);

describe("recorded clients", () => {
  it.for(readdirSync(folder).toSorted())("%s", async (file) => {
    const record = recordSchema.parse(JSON.parse(readFileSync(new URL(file, folder), "utf8")));
    expect(record).not.toHaveLength(0);
    const service = new RecordedService();
    for (const { request, response } of record) {
      const answer = await service.replay(request);
      expect(answer).toEqual(response);
      // The order of the keys too, which `toEqual` does not see.
      expect(JSON.stringify(answer)).toBe(JSON.stringify(response));
    }
  });
});
