/** Assumptions about an embed model are in each response that contains its vectors or is computed from them. */
import { describe, expect, it } from "vitest";
import { createApiDriver } from "../api-driver.ts";

const line = "model 'm': pooling \"mean\" was assumed";
const examples = ["a", "b", "c", "d"].map((text, index) => ({ text, label: index < 2 ? "one" : "two" }));

async function post(path: string, body: object, warnings: string[]) {
  const driver = createApiDriver();
  driver.service.embedWarnings = warnings;
  const response = await driver.call(path, { body: JSON.stringify({ model: "scripted-embed", ...body }) });
  return { status: response.status, header: response.headers.get("X-API-Warning") ?? "", body: JSON.parse(await response.text()) };
}

describe.each([
  ["/v2/embed", { texts: ["a"], input_type: "clustering" }],
  ["/v2/embed", { inputs: [{ content: [{ type: "text", text: "a" }] }], input_type: "clustering" }],
  ["/v1/embed", { texts: ["a"], input_type: "clustering" }],
  ["/v1/classify", { inputs: ["a"], examples }],
])("%s", (path, body) => {
  it("has the lines in meta.warnings and in the header", async () => {
    const answer = await post(path, body, [line]);
    expect([answer.status, answer.header]).toEqual([200, expect.stringContaining(line)]);
    expect(answer.body.meta.warnings).toContain(line);
  });

  it("has none without an assumption", async () => {
    const answer = await post(path, body, []);
    expect(answer.header).not.toContain("assumed");
    expect(answer.body.meta.warnings ?? []).not.toContain(line);
  });
});

it("/compatibility/v1/embeddings has the lines in the header alone", async () => {
  const answer = await post("/compatibility/v1/embeddings", { input: "a" }, [line]);
  expect(answer.header).toContain(line);
});
