import { describe, expect, it } from "vitest";
import { imageText, tileGrid } from "../../../../src/worker/engine/onnx/images/chat/tile-grid.ts";
import { imageChatReference } from "../../../scripted/image-models.ts";

describe("the tiles of an image", () => {
  it.each(imageChatReference().sizes)("of $width x $height pixels are as many as the published processor makes", (size) => {
    const { rows, columns } = size;
    expect(tileGrid(size, 32, 128)).toEqual({ rows, columns });
  });

  it("are one if the image is scaled to no more than a tile, and at most what the longest side holds for every size", () => {
    expect(tileGrid({ width: 900, height: 500 }, 512, 512)).toEqual({ rows: 0, columns: 0 });
    for (let width = 1; width < 5000; width += 97) {
      for (let height = 1; height < 5000; height += 89) {
        const { rows, columns } = tileGrid({ width, height }, 512, 2048);
        expect([Math.max(rows, columns), Math.min(rows, columns) >= 1]).toEqual([4, true]);
      }
    }
  });
});

describe("the text of an image in a prompt", () => {
  it("has a line for each row of tiles, then the whole, with the image token for each row of numbers", () => {
    expect(imageText({ rows: 2, columns: 1 }, 2)).toBe(
      "<fake_token_around_image><row_1_col_1><image><image>\n<fake_token_around_image><row_2_col_1><image><image>\n\n" +
        "<fake_token_around_image><global-img><image><image><fake_token_around_image>",
    );
    expect(imageText({ rows: 0, columns: 0 }, 1)).toBe("<fake_token_around_image><global-img><image><fake_token_around_image>");
  });
});
