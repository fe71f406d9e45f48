/** Opaque page tokens: the name after which the next page begins, as base64url text. */

const prefix = "after:";

export function encodePageToken(name: string): string {
  const bytes = new TextEncoder().encode(prefix + name);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The name; undefined for a text that is not a token of ours. */
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
