/** The image family of Idefics3 and SmolVLM, which read square tiles of one size. */
import { z } from "zod";
import type { ImageFamily } from "./image-family.ts";
import { damagedFile, parsedFile } from "./image-chat-files.ts";
import { pixelValueFields, pixelValueOf } from "./pixel-values.ts";
import { imageText, imageTokens, tileGrid } from "./tile-grid.ts";

const sideSchema = z.looseObject({ longest_edge: z.int().min(1) });
const configSchema = z.looseObject({
  scale_factor: z.int().min(1).default(2),
  vision_config: z.looseObject({ image_size: z.int().min(1), patch_size: z.int().min(1) }),
});
const preprocessorSchema = z.looseObject({
  ...pixelValueFields,
  do_image_splitting: z.boolean().default(true),
  do_resize: z.boolean().default(true),
  size: sideSchema.nullish(),
  max_image_size: sideSchema.nullish(),
});

/** @throws EngineFailureError ("files-damaged") if the files contradict each other. */
export function ideficsFamily(configFile: unknown, preprocessorFile: unknown): ImageFamily {
  const config = parsedFile("config.json", configSchema, configFile);
  const given = parsedFile("preprocessor_config.json", preprocessorSchema, preprocessorFile);
  const { image_size: side, patch_size: patch } = config.vision_config;
  const tileSide = given.max_image_size?.longest_edge ?? side;
  if (tileSide !== side) throw damagedFile("preprocessor_config.json", `it makes tiles of ${tileSide} pixels, the model reads ${side}`);
  const rowsPerTile = Math.floor(side / patch) ** 2 / config.scale_factor ** 2;
  const longestSide = given.do_resize ? (given.size?.longest_edge ?? 4 * side) : undefined;
  const valueOf = pixelValueOf(given);
  return {
    tokens: [imageTokens.row, imageTokens.around, imageTokens.whole],
    tileLayout(size, isOneTile) {
      const grid = given.do_image_splitting && !isOneTile ? tileGrid(size, side, longestSide) : { rows: 0, columns: 0 };
      return { ...grid, side, whole: { width: side, height: side }, text: imageText(grid, rowsPerTile) };
    },
    rowsOf: () => rowsPerTile,
    needs: { pixel_values: "float32" },
    mayTake: ["pixel_attention_mask"],
    feeds: (ort, { data }) => ({
      pixel_values: new ort.Tensor("float32", byChannel(data, valueOf), [1, 1, 3, side, side]),
      // A tile has no padding, so the mask is all ones.
      pixel_attention_mask: new ort.Tensor("bool", new Uint8Array(side * side).fill(1), [1, 1, side, side]),
    }),
  };
}

/** Returns the numbers as channels x rows x columns. */
function byChannel(bytes: Uint8ClampedArray, valueOf: (byte: number, channel: number) => number): Float32Array {
  const pixels = bytes.length / 3;
  const numbers = new Float32Array(bytes.length);
  for (let channel = 0; channel < 3; channel++) {
    for (let pixel = 0; pixel < pixels; pixel++) numbers[channel * pixels + pixel] = valueOf(bytes[pixel * 3 + channel] ?? 0, channel);
  }
  return numbers;
}
