import { createHash } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { sha256 } from "../../../src/api/access/sha-256.ts";

afterEach(() => vi.unstubAllGlobals());

const bytes = new TextEncoder().encode("the same token");
const expected = createHash("sha256").update(bytes).digest("hex");

test("SHA-256 is the same with Web Crypto and in an insecure context, which has none", async () => {
  expect(Buffer.from(await sha256(bytes)).toString("hex")).toBe(expected);
  vi.stubGlobal("crypto", {});
  expect(Buffer.from(await sha256(bytes)).toString("hex")).toBe(expected);
});
