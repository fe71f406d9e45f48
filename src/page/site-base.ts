/**
 * The folder that the site is served from: Vite writes it into the build, also in its relative form; elsewhere the
 * origin's root is taken.
 */
export function siteBase(): URL {
  return new URL(import.meta.env?.BASE_URL ?? "/", document.baseURI);
}
