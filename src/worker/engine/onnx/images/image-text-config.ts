/** What the engine reads of an image-text model's config.json. Exporters leave out what is the default of its class. */
import { z } from "zod";
import type { TokenTable } from "../../../../chat/tokenizer/token-table.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";

const configSchema = z.looseObject({
  model_type: z.string(),
  text_config: z.looseObject({ max_position_embeddings: z.int().min(1).nullish(), pad_token_id: z.int().nullish() }).nullish(),
  vision_config: z.looseObject({ image_size: z.int().min(1).nullish(), patch_size: z.int().min(1).nullish() }).nullish(),
});

export interface ImageTextConfig {
  /** Tokens to which every text is filled up; undefined: texts may be shorter. */
  rowLength: number | undefined;
  /** Token that fills them up, if config.json says it. */
  padId: number | undefined;
  /** Side of the pictures that the model reads, in pixels. */
  imageSize: number;
  tokensPerImage: number;
}

/** By `model_type`. SigLIP was trained on texts filled up to the end, and pools without a token of its own. */
const classes: Readonly<Record<string, { patchSize: number; ownToken: number; fillsRows: boolean }>> = {
  clip: { patchSize: 32, ownToken: 1, fillsRows: false },
  siglip: { patchSize: 16, ownToken: 0, fillsRows: true },
};

/** @throws EngineFailureError if it is not the config of a model that is known here. */
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
    rowLength: facts.fillsRows ? (text?.max_position_embeddings ?? 64) : undefined,
    padId: text?.pad_token_id ?? undefined,
    imageSize,
    tokensPerImage: side * side + facts.ownToken,
  };
}

const tokenizerConfigSchema = z.looseObject({
  pad_token: z.union([z.string(), z.looseObject({ content: z.string() }).transform(({ content }) => content)]).nullish(),
});

/** Which token fills up a row, from tokenizer_config.json. */
export function readPadId(tokenizerConfig: unknown, table: TokenTable): number {
  const { pad_token: named } = tokenizerConfigSchema.safeParse(tokenizerConfig).data ?? {};
  return table.idOf(named ?? "[PAD]") ?? table.idOf("<pad>") ?? 0;
}
