/** Image files for tests: complete PNG files, and only the headers with the size for other formats. */
import { crc32, deflateSync } from "node:zlib";

type Rgb = readonly [red: number, green: number, blue: number];

/** A PNG file of one colour, or with the pixels of `colourAt`. */
export function pngFile(width: number, height: number, colourAt: (x: number, y: number) => Rgb = () => [200, 30, 30]): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows.set(colourAt(x, y), y * (1 + width * 3) + 1 + x * 3);
  }
  return pngOf(width, height, deflateSync(rows));
}

/** A file of at most some hundred kilobytes that decodes to this number of white pixels. */
export function pngBomb(width: number, height: number): Buffer {
  return pngOf(width, height, deflateSync(Buffer.alloc(1_000_000)));
}

function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Up to the scan; `before`: a thumbnail in a segment of its own has markers, too. */
export function jpegHeader(width: number, height: number, components = 3): Buffer {
  const segment = (marker: number, content: number[]): number[] => [
    0xff,
    marker,
    (content.length + 2) >> 8,
    (content.length + 2) & 255,
    ...content,
  ];
  const thumbnail = [0xff, 0xd8, ...segment(0xc0, [8, 0, 9, 0, 9, 3])];
  const frame = [8, height >> 8, height & 255, width >> 8, width & 255, components, ...Array.from({ length: components * 3 }, () => 1)];
  return Buffer.from([
    0xff,
    0xd8,
    ...segment(0xe1, thumbnail),
    0xff,
    ...segment(0xc4, [0]),
    ...segment(0xc2, frame),
    ...segment(0xda, [0]),
  ]);
}

export function gifHeader(
  screen: readonly [number, number],
  frame: readonly [left: number, top: number, width: number, height: number],
): Buffer {
  const words = (values: readonly number[]): number[] => values.flatMap((value) => [value & 255, value >> 8]);
  const extension = [0x21, 0xfe, 3, 1, 2, 3, 2, 4, 5, 0];
  // A table of four colours.
  return Buffer.from([
    ...Buffer.from("GIF89a"),
    ...words(screen),
    0x81,
    0,
    0,
    ...Array.from({ length: 12 }, () => 0),
    ...extension,
    0x2c,
    ...words(frame),
    0,
  ]);
}

export function webpHeader(kind: "VP8 " | "VP8L" | "VP8X", width: number, height: number): Buffer {
  const uint24 = (value: number): number[] => [value & 255, (value >> 8) & 255, value >> 16];
  const bits = (width - 1) | ((height - 1) << 14);
  const content = {
    "VP8 ": [0, 0, 0, 0x9d, 0x01, 0x2a, width & 255, width >> 8, height & 255, height >> 8],
    VP8L: [0x2f, bits & 255, (bits >>> 8) & 255, (bits >>> 16) & 255, ((bits >>> 24) & 0x0f) | 0x10],
    VP8X: [0x10, 0, 0, 0, ...uint24(width - 1), ...uint24(height - 1)],
  }[kind];
  return Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBP", "latin1"), Buffer.from(kind), Buffer.from([content.length, 0, 0, 0, ...content])]);
}

export function dataUri(file: Uint8Array, format = "png"): string {
  return `data:image/${format};base64,${Buffer.from(file).toString("base64")}`;
}
