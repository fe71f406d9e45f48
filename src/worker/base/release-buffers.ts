/**
 * Frees the memory of arrays at once. A worker that has loaded a model allocates little from then on, so its garbage collector may leave
 * copies of the weights in memory for minutes. Chromium frees a detached buffer at once only if no function of the platform had it: hashing, reading a
 * file and decoding text each keep the memory until the next collection.
 */

/** Chromium 114, Firefox 122 and Safari 17.4 have it; in earlier versions the arrays wait for the collector. */
const transfer: unknown = Reflect.get(ArrayBuffer.prototype, "transfer");

/** Detaches the buffers of `arrays`, but not those that an array of `kept` uses, too. */
export function releaseBuffers(arrays: Iterable<Uint8Array>, kept: Iterable<Uint8Array> = []): void {
  if (typeof transfer !== "function") return;
  const inUse = new Set(Array.from(kept, ({ buffer }) => buffer));
  for (const { buffer } of arrays) {
    // A detached buffer is empty.
    if (buffer instanceof ArrayBuffer && buffer.byteLength > 0 && !inUse.has(buffer)) Reflect.apply(transfer, buffer, [0]);
  }
}
