/** SHA-256, and the git blob id if asked for, of content that comes in pieces. WebCrypto cannot do that. */
import { createSHA1, createSHA256 } from "hash-wasm";

export interface StreamingHash {
  update(content: Uint8Array): void;
  digest(): { sha256: string; gitBlob?: string };
}

/** @param blobBytes Size of the content, if its git blob id is wanted: it is hashed before the content. */
export async function startHash(blobBytes?: number): Promise<StreamingHash> {
  const sha256 = (await createSHA256()).init();
  const sha1 = blobBytes === undefined ? undefined : (await createSHA1()).init().update(`blob ${blobBytes}\0`);
  return {
    update: (content) => {
      sha256.update(content);
      sha1?.update(content);
    },
    digest: () => ({ sha256: sha256.digest("hex"), ...(sha1 !== undefined && { gitBlob: sha1.digest("hex") }) }),
  };
}
