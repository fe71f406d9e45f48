import { expect, it } from "vitest";
import { RateLimited } from "../../../src/api/response/errors.ts";
import { TooManyTokens } from "../../../src/inference/errors.ts";
import { createApiDriver, type ApiDriver } from "../api-driver.ts";
import { errorSchema } from "../cases/responses.ts";

/**
 * Contract 0.5: the request below is wrong in every step at once. Each row mends the first error left, and the error of the
 * next step must show. Images are the content that only a model can refuse.
 */
const wrong = {
  authorization: null as string | null,
  path: "/v2/nope",
  body: {
    model: "nope",
    messages: [{ role: "user", content: [{ type: "image_url", image_url: { url: "data:image/png;base64,AAAA" } }] }] as unknown,
    k: 501,
    tool_choice: "REQUIRED" as string | null,
    stop_sequences: ["denied"],
  },
  text: "{" as string | undefined,
};

const steps: [mend: (request: typeof wrong, driver: ApiDriver) => void, status: number, message: RegExp][] = [
  [() => {}, 404, /page not found/],
  [
    (request) => {
      request.path = "/v2/chat";
    },
    401,
    /no api key/,
  ],
  [
    (request) => {
      request.authorization = "Bearer no-permission";
    },
    403,
    /inference is required/,
  ],
  [
    (request) => {
      request.authorization = "Bearer full";
    },
    400,
    /invalid json syntax/,
  ],
  [
    (request) => {
      request.text = undefined;
    },
    400,
    /k must be between/,
  ],
  [
    (request) => {
      request.body.k = 0;
    },
    400,
    /tool_choice REQUIRED requires tools/,
  ],
  [
    (request) => {
      request.body.tool_choice = null;
    },
    404,
    /model 'nope' not found/,
  ],
  [
    (request) => {
      request.body.model = "scripted-chat";
    },
    400,
    /does not support images/,
  ],
  [
    (request) => {
      request.body.model = "scripted-vision";
    },
    422,
    /unprocessable/,
  ],
  [
    (request) => {
      request.body.messages = [{ role: "user", content: "hi" }];
    },
    498,
    /request contains/,
  ],
  [
    (request, driver) => {
      request.body.stop_sequences = [];
      driver.service.nextRefusal = new TooManyTokens("9 of 8");
    },
    400,
    /too many tokens/,
  ],
  [
    (_request, driver) => {
      driver.service.nextRefusal = new RateLimited("x", 1);
    },
    429,
    /too many requests/,
  ],
  [() => {}, 200, /^$/],
];

it("the first failing step decides the status", async () => {
  const driver = createApiDriver({
    tokens: [
      { token: "full", ownerId: "o", organizationId: "o", permissions: ["inference"] },
      { token: "no-permission", ownerId: "p", organizationId: "o", permissions: [] },
    ],
    denyList: ["denied"],
  });
  const request = structuredClone(wrong);
  for (const [index, [mend, status, message]] of steps.entries()) {
    mend(request, driver);
    const answer = await driver.call(request.path, {
      headers: { Authorization: request.authorization },
      body: request.text ?? JSON.stringify(request.body),
    });
    expect(answer.status, `step ${index}`).toBe(status);
    const body: unknown = await answer.json();
    if (status !== 200) expect(errorSchema.parse(body).message).toMatch(message);
  }
});
