/**
 * Reads the size of an image from its header without decoding it, because a small file can have more pixels than the memory
 * can hold. Formats: PNG (ISO 15948), JPEG (ITU T.81), WebP (RFC 9649), GIF 89a.
 */
import type { ImageFacts } from "../../../inference/inference-service.ts";

type Format = ImageFacts["format"];

/** The first bytes of each format, one character per byte. "?" matches any byte. */
const signatures: Readonly<Record<Format, string>> = {
  png: "\x89PNG\r\n\x1a\n????IHDR",
  jpeg: "\xff\xd8\xff",
  webp: "RIFF????WEBPVP8",
  gif: "GIF8?a",
};

/** Returns undefined if the bytes are no image of that format or end within its header. */
export function readImageHeader(bytes: Uint8Array, format: Format): ImageFacts | undefined {
  const matches = Array.from(signatures[format]).every((character, index) => character === "?" || character.charCodeAt(0) === bytes[index]);
  if (!matches) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = readers[format](view);
    return size === undefined || size.width === 0 || size.height === 0 ? undefined : { ...size, format };
  } catch (caught) {
    // The file ends within its header.
    if (caught instanceof RangeError) return undefined;
    throw caught;
  }
}

type Size = Omit<ImageFacts, "format">;

const readers: Readonly<Record<Format, (view: DataView) => Size | undefined>> = { png, jpeg, webp, gif };

/** Channels by colour type. An index into a palette is one channel. */
const pngChannels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function png(view: DataView): Size | undefined {
  const channels = pngChannels[view.getUint8(25)];
  if (channels === undefined) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20), bitDepth: view.getUint8(24) * channels };
}

/** Markers that begin a frame: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Returns the size of the largest frame, because decoders differ in which of several frames they decode. */
function jpeg(view: DataView): Size | undefined {
  let found: Size | undefined;
  let at = 2;
  while (at + 4 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) break;
    const marker = view.getUint8(at + 1);
    // Fill bytes and markers without a segment.
    if (marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    // Start of the pixels, or end of the image.
    if (marker === 0xda || marker === 0xd9) break;
    if (isFrame(marker)) {
      const size = {
        width: view.getUint16(at + 7),
        height: view.getUint16(at + 5),
        bitDepth: view.getUint8(at + 4) * view.getUint8(at + 9),
      };
      if (found === undefined || size.width * size.height > found.width * found.height) found = size;
    }
    at += 2 + view.getUint16(at + 2);
  }
  return found;
}

function webp(view: DataView): Size | undefined {
  const uint24 = (at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  switch (String.fromCharCode(view.getUint8(15))) {
    case "X": {
      const hasAlpha = (view.getUint8(20) & 0x10) !== 0;
      return { width: uint24(24) + 1, height: uint24(27) + 1, bitDepth: hasAlpha ? 32 : 24 };
    }
    case "L": {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, bitDepth: (bits >>> 28) & 1 ? 32 : 24 };
    }
    default:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff, bitDepth: 24 };
  }
}

/** Returns the size of the screen, enlarged to the first frame as decoders do. */
function gif(view: DataView): Size | undefined {
  const [screenWidth, screenHeight, flags] = [view.getUint16(6, true), view.getUint16(8, true), view.getUint8(10)];
  const bitDepth = (flags & 7) + 1;
  let at = 13 + (flags & 0x80 ? 3 * 2 ** bitDepth : 0);
  while (view.getUint8(at) === 0x21) {
    at += 2;
    for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += length + 1;
    at += 1;
  }
  if (view.getUint8(at) !== 0x2c) return undefined;
  const right = view.getUint16(at + 1, true) + view.getUint16(at + 5, true);
  const bottom = view.getUint16(at + 3, true) + view.getUint16(at + 7, true);
  return { width: Math.max(screenWidth, right), height: Math.max(screenHeight, bottom), bitDepth };
}
