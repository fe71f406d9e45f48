/** Ids that begin with the name of the resource (contract 0.4). */

/** `byDefault`: the slug of a name without letters and digits. */
export function slugId(name: string, byDefault: string, suffix = newSlugSuffix()): string {
  const slug = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `${slug === "" ? byDefault : slug}-${suffix}`;
}

/** Six letters or digits. */
export function newSlugSuffix(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join("");
}
