/**
 * Buffers that their sender fills again: without reuse a large body would leave hundreds of megabytes of garbage before
 * they are collected.
 */
const lenders = new WeakMap<ArrayBufferLike, (buffer: ArrayBuffer) => void>();

/** `takeBack`: called once with the buffer, if the reader of the bytes gives it back. */
export function lend(bytes: Uint8Array<ArrayBuffer>, takeBack: (buffer: ArrayBuffer) => void): void {
  lenders.set(bytes.buffer, takeBack);
}

/**
 * Returns the buffer of bytes that are no longer read to its lender; the bytes are then gone. Has no effect on bytes
 * that were not lent.
 */
export function giveBack({ buffer }: Uint8Array): void {
  const takeBack = lenders.get(buffer);
  if (takeBack === undefined || !(buffer instanceof ArrayBuffer)) return;
  lenders.delete(buffer);
  takeBack(buffer);
}
