/** The tiny image-text models of `tests/models`, with PyTorch's results for them. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { familyFolder } from "./tiny-families.ts";
import { dataUri } from "./image-files.ts";

const vector = z.array(z.number());
const clipSchema = z.object({
  rows: z.array(
    z.object({
      file: z.string(),
      width: z.int(),
      height: z.int(),
      caption: z.string(),
      image: vector,
      text: vector,
      imageInFloat32: vector,
      textInFloat32: vector,
    }),
  ),
});
const siglipSchema = z.object({
  pictures: z.array(z.object({ file: z.string(), vector })),
  texts: z.array(z.object({ text: z.string(), vector })),
});

const imageRepliesSchema = z.object({
  replies: z.array(
    z.object({
      file: z.string(),
      detail: z.enum(["low", "auto"]),
      text: z.string(),
      prompt: z.array(z.int()),
      tokens: z.array(z.int()),
      promptLogits: vector,
    }),
  ),
});
const imageChatSchema = imageRepliesSchema.extend({
  tokensPerTile: z.int(),
  sizes: z.array(z.object({ width: z.int(), height: z.int(), rows: z.int(), columns: z.int() })),
});
const lfm2VlSchema = imageRepliesSchema.extend({
  plans: z.array(
    z.object({
      width: z.int(),
      height: z.int(),
      splits: z.boolean(),
      tiles: z.array(z.tuple([z.int(), z.int()])),
      text: z.string(),
    }),
  ),
});

const reference = (model: string): unknown => JSON.parse(readFileSync(`${familyFolder(model)}/reference.json`, "utf8"));

/** Pictures of the size that the model reads, and larger ones; of the int8 graphs and of PyTorch. */
export const clipReference = () => clipSchema.parse(reference("clip-tiny")).rows;
export const siglipReference = () => siglipSchema.parse(reference("siglip-tiny"));
export const imageChatReference = () => imageChatSchema.parse(reference("smolvlm-tiny"));
/** Replies of the tiny model; how images of many sizes are cut for a published one: patches of each tile, and the prompt's text with its image tokens counted. */
export const lfm2VlReference = () => lfm2VlSchema.parse(reference("lfm2-vl-tiny"));
export const pictureUri = (model: string, file: string): string => dataUri(readFileSync(`${familyFolder(model)}/${file}`));
