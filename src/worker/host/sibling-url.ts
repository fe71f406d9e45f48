/** Returns the URL of a file in the folder of the host worker, with the same version in its query. */
export function siblingUrl(fileName: string): URL {
  const url = new URL(fileName, self.location.href);
  url.search = self.location.search;
  return url;
}
