/**
 * The image family of LFM2-VL, which reads the patches of square tiles, or of an image in its own proportions, padded to a fixed
 * number (SigLIP 2, NaFlex).
 */
import { z } from "zod";
import type { Pixels } from "../../../images/image-pixels.ts";
import type { ImageFamily } from "./image-family.ts";
import { damagedFile, parsedFile } from "./image-chat-files.ts";
import { imageTokens, rowsOf, tileLayout, type TileRules } from "./lfm2-vl-tiles.ts";
import { type PixelValue, pixelValueFields, pixelValueOf } from "./pixel-values.ts";

const path = "preprocessor_config.json";
const count = z.int().min(1);
const configSchema = z.looseObject({ vision_config: z.looseObject({ patch_size: count }), downsample_factor: count.default(2) });
const preprocessorSchema = z.looseObject({
  ...pixelValueFields,
  do_image_splitting: z.boolean().default(true),
  use_thumbnail: z.boolean().default(true),
  downsample_factor: count.default(2),
  encoder_patch_size: count.default(16),
  tile_size: count.default(512),
  min_tiles: count.default(2),
  max_tiles: count.default(10),
  min_image_tokens: count.default(64),
  max_image_tokens: count.default(256),
  max_pixels_tolerance: z.number().positive().default(2),
});

/** @throws EngineFailureError ("files-damaged") if the files contradict each other. */
export function lfm2VlFamily(configFile: unknown, preprocessorFile: unknown): ImageFamily {
  const config = parsedFile("config.json", configSchema, configFile);
  const given = parsedFile(path, preprocessorSchema, preprocessorFile);
  const rules: TileRules = {
    splits: given.do_image_splitting,
    patchSide: given.encoder_patch_size,
    merged: given.downsample_factor,
    tileSide: given.tile_size,
    minTiles: given.min_tiles,
    maxTiles: given.max_tiles,
    minTokens: given.min_image_tokens,
    maxTokens: given.max_image_tokens,
    tolerance: given.max_pixels_tolerance,
    showsWhole: given.use_thumbnail,
  };
  const { patchSide, merged, tileSide } = rules;
  if (patchSide !== config.vision_config.patch_size || merged !== config.downsample_factor) {
    const reads = `${config.vision_config.patch_size} pixels, of which ${config.downsample_factor} x ${config.downsample_factor}`;
    throw damagedFile(
      path,
      `it makes patches of ${patchSide} pixels, of which ${merged} x ${merged} become one row, the model reads ${reads}`,
    );
  }
  if (tileSide % (patchSide * merged) !== 0) throw damagedFile(path, `tiles of ${tileSide} pixels are not made of whole rows`);
  if (rules.minTiles > rules.maxTiles)
    throw damagedFile(path, `min_tiles (${rules.minTiles}) is larger than max_tiles (${rules.maxTiles})`);
  const capacity = Math.max(rules.maxTokens * merged ** 2, rules.splits ? (tileSide / patchSide) ** 2 : 0);
  const { row, start, end, whole } = imageTokens;
  const valueOf = pixelValueOf(given);
  return {
    tokens: [row, start, end, ...(rules.splits && rules.showsWhole ? [whole] : [])],
    tileLayout: (size, isOneTile) => tileLayout(size, rules, isOneTile),
    rowsOf: (tile) => rowsOf(tile, rules),
    needs: { pixel_values: "float32", pixel_attention_mask: "int64", spatial_shapes: "int64" },
    mayTake: [],
    feeds(ort, tile) {
      const [rows, columns] = [tile.height / patchSide, tile.width / patchSide];
      // The published processor pads even a single image, so exports were tested only with this number of patches.
      const room = Math.max(capacity, rows * columns);
      const numbers = new Float32Array(room * 3 * patchSide ** 2);
      numbers.set(patchesOf(tile, patchSide, valueOf));
      return {
        pixel_values: new ort.Tensor("float32", numbers, [1, room, 3 * patchSide ** 2]),
        pixel_attention_mask: new ort.Tensor("int64", new BigInt64Array(room).fill(1n, 0, rows * columns), [1, room]),
        spatial_shapes: new ort.Tensor("int64", BigInt64Array.of(BigInt(rows), BigInt(columns)), [1, 2]),
      };
    },
  };
}

/** Returns the patches row by row. A patch has its pixels row by row, and a pixel its three channels. */
function patchesOf({ data, width, height }: Pixels, side: number, valueOf: PixelValue): Float32Array {
  const numbers = new Float32Array(width * height * 3);
  let next = 0;
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      for (let line = top; line < top + side; line++) {
        const first = (line * width + left) * 3;
        for (let index = first; index < first + side * 3; index++) numbers[next++] = valueOf(data[index] ?? 0, (index - first) % 3);
      }
    }
  }
  return numbers;
}
