/** Reads the image of a data URI, and checks it before it is decoded (contract 7.1, 0.5 step 10). */
import type { ContentPart, ImageFacts } from "../../../inference/inference-service.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { readImageHeader } from "./image-headers.ts";

export interface ImageFile {
  bytes: Uint8Array<ArrayBuffer>;
  facts: ImageFacts;
  /** Path of its field in the request, for errors. */
  field: string;
}

/** 67 million pixels take 256 MB when decoded. Phone cameras make images of 50 million. */
const maxPixels = 2 ** 26;

const dataUri = /^data:image\/(png|jpeg|webp|gif);base64,/;

/** @throws EngineFailureError ("unprocessable") that names the field. */
export function readImageFile({ url, field }: Pick<Extract<ContentPart, { type: "image" }>, "url" | "field">): ImageFile {
  const [prefix = "", format] = dataUri.exec(url) ?? [];
  const bytes = bytesOf(url.slice(prefix.length));
  if (bytes === undefined) throw unprocessable(`${field} is not valid base64`);
  const facts = isFormat(format) ? readImageHeader(bytes, format) : undefined;
  if (facts === undefined) throw unprocessable(`${field} is not a ${format} image`);
  return checkPixels({ bytes, facts, field });
}

/** Returns its argument. @throws EngineFailureError ("unprocessable") that names the field if the image has too many pixels. */
export function checkPixels(image: ImageFile): ImageFile {
  const { width, height } = image.facts;
  if (width * height <= maxPixels) return image;
  throw unprocessable(`${image.field} has ${width} x ${height} pixels, at most ${maxPixels} are decoded`);
}

export function unprocessable(detail: string, cause?: string): EngineFailureError {
  return new EngineFailureError({ kind: "unprocessable", detail, ...(cause !== undefined && { cause }) });
}

function isFormat(name: string | undefined): name is ImageFacts["format"] {
  return name === "png" || name === "jpeg" || name === "webp" || name === "gif";
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
