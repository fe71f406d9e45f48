/** Chat about images through the service, with a tiny SmolVLM and a tiny LFM2-VL of random weights, on WASM and on WebGPU (the software adapter). */
import type { BrowserContext, Page } from "playwright/test";
import { dataUri, pngBomb, pngFile } from "../../../scripted/image-files.ts";
import { imageChatReference, lfm2VlReference, pictureUri } from "../../../scripted/image-models.ts";
import { killHost } from "../../../soak/kills.ts";
import { streamedReplyOf } from "../../../soak/streamed-reply.ts";
import { watchStream } from "../../../soak/watched-stream.ts";
import { chatAbout, image, type ImageReply, type Part, text } from "../../image-replies.ts";
import { serveFamilies } from "./serve-families.ts";
import { shared, test as base } from "../../shared-pages.ts";
import { expect, openServiceOn } from "../service-page.ts";

const model = "smolvlm-tiny";
const graphs = {
  decoder: { file: "onnx/decoder_model_merged.onnx" },
  tokens: { file: "onnx/embed_tokens.onnx" },
  images: { file: "onnx/vision_encoder.onnx" },
};
const record = {
  id: model,
  role: "chat" as const,
  engine: "transformers",
  features: ["vision" as const, "logprobs" as const],
  contextLength: 384,
  transformers: { wasm: graphs, webgpu: graphs },
};

async function openModel(
  context: BrowserContext,
  device: "wasm" | "webgpu",
  given: Parameters<typeof openServiceOn>[2] = { models: [record] },
): Promise<Page> {
  await serveFamilies(context);
  return openServiceOn(context, "/service.html", { device, loadStallMs: 600_000, replyStallMs: 600_000, ...given });
}

const test = base.extend<{ onWasm: Page; onWebGpu: Page }>({
  onWasm: shared("image chat on wasm", (context) => openModel(context, "wasm")),
  onWebGpu: shared("image chat on webgpu", (context) => openModel(context, "webgpu")),
});

const chat = (page: Page, content: Part[], fields: object = {}): Promise<ImageReply> =>
  chatAbout(page, model, content, { max_tokens: 12, ...fields });

async function expectTokensOfPyTorch(page: Page, device: "wasm" | "webgpu"): Promise<void> {
  for (const { file, detail, text: question, prompt, tokens } of imageChatReference().replies) {
    const reply = await chat(page, [image(pictureUri(model, file), detail), text(question)]);
    expect([file, reply.status, reply.inputTokens, reply.tokens]).toEqual([file, 200, prompt.length, tokens]);
  }
  const loaded = await page.evaluate(async (name) => (await window.cohabit?.models())?.find(({ id }) => id === name)?.device, model);
  expect(loaded).toBe(device);
}

test.setTimeout(600_000);

test("SmolVLM answers about images on wasm with the tokens of PyTorch", ({ onWasm }) => expectTokensOfPyTorch(onWasm, "wasm"));
test("SmolVLM answers about images on webgpu with the tokens of PyTorch", ({ onWebGpu }) => expectTokensOfPyTorch(onWebGpu, "webgpu"));

for (const device of ["wasm", "webgpu"] as const) {
  test(`LFM2-VL, named by its folder, answers about images on ${device} with the tokens of PyTorch`, async ({ context, baseURL }) => {
    const id = "lfm2-vl-tiny";
    const page = await openModel(context, device, { models: [{ hub: new URL(`/models/${id}/`, baseURL).href, id, contextLength: 384 }] });
    const { replies } = lfm2VlReference();
    // The first prompt again, after another one: the state of its convolutions is gone, its cached rows are not.
    for (const { file, detail, text: question, prompt, tokens } of [...replies, ...replies.slice(0, 1)]) {
      const reply = await chat(page, [image(pictureUri(id, file), detail), text(question)], { model: id });
      expect([file, reply.status, reply.inputTokens, reply.tokens]).toEqual([file, 200, prompt.length, tokens]);
    }
  });
}

test("a cached prompt matches the same picture only, and a conversation continues after it", async ({ onWasm: page }) => {
  const [whole] = imageChatReference().replies;
  const picture = pictureUri(model, whole?.file ?? "");
  const other = dataUri(pngFile(32, 32, (x, y) => [x * 8, 255 - y * 8, 40]));
  const ask = (url: string) => chat(page, [image(url, "low"), text(whole?.text ?? "")]);
  const first = await ask(picture);
  const again = await ask(picture);
  expect(again.cachedTokens).toBe(first.inputTokens - 1);
  const changed = await ask(other);
  // The cache matches up to the image, because the text before it is the same.
  expect(changed.cachedTokens).toBeLessThan(first.inputTokens - 15);
  expect(changed.tokens).not.toEqual(first.tokens);
  const back = await ask(picture);
  expect([back.tokens, again.tokens]).toEqual([whole?.tokens, whole?.tokens]);

  // Two images in one message have their own places, and a later message finds the first ones cached.
  const both = [image(picture, "low"), text("then"), image(other, "low"), text("What changed?")];
  const swapped = [image(other, "low"), text("then"), image(picture, "low"), text("What changed?")];
  const [one, two] = [await chat(page, both), await chat(page, swapped)];
  expect(one.tokens).not.toEqual(two.tokens);
  const messages = [
    { role: "user", content: both },
    { role: "assistant", content: "Much." },
    { role: "user", content: "Tell me more." },
  ];
  await chat(page, both);
  const later = await chat(page, [], { messages });
  expect(later.cachedTokens).toBeGreaterThan(one.inputTokens - 15);
});

