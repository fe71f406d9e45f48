/** Checks of embed requests across properties or against the model (contract 0.5, steps 5, 6 and 8). */
import { checkImageSizes } from "../request/data-uri.ts";
import { InvalidRequest, UnsupportedByModel } from "../response/errors.ts";
import type { EmbedContent } from "../../inference/inference-service.ts";
import type { ModelDescription } from "../../inference/models.ts";
import type { EmbedV2Request } from "./embed-request.ts";

const maxTexts = 96;

type Sources = Pick<EmbedV2Request, "texts" | "images" | "inputs">;

export function checkSources({ texts, images, inputs }: Sources, names: readonly (keyof Sources)[]): void {
  checkCount("texts", texts);
  checkCount("inputs", inputs);
  const sourceCount = [texts, images, inputs].filter((list) => list !== undefined).length;
  if (sourceCount !== 1) throw new InvalidRequest(`exactly one of ${names.join(", ")} must be given and not empty`);
  checkImageSizes(imageUrls({ images, inputs }));
}

function checkCount(name: string, list: readonly unknown[] | undefined): void {
  if (!list || list.length <= maxTexts) return;
  throw new InvalidRequest(`total number of ${name} must be at most ${maxTexts} - received ${list.length}`);
}

/** Names of upstream's third generation. Clients may keep one as an alias of a model here. */
const thirdGeneration = /^embed-.*v3(\.|$)/;
const maxBytesOfThird = 5 * 1024 * 1024;

/** Refuses the requests that the third generation refuses, because clients rely on it (contract 7.1). Throws InvalidRequest. */
export function checkGeneration(name: string | undefined, inputType: string | undefined, { texts, images, inputs }: Sources): void {
  if (name === undefined || !thirdGeneration.test(name)) return;
  const urls = imageUrls({ images, inputs });
  if (images && inputType !== "image") throw new InvalidRequest(`images need input_type image with ${name}`);
  if (texts && inputType === "image") throw new InvalidRequest(`texts are not supported with input_type image of ${name}`);
  if (urls.length > 1) throw new InvalidRequest(`total number of images must be at most 1 - received ${urls.length}`);
  checkImageSizes(urls, maxBytesOfThird);
}

/** Texts, which every embed model takes, or contents with images. */
export type ToEmbed = { texts: string[] } | { contents: EmbedContent[] };

/**
 * The text parts of one input are joined by newlines, and all its parts share one embedding.
 * Throws UnsupportedByModel if there are images and the model reads none.
 */
export function readSources({ texts, images, inputs = [] }: Sources, model: ModelDescription): ToEmbed {
  if (texts) return { texts };
  if (imageUrls({ images, inputs }).length === 0) return { texts: inputs.map(textOf) };
  if (!model.features.includes("vision")) throw new UnsupportedByModel(model.name, "images");
  return { contents: images ? images.map((url, index) => [{ type: "image", url, field: `images[${index}]` }]) : inputs.map(contentOf) };
}

type Input = NonNullable<Sources["inputs"]>[number];

function contentOf(input: Input, number: number): EmbedContent {
  const images = input.content.flatMap((part, index) =>
    part.type === "image_url"
      ? [{ type: "image" as const, url: part.image_url.url, field: `inputs[${number}].content[${index}].image_url.url` }]
      : [],
  );
  const hasText = input.content.some(({ type }) => type === "text");
  return hasText ? [{ type: "text", text: textOf(input) }, ...images] : images;
}

function textOf({ content }: Input): string {
  return content.flatMap((part) => (part.type === "text" ? part.text : [])).join("\n");
}

function imageUrls({ images = [], inputs = [] }: Pick<Sources, "images" | "inputs">): string[] {
  const inInputs = inputs.flatMap(({ content }) => content.flatMap((part) => (part.type === "image_url" ? part.image_url.url : [])));
  return [...images, ...inInputs];
}

export function checkDimension(dimension: number | undefined, model: ModelDescription): void {
  if (dimension !== undefined && !model.selectableDimensions.includes(dimension)) {
    throw new UnsupportedByModel(model.name, `output_dimension ${dimension}`);
  }
}
