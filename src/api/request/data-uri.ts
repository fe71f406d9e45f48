/** Images in requests, as data URIs (contract 2.2, 7.1). */
import { InvalidRequest } from "../response/errors.ts";
import { Unprocessable } from "../../inference/errors.ts";

const dataUri = /^data:image\/(png|jpeg|webp|gif);base64,/;

export const isImageDataUri = (url: string) => dataUri.test(url);

const maxImages = 20;
const maxImageBytes = 20 * 1024 * 1024;

/** Step 5 of chat (contract 2.2). Throws InvalidRequest. */
export function checkImageCount(urls: readonly string[]): void {
  if (urls.length > maxImages) throw new InvalidRequest(`at most ${maxImages} images are allowed - received ${urls.length}`);
}

/** Step 5: the total size. `urls` may also contain http(s) URLs, which are not counted. Throws InvalidRequest. */
export function checkImageSizes(urls: readonly string[], maxBytes = maxImageBytes): void {
  let bytes = 0;
  for (const url of urls) if (isImageDataUri(url)) bytes += decodedBytes(url.slice(url.indexOf(",") + 1));
  if (bytes > maxBytes) throw new InvalidRequest(`images must have at most ${maxBytes} bytes together`);
}

/** Four characters of base64 encode three bytes; padding encodes none. */
function decodedBytes(base64: string): number {
  const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
  return Math.floor((base64.length - padding) * 0.75);
}

/** First bytes of each format, one character per byte; "?" matches any byte. */
const signatures: Record<string, string> = {
  png: "\x89PNG\r\n\x1a\n",
  jpeg: "\xff\xd8\xff",
  webp: "RIFF????WEBP",
  gif: "GIF8?a",
};

/** Step 10: the bytes are base64 and start with the signature of their media type. Throws Unprocessable, naming `field`. */
export function checkImageData(url: string, field: string): void {
  const format = dataUri.exec(url)?.[1];
  if (format === undefined) return;
  let bytes: string;
  try {
    bytes = atob(url.slice(url.indexOf(",") + 1));
  } catch {
    throw new Unprocessable(`${field} is not valid base64`);
  }
  const signature = Array.from(signatures[format] ?? "");
  const isImage = signature.every((character, index) => character === "?" || character === bytes[index]);
  if (!isImage) throw new Unprocessable(`${field} is not a ${format} image`);
}
