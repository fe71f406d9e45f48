/** Max bytes of one read. */
const pieceBytes = 256 * 1024;

export interface ByteReader {
  /** Resolves to the next piece, which is valid until the next call, or to undefined at the end. */
  read: () => Promise<Uint8Array<ArrayBuffer> | undefined>;
  cancel: () => Promise<void>;
}

/**
 * Reads a body piece by piece. If the body is a stream of bytes, all pieces share one buffer: a new buffer for each
 * would leave hundreds of megabytes of garbage before they are collected.
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
