/**
 * Buffers that are used again by whoever sent them: those of a large body would be hundreds of megabytes of garbage before
 * they are collected.
 */
const lenders = new WeakMap<ArrayBufferLike, (buffer: ArrayBuffer) => void>();

/** `takeBack`: called once with the buffer, if the reader of the bytes gives it back. */
export function lend(bytes: Uint8Array<ArrayBuffer>, takeBack: (buffer: ArrayBuffer) => void): void {
  lenders.set(bytes.buffer, takeBack);
}

/** For bytes that nobody reads any more: they are gone then. Does nothing for bytes that are nobody's. */
export function giveBack({ buffer }: Uint8Array): void {
  const takeBack = lenders.get(buffer);
  if (takeBack === undefined || !(buffer instanceof ArrayBuffer)) return;
  lenders.delete(buffer);
  takeBack(buffer);
}
