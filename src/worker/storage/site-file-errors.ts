/** A file of the site cannot be kept: the server does not have it, or has another one than the list says. */
export class SiteFileError extends Error {
  readonly url: string;

  constructor(url: string, reason: string) {
    super(`${url} ${reason}`);
    this.name = "SiteFileError";
    this.url = url;
  }
}
