/**
 * Returns a UUID v4 (RFC 9562). `crypto.randomUUID` is missing in insecure contexts, such as a page on plain http, which
 * work without a service worker.
 */
export const randomUuid: () => string = "randomUUID" in crypto ? () => crypto.randomUUID() : uuidOfRandomDigits;

/** 4 is the version; 8 is one of the four digits that the variant may have. */
function uuidOfRandomDigits(): string {
  return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replaceAll("x", () => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (random & 15).toString(16);
  });
}
