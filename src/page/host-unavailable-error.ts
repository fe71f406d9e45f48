/** No page of this site hosts the models, or its host worker cannot run. */
export class HostUnavailableError extends Error {
  constructor(reason: string) {
    super(`the models have no host: ${reason}`);
    this.name = "HostUnavailableError";
  }
}
