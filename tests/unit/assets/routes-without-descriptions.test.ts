import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withoutDescriptions } from "../../../scripts/build/routes-without-descriptions.mjs";

test("the host's script keeps the properties of a route that the router reads, at the same positions", () => {
  const id = "src/api/tokenize/tokenize-routes.ts";
  const code = readFileSync(id, "utf8");
  const result = withoutDescriptions(id, code);
  for (const text of ['method: "POST"', 'path: "/v1/tokenize"', '"TokenizeRequest"', "tokenizeRequestSchema", "inference.tokenize"]) {
    expect(result.indexOf(text), text).toBe(code.indexOf(text));
  }
  for (const text of ["summary:", "response:", 'wireObject("Tokens"', "Returns the tokens of a text."]) expect(result).not.toContain(text);
  expect(result.split("\n").length).toBe(code.split("\n").length);
});

test("other calls keep their properties", () => {
  const code = 'define({ id: "a", errors: [400] });\nconst x = { summary: "b" };\n';
  expect(withoutDescriptions("a.ts", code)).toBe(code);
});
