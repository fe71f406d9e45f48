import { expect, test } from "vitest";
import { retryAfterSeconds } from "../../../src/worker/hub/retry-after.ts";

const now = Date.parse("2026-11-23T10:00:00Z");

test.each([
  ["120", 120],
  ["Mon, 23 Nov 2026 10:00:30 GMT", 30],
  ["Mon, 23 Nov 2026 09:00:00 GMT", 0],
  ["soon", undefined],
  ["", undefined],
])("Retry-After %j asks for %j seconds", (header, seconds) => {
  expect(retryAfterSeconds(new Response("", { headers: { "Retry-After": header } }), now)).toBe(seconds);
});
