/** Images in embed requests through a whole host, over a model that follows scripts (contract 7). */
import { describe, expect, it } from "vitest";
import { dataUri, gifHeader, jpegHeader, pngBomb, pngFile } from "../../scripted/image-files.ts";
import { embedByTypeSchema, embedFloatsSchema, post } from "../cases/responses.ts";
import { createHostDriver } from "../host-driver.ts";

const driver = createHostDriver();
const embed = (fields: Record<string, unknown>, path = "/v2/embed") =>
  post(driver, path, { model: "scripted-vision-embed", input_type: "image", ...fields });
const refusal = async (fields: Record<string, unknown>, path?: string) => {
  const answer = await embed(fields, path);
  return `${answer.status} ${Object(await answer.json()).message}`;
};
const embedded = async (fields: Record<string, unknown>) => embedByTypeSchema.parse(await (await embed(fields)).json());

const red = dataUri(pngFile(4, 3));
const blue = dataUri(pngFile(4, 3, () => [0, 0, 255]));
const text = (value: string) => ({ type: "text", text: value });
const image = (url: string) => ({ type: "image_url", image_url: { url } });
const floats = (answer: { embeddings: Record<string, (string | number[])[]> }) => (answer.embeddings["float"] ?? []) as number[][];
const dot = (one: number[] = [], other: number[] = []) => one.reduce((sum, value, axis) => sum + value * (other[axis] ?? 0), 0);

describe("images", () => {
  it("have one embedding each, in order, and are described", async () => {
    const answer = await embedded({ images: [red, dataUri(jpegHeader(640, 480), "jpeg"), red], embedding_types: ["float", "int8"] });
    const [one, two, three] = floats(answer);
    expect(one).toHaveLength(32);
    expect(three).toEqual(one);
    expect(two).not.toEqual(one);
    expect(Math.hypot(...(two ?? []))).toBeCloseTo(1, 5);
    expect(answer.embeddings["int8"]).toHaveLength(3);
    expect(answer.texts).toEqual([]);
    expect(answer.images).toEqual([
      { width: 4, height: 3, format: "png", bit_depth: 24 },
      { width: 640, height: 480, format: "jpeg", bit_depth: 24 },
      { width: 4, height: 3, format: "png", bit_depth: 24 },
    ]);
    expect(answer.meta.billed_units).toEqual({ input_tokens: 0, images: 3, image_tokens: 150 });
  });

  it("are the same in v1, with and without types", async () => {
    const floatsV1 = embedFloatsSchema.parse(await (await embed({ images: [red] }, "/v1/embed")).json());
    const byType = embedByTypeSchema.parse(await (await embed({ images: [red], embedding_types: ["float"] }, "/v1/embed")).json());
    const [expected] = floats(await embedded({ images: [red] }));
    expect(floatsV1.embeddings).toEqual([expected]);
    expect(floats(byType)).toEqual([expected]);
    expect(floatsV1.images).toEqual([{ width: 4, height: 3, format: "png", bit_depth: 24 }]);
  });

  it("and texts of one input share an embedding: the mean of the embeddings of its parts", async () => {
    const [imageAlone, textAlone, both, two] = floats(
      await embedded({
        inputs: [
          { content: [image(red)] },
          { content: [text("a"), text("b")] },
          { content: [text("a"), image(red), text("b")] },
          { content: [image(red), image(blue)] },
        ],
      }),
    );
    const [textByItself] = floats(await embedded({ texts: ["a\nb"] }));
    const [imageByItself, otherImage] = floats(await embedded({ images: [red, blue] }));
    expect(imageAlone).toEqual(imageByItself);
    textAlone?.forEach((value, axis) => expect(value).toBeCloseTo(textByItself?.[axis] ?? Number.NaN, 5));
    expect(dot(both, imageAlone)).toBeCloseTo(dot(both, textAlone), 5);
    expect(dot(both, imageAlone)).toBeCloseTo(Math.sqrt((1 + dot(imageAlone, textAlone)) / 2), 5);
    expect(dot(two, imageByItself)).toBeCloseTo(dot(two, otherImage), 5);
  });

  it("count as images, and texts with them as tokens", async () => {
    const { meta, images, texts } = await embedded({ inputs: [{ content: [text("abc"), image(red)] }, { content: [text("de")] }] });
    expect(meta.billed_units).toEqual({ input_tokens: 5, images: 1, image_tokens: 50 });
    expect(images).toHaveLength(1);
    expect(texts).toEqual([]);
  });

  it("do not appear in the response to texts", async () => {
    const answer = await embedded({ texts: ["a"] });
    expect(answer).not.toHaveProperty("images");
    expect(answer.meta.billed_units).toEqual({ input_tokens: 1 });
  });

  it("may be many, in more than one run", async () => {
    const colours = Array.from({ length: 21 }, (_, index) => dataUri(pngFile(1, 1, () => [index, 0, 0])));
    const vectors = floats(await embedded({ images: colours }));
    expect(new Set(vectors.map(String)).size).toBe(21);
    const [last] = floats(await embedded({ images: colours.slice(20) }));
    expect(vectors[20]).toEqual(last);
  });

  it("have no limit of number, by themselves, in an input or in v1", async () => {
    const many = Array.from({ length: 200 }, () => red);
    expect(floats(await embedded({ images: many }))).toHaveLength(200);
    expect((await embedded({ inputs: [{ content: many.map(image) }] })).images).toHaveLength(200);
    expect(embedFloatsSchema.parse(await (await embed({ images: many }, "/v1/embed")).json()).embeddings).toHaveLength(200);
  });

  it("may have 20 MB decoded, in a body of 27 MB, by default", async () => {
    const padded = (bytes: number) => dataUri(Buffer.concat([pngFile(1, 1), Buffer.alloc(bytes - pngFile(1, 1).length)]));
    const megabytes = (count: number) => count * 1024 * 1024;
    expect((await embed({ images: [padded(megabytes(19)), padded(megabytes(1))] })).status).toBe(200);
    const tooMuch = "400 invalid request: images must have at most 20971520 bytes together";
    expect(await refusal({ images: [padded(megabytes(19)), padded(megabytes(1) + 1)] })).toBe(tooMuch);
    expect(await refusal({ images: [padded(megabytes(23))] })).toBe(tooMuch);
  });
});

