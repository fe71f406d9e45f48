/** Reads config.json of an image-text model. Exporters leave out fields with their class's default value. */
import { z } from "zod";
import type { TokenTable } from "../../../../chat/tokenizer/token-table.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";

const configSchema = z.looseObject({
  model_type: z.string(),
  text_config: z.looseObject({ max_position_embeddings: z.int().min(1).nullish(), pad_token_id: z.int().nullish() }).nullish(),
  vision_config: z.looseObject({ image_size: z.int().min(1).nullish(), patch_size: z.int().min(1).nullish() }).nullish(),
});

export interface ImageTextConfig {
  /** Number of tokens to which every text is padded; undefined: texts may be shorter. */
  rowLength: number | undefined;
  /** Id of the padding token, if config.json has it. */
  padId: number | undefined;
  /** Side of the images that the model reads, in pixels. */
  imageSize: number;
  tokensPerImage: number;
}

/** Facts by `model_type`. CLIP has a class token. SigLIP has none, and was trained on padded texts. */
const classes: Readonly<Record<string, { patchSize: number; classTokens: number; padsTexts: boolean }>> = {
  clip: { patchSize: 32, classTokens: 1, padsTexts: false },
  siglip: { patchSize: 16, classTokens: 0, padsTexts: true },
};

/** @throws EngineFailureError ("files-damaged") if its `model_type` is unknown. */
export function readImageTextConfig(document: unknown): ImageTextConfig {
  const config = configSchema.safeParse(document).data;
  const facts = classes[config?.model_type ?? ""];
  if (config === undefined || facts === undefined) {
    const known = Object.keys(classes).join(", ");
    throw new EngineFailureError({
      kind: "files-damaged",
      detail: `config.json: its model_type is none that the transformers engine knows (${known})`,
    });
  }
  const { text_config: text, vision_config: vision } = config;
  const imageSize = vision?.image_size ?? 224;
  const side = Math.floor(imageSize / (vision?.patch_size ?? facts.patchSize));
  return {
    rowLength: facts.padsTexts ? (text?.max_position_embeddings ?? 64) : undefined,
    padId: text?.pad_token_id ?? undefined,
    imageSize,
    tokensPerImage: side * side + facts.classTokens,
  };
}

const tokenizerConfigSchema = z.looseObject({
  pad_token: z.union([z.string(), z.looseObject({ content: z.string() }).transform(({ content }) => content)]).nullish(),
});

/** Finds the id of the padding token, by tokenizer_config.json or by a usual name. */
export function readPadId(tokenizerConfig: unknown, table: TokenTable): number {
  const { pad_token: named } = tokenizerConfigSchema.safeParse(tokenizerConfig).data ?? {};
  return table.idOf(named ?? "[PAD]") ?? table.idOf("<pad>") ?? 0;
}
