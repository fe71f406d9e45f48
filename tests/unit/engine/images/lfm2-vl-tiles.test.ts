import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readImageChatConfig } from "../../../../src/worker/engine/onnx/images/chat/image-chat-config.ts";
import type { TileLayout } from "../../../../src/worker/engine/onnx/images/chat/image-family.ts";
import { lfm2VlReference } from "../../../scripted/image-models.ts";
import { familyFolder } from "../../../scripted/tiny-families.ts";
import { ort } from "../onnx/onnx-in-node.ts";

const published = { model_type: "lfm2_vl", image_token_id: 396, downsample_factor: 2, vision_config: { patch_size: 16 } };
const familyOf = (preprocessor: object, config: object = published) => readImageChatConfig(config, preprocessor).family;

/** Rows and columns of patches. */
function patchesOf({ rows, columns, side, whole }: TileLayout): number[][] {
  const cut = Array.from({ length: rows * columns }, () => [side / 16, side / 16]);
  return whole === undefined ? cut : [...cut, [whole.height / 16, whole.width / 16]];
}

describe("the tiles of an image of LFM2-VL", () => {
  it.each(lfm2VlReference().plans)("of $width x $height pixels (cut: $splits) are those of the published processor", (plan) => {
    const made = familyOf({}).tileLayout(plan, !plan.splits);
    expect(patchesOf(made)).toEqual(plan.tiles);
    expect(made.text.replaceAll(/(?:<image>)+/g, (run) => `[${run.length / "<image>".length}]`)).toBe(plan.text);
    expect(familyOf({ do_image_splitting: false }).tileLayout(plan, false)).toEqual(familyOf({}).tileLayout(plan, true));
  });

  it("have as many rows as the text has image tokens, and fit the graph, for all sizes", () => {
    const family = familyOf({});
    for (let width = 1; width < 6000; width += 331) {
      for (let height = 1; height < 30_000; height += 1873) {
        const { rows, columns, side, whole, text } = family.tileLayout({ width, height }, false);
        const most = rows * columns * family.rowsOf({ width: side, height: side });
        const ofWhole = whole === undefined ? 0 : family.rowsOf(whole);
        expect([text.split("<image>").length - 1, rows * columns <= 10, ofWhole <= 256]).toEqual([most + ofWhole, true, true]);
      }
    }
  });

  it("are the image alone where a grid of one tile fits best, and have no thumbnail where none is wanted", () => {
    expect(familyOf({ min_tiles: 1 }).tileLayout({ width: 2000, height: 2000 }, false)).toMatchObject({ rows: 3, columns: 3 });
    expect(familyOf({ min_tiles: 1, max_tiles: 3 }).tileLayout({ width: 2000, height: 2000 }, false)).toMatchObject({
      rows: 0,
      columns: 0,
    });
    const bare = familyOf({ use_thumbnail: false }).tileLayout({ width: 1024, height: 512 * 3 }, false);
    expect([bare.whole, bare.text.includes("<|img_thumbnail|>"), bare.text.includes("<|img_row_3_col_2|>")]).toEqual([
      undefined,
      false,
      true,
    ]);
  });
});

describe("inputs of LFM2-VL's vision graph", () => {
  it("are patches of pixels with their channels side by side, filled up, and how many count", () => {
    const tiny = JSON.parse(readFileSync(`${familyFolder("lfm2-vl-tiny")}/preprocessor_config.json`, "utf8"));
    const family = familyOf(tiny, { ...published, vision_config: { patch_size: 4 } });
    const data = Uint8ClampedArray.from({ length: 16 * 8 * 3 }, (_, index) => index % 256);
    const feeds = family.feeds(ort, { data, width: 16, height: 8 });
    expect(Object.entries(feeds).map(([name, { type, dims }]) => [name, type, dims])).toEqual([
      ["pixel_values", "float32", [1, 64, 48]],
      ["pixel_attention_mask", "int64", [1, 64]],
      ["spatial_shapes", "int64", [1, 2]],
    ]);
    const [numbers, counted, shape] = Object.values(feeds).map(({ data: values }) => Array.from(Object.values(values), Number));
    // The second row of pixels of the second patch of the second row of patches.
    const start = (5 * 16 + 4) * 3;
    const patch = 5 * 48;
    for (let index = 0; index < 12; index++) {
      expect(numbers?.[patch + 12 + index]).toBeCloseTo(((start + index) % 256) / 255 / 0.5 - 1, 5);
    }
    expect(numbers?.slice(8 * 48).every((number) => number === 0)).toBe(true);
    expect(counted).toEqual(Array.from({ length: 64 }, (_, index) => (index < 8 ? 1 : 0)));
    expect(shape).toEqual([2, 4]);
  });

  it("is refused if the files contradict each other", () => {
    expect(() => familyOf({ encoder_patch_size: 14 })).toThrow(
      "it makes patches of 14 pixels, of which 2 x 2 become one row, the model reads 16 pixels",
    );
    expect(() => familyOf({ tile_size: 500 })).toThrow("tiles of 500 pixels are not made of whole rows");
    expect(() => familyOf({ min_tiles: 4, max_tiles: 3 })).toThrow("min_tiles (4) is larger than max_tiles (3)");
  });
});
