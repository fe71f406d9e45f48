/** Images that are sent with the next message, as data URIs. */
import { signal } from "@preact/signals";
import { findModel, modelsOf } from "../../service/playground.ts";
import type { ChatSetup } from "../setup/chat-setup.ts";

export interface AttachedImage {
  name: string;
  /** Data URI: the image is not uploaded, and the conversation can be sent again later. */
  url: string;
}

export const imageTypes: readonly string[] = ["image/png", "image/jpeg", "image/webp", "image/gif"];
export const draftImages = signal<readonly AttachedImage[]>([]);

/** Whether messages to the chosen model may have images. */
export function readsImages({ model }: ChatSetup): boolean {
  const status = model === "" ? modelsOf("chat").at(0) : findModel(model);
  return status?.features?.includes("vision") ?? false;
}

/** Adds the files that are images. Returns a line for each that cannot be read. */
export async function attachImages(files: readonly File[]): Promise<string[]> {
  const read = await Promise.all(
    files
      .filter(({ type }) => imageTypes.includes(type))
      .map(async (file) => ({ name: file.name, url: await dataUri(file).catch(() => undefined) })),
  );
  draftImages.value = [...draftImages.peek(), ...read.flatMap(({ name, url }) => (url === undefined ? [] : [{ name, url }]))];
  return read.flatMap(({ name, url }) => (url === undefined ? [`${name} cannot be read`] : []));
}

function dataUri(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : "");
    reader.onerror = () => reject(reader.error ?? new DOMException("not readable", "NotReadableError"));
    reader.readAsDataURL(file);
  });
}
