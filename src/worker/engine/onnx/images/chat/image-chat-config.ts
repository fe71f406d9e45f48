/** Reads config.json and preprocessor_config.json of a chat model with vision. */
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
  /** Id of the image token in config.json; undefined: the id of the family's first token. */
  imageTokenId: number | undefined;
  family: ImageFamily;
}

/** @throws EngineFailureError ("files-damaged") if the model is of an unknown family. */
export function readImageChatConfig(configFile: unknown, preprocessorFile: unknown): ImageChatConfig {
  const { model_type: type, image_token_id: imageTokenId } = parsedFile("config.json", configSchema, configFile);
  return { imageTokenId: imageTokenId ?? undefined, family: families[type](configFile, preprocessorFile) };
}
