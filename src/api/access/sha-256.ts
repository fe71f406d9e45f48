/** Returns the SHA-256 (FIPS 180-4) of `bytes`, 32 bytes long. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // Insecure contexts (plain http) have no crypto.subtle.
  if ("subtle" in crypto) return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const library = await import("@noble/hashes/sha2.js");
  return library.sha256(bytes);
}
