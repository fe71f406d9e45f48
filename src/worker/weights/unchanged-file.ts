import type { FileEntry } from "./weight-journal.ts";

/** Max milliseconds to wait for the server. After that the stored file is used. */
const validationMs = 5000;

/**
 * Whether a stored file without a known hash is still the server's version. If the server is unreachable or fails, the stored file
 * counts as unchanged. Without headers to compare, it does so only if a model has loaded from it.
 */
export async function isUnchanged(url: string, { state, bytes, validators, isProven }: FileEntry): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(new URL(url), { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(validationMs) });
    if (!ok) return true;
    if (state === "absent") return (headers.get("content-type") ?? "").startsWith("text/html");
    const etag = headers.get("etag") ?? "";
    if (etag !== "" && validators.etag !== "") return etag === validators.etag;
    // No model has loaded from the file yet, so it may be a wrong one.
    if (!isProven) return false;
    const length = headers.has("content-encoding") ? "" : (headers.get("content-length") ?? "");
    return (
      (headers.get("last-modified") ?? "") === validators.lastModified &&
      (length === "" || Number(length) === (validators.listBytes ?? bytes))
    );
  } catch {
    return true;
  }
}
