/**
 * URLs of the files that no bundler processes: the service worker, the workers with their WASM, the models. They are
 * plain static files, so that any build tool, or none, can serve them.
 */
import { InvalidOptionsError } from "./errors.ts";

/** Set in the published page script; each build requests its workers by a new URL, for which no cache has an old file. */
declare const __COHABIT_BUILD__: string | undefined;

/** Empty in a build of the app that did not set it. */
export const pageBuild = typeof __COHABIT_BUILD__ === "string" ? __COHABIT_BUILD__ : "";

export interface AssetUrls {
  hostWorker: URL;
  documentReader: URL;
  serviceWorker: URL;
  /** The description of the API. */
  description: URL;
  /** Ends with a slash: model folders are resolved against it. */
  models: URL;
}

export interface AssetLocations {
  assetsUrl?: string | URL | undefined;
  serviceWorkerUrl?: string | URL | undefined;
  modelsUrl?: string | undefined;
}

/** Resolves the options against the document. Throws `InvalidOptionsError` if the workers are on another origin. */
export function resolveAssetUrls({ assetsUrl, serviceWorkerUrl, modelsUrl }: AssetLocations): AssetUrls {
  const assets = folderUrl(assetsUrl ?? new URL("cohabit/", siteBase()));
  if (assets.origin !== location.origin) {
    throw new InvalidOptionsError(`assetsUrl: ${assets.href} is on another origin; browsers start workers from the page's own origin only`);
  }
  return {
    hostWorker: workerUrl("host.worker.js", assets),
    documentReader: workerUrl("document-reader.worker.js", assets),
    serviceWorker: new URL(serviceWorkerUrl ?? new URL("../cohabit-sw.js", assets), document.baseURI),
    description: new URL("openapi.json", assets),
    models: folderUrl(modelsUrl ?? new URL("../models/", assets)),
  };
}

function workerUrl(name: string, assets: URL): URL {
  const url = new URL(name, assets);
  if (pageBuild !== "") url.searchParams.set("v", pageBuild);
  return url;
}

/** Resolves the option `hubs` against the document. Throws `InvalidOptionsError` if one is not a URL. */
export function resolveHubUrls(hubs: readonly string[]): string[] {
  return hubs.map((hub, index) => {
    try {
      return new URL(hub, document.baseURI).href;
    } catch {
      throw new InvalidOptionsError(`hubs[${index}]: '${hub}' is not a URL`);
    }
  });
}

/** The site's base: Vite writes it into the build, also as a relative path; without Vite, the root of the origin. */
function siteBase(): URL {
  return new URL(import.meta.env?.BASE_URL ?? "/", document.baseURI);
}

function folderUrl(location: string | URL): URL {
  const url = new URL(location, document.baseURI);
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  return url;
}
