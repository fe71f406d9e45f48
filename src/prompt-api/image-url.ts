/** Images of prompts as data URLs. */

/** Formats that the service reads, by their first bytes. */
const signatures: readonly { type: string; bytes: readonly (number | undefined)[] }[] = [
  { type: "image/png", bytes: [0x89, 0x50, 0x4e, 0x47] },
  { type: "image/jpeg", bytes: [0xff, 0xd8, 0xff] },
  { type: "image/gif", bytes: [0x47, 0x49, 0x46, 0x38] },
  {
    type: "image/webp",
    bytes: [0x52, 0x49, 0x46, 0x46, undefined, undefined, undefined, undefined, 0x57, 0x45, 0x42, 0x50],
  },
];

/** Models read images of at most this many pixels a side; larger ones are scaled, so that a request stays small. */
const maxSide = 2048;

/**
 * Returns the image as it is at the moment of the call: a canvas or a video may change later. Rejects with the DOMException
 * of `createImageBitmap`, or with a SecurityError for pixels of another origin.
 */
export async function imageUrl(value: object): Promise<string> {
  if (value instanceof Blob) return urlOfFile(value);
  if (value instanceof ArrayBuffer) return urlOfFile(new Blob([value]));
  // A copy, because the view may be of shared memory.
  if (ArrayBuffer.isView(value)) return urlOfFile(new Blob([new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice()]));
  if (value instanceof HTMLImageElement) await value.decode();
  return urlOfBitmap(await createImageBitmap(bitmapSource(value)));
}

async function urlOfFile(file: Blob): Promise<string> {
  // Fails if the file cannot be decoded, before the request is sent.
  const bitmap = await createImageBitmap(file);
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const known = signatures.find(({ bytes }) => bytes.every((byte, index) => byte === undefined || byte === start[index]));
  if (known === undefined) return urlOfBitmap(bitmap);
  bitmap.close();
  return dataUrl(new Blob([file], { type: known.type }));
}

async function urlOfBitmap(bitmap: ImageBitmap): Promise<string> {
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return dataUrl(await canvas.convertToBlob({ type: "image/png" }));
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : "");
    reader.onerror = () => reject(reader.error ?? new DOMException("The image cannot be read.", "NotReadableError"));
    reader.readAsDataURL(file);
  });
}

function bitmapSource(value: object): ImageBitmapSource {
  if (isBitmapSource(value)) return value;
  throw new TypeError("The value is not an image.");
}

/** `createImageBitmap` throws a TypeError for other objects. */
function isBitmapSource(value: object): value is ImageBitmapSource {
  return typeof value === "object";
}
