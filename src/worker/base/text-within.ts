/** Returns the body as text. Stops reading and returns undefined after more than `maxBytes` bytes. Rejects if the transfer breaks off. */
export async function textWithin(response: Response, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
    bytes += next.value.byteLength;
    if (bytes > maxBytes) {
      void reader?.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(next.value);
  }
  return new Blob(chunks).text();
}
