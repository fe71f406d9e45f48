import { describe, expect, it } from "vitest";
import { readImageFile } from "../../../../src/worker/engine/images/image-file.ts";
import { readImageHeader } from "../../../../src/worker/engine/images/image-headers.ts";
import { dataUri, gifHeader, jpegHeader, pngBomb, pngFile, webpHeader } from "../../../scripted/image-files.ts";

describe("the header of an image", () => {
  it("reads the size of each format", () => {
    expect(readImageHeader(pngFile(7, 5), "png")).toEqual({ width: 7, height: 5, format: "png", bitDepth: 24 });
    expect(readImageHeader(jpegHeader(4032, 3024), "jpeg")).toEqual({ width: 4032, height: 3024, format: "jpeg", bitDepth: 24 });
    expect(readImageHeader(jpegHeader(300, 2, 1), "jpeg")).toMatchObject({ width: 300, bitDepth: 8 });
    expect(readImageHeader(gifHeader([300, 200], [0, 0, 10, 10]), "gif")).toEqual({ width: 300, height: 200, format: "gif", bitDepth: 2 });
    for (const kind of ["VP8 ", "VP8L", "VP8X"] as const) {
      const bitDepth = kind === "VP8 " ? 24 : 32;
      expect(readImageHeader(webpHeader(kind, 1025, 770), "webp")).toEqual({ width: 1025, height: 770, format: "webp", bitDepth });
    }
  });

  it("of a GIF whose first frame is larger than its screen is that of the frame, as decoders take it", () => {
    expect(readImageHeader(gifHeader([1, 1], [10, 0, 50_000, 50_000]), "gif")).toMatchObject({ width: 50_010, height: 50_000 });
  });

  it("is none if the file is of another format, or ends too early", () => {
    expect(readImageHeader(pngFile(1, 1), "jpeg")).toBeUndefined();
    expect(readImageHeader(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "png")).toBeUndefined();
    expect(readImageHeader(new Uint8Array(), "gif")).toBeUndefined();
    for (const [format, file] of Object.entries({
      png: pngFile(3, 3),
      jpeg: jpegHeader(3, 3),
      gif: gifHeader([3, 3], [0, 0, 3, 3]),
      webp: webpHeader("VP8X", 3, 3),
    }) as ["png" | "jpeg" | "gif" | "webp", Buffer][]) {
      expect(readImageHeader(file.subarray(0, 16), format), format).toBeUndefined();
    }
  });

  it("of a file without pixels is none", () => {
    expect(readImageHeader(jpegHeader(0, 3), "jpeg")).toBeUndefined();
  });
});

describe("an image in a request", () => {
  const read = (url: string) => readImageFile({ url, field: "images[0]" });

  it("is refused by its header if it has too many pixels, also if its file is small", () => {
    const bomb = pngBomb(50_000, 50_000);
    expect(bomb.length).toBeLessThan(2000);
    expect(() => read(dataUri(bomb))).toThrow("unprocessable: images[0] has 50000 x 50000 pixels, at most 67108864 are decoded");
    expect(read(dataUri(pngBomb(8192, 8192))).facts).toMatchObject({ width: 8192, height: 8192 });
  });

  it("is refused if its format is not the declared one", () => {
    expect(() => read(dataUri(Buffer.from("<svg/>")))).toThrow("images[0] is not a png image");
    expect(() => read("data:image/png;base64,@")).toThrow("images[0] is not valid base64");
  });
});
