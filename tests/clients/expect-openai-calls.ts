/** Expected results of the openai package's calls with scripted models, in Node and in the browser. */
import type { openaiCalls } from "./openai-calls.ts";
import { weather } from "./client-target.ts";

type Calls = ReturnType<typeof openaiCalls>;
type Run = <Name extends keyof Calls>(name: Name) => Promise<Awaited<ReturnType<Calls[Name]>>>;
/** Both vitest's and Playwright's `expect` fit. */
type Expect = ((actual: unknown, message?: string) => { toEqual(expected: unknown): void; toMatchObject(expected: object): void }) & {
  any(type: unknown): unknown;
  stringContaining(text: string): unknown;
};

export async function expectOpenaiCalls(expect: Expect, run: Run): Promise<void> {
  const text = { content: "Hello there.", finishReason: "stop" };
  const counts = { prompt_tokens: expect.any(Number), completion_tokens: expect.any(Number), total_tokens: expect.any(Number) };
  expect(await run("openaiChat"), "openaiChat").toMatchObject({ ...text, usage: counts });
  expect(await run("openaiStream"), "openaiStream").toMatchObject({ ...text, usage: counts });
  const answer = { asked: [{ city: "Oslo" }], content: `The tool says: ${weather.result}` };
  expect(await run("openaiToolLoop"), "openaiToolLoop").toEqual({ ...answer, roles: ["user", "assistant", "tool", "assistant"] });
  expect(await run("openaiToolStream"), "openaiToolStream").toEqual(answer);
  expect(await run("openaiJson"), "openaiJson").toEqual({ city: "Lisbon", days: 3 });
  expect(await run("openaiEmbeddings"), "openaiEmbeddings").toMatchObject({ widths: [32, 32], areEqual: true });
  const { ids, one } = await run("openaiModels");
  expect(ids.includes("scripted-chat") && ids.includes("org/scripted-embed"), ids.join()).toEqual(true);
  // Below /v1 a model has the properties of both surfaces.
  expect(one, "openaiModels").toMatchObject({ id: "scripted-embed", object: "model", created: 0, owned_by: "cohabit" });
  expect(await run("openaiErrors"), "openaiErrors").toEqual({
    badRequest: { isTyped: true, status: 400, code: null, param: "n", message: expect.stringContaining("n must be 1") },
    unknownModel: {
      isTyped: true,
      status: 404,
      code: "model_not_found",
      param: "model",
      message: expect.stringContaining("'nope' not found"),
    },
    badKey: { isTyped: true, status: 401, code: "invalid_api_key", param: null, message: expect.stringContaining("invalid api token") },
    unprocessable: {
      isTyped: true,
      status: 422,
      code: null,
      param: expect.stringContaining("response_format"),
      message: expect.any(String),
    },
  });
  expect(await run("openaiAbort"), "openaiAbort").toEqual({ seen: 2, next: "served" });
}
