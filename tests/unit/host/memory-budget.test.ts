/** The memory budget of a whole host: the host neither fetches nor unloads files for a model that fits on no device. */
import { expect, test } from "vitest";
import { scriptedModels } from "../../contract/scripted/service-options.ts";
import { createScriptedEngine } from "../../scripted/scripted-engine.ts";
import { createHost } from "../../../src/worker/host/host.ts";
import { hostOptionsSchema } from "../../../src/worker/host/host-options.ts";
import { createModelReader } from "../../../src/worker/reading/create-model-reader.ts";
import { openDataStorage } from "../../../src/worker/storage/data-storage.ts";

const gib = 1024 ** 3;
const files = { weights: { bytes: 5_000_000_000, sha256: "0".repeat(64) } };
const large = scriptedModels.filter(({ id }) => id === "scripted-chat").map((model) => ({ ...model, id: "large", files }));

test.each([
  ["the user's budget", { memoryBudgetBytes: 2_000_000_000 }, 16 * gib, "the memory budget is 2000 MB (memoryBudgetBytes)"],
  ["half of the device's memory", {}, 4 * gib, "the memory budget is 2147 MB (memoryBudgetBytes)"],
  ["what a heap of WebAssembly takes", {}, 16 * gib, "WebAssembly holds up to 3221 MB"],
])("a model over %s is refused with the sizes that would fit, and the others stay loaded", async (_, options, deviceMemoryBytes, limit) => {
  const { control } = createHost(
    hostOptionsSchema.parse({
      ...options,
      modelsUrl: "http://page.test/models/",
      models: [...scriptedModels, ...large],
      engines: { scripted: "http://page.test/scripted.js" },
    }),
    {
      startEngine: () => ({
        engine: createScriptedEngine({ die: () => undefined }),
        died: new Promise(() => undefined),
        end: () => undefined,
      }),
      startReader: () => ({ reader: createModelReader(), died: new Promise(() => undefined), end: () => undefined }),
      findDeviceSupport: async () => ({ wasmThreads: 1, deviceMemoryBytes }),
      console,
      storage: openDataStorage(`host-${crypto.randomUUID()}`),
    },
  );
  expect(await control.load("scripted-chat")).toEqual({ ok: true });
  const refused = await control.load("large");
  expect(refused).toMatchObject({ ok: false, message: expect.stringContaining(`wasm: its weights take 5000 MB, ${limit}`) });
  const states = (await control.models()).filter(({ id }) => id === "large" || id === "scripted-chat");
  expect(states).toMatchObject([{ state: "failed" }, { state: "loaded" }]);
});
