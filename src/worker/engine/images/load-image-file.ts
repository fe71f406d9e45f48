/** Loads the image of a message from its data URI or http(s) URL. */
import type { ImagePart } from "../../../inference/conversation.ts";
import { fetchImageFile } from "./fetch-image-file.ts";
import { type ImageFile, readImageFile } from "./image-file.ts";

/** Rejects with EngineFailureError ("unprocessable") that names the field if it cannot be read or is no image. */
export async function loadImageFile({ url, field }: Pick<ImagePart, "url" | "field">): Promise<ImageFile> {
  return url.startsWith("data:") ? readImageFile({ url, field }) : fetchImageFile(url, field);
}
