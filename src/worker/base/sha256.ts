import { sha256 } from "../../api/access/sha-256.ts";

/** Returns the SHA-256 of `content` as lowercase hex. */
export async function sha256Of(content: Uint8Array<ArrayBuffer>): Promise<string> {
  return Array.from(await sha256(content), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
