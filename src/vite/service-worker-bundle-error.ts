/** The service worker must be one file, because a classic script cannot import the others. */
export class ServiceWorkerBundleError extends Error {
  readonly fileNames: string[];

  constructor(fileNames: string[]) {
    super(`the service worker was built into ${fileNames.length} files: ${fileNames.join(", ")}`);
    this.name = "ServiceWorkerBundleError";
    this.fileNames = fileNames;
  }
}
