/** The service worker could not be installed; `runtime.fetch` works without it. */
export class ServiceWorkerError extends Error {
  readonly scriptUrl: string;

  constructor(scriptUrl: string, reason: string) {
    super(`the service worker ${scriptUrl} could not be installed: ${reason}`);
    this.name = "ServiceWorkerError";
    this.scriptUrl = scriptUrl;
  }
}
