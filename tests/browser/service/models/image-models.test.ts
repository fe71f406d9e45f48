/** Image-text models through the service, on WASM and on WebGPU (the software adapter: a correctness target). */
import type { BrowserContext, Page } from "playwright/test";
import { dataUri, pngBomb, pngFile } from "../../../scripted/image-files.ts";
import { clipReference, pictureUri, siglipReference } from "../../../scripted/image-models.ts";
import { serveFamilies } from "./serve-families.ts";
import { shared, test as base } from "../../shared-pages.ts";
import { expect, openServiceOn } from "../service-page.ts";

const towers = (suffix: string) => ({
  text: { file: `onnx/text_model${suffix}.onnx` },
  vision: { file: `onnx/vision_model${suffix}.onnx` },
});
const common = { role: "embed" as const, engine: "transformers", features: ["vision" as const] };
const models = [
  { ...common, id: "clip-tiny", contextLength: 32, dimensions: 64, transformers: { wasm: towers("_int8"), webgpu: towers("_int8") } },
  { ...common, id: "siglip-tiny", contextLength: 16, dimensions: 32, transformers: { wasm: towers(""), webgpu: towers("") } },
];

async function openModels(context: BrowserContext, device: "wasm" | "webgpu", given: Parameters<typeof openServiceOn>[2] = { models }) {
  await serveFamilies(context);
  return openServiceOn(context, "/service.html", { device, loadStallMs: 600_000, replyStallMs: 600_000, ...given });
}

const test = base.extend<{ onWasm: Page; onWebGpu: Page }>({
  onWasm: shared("image models on wasm", (context) => openModels(context, "wasm")),
  onWebGpu: shared("image models on webgpu", (context) => openModels(context, "webgpu")),
});

async function embed(page: Page, fields: object): Promise<{ status: number; body: unknown }> {
  return page.evaluate(
    async (content) => {
      const answer = await fetch("/v2/embed", { method: "POST", headers: { Authorization: "Bearer any" }, body: content });
      return { status: answer.status, body: await answer.json() };
    },
    JSON.stringify({ input_type: "image", embedding_types: ["float"], ...fields }),
  );
}

async function vectorsOf(page: Page, fields: object): Promise<number[][]> {
  const { status, body } = await embed(page, fields);
  expect([status, body]).toEqual([200, expect.anything()]);
  return Object(body).embeddings.float;
}

const dot = (one: readonly number[], other: readonly number[] = []) =>
  one.reduce((sum, value, axis) => sum + value * (other[axis] ?? 0), 0);
const deviceOf = (page: Page, id: string) =>
  page.evaluate(async (name) => (await window.cohabit?.models())?.find((model) => model.id === name)?.device, id);

async function expectClipAsReference(page: Page, device: "wasm" | "webgpu"): Promise<void> {
  const rows = clipReference();
  const model = "clip-tiny";
  const images = await vectorsOf(page, { model, images: rows.map(({ file }) => pictureUri(model, file)) });
  const texts = await vectorsOf(page, { model, texts: rows.map(({ caption }) => caption), input_type: "search_query" });
  expect(await deviceOf(page, model)).toBe(device);
  for (const [row, { file, width, image, text, imageInFloat32, textInFloat32 }] of rows.entries()) {
    expect([file, dot(text, texts[row]), dot(textInFloat32, texts[row])]).toEqual([file, expect.closeTo(1, 3), expect.closeTo(1, 2)]);
    // The browser scales larger pictures with another filter than the reference.
    const found = [file, dot(image, images[row]), dot(imageInFloat32, images[row])];
    expect(found).toEqual([file, expect.closeTo(1, width === 64 ? 3 : 2), expect.closeTo(1, 2)]);
  }
}

async function expectSiglipAsReference(page: Page, device: "wasm" | "webgpu"): Promise<void> {
  const siglip = siglipReference();
  const pictures = siglip.pictures.map(({ file }) => pictureUri("siglip-tiny", file));
  const seen = await vectorsOf(page, { model: "siglip-tiny", images: pictures });
  expect(seen).toEqual(siglip.pictures.map(({ vector }) => vector.map((value) => expect.closeTo(value, 2))));
  const inputs = siglip.texts.map(({ text }) => ({ content: [{ type: "text", text }] }));
  const read = await vectorsOf(page, { model: "siglip-tiny", inputs });
  expect(read).toEqual(siglip.texts.map(({ vector }) => vector.map((value) => expect.closeTo(value, 2))));
  expect(await deviceOf(page, "siglip-tiny")).toBe(device);
}

test.setTimeout(600_000);

test("CLIP embeds images and texts on wasm as PyTorch does", ({ onWasm }) => expectClipAsReference(onWasm, "wasm"));
test("SigLIP embeds images and texts on wasm as PyTorch does", ({ onWasm }) => expectSiglipAsReference(onWasm, "wasm"));
test("CLIP embeds images and texts on webgpu as PyTorch does", ({ onWebGpu }) => expectClipAsReference(onWebGpu, "webgpu"));
test("SigLIP embeds images and texts on webgpu as PyTorch does", ({ onWebGpu }) => expectSiglipAsReference(onWebGpu, "webgpu"));

