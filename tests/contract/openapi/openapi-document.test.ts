/** The description against the served routes, OpenAPI's own schema, and the recorded exchanges of the official clients. */
import { readdirSync, readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { chatV1FreeForm } from "../../../src/api/chat-v1/request/chat-v1-request.ts";
import { chatFreeForm } from "../../../src/api/chat-v2/chat-request.ts";
import type { WireObject } from "../../../src/api/define-route.ts";
import { requestObjects, responseObjects } from "../../../src/api/openapi/wire-objects.ts";
import { removeNulls } from "../../../src/api/request/null-properties.ts";
import { describedRoutes, servedRoutes } from "../../../src/api/routes.ts";
import { createApiDriver } from "../api-driver.ts";
import { recordSchema } from "../clients/client-exchanges.ts";
import { expectDescribedRequest, expectDescribedResponse, openapi } from "./described-response.ts";

describe("openapi.json", () => {
  it("is valid OpenAPI 3.1", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(openapi));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it("describes every route that is served, and no other", async () => {
    const served = [];
    for (const { method, path } of servedRoutes({})) {
      const answer = await createApiDriver().call(path.replaceAll(/\{\w+\}|\*\*/g, "x"), {
        method,
        ...(method !== "GET" && { body: "{}" }),
      });
      if (answer.status !== 501) served.push(`${method} ${path}`);
    }
    expect(describedRoutes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(served.toSorted());
  });

  it("gives every operation a name of its own, and uses every schema", () => {
    expect(new Set(describedRoutes.map(({ id }) => id)).size).toBe(describedRoutes.length);
    const used = JSON.stringify([openapi.paths, openapi.components.responses]);
    for (const name of Object.keys(openapi.components.schemas)) expect(used).toContain(`"#/components/schemas/${name}"`);
  });

  it("has the objects of cohabit/types (`npx vitest run tests/contract/openapi -u` writes src/types.ts)", async () => {
    const lines = (objects: readonly WireObject[], bodies: string) =>
      objects.map(({ name }) => `export type ${name} = ${bodies}["${name}"];\n`);
    const types = new Set([...lines(requestObjects, "RequestBodies"), ...lines(responseObjects, "ResponseBodies")]);
    const comment =
      "/**\n * `cohabit/types`: the bodies of requests, and the bodies, events and records of responses, of every route. Written by\n" +
      " * tests/contract/openapi/openapi-document.test.ts from the route table.\n */\n";
    const imports = 'import type { RequestBodies, ResponseBodies } from "./api/openapi/wire-objects.ts";\n';
    await expect(`${comment}${imports}\n${[...types].join("")}`).toMatchFileSnapshot("../../../src/types.ts");
    expect(types.size).toBe(Object.keys(openapi.components.schemas).length);
  });

  it("describes checks by functions: bounds, integers and rules in words", () => {
    const { ChatRequest } = openapi.components.schemas;
    expect(ChatRequest?.["properties"]).toMatchObject({
      k: { type: "integer", minimum: 0, maximum: 500 },
      p: { type: "number", minimum: 0.01, maximum: 0.99 },
      temperature: { type: "number", minimum: 0 },
      stream: { type: "boolean", default: false },
    });
    expect(openapi.components.schemas["RerankRequest"]?.["properties"]).toMatchObject({ query: { description: "must not be blank" } });
    expect(ChatRequest?.["required"]).toEqual(["model", "messages"]);
  });
});

const folder = new URL("../fixtures/clients/", import.meta.url);

describe("recorded exchanges", () => {
  it.for(readdirSync(folder).toSorted())("%s is as described", (file) => {
    for (const { request, response } of recordSchema.parse(JSON.parse(readFileSync(new URL(file, folder), "utf8")))) {
      const { method, path, body } = request;
      removeNulls(body, { ...chatV1FreeForm, ...chatFreeForm });
      if (body !== null) expectDescribedRequest(method, path, body);
      const text = response.lines?.join("\n") ?? JSON.stringify(response.body);
      // The records leave out the headers that are constant or random.
      const headers = new Headers({ ...response.headers, "Cache-Control": "no-store", "X-Debug-Trace-Id": crypto.randomUUID() });
      expectDescribedResponse(method, path, { status: response.status, headers, text });
    }
  });
});
