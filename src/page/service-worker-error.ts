/** The service worker could not be installed: plain `fetch` does not reach the API, `runtime.fetch` does. */
export class ServiceWorkerError extends Error {
  readonly scriptUrl: string;

  constructor(scriptUrl: string, reason: string) {
    super(`the service worker ${scriptUrl} could not be installed: ${reason}; runtime.fetch works without it`);
    this.name = "ServiceWorkerError";
    this.scriptUrl = scriptUrl;
  }
}
