import type { FileEntry } from "./weight-journal.ts";

/** Milliseconds that a server may take to say whether a stored file has changed; then the stored one is used. */
const validationMs = 5000;

/**
 * Whether the server still has the stored file, of which no record tells the hash. A server that cannot be reached, fails
 * or tells nothing that could be compared leaves the stored file as it is, if a model has loaded from it.
 */
export async function isUnchanged(url: string, { state, bytes, validators, isProven }: FileEntry): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(new URL(url), { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(validationMs) });
    if (!ok) return true;
    if (state === "absent") return (headers.get("content-type") ?? "").startsWith("text/html");
    const etag = headers.get("etag") ?? "";
    if (etag !== "" && validators.etag !== "") return etag === validators.etag;
    // No model ever loaded from it: it may never have been what it should be.
    if (!isProven) return false;
    const length = headers.has("content-encoding") ? "" : (headers.get("content-length") ?? "");
    return (headers.get("last-modified") ?? "") === validators.lastModified && (length === "" || Number(length) === bytes);
  } catch {
    return true;
  }
}
