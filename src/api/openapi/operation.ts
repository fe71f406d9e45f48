/** A route as an operation of OpenAPI. */
import { describedErrors } from "./described-errors.ts";
import type { DescribedRoute, SuccessResponse, WireObject } from "../define-route.ts";

const schemaOf = ({ name }: WireObject) => ({ schema: { $ref: `#/components/schemas/${name}` } });

const headers = {
  "X-Debug-Trace-Id": { $ref: "#/components/headers/TraceId" },
  "Cache-Control": { $ref: "#/components/headers/NoStore" },
  "X-API-Warning": { $ref: "#/components/headers/Warning" },
};

export function operationOf(route: DescribedRoute): object {
  const { id, tag, summary, access, deprecation, isOpenai, parameters = [], response, redirect, errors } = route;
  const body = contentOf(route);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(deprecation !== undefined && { deprecated: true }),
    ...(access === "open" && { security: [] }),
    parameters: [
      ...Array.from(route.path.matchAll(/\{(\w+)\}/g), ([, name]) => ({ name, in: "path", required: true, schema: { type: "string" } })),
      ...parameters,
      { $ref: "#/components/parameters/ClientName" },
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      200: { description: response.description, headers, content: successContent(response) },
      ...(redirect && { [redirect.status]: { description: redirect.description, headers } }),
      ...Object.fromEntries(
        errors.map((status) => [
          status,
          { $ref: `#/components/responses/${isOpenai ? "Openai" : ""}${describedErrors[status]?.name ?? "EngineFailed"}` },
        ]),
      ),
    },
  };
}

function contentOf({ request, otherBodies }: DescribedRoute): object | undefined {
  if (request === undefined && otherBodies === undefined) return undefined;
  return {
    ...(request !== undefined && { "application/json": schemaOf(request) }),
    ...Object.fromEntries(Object.entries(otherBodies ?? {}).map(([type, schema]) => [type, { schema }])),
  };
}

/** OpenAPI 3.1 cannot describe streams: the schema is the schema of one event or record, and `x-stream` names the format. */
function successContent({ json, eventStream, jsonLines, other = {} }: SuccessResponse): object {
  return {
    ...(json !== undefined && { "application/json": schemaOf(json) }),
    ...(eventStream !== undefined && { "text/event-stream": { ...schemaOf(eventStream), "x-stream": "server-sent events" } }),
    ...(jsonLines !== undefined && { "application/stream+json": { ...schemaOf(jsonLines), "x-stream": "JSON Lines" } }),
    ...Object.fromEntries(Object.entries(other).map(([type, schema]) => [type, { schema }])),
  };
}
