/** Compares responses with `openapi.json`: status, headers, media type and body, and every event of a stream. */
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import { z } from "zod";
import { openapiDocument } from "../../../src/api/openapi/document.ts";

export const openapi = openapiDocument("0.0.0");

const id = "openapi.json";
const ajv = new Ajv2020({ strict: false, allErrors: false });
addFormats.default(ajv);
ajv.addSchema({ $id: id, components: openapi.components });

const contentSchema = z.record(z.string(), z.object({ schema: z.unknown() }));
const headersSchema = z.record(z.string(), z.object({ $ref: z.string() }));
const referenceSchema = z.object({ $ref: z.string() });
const responseSchema = z.object({ headers: headersSchema.default({}), content: contentSchema.default({}) });
const operationSchema = z.object({
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.union([referenceSchema, responseSchema])),
});
const headerSchema = z.object({ required: z.boolean().default(false), schema: z.record(z.string(), z.unknown()) });

/** The value that a `$ref` of the document names. */
function resolve($ref: string): unknown {
  return $ref
    .slice(2)
    .split("/")
    .reduce<unknown>((value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined), openapi);
}

/** The operation of a path of a request; undefined if no path of the document matches. */
function operationFor(method: string, path: string) {
  const { pathname } = new URL(path, "http://page.test");
  for (const [template, methods] of Object.entries(openapi.paths)) {
    const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}/?$`);
    const operation = methods[method.toLowerCase()];
    if (operation !== undefined && pattern.test(pathname)) return operationSchema.parse(operation);
  }
  return undefined;
}

/** Within the document, so that its references resolve. */
function expectValid(schema: unknown, value: unknown, what: string): void {
  const text = JSON.stringify(schema).replaceAll('"#/components', `"${id}#/components`);
  const validate = (validators[text] ??= ajv.compile(JSON.parse(text)));
  if (!validate(value)) expect.fail(`${what}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(value)}`);
}
const validators: Record<string, ReturnType<typeof ajv.compile>> = {};

/** Expects a JSON request, without null properties, to fit the description. */
export function expectDescribedRequest(method: string, path: string, body: unknown): void {
  const content = operationFor(method, path)?.requestBody?.content["application/json"];
  expect(content, `${method} ${path} takes no JSON`).toBeDefined();
  expectValid(content?.schema, body, `request of ${path}`);
}

interface Received {
  status: number;
  headers: Headers;
  text: string;
}

export function expectDescribedResponse(method: string, path: string, { status, headers, text }: Received): void {
  const operation = operationFor(method, path);
  const what = `${method} ${path} ${status}`;
  if (!operation) {
    // A path without a description does not exist.
    expect(status, `${what} ${text}`).toBe(404);
    return;
  }
  const found = operation.responses[status];
  if (found === undefined) expect.fail(`${what} is not described: ${text}`);
  const response = "$ref" in found ? responseSchema.parse(resolve(found.$ref)) : found;
  for (const [name, { $ref }] of Object.entries(response.headers)) {
    const { required, schema } = headerSchema.parse(resolve($ref));
    const value = headers.get(name);
    if (value === null) expect(required, `${what} lacks ${name}`).toBe(false);
    else expectValid(schema, value, `${what}: ${name}`);
  }
  const mediaType = headers.get("Content-Type")?.split(";", 1)[0] ?? "";
  const content = response.content[mediaType];
  if (content === undefined) expect.fail(`${what} has ${mediaType}, which is not described`);
  for (const value of valuesOf(mediaType, text)) {
    const isFailure = mediaType === "text/event-stream" && typeof value === "object" && value !== null && "error" in value;
    expectValid(isFailure ? { $ref: "#/components/schemas/OpenaiErrorBody" } : content.schema, value, what);
  }
}

/** The JSON values of a body, by its media type. */
function valuesOf(mediaType: string, text: string): unknown[] {
  switch (mediaType) {
    case "application/stream+json":
      return text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));
    case "text/event-stream":
      return Array.from(text.matchAll(/^data: (?!\[DONE\]$)(.*)$/gm), ([, data = ""]) => JSON.parse(data));
    default:
      return [JSON.parse(text)];
  }
}
