/** The start of the playground's runtime, with a double of `start`. */
import { beforeEach, expect, test, vi } from "vitest";

const refused = "qwen3:0.6b";

vi.mock("../../../demo/shell/views.ts", () => ({ view: { peek: () => "chat" } }));
vi.mock("../../../src/index.ts", () => {
  class InvalidOptionsError extends Error {}
  const start = async ({ models }: { models: readonly string[] }): Promise<object> => {
    if (models.includes(refused)) throw new InvalidOptionsError(`'${refused}' names no model`);
    return {
      subscribe: () => undefined,
      ready: async () => undefined,
      stop: async () => undefined,
      models: async () => ["starter-chat", ...models].map((id) => ({ id })),
      available: async () => [],
      recommend: async () => undefined,
      storage: async () => undefined,
      status: () => ({ isHost: true, isControlled: true, epoch: 1 }),
    };
  };
  return { InvalidOptionsError, start };
});

/** A visit with the models of earlier visits, once the page is ready. */
async function visit(kept: string[]) {
  const { addedModels } = await import("../../../demo/service/added-models.ts");
  addedModels.value = kept;
  const playground = await import("../../../demo/service/playground.ts");
  void playground.watchPlayground();
  await vi.waitFor(() => expect(playground.readiness.value).toEqual({ state: "ready" }));
  return { ...playground, addedModels, ids: () => playground.models.value.map(({ id }) => id) };
}

beforeEach(() => void vi.resetModules());

test("a visit has the models that earlier visits added", async () => {
  expect((await visit(["org/a"])).ids()).toEqual(["starter-chat", "org/a"]);
});

test("a visit starts without added models if one of them is refused", async () => {
  const { ids, addedModels } = await visit([refused]);
  expect(ids()).toEqual(["starter-chat"]);
  expect(addedModels.value).toEqual([]);
});

test("a refused address rejects, and the models that were added before stay", async () => {
  const { useAddedModels, readiness, ids, addedModels } = await visit(["org/a"]);
  await expect(useAddedModels(["org/a", refused])).rejects.toThrow("names no model");
  expect(addedModels.value).toEqual(["org/a"]);
  expect(ids()).toEqual(["starter-chat", "org/a"]);
  expect(readiness.value).toEqual({ state: "ready" });
});
