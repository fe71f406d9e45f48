/** A real GGUF model on a page that asks for WebGPU, with the software adapter of Chromium. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openServiceOn } from "../browser/service/service-page.ts";
import { chat, expect, ggufModels, test, textOf, user } from "./real-models.ts";

const flags = ["--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader", "--disable-gpu-watchdog"];
const [model = ""] = ggufModels;

test(`${model}: on WebGPU by llama.cpp with half precision, else on WASM with the reason`, async ({ hub, browser, service }, { project }) => {
  const { launchOptions, baseURL = "" } = project.use;
  const folder = mkdtempSync(path.join(tmpdir(), "real-weights-"));
  const args = [...(launchOptions?.args ?? []), ...flags];
  const profile = await browser.browserType().launchPersistentContext(folder, { ...launchOptions, baseURL, args });
  const page = await openServiceOn(profile, "/service.html", { models: [model], hubs: [hub.url], device: "webgpu", replyStallMs: 600_000 });
  const features = await page.evaluate(async () => {
    const adapter = await navigator.gpu?.requestAdapter();
    return adapter === null || adapter === undefined ? undefined : [...adapter.features];
  });
  expect(features, "the flags of this browser give no adapter").toBeDefined();
  const question = { model, messages: user("What is the capital of Italy?"), max_tokens: 16 };
  const reply = textOf(await chat(page, question));
  const status = await page.evaluate(async (id) => (await window.cohabit?.models())?.find((each) => each.id === id), model);
  console.log(`${model}, WebGPU: ${features?.includes("shader-f16")} ${JSON.stringify(status)} ${reply}`);
  if (features?.includes("shader-f16")) {
    expect(status).toMatchObject({ device: "webgpu" });
    expect(reply).not.toBe("");
  } else {
    expect(status).toMatchObject({ device: "wasm", webgpuObstacle: "missing-feature" });
    expect(reply).toBe(textOf(await chat(service, question)));
  }
  await profile.close();
  rmSync(folder, { recursive: true, force: true });
});
