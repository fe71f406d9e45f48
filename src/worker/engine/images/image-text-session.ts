/** Embeds images and texts with a model that has one vector space for both. It knows no runtime, only an `ImageTower`. */
import type { ContentPart, EmbedContent, Truncation } from "../../../inference/inference-service.ts";
import type { EncodeSession } from "../encode/encode-session.ts";
import type { EncodeWork } from "../encode/encode-work.ts";
import { normalise } from "../encode/pooling.ts";
import type { ContentsPlan, EncodedSlice, EncodePlan, Outcome } from "../engine.ts";
import { asRun, engineFailure } from "../engine-errors.ts";
import { HeldPlans } from "../held-plans.ts";
import { type ImageFile, readImageFile } from "./image-file.ts";
import type { ImageTower } from "./image-tower.ts";

interface ContentRow {
  /** Index of its text among all texts of the request. */
  text: number | undefined;
  /** Input of the image tower for each of its images. */
  images: Float32Array[];
}

interface HeldPlan {
  contents: ContentRow[];
  /** Plan of the texts, whose slices are computed first. */
  texts: EncodePlan | undefined;
  /** Vectors of the texts that are computed so far, by the texts' indices. */
  textVectors: Float32Array[];
  /** Indices of the contents in each further slice. */
  slices: Int32Array[];
}

type ImagePart = Extract<ContentPart, { type: "image" }>;

export class ImageTextSession implements EncodeWork {
  readonly #texts: EncodeSession;
  readonly #tower: ImageTower;
  /** `planId` is the negated id of these plans; positive ids are plans of the text session. */
  readonly #plans = new HeldPlans<HeldPlan>();

  constructor(texts: EncodeSession, tower: ImageTower) {
    this.#texts = texts;
    this.#tower = tower;
  }

  planEmbed(...parameters: Parameters<EncodeSession["planEmbed"]>): Outcome<EncodePlan> {
    return this.#texts.planEmbed(...parameters);
  }

  planRerank(...parameters: Parameters<EncodeSession["planRerank"]>): ReturnType<EncodeSession["planRerank"]> {
    return this.#texts.planRerank(...parameters);
  }

