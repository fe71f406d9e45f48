/** Images in llama.cpp, compared with llama.cpp for the processor on the same files. */
import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "playwright/test";
import { z } from "zod";
import { dataUri, pngBomb, pngFile } from "../../scripted/image-files.ts";
import { killHost } from "../../soak/kills.ts";
import { streamedReplyOf } from "../../soak/streamed-reply.ts";
import { watchStream } from "../../soak/watched-stream.ts";
import { chatAbout, image, type ImageReply, type Message, type Part, text } from "../image-replies.ts";
import { expect } from "../service/service-page.ts";
import { shared, test as base } from "../shared-pages.ts";
import { modelFile, openVisionModel, pictureUri, projectorFile, reference, serveVisionModel, visionModel } from "./vision-model.ts";

const test = base.extend<{ vision: Page }>({
  vision: shared("vision by llama.cpp", async (context, baseURL) => {
    await serveVisionModel(context);
    return openVisionModel(context, baseURL);
  }),
});

async function newContext(
  browser: { newContext: (options: { baseURL: string }) => Promise<BrowserContext> },
  baseURL: string | undefined,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  await serveVisionModel(context);
  return context;
}

const chat = (page: Page, given: Part[] | Message[], fields: object = {}): Promise<ImageReply> =>
  chatAbout(page, visionModel, given, { max_tokens: 16, ...fields });

/** The messages of a reference: "@" in a turn is the next of the images. */
function messagesOf({ turns, images }: { turns: readonly string[]; images: readonly string[] }): Message[] {
  const urls = images.map(pictureUri);
  return turns.map((turn, index) => {
    if (index % 2 === 1) return { role: "assistant", content: turn };
    const parts = turn
      .split("@")
      .flatMap((piece, at) => [...(at === 0 ? [] : [image(urls.shift() ?? "")]), ...(piece === "" ? [] : [text(piece)])]);
    return { role: "user", content: parts };
  });
}

test("a model with a vision part answers about images with the tokens and counts of llama.cpp, also again", async ({ vision }) => {
  const replies = [...reference.replies, ...reference.replies];
  for (const expected of replies) {
    const reply = await chat(vision, messagesOf(expected));
    expect([expected.turns, reply.status, reply.inputTokens, reply.tokens]).toEqual([
      expected.turns,
      200,
      expected.promptTokens,
      expected.greedy,
    ]);
  }
  const listed = await vision.evaluate(async (id) => (await window.cohabit?.models())?.find((model) => model.id === id), visionModel);
  expect(listed?.device).toBe("wasm");
  expect(listed?.features).toContain("vision");
});

test("the cache matches the same picture only, and a later turn finds an image in an earlier one", async ({ vision }) => {
  // Of one size, and in no other test.
  const green = dataUri(pngFile(32, 32, (x, y) => [x, 255 - 7 * y, 8 * x]));
  const violet = dataUri(pngFile(32, 32, (x, y) => [255 - x, y, 200]));
  const ask = (url: string) => chat(vision, [image(url), text("What is it now?")]);
  const first = await ask(green);
  const again = await ask(green);
  expect(again.cachedTokens).toBe(first.inputTokens - 1);
  const other = await ask(violet);
  expect(other.cachedTokens).toBeLessThan(10);
  expect(other.tokens).not.toEqual(first.tokens);
  expect((await ask(green)).tokens).toEqual(first.tokens);
  const later = await chat(vision, [
    { role: "user", content: [image(green), text("What is it now?")] },
    { role: "assistant", content: "A fox." },
    // A picture of a size that was not measured before.
    { role: "user", content: [image(dataUri(pngFile(24, 40))), text("And this?")] },
  ]);
  expect(later.cachedTokens).toBeGreaterThanOrEqual(first.inputTokens - 4);
});