test("a model that is named by its folder embeds images and texts; an image that cannot be decoded is refused alone", async ({
  context,
  baseURL,
}) => {
  const hub = new URL("/models/siglip-tiny/", baseURL).href;
  const page = await openModels(context, "wasm", { models: [{ hub, id: "named" }] });
  const [first] = siglipReference().pictures;
  const picture = pictureUri("siglip-tiny", first?.file ?? "");
  const content = [
    { type: "text", text: "a red circle" },
    { type: "image_url", image_url: { url: picture } },
  ];
  const mixed = await embed(page, { model: "named", inputs: [{ content }] });
  expect(mixed.body).toMatchObject({
    images: [{ width: 32, height: 32, format: "png", bit_depth: 24 }],
    meta: { billed_units: { images: 1, image_tokens: 16, input_tokens: expect.any(Number) } },
  });
  const [both] = Object(mixed.body).embeddings.float;
  const [image] = await vectorsOf(page, { model: "named", images: [picture] });
  const [text] = await vectorsOf(page, { model: "named", texts: ["a red circle"] });
  expect(dot(both, image)).toBeCloseTo(dot(both, text), 3);

  const cut = pngFile(64, 64).subarray(0, 90);
  for (const [bad, message] of [
    [dataUri(pngBomb(50_000, 50_000)), /images\[1\] has 50000 x 50000 pixels/],
    [dataUri(cut), /images\[1\] could not be decoded as a png image/],
    [dataUri(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")), /images\[1\] is not a png image/],
  ] as const) {
    const refused = await embed(page, { model: "named", images: [picture, bad] });
    expect(refused).toEqual({ status: 422, body: expect.objectContaining({ message: expect.stringMatching(message) }) });
  }
  expect(await vectorsOf(page, { model: "named", images: [picture] })).toEqual([image]);

  // Every format that the contract names, by the browser's own codecs; and a picture with a transparent ground.
  const drawn = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 40, height: 24 });
    const pen = canvas.getContext("2d");
    if (pen !== null) Object.assign(pen, { fillStyle: "red" }).fillRect(8, 4, 20, 12);
    return ["image/png", "image/jpeg", "image/webp"].map((type) => canvas.toDataURL(type));
  });
  const gif = "data:image/gif;base64,R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=";
  const { body } = await embed(page, { model: "named", images: [...drawn, gif] });
  expect(Object(body).images).toMatchObject([
    { width: 40, height: 24, format: "png", bit_depth: 32 },
    { width: 40, height: 24, format: "jpeg", bit_depth: 24 },
    { width: 40, height: 24, format: "webp", bit_depth: 32 },
    { width: 1, height: 1, format: "gif" },
  ]);
  expect(Object(body).embeddings.float).toHaveLength(4);
});

test("starter-vision-embed, requested by name, finds the captions of pictures that the page draws, and runs next to starter-embed", async ({
  context,
}) => {
  const page = await openServiceOn(context, "/service.html", { models: ["starter-vision-embed"] });
  const drawn = await page.evaluate(() => {
    const point = (angle: number, radius: number): [number, number] => [100 + radius * Math.sin(angle), 80 - radius * Math.cos(angle)];
    const star = Array.from({ length: 10 }, (_, tip) => point((tip * Math.PI) / 5, tip % 2 === 0 ? 60 : 24));
    const triangle = [0, 1, 2].map((corner) => point((corner * 2 * Math.PI) / 3, 60));
    const paint = (ground: string, colour: string, draw: (pen: CanvasRenderingContext2D) => void): string => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 200, height: 160 });
      const pen = canvas.getContext("2d");
      if (pen === null) return "";
      pen.fillStyle = ground;
      pen.fillRect(0, 0, 200, 160);
      Object.assign(pen, { fillStyle: colour, strokeStyle: colour, lineWidth: 26 }).beginPath();
      draw(pen);
      return canvas.toDataURL("image/png");
    };
    const polygon = (corners: [number, number][]) => (pen: CanvasRenderingContext2D) => {
      for (const corner of corners) pen.lineTo(...corner);
      pen.fill();
    };
    return {
      "a red circle": paint("white", "red", (pen) => {
        pen.arc(100, 80, 50, 0, 7);
        pen.fill();
      }),
      "a blue square": paint("lightgrey", "blue", (pen) => pen.fillRect(55, 35, 90, 90)),
      "a green triangle": paint("white", "green", polygon(triangle)),
      "a yellow star": paint("black", "gold", polygon(star)),
      "a purple ring": paint("white", "purple", (pen) => {
        pen.arc(100, 80, 46, 0, 7);
        pen.stroke();
      }),
      "a black cross": paint("white", "black", (pen) => {
        pen.fillRect(85, 25, 30, 110);
        pen.fillRect(45, 65, 110, 30);
      }),
    };
  });
  const captions = Object.keys(drawn);
  const model = "starter-vision-embed";
  const images = await vectorsOf(page, { model, images: Object.values(drawn) });
  const texts = await vectorsOf(page, { model, texts: captions, input_type: "search_query" });
  const nearest = (vector: readonly number[], among: readonly number[][]) =>
    among.reduce((best, other, index) => (dot(vector, other) > dot(vector, among[best]) ? index : best), 0);
  expect(images.map((vector) => captions[nearest(vector, texts)])).toEqual(captions);
  expect(texts.map((vector) => captions[nearest(vector, images)])).toEqual(captions);
  const [usual] = await vectorsOf(page, { model: "starter-embed", texts: ["goats"], input_type: "search_query" });
  expect([images[0]?.length, usual?.length]).toEqual([64, 384]);
});
