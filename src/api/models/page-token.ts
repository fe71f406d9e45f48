/** Opaque page tokens: the name of the last model of a page, as base64url text. */

const prefix = "after:";

export function encodePageToken(name: string): string {
  const bytes = new TextEncoder().encode(prefix + name);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Returns the name; undefined for a text that is not a page token. */
export function decodePageToken(token: string): string | undefined {
  try {
    const binary = atob(token.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.startsWith(prefix) ? text.slice(prefix.length) : undefined;
  } catch {
    return undefined;
  }
}
