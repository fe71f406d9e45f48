/** Bytes that are read at once, at most. */
const pieceBytes = 256 * 1024;

export interface ByteReader {
  /** Valid until the next call; undefined: the end. */
  read: () => Promise<Uint8Array<ArrayBuffer> | undefined>;
  cancel: () => Promise<void>;
}

/**
 * Reads a body piece by piece. All pieces share one buffer where the body is a stream of bytes: new ones for each would be
 * hundreds of megabytes of garbage before they are collected.
 */
export function byteReader(body: ReadableStream<Uint8Array<ArrayBuffer>>): ByteReader {
  let reader: ReadableStreamBYOBReader;
  try {
    reader = body.getReader({ mode: "byob" });
  } catch {
    const plain = body.getReader();
    return { read: async () => (await plain.read()).value, cancel: () => plain.cancel() };
  }
  let buffer = new ArrayBuffer(pieceBytes);
  return {
    read: async () => {
      const { value, done } = await reader.read(new Uint8Array(buffer));
      // The buffer went to the reader, and comes back with the piece.
      if (value !== undefined) buffer = value.buffer;
      return done ? undefined : value;
    },
    cancel: () => reader.cancel(),
  };
}
