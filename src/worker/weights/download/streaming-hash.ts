/** Hashes content that arrives in pieces, which WebCrypto cannot do: SHA-256 and, on request, the git blob id. */
import { createSHA1, createSHA256 } from "hash-wasm";

export interface StreamingHash {
  update(content: Uint8Array): void;
  digest(): { sha256: string; gitBlob?: string };
}

/** @param blobBytes Size of the content, which a git blob id covers as well. Without it no git blob id is computed. */
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
