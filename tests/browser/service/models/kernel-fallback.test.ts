/** A browser in which a kernel computes something wrong: models use ONNX Runtime without the kernels, and reply as with them. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright/test";
import { runtimeWithWrongKernel, wrongKernels } from "../../../kernels/wrong-kernels.ts";
import { askModels } from "./ask-models.ts";
import { type FileFault, openStaticSite, type StaticSite } from "../../static-site.ts";
import { expect, openServiceOn, test } from "../service-page.ts";

let site: StaticSite | undefined;
test.afterEach(() => site?.close());

async function visit(page: Page) {
  const answers = await askModels(page);
  const builds = new Set(site?.requests.flatMap((url) => /(ort-wasm[\w.-]*)-[\w-]{8}\.wasm/.exec(url)?.[1] ?? []));
  return { ...answers, builds: [...builds] };
}

test("a wrong kernel is refused, and replies are right without it", async ({ browser }) => {
  const lines: string[] = [];
  const visitWith = async (faults: readonly FileFault[] = []) => {
    site = await openStaticSite({}, faults);
    const context = await browser.newContext();
    context.on("console", (message) => lines.push(message.text()));
    const found = await visit(await openServiceOn(context, `http://127.0.0.1:${site.port}/service.html`, { threads: 2 }));
    await context.close();
    await site.close();
    return found;
  };
  const right = await visitWith();
  // If the kernels work, visits do not download the build without kernels.
  expect(right).toMatchObject({ obstacles: [undefined, undefined], builds: ["ort-wasm-relaxed-simd-threaded"] });
  expect(lines.filter((line) => line.includes("kernels"))).toEqual([]);

  const [wrong] = wrongKernels;
  if (wrong === undefined) throw new Error("no wrong kernel");
  const content = await runtimeWithWrongKernel(wrong, "relaxed-simd");
  const plain = readFileSync(createRequire(import.meta.url).resolve("onnxruntime-web/ort-wasm-simd-threaded.wasm"));
  const refused = await visitWith([
    { file: /ort-wasm-relaxed-simd-threaded[^/]*\.wasm(?:\.bin)?$/, content },
    // The site has this build as its differences from the one above, which is another now.
    { file: /ort-wasm-plain-threaded[^/]*\.wasm\.bin$/, content: plain },
  ]);
  expect(refused).toMatchObject({
    obstacles: ["failed", "failed"],
    builds: ["ort-wasm-relaxed-simd-threaded", "ort-wasm-plain-threaded"],
  });
  expect(lines.filter((line) => line.includes("compute without kernels"))).toEqual([
    expect.stringContaining("they are wrong in products with int8 panels"),
  ]);
  expect(refused.chat).toMatchObject({ message: { content: [{ text: expect.stringContaining("Paris") }] } });
  expect(refused.rerank).toMatchObject({ results: [{ index: 1 }, { index: 0 }] });
});
