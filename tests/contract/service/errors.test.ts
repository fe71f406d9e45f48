import { describe, expect, it } from "vitest";
import { wireErrorOf, type ContractError } from "../../../src/api/response/wire-error.ts";
import * as errors from "../../../src/api/response/errors.ts";
import * as inference from "../../../src/inference/errors.ts";
import { createApiDriver } from "../api-driver.ts";
import { errorSchema, messageOf, post } from "../cases/responses.ts";

/** An error of every class, with its status and message of contract 1.3. */
const table: [ContractError, number, string][] = [
  [new errors.MalformedJson("it ends early"), 400, "invalid json syntax: it ends early"],
  [new errors.FieldMissing("model"), 400, "invalid request: model is required"],
  [new errors.WrongType("k", "string", "integer"), 400, "invalid type: parameter k is of type string but should be of type integer"],
  [new errors.OutOfBounds("k", 0, 500), 400, "invalid request: k must be between 0 and 500 inclusive"],
  [new errors.OutOfBounds("k", 1, undefined), 400, "invalid request: k must be at least 1"],
  [new errors.NotOneOf("truncate", ["NONE", "END"]), 400, "invalid request: truncate must be one of NONE, END"],
  [new errors.InvalidRequest("query must not be blank"), 400, "invalid request: query must not be blank"],
  [new errors.NotSupportedWith("a", "b"), 400, "invalid request: a is not supported with b"],
  [new errors.RequiresOther("a", "b"), 400, "invalid request: a requires b"],
  [new errors.UnsupportedByModel("m", "images"), 400, "invalid request: model 'm' does not support images"],
  [new errors.UnsupportedByEndpoint("m", "generate"), 400, "invalid request: model 'm' is not supported by the generate API"],
  [new inference.TooManyTokens("9 of 8"), 400, "too many tokens: 9 of 8"],
  [
    new errors.MalformedMultipart("it ends before its last boundary"),
    400,
    "invalid request: the body is not valid multipart/form-data: it ends before its last boundary",
  ],
  [new errors.StorageFull("delete some"), 400, "invalid request: not enough storage: delete some"],
  [new errors.ApiKeyMissing(), 401, "no api key supplied"],
  [new errors.InvalidApiToken(), 401, "invalid api token"],
  [new errors.PermissionMissing("datasets"), 403, "forbidden: datasets is required"],
  [new errors.PathNotFound(), 404, "404 page not found"],
  [
    new inference.ModelNotFound("m", ["a", "b"]),
    404,
    "model 'm' not found: available: a, b; the option 'aliases' lets a model answer to other names",
  ],
  [
    new inference.ModelNotFound("m", []),
    404,
    "model 'm' not found: no model is available; the option 'aliases' lets a model answer to other names",
  ],
  [
    new inference.ModelNotFound(
      "m",
      Array.from({ length: 12 }, (_, index) => `n${index}`),
    ),
    404,
    "model 'm' not found: available: n0, n1, n2, n3, n4, n5, n6, n7, n8, n9 and 2 more; the option 'aliases' lets a model answer to other names",
  ],
  [new errors.StoredNotFound("embed job", "j"), 404, "embed job with id j not found"],
  [
    new errors.ConnectorsFailed("c", "no answer"),
    400,
    "connectors failed with continue on failure disabled: connector c failed with message 'no answer'",
  ],
  [new inference.UnknownToken("m", 2), 400, "invalid request: tokens[2] is not in the vocabulary of model 'm'"],
  [new errors.ConnectorNotFound("c"), 404, "connector 'c' not found"],
  [new errors.PresetNotFound("p"), 404, "preset 'p' not found"],
  [new errors.BodyTooLarge(5), 413, "request body too large: at most 5 bytes are accepted"],
  [new inference.Unprocessable("no image"), 422, "unprocessable: no image"],
  [new errors.RateLimited("at most 3 a minute", 7), 429, "too many requests: at most 3 a minute"],
  [new errors.DenyListed("request"), 498, "invalid token: request contains a deny-listed token"],
  [new inference.Cancelled(), 499, "request cancelled"],
  [new inference.EngineFailed("device-lost"), 500, "internal server error: device-lost"],
  [new errors.NotImplemented("tools"), 501, "not implemented: tools"],
  [new inference.ServiceUnavailable("the queue is full", 2), 503, "service unavailable: the queue is full"],
  [new inference.GestureNeeded("call load in a click"), 503, "service unavailable: call load in a click"],
  [new inference.TimedOut(1500), 504, "timed out after 1500 ms"],
];

describe("errors on the wire", () => {
  for (const [error, status, message] of table) {
    it(`${error.constructor.name} is ${status}, ${message}`, async () => {
      const driver = createApiDriver();
      driver.service.nextRefusal = error;
      const answer = await post(driver, "/v1/embed", { texts: ["x"], model: "scripted-embed" });
      expect(answer.status).toBe(status);
      expect(answer.headers.get("content-type")).toBe("application/json");
      const body = errorSchema.parse(await answer.json());
      expect(body).toEqual({ message, id: answer.headers.get("x-debug-trace-id") });
    });
  }

  it("cover all twelve statuses, 413 and every class", () => {
    expect([...new Set(table.map(([, status]) => status))]).toEqual([400, 401, 403, 404, 413, 422, 429, 498, 499, 500, 501, 503, 504]);
    const classes = new Set(table.map(([error]) => error.constructor.name));
    const exported = [...Object.keys(errors), ...Object.keys(inference)].filter((name) => name !== "ApiError" && name !== "InferenceError");
    expect([...classes].toSorted()).toEqual(exported.toSorted());
  });

  it("have the name of their class and a message for logs", () => {
    for (const [error] of table) {
      expect(error.name).toBe(error.constructor.name);
      expect(error.message).not.toBe("");
    }
  });

  it("have Retry-After in whole seconds with 429 and 503", () => {
    expect(wireErrorOf(new errors.RateLimited("x", 7)).headers).toEqual({ "Retry-After": "7" });
    expect(wireErrorOf(new inference.ServiceUnavailable("x", 2)).headers).toEqual({ "Retry-After": "2" });
    expect(wireErrorOf(new inference.EngineFailed("x")).headers).toEqual({});
  });

  it("keep the text of a defect to ourselves", async () => {
    const driver = createApiDriver();
    driver.service.nextRefusal = new TypeError("x is undefined at secret.ts");
    const answer = await driver.call("/v2/rerank", {
      body: JSON.stringify({ model: "scripted-rerank", query: "a", documents: ["a"] }),
    });
    expect(answer.status).toBe(500);
    expect(await messageOf(answer)).toBe("internal server error: uncaught");
  });

  it("thrown by the service reach the caller as they are", async () => {
    const driver = createApiDriver();
    driver.service.nextRefusal = new inference.ServiceUnavailable("the queue is full", 3);
    const answer = await driver.call("/v2/embed", {
      body: JSON.stringify({ model: "scripted-embed", input_type: "clustering", texts: ["a"] }),
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("3");
  });
});