  /** Decodes the images one after another, because a large image takes hundreds of megabytes when decoded. */
  async planEmbedContents(
    contents: readonly EmbedContent[],
    truncate: Truncation,
    maxTokens: number | undefined,
    inputType: string | undefined,
  ): Promise<Outcome<ContentsPlan>> {
    const texts = contents.flatMap((parts) => parts.flatMap((part) => (part.type === "text" ? part.text : [])));
    const textPlan = texts.length === 0 ? undefined : this.#texts.planEmbed(texts, truncate, maxTokens, inputType);
    if (textPlan?.ok === false) return textPlan;
    try {
      const files = contents.map((parts) => parts.filter((part): part is ImagePart => part.type === "image").map(readImageFile));
      const rows: ContentRow[] = [];
      let text = 0;
      for (const [index, parts] of contents.entries()) {
        const hasText = parts.some(({ type }) => type === "text");
        // oxlint-disable-next-line no-await-in-loop
        rows.push({ text: hasText ? text++ : undefined, images: await this.#prepareImages(files[index] ?? []) });
      }
      const plan = { contents: rows, texts: textPlan?.value, textVectors: [], slices: this.#slices(rows) };
      const textSlices = (plan.texts?.slices ?? []).map(() => new Int32Array());
      return {
        ok: true,
        value: {
          planId: -this.#plans.hold(plan),
          tokenCounts: Int32Array.from(rows, (row) => (row.text === undefined ? 0 : (plan.texts?.tokenCounts[row.text] ?? 0))),
          slices: [...textSlices, ...plan.slices],
          images: files.flat().map(({ facts }) => facts),
          imageTokens: files.flat().length * this.#tower.tokensPerImage,
        },
      };
    } catch (caught) {
      if (textPlan !== undefined) this.#texts.release(textPlan.value.planId);
      return { ok: false, failure: engineFailure(caught) };
    }
  }

  async encodeSlice(planId: number, slice: number): Promise<Outcome<EncodedSlice>> {
    if (planId > 0) return this.#texts.encodeSlice(planId, slice);
    const plan = this.#plans.get(-planId);
    const textSlices = plan?.texts?.slices.length ?? 0;
    if (plan !== undefined && slice < textSlices) return this.#encodeTexts(plan, slice);
    const rows = plan?.slices[slice - textSlices];
    if (plan === undefined || rows === undefined) {
      return { ok: false, failure: { kind: "internal", detail: `there is no slice ${slice} of plan ${planId}` } };
    }
    try {
      const vectors = await this.#encodeContents(
        Array.from(rows, (row) => plan.contents[row]).filter((row) => row !== undefined),
        plan,
      );
      if (vectors.some((value) => !Number.isFinite(value))) {
        return { ok: false, failure: { kind: "run-failed", detail: "the model's output is not finite" } };
      }
      return { ok: true, value: { values: vectors } };
    } catch (caught) {
      return { ok: false, failure: engineFailure(caught) };
    }
  }

  release(planId: number): void {
    if (planId > 0) return this.#texts.release(planId);
    const plan = this.#plans.get(-planId);
    if (plan?.texts !== undefined) this.#texts.release(plan.texts.planId);
    this.#plans.release(-planId);
  }

  async #prepareImages(files: readonly ImageFile[]): Promise<Float32Array[]> {
    const images: Float32Array[] = [];
    // oxlint-disable-next-line no-await-in-loop
    for (const file of files) images.push(await this.#tower.prepare(file));
    return images;
  }

  /** Cuts the contents into slices of at most `imagesPerRun` images, or of one content. */
  #slices(rows: readonly ContentRow[]): Int32Array[] {
    const slices: number[][] = [];
    let images = Number.POSITIVE_INFINITY;
    for (const [row, content] of rows.entries()) {
      images += content.images.length;
      if (images > this.#tower.imagesPerRun) {
        slices.push([]);
        images = content.images.length;
      }
      slices.at(-1)?.push(row);
    }
    return slices.map((slice) => Int32Array.from(slice));
  }

  async #encodeTexts({ texts, textVectors }: HeldPlan, slice: number): Promise<Outcome<EncodedSlice>> {
    const outcome = await this.#texts.encodeSlice(texts?.planId ?? 0, slice);
    if (!outcome.ok) return outcome;
    const width = this.#tower.outputWidth;
    const { values } = outcome.value;
    texts?.slices[slice]?.forEach((row, index) => (textVectors[row] = values.slice(index * width, (index + 1) * width)));
    return { ok: true, value: { values: new Float32Array() } };
  }

  /** Returns one unit vector per content: the normalised sum of its parts' unit vectors, so that a text counts as much as an image. */
  async #encodeContents(contents: readonly ContentRow[], { textVectors }: HeldPlan): Promise<Float32Array> {
    const { outputWidth: width, imagesPerRun } = this.#tower;
    const images = contents.flatMap((content) => content.images);
    const imageVectors: Float32Array[] = [];
    for (let start = 0; start < images.length; start += imagesPerRun) {
      const batch = images.slice(start, start + imagesPerRun);
      // oxlint-disable-next-line no-await-in-loop
      const values = await asRun(() => this.#tower.run(batch));
      batch.forEach((_, index) => {
        const vector = values.slice(index * width, (index + 1) * width);
        normalise(vector);
        imageVectors.push(vector);
      });
    }
    const vectors = new Float32Array(contents.length * width);
    let image = 0;
    for (const [row, content] of contents.entries()) {
      const vector = vectors.subarray(row * width, (row + 1) * width);
      const text = content.text === undefined ? undefined : textVectors[content.text];
      const parts = imageVectors.slice(image, image + content.images.length);
      image += content.images.length;
      for (const part of text === undefined ? parts : [text, ...parts]) {
        for (let axis = 0; axis < width; axis++) vector[axis] = (vector[axis] ?? 0) + (part[axis] ?? 0);
      }
      normalise(vector);
    }
    return vectors;
  }
}
