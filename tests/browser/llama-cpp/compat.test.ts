/** The compat build of llama.cpp in a browser without the features that the standard build needs. */
import type { Page } from "playwright/test";
import { expect, openServiceOn, test } from "../service/service-page.ts";
import { type FileFault, openStaticSite } from "../static-site.ts";
import { llamaCppTiny, serveTinyModels, tinyOptions } from "./tiny-model.ts";

/** The scripts in which the build is chosen and runs. */
const file = /(engine\.worker-[\w-]+|llama-cpp-worker[\w-]*)\.js$/;
const hidden = {
  "64-bit memories": {
    file,
    before: "{ const { validate } = WebAssembly; WebAssembly.validate = (bytes) => bytes.byteLength !== 13 && validate(bytes); }",
  },
  "suspended calls": { file, before: "delete WebAssembly.Suspending; delete WebAssembly.promising;" },
} satisfies Record<string, FileFault>;

const answer = (page: Page): Promise<unknown> =>
  page.evaluate(async (model) => {
    const body = JSON.stringify({ model, messages: [{ role: "user", content: "Hello! Who are you?" }], temperature: 0, max_tokens: 24 });
    const response = await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer full" }, body });
    const { message } = await response.json();
    return message.content ?? message;
  }, llamaCppTiny.id);

for (const [feature, build] of [
  ["64-bit memories", "compat"],
  ["suspended calls", "standard"],
] as const) {
  test(`without ${feature} a model on WASM is answered by the ${build} build, and no file of the other is fetched`, async ({ context }) => {
    await serveTinyModels(context);
    const plain = await openStaticSite();
    const expected = await answer(await openServiceOn(context, `http://127.0.0.1:${plain.port}/service.html`, tinyOptions("wasm")));
    const site = await openStaticSite({}, [hidden[feature]]);
    const page = await openServiceOn(context, `http://127.0.0.1:${site.port}/service.html`, tinyOptions("wasm"));
    expect(await answer(page)).toEqual(expected);
    const fetched = site.requests.filter((path) => path.includes("/llama-cpp-")).map((path) => path.includes("compat"));
    expect(new Set(fetched)).toEqual(new Set([build === "compat"]));
    const status = await page.evaluate(async (id) => (await window.cohabit?.models())?.find((each) => each.id === id), llamaCppTiny.id);
    expect(status).toMatchObject({ device: "wasm" });
    await Promise.all([plain.close(), site.close()]);
  });
}
