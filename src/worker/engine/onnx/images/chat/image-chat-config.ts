/** What the engine reads of config.json and preprocessor_config.json of a chat model with vision. */
import { z } from "zod";
import { ideficsFamily } from "./idefics-family.ts";
import { parsedFile } from "./image-chat-files.ts";
import type { ImageFamily } from "./image-family.ts";
import { lfm2VlFamily } from "./lfm2-vl-family.ts";

const families = { idefics3: ideficsFamily, smolvlm: ideficsFamily, lfm2_vl: lfm2VlFamily };

const configSchema = z.looseObject({
  model_type: z.enum(["idefics3", "smolvlm", "lfm2_vl"]),
  image_token_id: z.int().min(0).nullish(),
});

export interface ImageChatConfig {
  /** Token that stands for each row of an image; undefined: the one that the family's texts have. */
  imageTokenId: number | undefined;
  family: ImageFamily;
}

/** @throws EngineFailureError ("files-damaged") if they are not of a model that is known here. */
export function readImageChatConfig(configFile: unknown, preprocessorFile: unknown): ImageChatConfig {
  const { model_type: type, image_token_id: imageTokenId } = parsedFile("config.json", configSchema, configFile);
  return { imageTokenId: imageTokenId ?? undefined, family: families[type](configFile, preprocessorFile) };
}
