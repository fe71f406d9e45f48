import { createEventLoopYield } from "./event-loop-yield.ts";

export interface GatheredChunk {
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether the bytes are filler, see the message `chunk`. */
  isFiller: boolean;
  /** The chunk of the body that these bytes end with; undefined if they end within one. */
  last?: Uint8Array | undefined;
}

/**
 * Yields the bytes of a body in chunks of at most `maxBytes`. A chunk after a pause is sent immediately, and chunks of
 * the same event-loop iteration are joined, because a message between realms costs more than its content. Filler is
 * never joined. Reads one chunk ahead.
 */
export async function* gatheredChunks(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  maxBytes: number,
  isFiller: (chunk: Uint8Array) => boolean = () => false,
): AsyncGenerator<GatheredChunk> {
  const yieldToEventLoop = createEventLoopYield();
  let pending = Promise.resolve();
  let reading = reader.read();
  for (let first = await reading; !first.done; first = await reading) {
    reading = reader.read();
    if (isFiller(first.value)) {
      yield { bytes: first.value, isFiller: true };
      continue;
    }
    const chunks = [first.value];
    let size = first.value.byteLength;
    while (size < maxBytes) {
      const more = await Promise.race([reading, pending]);
      if (more === undefined || more.done || isFiller(more.value)) break;
      chunks.push(more.value);
      size += more.value.byteLength;
      reading = reader.read();
    }
    const bytes = concatenate(chunks, size);
    for (let start = 0; start < size; start += maxBytes) {
      const last = start + maxBytes < size ? undefined : chunks.at(-1);
      yield { bytes: ownBytes(bytes.subarray(start, start + maxBytes)), isFiller: false, last };
    }
    pending = yieldToEventLoop();
  }
}

function concatenate(chunks: Uint8Array<ArrayBuffer>[], size: number): Uint8Array<ArrayBuffer> {
  const [only] = chunks;
  if (only !== undefined && chunks.length === 1) return only;
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** Structured clone copies the complete buffer of a view; this limits the copy to the view's own bytes. */
function ownBytes(view: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return view.byteLength === view.buffer.byteLength ? view : view.slice();
}
