/** The description of the API in OpenAPI 3.1, made from the schemas that check requests and type responses. */
import type { DescribedRoute, WireObject } from "../define-route.ts";
import { describedRoutes } from "../routes.ts";
import { describedErrors, type DescribedError } from "./described-errors.ts";
import { jsonSchemaOf, type JsonSchema } from "./json-schema.ts";
import { operationOf } from "./operation.ts";
import { requestObjects, responseObjects } from "./wire-objects.ts";

const about =
  "The HTTP interface of a language-model inference service inside a web page. A property whose value is null is the same as an " +
  "absent one. Properties that are not described are ignored. Requests are answered for the pages of the site alone.";

/** `version`: the version of the package. */
export function openapiDocument(version: string) {
  const routes: readonly DescribedRoute[] = describedRoutes;
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route);
  return {
    openapi: "3.1.1",
    info: { title: "Cohabit", version, description: about, license: { name: "Apache-2.0", identifier: "Apache-2.0" } },
    // Relative to this document, which is at the base.
    servers: [{ url: "." }],
    security: [{ bearer: [] }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "Any text, unless the site configured tokens. Two tokens do not see each other's resources.",
        },
      },
      parameters: {
        ClientName: { name: "X-Client-Name", in: "header", description: "Recorded in the request log.", schema: { type: "string" } },
      },
      headers: {
        TraceId: { required: true, description: "Id of the request.", schema: { type: "string", format: "uuid" } },
        NoStore: { required: true, description: "Responses are not cached.", schema: { const: "no-store" } },
        Warning: {
          description: "What is deprecated, ignored or was adjusted; one line.",
          schema: { type: "string", pattern: "^[\\x20-\\x7e]+$" },
        },
        RetryAfter: { required: true, description: "Seconds.", schema: { type: "string", pattern: "^[1-9]\\d*$" } },
      },
      responses: Object.fromEntries(
        Object.values(describedErrors).flatMap((error) => [
          [error.name, errorResponse(error, "ErrorBody", { message: { pattern: error.pattern } })],
          [
            `Openai${error.name}`,
            errorResponse(error, "OpenaiErrorBody", { error: { properties: { message: { pattern: error.pattern } } } }),
          ],
        ]),
      ),
      schemas: {
        ...schemasOf(requestObjects, "request"),
        ...schemasOf(responseObjects, "response"),
      },
    },
  };
}

function schemasOf(objects: readonly WireObject[], direction: "request" | "response"): Record<string, JsonSchema> {
  return Object.fromEntries(objects.map(({ name, schema }) => [name, jsonSchemaOf(schema, direction)]));
}

function errorResponse({ description, hasRetryAfter }: DescribedError, schema: string, properties: JsonSchema) {
  return {
    description,
    headers: {
      "X-Debug-Trace-Id": { $ref: "#/components/headers/TraceId" },
      "Cache-Control": { $ref: "#/components/headers/NoStore" },
      "X-API-Warning": { $ref: "#/components/headers/Warning" },
      ...(hasRetryAfter && { "Retry-After": { $ref: "#/components/headers/RetryAfter" } }),
    },
    content: { "application/json": { schema: { allOf: [{ $ref: `#/components/schemas/${schema}` }, { properties }] } } },
  };
}
