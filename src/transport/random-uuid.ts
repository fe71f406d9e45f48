/**
 * Returns a UUID v4 (RFC 9562). Insecure contexts, such as a page on plain http, lack `crypto.randomUUID`; they work
 * without a service worker.
 */
export const randomUuid: () => string = "randomUUID" in crypto ? () => crypto.randomUUID() : uuidFromRandomValues;

/** The 4 is the version; 8 is one of the four permitted digits of the variant. */
function uuidFromRandomValues(): string {
  return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replaceAll("x", () => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (random & 15).toString(16);
  });
}
