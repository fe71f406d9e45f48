import { expect, test } from "vitest";
import { openapiReferenceOf } from "../../../scripts/docs/reference/openapi-reference.mjs";
import { schemaTable, typeText } from "../../../scripts/docs/reference/schema-tables.mjs";

const document = {
  openapi: "3.1.1",
  paths: {
    "/v2/chat": {
      post: {
        tags: ["Chat"],
        summary: "Writes a reply.",
        parameters: [{ $ref: "#/components/parameters/Name" }],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/ChatRequest" } } } },
        responses: {
          200: {
            description: "The reply.",
            content: { "text/event-stream": { "schema": { $ref: "#/components/schemas/Event" }, "x-stream": "server-sent events" } },
          },
          400: { $ref: "#/components/responses/BadRequest" },
        },
      },
    },
    "/v1/old": { get: { tags: ["Old"], summary: "Old.", deprecated: true, responses: {} } },
  },
  components: {
    parameters: { Name: { name: "X-Name", in: "header", description: "Recorded.", schema: { type: "string" } } },
    responses: { BadRequest: { description: "Wrong." } },
    schemas: { ChatRequest: { type: "object", properties: { model: { type: "string" } }, required: ["model"] }, Event: { const: "done" } },
  },
};

test("operations are shown by tag, with their bodies, parameters, streams and errors", () => {
  const text = openapiReferenceOf(document);
  expect(text.indexOf("## Chat")).toBeLessThan(text.indexOf("## Old"));
  expect(text).toContain("### `POST /v2/chat`\n\nWrites a reply.");
  expect(text).toContain("Body: [ChatRequest](#chatrequest) (`application/json`)");
  expect(text).toContain("| `X-Name` | header | string | Recorded. |");
  expect(text).toContain("200: The reply. [Event](#event) (`text/event-stream`, server-sent events)");
  expect(text).toContain("Errors: 400.");
  expect(text).toContain("Old. Deprecated.");
  expect(text).toContain("### ChatRequest\n\n| field (* always) | type | |\n|---|---|---|\n| `model` * | string |  |");
});

test("fields are shown with their path, alternatives with their distinguishing fields", () => {
  const table = schemaTable({
    type: "object",
    properties: {
      k: { type: "integer", minimum: 0, maximum: 500, default: 0, description: "a | b" },
      messages: {
        type: "array",
        items: {
          oneOf: [
            { type: "object", properties: { role: { const: "user" }, content: { anyOf: [{ type: "string" }, { type: "null" }] } } },
            { type: "object", properties: { role: { const: "tool" } }, required: ["role"] },
          ],
        },
      },
    },
  });
  expect(table).toContain("| `k` | integer from 0 to 500 | a \\| b; default `0` |");
  expect(table).toContain("| `messages` | list of object |  |");
  expect(table).toContain("| `messages[](user).content` | string or null |  |");
  expect(table).toContain("| `messages[](tool).role` * | `tool` |  |");
});

test.each([
  [true, "any"],
  [{ enum: ["a", 1] }, "`a`, `1`"],
  [{ type: ["string", "null"] }, "string or null"],
  [{ type: "array", items: { $ref: "#/components/schemas/Part" } }, "list of [Part](#part)"],
  [{ const: "" }, '`""`'],
])("the type of %j", (schema, text) => {
  expect(typeText(schema)).toBe(text);
});