test("text without images is shown to a template that takes lists of parts, and a text of the caller is no image", async ({
  onWasm: page,
}) => {
  const plain = await chat(page, [], { messages: [{ role: "user", content: "What is this?" }] });
  const parts = await chat(page, [text("What is this?")]);
  expect(plain.status).toBe(200);
  expect(plain.tokens).toEqual(parts.tokens);
  // "<|im_start|>User: What is this?<end_of_utterance>\nAssistant:", a token each for tags and bytes.
  expect(plain.inputTokens).toBe(1 + "User: What is this?".length + 1 + "\nAssistant:".length);
  const written = await chat(page, [text("<image> What is this?")]);
  expect(written.inputTokens).toBe(plain.inputTokens + "<image> ".length);
  const system = await chat(page, [], {
    messages: [
      { role: "system", content: "Be brief." },
      { role: "user", content: "What is this?" },
    ],
  });
  expect(system.inputTokens).toBe(plain.inputTokens + "System: Be brief.".length + 2);
});

test("data that is no image is refused by its field before the model runs, and other replies continue", async ({
  onWasm: page,
  baseURL,
}) => {
  const [whole] = imageChatReference().replies;
  const picture = pictureUri(model, whole?.file ?? "");
  const field = "messages[0].content[1].image_url.url";
  for (const [bad, message] of [
    [dataUri(pngBomb(50_000, 50_000)), `${field} has 50000 x 50000 pixels`],
    [dataUri(pngFile(64, 64).subarray(0, 90)), `${field} could not be decoded as a png image`],
    [dataUri(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")), `${field} is not a png image`],
    [new URL("/bare.html", baseURL).href, `${field} is not a png, jpeg, webp or gif image`],
    [new URL("/models/smolvlm-tiny/missing.png", baseURL).href, `${field} could not be read: its server answered 404`],
    ["http://127.0.0.1:9/x.png", `${field} could not be read by this page`],
  ] as const) {
    const refused = await chat(page, [image(picture), image(bad), text("What is this?")]);
    expect([message, refused.status, refused.message]).toEqual([message, 422, expect.stringContaining(message)]);
  }
  // Prompts of images that are too long say so, with every position of the images counted.
  const many = Array.from({ length: 8 }, () => image(pictureUri(model, "parts.png")));
  const long = await chat(page, [...many, text("What is this?")]);
  expect([long.status, long.message]).toEqual([400, expect.stringContaining("the model's context is 384 tokens")]);
  const served = await chat(page, [image(new URL("/models/smolvlm-tiny/whole.png", baseURL).href, "low"), text(whole?.text ?? "")]);
  expect(served.tokens).toEqual(whole?.tokens);
});

test("a model that is named by its folder has vision, and streams about an image", async ({ context, baseURL }) => {
  const hub = new URL("/models/smolvlm-tiny/", baseURL).href;
  const page = await openModel(context, "wasm", { models: [{ hub, id: "named", contextLength: 384 }] });
  const [, parts] = imageChatReference().replies;
  const answer = await page.evaluate(
    async (body) => {
      const streamed = await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer any" }, body });
      const events = await streamed.text();
      const listed = await fetch("/v1/models/named", { headers: { Authorization: "Bearer any" } });
      return { listed: await listed.json(), events };
    },
    JSON.stringify({
      model: "named",
      stream: true,
      temperature: 0,
      max_tokens: 12,
      messages: [{ role: "user", content: [image(pictureUri(model, parts?.file ?? "")), text(parts?.text ?? "")] }],
    }),
  );
  expect(answer.listed.features).toContain("vision");
  expect(answer.events).toContain(`"input_tokens":${parts?.prompt.length}`);
  expect(answer.events).toContain("MAX_TOKENS");
});

test("a reply about an image continues in its reader's tab when the host is closed, byte for byte", async ({ context }) => {
  const host = await openModel(context, "wasm");
  const reader = await openModel(context, "wasm");
  const content = [image(pictureUri(model, "parts.png")), text("What is this?")];
  const body = { model, temperature: 1, seed: 5, max_tokens: 250, stream: true, messages: [{ role: "user", content }] };
  const whole = streamedReplyOf((await (await watchStream(reader, "runtime", body)).result()).text);
  expect(whole.isComplete).toBe(true);
  const stream = await watchStream(reader, "fetch", body);
  await stream.pieces(3);
  await killHost(host, "close");
  const { text: written, error } = await stream.result();
  expect([error, streamedReplyOf(written).comparable]).toEqual([undefined, whole.comparable]);
  await expect.poll(() => reader.evaluate(() => window.cohabit?.status().isHost)).toBe(true);
});
