/** Files for the conversation, from a drop, the clipboard or a button: images for the next message, all others as documents. */
import { signal } from "@preact/signals";
import type { TargetedDragEvent } from "preact";
import { current } from "./conversation/conversations.ts";
import { addFiles } from "./documents/file-reading.ts";
import { attachImages, imageTypes, readsImages } from "./images/attach-images.ts";

/** Whether files are being dragged over the conversation. */
export const isDropping = signal(false);
/** Sentences about images that were refused. */
export const imageProblems = signal<readonly string[]>([]);

export async function attach(files: readonly File[]): Promise<void> {
  const conversation = current.peek();
  const takesImages = readsImages(conversation.data.peek().setup);
  const isImage = ({ type }: File): boolean => takesImages && imageTypes.includes(type);
  imageProblems.value = await attachImages(files.filter(isImage));
  await addFiles(
    conversation,
    files.filter((file) => !isImage(file)),
  );
}

/** Handlers for an element that takes files. Without them the browser would leave the page and open a file that is dropped there. */
export const dropTarget = {
  onDragOver(event: TargetedDragEvent<HTMLElement>): void {
    if (event.dataTransfer?.types.includes("Files") === false) return;
    event.preventDefault();
    isDropping.value = true;
  },
  onDragLeave(event: TargetedDragEvent<HTMLElement>): void {
    const { relatedTarget } = event;
    if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget))) isDropping.value = false;
  },
  onDrop(event: TargetedDragEvent<HTMLElement>): void {
    isDropping.value = false;
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    void attach(files);
  },
};
