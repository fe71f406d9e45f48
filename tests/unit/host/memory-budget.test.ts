/** The memory budget of a whole host: nothing is downloaded, or unloaded, for a model that fits nowhere. */
import { expect, test } from "vitest";
import { createHostDriver } from "../../contract/host-driver.ts";
import { scriptedModels } from "../../contract/scripted/service-options.ts";

const files = { weights: { bytes: 5_000_000_000, sha256: "0".repeat(64) } };
const large = scriptedModels.filter(({ id }) => id === "scripted-chat").map((model) => ({ ...model, id: "large", files }));

test.each([
  ["a budget of the user's", { memoryBudgetBytes: 2_000_000_000 }, "the memory budget is 2000 MB (memoryBudgetBytes)"],
  ["half of the device's memory by default", {}, "WebAssembly holds up to 3221 MB"],
])("a model over %s is refused with what would fit, and leaves the others loaded", async (_, options, limit) => {
  const { host } = createHostDriver({ ...options, models: [...scriptedModels, ...large] });
  expect(await host.control.load("scripted-chat")).toEqual({ ok: true });
  const refused = await host.control.load("large");
  expect(refused).toMatchObject({ ok: false, message: expect.stringContaining(`wasm: its weights take 5000 MB, ${limit}`) });
  const states = (await host.control.models()).filter(({ id }) => id === "large" || id === "scripted-chat");
  expect(states).toMatchObject([{ state: "failed" }, { state: "loaded" }]);
});
