/** A file of the site cannot be stored: the server lacks it, or has content that differs from the list. */
export class SiteFileError extends Error {
  readonly url: string;

  constructor(url: string, reason: string) {
    super(`${url} ${reason}`);
    this.name = "SiteFileError";
    this.url = url;
  }
}
