/** `runtime.fetch` was given a URL that is no API path of this origin: it never goes to the network. */
export class OutsideApiError extends Error {
  readonly url: string;

  constructor(url: string) {
    super(`${url} is not an API path of this site`);
    this.name = "OutsideApiError";
    this.url = url;
  }
}