describe("an embed request with images is refused", () => {
  const half = `data:image/png;base64,${Buffer.from("\x89PNG\r\n\x1a\n".padEnd(10 * 1024 * 1024), "latin1").toString("base64")}`;
  for (const [name, fields, expected] of [
    [
      "texts beside them",
      { texts: ["a"], images: [red] },
      "400 invalid request: exactly one of texts, images, inputs must be given and not empty",
    ],
    ["a model of texts", { model: "scripted-embed", images: [red] }, "400 invalid request: model 'scripted-embed' does not support images"],
    [
      "a model of texts, in inputs",
      { model: "scripted-embed", inputs: [{ content: [text("a"), image(red)] }] },
      "400 invalid request: model 'scripted-embed' does not support images",
    ],
    ["over 20 MB together", { images: [half, half, red] }, "400 invalid request: images must have at most 20971520 bytes together"],
    [
      "a URL",
      { images: ["https://images.test/a.png"] },
      "400 invalid request: images[0] must be a base64 data URI of a png, jpeg, webp or gif image",
    ],
    [
      "an SVG as such",
      { images: ["data:image/svg+xml;base64,PHN2Zy8+"] },
      "400 invalid request: images[0] must be a base64 data URI of a png, jpeg, webp or gif image",
    ],
    ["an SVG sent as PNG", { images: [red, dataUri(Buffer.from("<svg/>"))] }, "422 unprocessable: images[1] is not a png image"],
    ["a GIF sent as PNG", { images: [dataUri(gifHeader([1, 1], [0, 0, 1, 1]))] }, "422 unprocessable: images[0] is not a png image"],
    [
      "no base64",
      { inputs: [{ content: [text("a"), image("data:image/gif;base64,@")] }] },
      "422 unprocessable: inputs[0].content[1].image_url.url is not valid base64",
    ],
    [
      "a bomb",
      { images: [dataUri(pngBomb(50_000, 50_000))] },
      "422 unprocessable: images[0] has 50000 x 50000 pixels, at most 67108864 are decoded",
    ],
    [
      "what the codec cannot decode",
      { inputs: [{ content: [text("a")] }, { content: [image(dataUri(Buffer.concat([pngFile(1, 1), Buffer.from("!broken")])))] }] },
      "422 unprocessable: inputs[1].content[0].image_url.url could not be decoded",
    ],
    [
      "a text too long for the model, before its images are looked at",
      { truncate: "NONE", inputs: [{ content: [text("a".repeat(100)), image("data:image/png;base64,AAAA")] }] },
      /^400 too many tokens: text 0 has 100 tokens/,
    ],
  ] as const) {
    it(`for ${name}`, async () => {
      const message = await refusal(fields);
      if (typeof expected === "string") expect(message).toBe(expected);
      else expect(message).toMatch(expected);
    });
  }

  it("and the model answers the next one, also after a failed run", async () => {
    expect(await refusal({ images: [dataUri(Buffer.concat([pngFile(1, 1), Buffer.from("!fail")]))] })).toMatch(/^500 /);
    expect(floats(await embedded({ images: [red] }))).toHaveLength(1);
  });
});

describe("a name of the third generation, as an alias", () => {
  const third = createHostDriver({ aliases: { "embed-*-v3.0": "scripted-vision-embed" }, maxBodyBytes: 2 ** 26 });
  const answerTo = async (fields: Record<string, unknown>, path = "/v2/embed") => {
    const answer = await post(third, path, { model: "embed-english-v3.0", input_type: "image", ...fields });
    return `${answer.status} ${Object(await answer.json()).message ?? ""}`;
  };

  it("takes one image of 5 MB, of the type image", async () => {
    const large = `data:image/png;base64,${pngFile(1, 1).toString("base64")}${"A".repeat(8 * 1024 * 1024)}`;
    expect(await answerTo({ images: [red] })).toBe("200 ");
    for (const path of ["/v2/embed", "/v1/embed"]) {
      expect(await answerTo({ images: [red, red] }, path)).toBe(
        "400 invalid request: total number of images must be at most 1 - received 2",
      );
      expect(await answerTo({ images: [large] }, path)).toBe("400 invalid request: images must have at most 5242880 bytes together");
      expect(await answerTo({ images: [red], input_type: "search_query" }, path)).toBe(
        "400 invalid request: images need input_type image with embed-english-v3.0",
      );
      expect(await answerTo({ texts: ["a"] }, path)).toBe(
        "400 invalid request: texts are not supported with input_type image of embed-english-v3.0",
      );
    }
    expect(await answerTo({ texts: ["a"], input_type: "clustering" })).toBe("200 ");
  });
});
