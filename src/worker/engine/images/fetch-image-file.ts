/** Fetches an image from an http(s) URL in a message. */
import type { ImageFacts } from "../../../inference/inference-service.ts";
import { causeOf } from "../../../inference/cause-of.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { checkPixels, type ImageFile, unprocessable } from "./image-file.ts";
import { readImageHeader } from "./image-headers.ts";

const formats: readonly ImageFacts["format"][] = ["png", "jpeg", "webp", "gif"];
/** The limit for all images of a request together (contract 2.2). */
const maxBytes = 20 * 1024 * 1024;
const timeoutMs = 30_000;

/** @throws EngineFailureError ("unprocessable") that names the field if the URL cannot be read or is no image. */
export async function fetchImageFile(url: string, field: string): Promise<ImageFile> {
  const bytes = await fetchBytes(url, field);
  for (const format of formats) {
    const facts = readImageHeader(bytes, format);
    if (facts !== undefined) return checkPixels({ bytes, facts, field });
  }
  throw unprocessable(`${field} is not a ${formats.slice(0, -1).join(", ")} or ${formats.at(-1)} image`);
}

async function fetchBytes(url: string, field: string): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    const response = await fetch(url, { credentials: "omit", referrerPolicy: "no-referrer", signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw unprocessable(`${field} could not be read: its server answered ${response.status}`);
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  } catch (caught) {
    if (caught instanceof EngineFailureError) throw caught;
    const detail =
      `${field} could not be read by this page: its server is away or slow, or does not allow pages of other origins (CORS), or the site's ` +
      "Content-Security-Policy does not allow it; a data URI needs no server";
    throw unprocessable(detail, causeOf(caught));
  }
  if (size > maxBytes) throw unprocessable(`${field} has more than ${maxBytes} bytes`);
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
