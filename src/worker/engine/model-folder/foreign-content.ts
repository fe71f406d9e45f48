/** Recognises content that servers and tools send or store instead of a model's file. */

const start = new TextDecoder();
/** The number of bytes at the start of a file that are looked at. */
export const startBytes = 200;

/** Returns the end of an error text ("is empty") if the bytes are clearly no file of a model, else undefined. */
export function foreignContent(bytes: Uint8Array): string | undefined {
  if (bytes.byteLength === 0) return "is empty";
  const text = start.decode(bytes.slice(0, startBytes)).replace(/^\uFEFF/, "");
  if (text.startsWith("version https://git-lfs.github.com/spec/")) {
    return "is a pointer of Git LFS, not the file itself: run `git lfs pull` where the folder comes from, and serve what that fetches";
  }
  if (/^\s*<(!doctype|html)/i.test(text)) return "is a web page: the site answers so for files that it does not have";
  return undefined;
}
