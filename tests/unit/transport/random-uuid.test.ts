import { webcrypto } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("an insecure context, which has no crypto.randomUUID, gets UUIDs of version 4 as well", async () => {
  vi.resetModules();
  const insecure = { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes) };
  vi.stubGlobal("crypto", insecure);
  const { randomUuid } = await import("../../../src/transport/random-uuid.ts");
  // Our realms define the function under the standard's name: it must not call itself then.
  vi.stubGlobal("crypto", { ...insecure, randomUUID: randomUuid });
  const ids = Array.from({ length: 200 }, randomUuid);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(200);
});
