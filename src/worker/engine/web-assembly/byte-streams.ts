/** Streams of bytes that are recognised by their first bytes. */
import { EngineFailureError } from "../../base/engine-failure.ts";

export type ByteStream = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Min bytes of a start, unless the stream is shorter. */
const startBytes = 32;

/** Reads the start of a stream. `stream` has all bytes, the start included. */
export async function withStart(body: ByteStream): Promise<{ start: Uint8Array; stream: ByteStream }> {
  const reader = body.getReader();
  const read: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  while (bytes < startBytes) {
    const { value, done } = await reader.read();
    if (done) break;
    read.push(value);
    bytes += value.byteLength;
  }
  const start = concatenated(read);
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(start),
    pull: async (controller) => {
      const { value, done } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { start, stream };
}

export async function bytesOf(stream: ByteStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Fetches a file of the site's build. @throws EngineFailureError (`files-missing`) */
export async function fetchBuildFile(url: string, init: RequestInit = {}, detail = ""): Promise<Response & { body: ByteStream }> {
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch {
    throw new EngineFailureError({ kind: "files-missing", detail: `${url} could not be fetched${detail}` });
  }
  if (hasBody(response)) return response;
  throw new EngineFailureError({ kind: "files-missing", detail: `${url} answered HTTP ${response.status}${detail}` });
}

function hasBody(response: Response): response is Response & { body: ByteStream } {
  return response.ok && response.body !== null;
}

function concatenated(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.byteLength, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.byteLength;
  }
  return whole;
}
