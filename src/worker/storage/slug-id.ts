/** Slug of the name, and six characters (contract 0.4). `byDefault`: the slug of a name without letters and digits. */
export function slugId(name: string, byDefault: string): string {
  const slug = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  const suffix = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join("");
  return `${slug === "" ? byDefault : slug}-${suffix}`;
}
