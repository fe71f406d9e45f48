/** The tiny image-text models of `tests/models`, with what PyTorch computes of them. */
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

const reference = (model: string): unknown => JSON.parse(readFileSync(`${familyFolder(model)}/reference.json`, "utf8"));

/** Pictures of the size that the model reads, and larger ones; of the int8 graphs and of PyTorch. */
export const clipReference = () => clipSchema.parse(reference("clip-tiny")).rows;
export const siglipReference = () => siglipSchema.parse(reference("siglip-tiny"));
export const pictureUri = (model: string, file: string): string => dataUri(readFileSync(`${familyFolder(model)}/${file}`));
