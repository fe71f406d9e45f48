/** Files of a site that it also has compressed with gzip, under a URL of their own (scripts/build/pack-wasm.mjs). */

export const packedUrl = (url: string): string => `${url}.bin`;

/** Returns the content of a packed file; undefined if it is damaged or packed in another way. */
export async function unpacked({ body }: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return body === null ? undefined : new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
  } catch {
    return undefined;
  }
}
