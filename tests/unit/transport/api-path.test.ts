import { expect, test } from "vitest";
import { isApiPath } from "../../../src/transport/api-path.ts";

test.each([
  ["/v1/models", "", true],
  ["/v2/chat", "", true],
  ["/v2", "", true],
  ["/v2/batches/1:cancel", "", true],
  ["/compatibility/v1/models", "", true],
  ["/api/compatibility/v1/models", "/api", true],
  ["/compatibility", "", false],
  ["/compatibility/v2/models", "", false],
  ["/v10/models", "", false],
  ["/v3/chat", "", false],
  ["/", "", false],
  ["/api/v1/models", "", false],
  ["/api/v1/models", "/api", true],
  ["/v1/models", "/api", false],
  ["/V1/models", "", false],
])("%s below base '%s' belongs to the API: %s", (pathname, base, expected) => {
  expect(isApiPath(pathname, base)).toBe(expected);
});