test("data that is no image is refused by its field before the model runs, and a prompt of too many images by its size", async ({
  vision,
}) => {
  const field = "messages[0].content[1].image_url.url";
  for (const [bad, message] of [
    [dataUri(pngBomb(50_000, 50_000)), `${field} has 50000 x 50000 pixels`],
    [dataUri(pngFile(64, 64).subarray(0, 90)), `${field} could not be decoded as a png image`],
    [dataUri(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")), `${field} is not a png image`],
  ] as const) {
    const refused = await chat(vision, [image(pictureUri("red")), image(bad), text("What is it?")]);
    expect([refused.status, refused.message]).toEqual([422, expect.stringContaining(message)]);
  }
  // The size is counted before the model runs, and is that of the tokens that llama.cpp computes.
  const [none, one] = [await chat(vision, [text("What is it?")]), await chat(vision, [image(pictureUri("red")), text("What is it?")])];
  const many = Array.from({ length: 16 }, () => image(pictureUri("red")));
  const long = await chat(vision, [...many, text("What is it?")]);
  const size = none.inputTokens + 16 * (one.inputTokens - none.inputTokens);
  expect([long.status, long.message]).toEqual([
    400,
    expect.stringContaining(`the prompt has ${size} tokens, the model's context is 512 tokens`),
  ]);
  const [plain] = reference.replies;
  expect((await chat(vision, messagesOf({ turns: plain?.turns ?? [], images: [] }))).tokens).toEqual(plain?.greedy);
});

test("the tokens around an image are letters in a caller's text, and a large picture is scaled down", async ({ vision }) => {
  const written = await chat(vision, [text("<global-img> <image> <row_1_col_1> Hello world")]);
  expect(written.status).toBe(200);
  const plain = await chat(vision, [text("Hello world")]);
  // Each is a token if it is read as one.
  expect(written.inputTokens).toBeGreaterThan(plain.inputTokens + 20);
  const large = dataUri(pngFile(1600, 1200, (x, y) => [x & 255, y & 255, 90]));
  const [auto, low] = [await chat(vision, [image(large), text("What?")]), await chat(vision, [image(large, "low"), text("What?")])];
  expect([auto.status, low.status]).toEqual([200, 200]);
  // Idefics3 scales both to the same tiles.
  expect(low.inputTokens).toBe(auto.inputTokens);
});

test("replies at the same time, of which some read images, equal replies one after another", async ({ vision }) => {
  const prompts = [reference.replies[1], reference.replies[0], reference.replies[2], reference.replies[4]].flatMap((each) => each ?? []);
  const together = await Promise.all(prompts.map((each) => chat(vision, messagesOf(each))));
  expect(together.map(({ tokens }) => tokens)).toEqual(prompts.map(({ greedy }) => greedy));
});

test("a stream about an image has the text of the whole reply, and a cancelled one frees its slot", async ({ vision }) => {
  const messages = [{ role: "user", content: [image(pictureUri("wide")), text("What is it?")] }];
  const body = { model: visionModel, temperature: 0, max_tokens: 16, messages };
  const answers = await vision.evaluate(
    async ([whole, streamed, endless]) => {
      const post = (sent: string) => fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer any" }, body: sent });
      const reply: { message: { content: { text: string }[] } } = await (await post(whole)).json();
      const events = await (await post(streamed)).text();
      for (let round = 0; round < 3; round++) {
        const reader = (await post(endless)).body?.getReader();
        await reader?.read();
        await reader?.cancel();
      }
      const after: { message: { content: { text: string }[] } } = await (await post(whole)).json();
      return { reply: reply.message.content[0]?.text, events, after: after.message.content[0]?.text };
    },
    [
      JSON.stringify(body),
      JSON.stringify({ ...body, stream: true }),
      JSON.stringify({ ...body, stream: true, temperature: 1, max_tokens: 300 }),
    ] as const,
  );
  const pieces = [...answers.events.matchAll(/"type":"content-delta".*?"text":("(?:[^"\\]|\\.)*")/g)].map(([, piece = '""']) =>
    z.string().parse(JSON.parse(piece)),
  );
  expect(pieces.join("")).toBe(answers.reply);
  expect(answers.events).toContain(`"input_tokens":${reference.replies[3]?.promptTokens}`);
  expect(answers.after).toBe(answers.reply);
});

test("a reply about an image continues in its reader's tab when the host is closed", async ({ browser }, { project }) => {
  const context = await newContext(browser, project.use.baseURL);
  const host = await openVisionModel(context, project.use.baseURL);
  const reader = await openVisionModel(context, project.use.baseURL);
  const messages = [{ role: "user", content: [image(pictureUri("blue")), text("What is it?")] }];
  const body = { model: visionModel, temperature: 0, max_tokens: 200, stream: true, messages };
  const whole = streamedReplyOf((await (await watchStream(reader, "runtime", body)).result()).text);
  expect(whole.isComplete).toBe(true);
  const stream = await watchStream(reader, "fetch", body);
  await stream.pieces(3);
  await killHost(host, "close");
  const { text: written, error } = await stream.result();
  expect([error, streamedReplyOf(written).isComplete]).toEqual([undefined, true]);
  await context.close();
});

test("without a vision part the model refuses images, and one that cannot be read fails with a reason", async ({ browser }, {
  project,
}) => {
  const { baseURL } = project.use;
  const question = [image(pictureUri("red")), text("What is it?")];
  const blind = await browser.newContext({ baseURL: baseURL ?? "" });
  await serveVisionModel(blind, { files: [modelFile] });
  const refused = await chat(await openVisionModel(blind, baseURL), question);
  expect([refused.status, refused.message]).toEqual([400, expect.stringContaining("images")]);
  await blind.close();

  const part = readFileSync(`tests/models/${visionModel}/${projectorFile}`);
  const unknown = Buffer.from(part.toString("latin1").replace("idefics3", "idefics9"), "latin1");
  for (const [content, message] of [
    [Buffer.from("<html>"), `${projectorFile} is no GGUF file`],
    [unknown, "llama.cpp of this version cannot load the model's vision part (mmproj)"],
  ] as const) {
    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    await serveVisionModel(context, { changed: { [projectorFile]: content } });
    const failed = await chat(await openVisionModel(context, baseURL), question);
    expect([failed.status, failed.message]).toEqual([500, expect.stringContaining(message)]);
    await context.close();
  }
});
