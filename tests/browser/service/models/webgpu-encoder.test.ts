/** Encoders on WebGPU: the starter models are quantised for the CPU, so the test uses a graph of its own. */
import type { BrowserContext, Page } from "playwright/test";
import { byteTokenizerConfig, byteTokenizerFile } from "../../../scripted/byte-tokenizer.ts";
import { tinyEncoderGraph } from "../../../scripted/tiny-encoder-graph.ts";
import { expect, openServiceOn, test } from "../service-page.ts";

const dimensions = 8;
const table = Float32Array.from({ length: 264 * dimensions }, (_, index) => Math.sin(index * 12.9898));
const files = new Map<string, string | Buffer>([
  ["tokenizer.json", JSON.stringify(byteTokenizerFile)],
  ["tokenizer_config.json", JSON.stringify(byteTokenizerConfig)],
  ["onnx/model.onnx", Buffer.from(tinyEncoderGraph(table, dimensions))],
]);
const texts = ["ab", "a longer text", "b"];

/** [CLS], the bytes and [SEP], averaged and brought to length 1. */
function expectedVector(value: string): number[] {
  const ids = [261, ...new TextEncoder().encode(value), 262];
  const sums = Array.from({ length: dimensions }, (_, axis) => ids.reduce((sum, id) => sum + (table[id * dimensions + axis] ?? 0), 0));
  return sums.map((sum) => sum / Math.hypot(...sums));
}

async function serveTinyEncoder(context: BrowserContext): Promise<void> {
  await context.route("**/models/tiny-encoder/**", (route) => {
    const body = files.get(new URL(route.request().url()).pathname.replace(/^.*\/tiny-encoder\//, ""));
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body });
  });
}

const embed = (page: Page): Promise<number[][]> =>
  page.evaluate(async (inputs) => {
    const answer = await fetch("/v2/embed", {
      method: "POST",
      headers: { Authorization: "Bearer any" },
      body: JSON.stringify({ model: "tiny-encoder", texts: inputs, input_type: "search_document", embedding_types: ["float"] }),
    });
    return (await answer.json()).embeddings?.float;
  }, texts);

for (const device of ["wasm", "webgpu"] as const) {
  test(`an encoder gives the same vectors on ${device} as by hand`, async ({ context }) => {
    await serveTinyEncoder(context);
    const onnx = { wasm: { file: "onnx/model.onnx" }, webgpu: { file: "onnx/model.onnx" } };
    const page = await openServiceOn(context, "/service.html", { device, models: [{ id: "tiny-encoder", role: "embed", onnx }] });
    const vectors = await embed(page);
    const used = await page.evaluate(async () => (await window.cohabit?.models())?.find((model) => model.id === "tiny-encoder")?.device);
    expect(used).toBe(device);
    texts.forEach((value, row) => {
      expectedVector(value).forEach((expected, axis) => expect(vectors[row]?.[axis]).toBeCloseTo(expected, 4));
    });
  });
}
