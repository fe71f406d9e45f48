/** Checks of embed requests across properties or against the model (contract 0.5, steps 5, 6 and 8). */
import { checkImageData, checkImageSizes } from "../request/data-uri.ts";
import { InvalidRequest, UnsupportedByModel } from "../response/errors.ts";
import { Unprocessable } from "../../inference/errors.ts";
import type { ModelDescription } from "../../inference/models.ts";
import type { EmbedV2Request } from "./embed-request.ts";

const maxTexts = 96;

type Sources = Pick<EmbedV2Request, "texts" | "images" | "inputs">;

export function checkSources({ texts, images, inputs }: Sources, names: readonly (keyof Sources)[]): void {
  checkCount("texts", texts);
  checkCount("inputs", inputs);
  const sourceCount = [texts, images, inputs].filter((list) => list !== undefined).length;
  if (sourceCount !== 1) throw new InvalidRequest(`exactly one of ${names.join(", ")} must be given and not empty`);
  checkImageSizes(imagesOf({ images, inputs }).map(({ url }) => url));
}

function checkCount(name: string, list: readonly unknown[] | undefined): void {
  if (!list || list.length <= maxTexts) return;
  throw new InvalidRequest(`total number of ${name} must be at most ${maxTexts} - received ${list.length}`);
}

/** Returns the texts to embed. The parts of one input are joined by newlines and share one embedding. */
export function textsToEmbed({ texts, images, inputs }: Sources, model: ModelDescription): string[] {
  if (texts) return texts;
  const sentImages = imagesOf({ images, inputs });
  const [first] = sentImages;
  if (first) {
    if (!model.features.includes("vision")) throw new UnsupportedByModel(model.name, "images");
    for (const { url, field } of sentImages) checkImageData(url, field);
    throw new Unprocessable(`${first.field}: embed engines cannot read images`);
  }
  return (inputs ?? []).map(({ content }) => content.flatMap((part) => (part.type === "text" ? part.text : [])).join("\n"));
}

function imagesOf({ images = [], inputs = [] }: Pick<Sources, "images" | "inputs">): { url: string; field: string }[] {
  const inInputs = inputs.flatMap(({ content }, input) =>
    content.flatMap((part, index) =>
      part.type === "image_url" ? [{ url: part.image_url.url, field: `inputs[${input}].content[${index}].image_url.url` }] : [],
    ),
  );
  return [...images.map((url, index) => ({ url, field: `images[${index}]` })), ...inInputs];
}

export function checkDimension(dimension: number | undefined, model: ModelDescription): void {
  if (dimension !== undefined && !model.selectableDimensions.includes(dimension)) {
    throw new UnsupportedByModel(model.name, `output_dimension ${dimension}`);
  }
}
