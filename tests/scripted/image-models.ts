/** The tiny image-text models of `tests/models`, with what PyTorch computes of them. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { familyFolder } from "./tiny-families.ts";
import { dataUri } from "./image-files.ts";

const vector = z.array(z.number());
const siglipSchema = z.object({
  pictures: z.array(z.object({ file: z.string(), vector })),
  texts: z.array(z.object({ text: z.string(), vector })),
});

const reference = (model: string): unknown => JSON.parse(readFileSync(`${familyFolder(model)}/reference.json`, "utf8"));

export const siglipReference = () => siglipSchema.parse(reference("siglip-tiny"));
export const pictureUri = (model: string, file: string): string => dataUri(readFileSync(`${familyFolder(model)}/${file}`));
