/** The limit on request bodies. The first reader enforces it: the service worker, the page or the API (status 413). */

/**
 * Default limit of a request body, in bytes: 32 MB. The images of a request may have 20 MB decoded (contract 2.2, 7.1), which
 * are 27 MB in base64; the rest is for texts, and so that some more images get the error that names them.
 */
export const defaultMaxBodyBytes = 32 * 1024 * 1024;

/** `message` of the 413 response. */
export function bodyTooLargeMessage(maxBytes: number): string {
  return `request body too large: at most ${maxBytes} bytes are accepted`;
}

/**
 * Returns the body, or undefined if it has more than `maxBytes`. A body that is too large is not read if its
 * Content-Length exceeds the limit; otherwise reading stops at the limit.
 * Rejects if the body cannot be read, for example because the request was aborted, and with the reason of `signal` once that
 * is aborted.
 */
export async function readBodyWithin(
  request: Request,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const declaredBytes = Number(request.headers.get("Content-Length") ?? 0);
  if (declaredBytes > maxBytes) {
    await request.body?.cancel();
    return undefined;
  }
  // Null if there is no body; undefined in browsers without streams of request bodies, where each body has an end.
  if (!request.body) {
    const body = new Uint8Array(await request.arrayBuffer());
    return body.byteLength > maxBytes ? undefined : body;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  // Ends a read that waits.
  signal?.addEventListener("abort", () => void reader.cancel(signal.reason).catch(() => undefined), { once: true });
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(next.value);
  }
  signal?.throwIfAborted();
  return concatenate(chunks, length);
}

function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
