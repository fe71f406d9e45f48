/** What the engine reads of config.json and preprocessor_config.json of a chat model with vision (Idefics3, SmolVLM). */
import { z } from "zod";
import { EngineFailureError } from "../../engine-errors.ts";

const sideSchema = z.looseObject({ longest_edge: z.int().min(1) });
const numbers = z.array(z.number()).length(3);

const configSchema = z.looseObject({
  model_type: z.enum(["idefics3", "smolvlm"]),
  image_token_id: z.int().min(0).nullish(),
  scale_factor: z.int().min(1).default(2),
  vision_config: z.looseObject({ image_size: z.int().min(1), patch_size: z.int().min(1) }),
});
const preprocessorSchema = z.looseObject({
  do_image_splitting: z.boolean().default(true),
  do_resize: z.boolean().default(true),
  do_rescale: z.boolean().default(true),
  do_normalize: z.boolean().default(true),
  rescale_factor: z.number().default(1 / 255),
  image_mean: numbers.default([0.5, 0.5, 0.5]),
  image_std: numbers.default([0.5, 0.5, 0.5]),
  size: sideSchema.nullish(),
  max_image_size: sideSchema.nullish(),
});

export interface ImageChatConfig {
  /** Token that stands for each row of an image; undefined: the one that is named "<image>". */
  imageTokenId: number | undefined;
  /** Side of a tile in pixels: what the model reads at once. */
  tileSide: number;
  /** Rows that the model makes of a tile. */
  rowsPerTile: number;
  /** Whether images are cut into tiles, beside the tile that shows the whole. */
  splits: boolean;
  /** To what the longer side of an image is scaled before it is cut; undefined: it is not scaled. */
  longestSide: number | undefined;
  /** A channel's value is (its byte x `rescale` - mean) / deviation. */
  rescale: number;
  mean: readonly number[];
  deviation: readonly number[];
}

/** @throws EngineFailureError ("files-damaged") if they are not of a model that is known here. */
export function readImageChatConfig(configFile: unknown, preprocessorFile: unknown): ImageChatConfig {
  const config = read("config.json", configSchema, configFile);
  const given = read("preprocessor_config.json", preprocessorSchema, preprocessorFile);
  const { image_size: side, patch_size: patch } = config.vision_config;
  const tileSide = given.max_image_size?.longest_edge ?? side;
  if (tileSide !== side) throw damaged("preprocessor_config.json", `it makes tiles of ${tileSide} pixels, the model reads ${side}`);
  return {
    imageTokenId: config.image_token_id ?? undefined,
    tileSide,
    rowsPerTile: Math.floor(side / patch) ** 2 / config.scale_factor ** 2,
    splits: given.do_image_splitting,
    longestSide: given.do_resize ? (given.size?.longest_edge ?? 4 * side) : undefined,
    rescale: given.do_rescale ? given.rescale_factor : 1,
    mean: given.do_normalize ? given.image_mean : [0, 0, 0],
    deviation: given.do_normalize ? given.image_std : [1, 1, 1],
  };
}

function read<Schema extends z.ZodType>(path: string, schema: Schema, file: unknown): z.output<Schema> {
  const parsed = schema.safeParse(file);
  if (!parsed.success) throw damaged(path, z.prettifyError(parsed.error).replaceAll("\n", " "));
  return parsed.data;
}

function damaged(path: string, reason: string): EngineFailureError {
  return new EngineFailureError({ kind: "files-damaged", detail: `${path}: ${reason}` });
}
