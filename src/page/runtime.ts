/** The public interface of a started runtime. */
import type {
  AvailableModel,
  EvictionReport,
  ModelListener,
  RecommendedModel,
  RequestListener,
  StorageReport,
} from "../transport/host-control.ts";
import type { ModelStatus } from "../inference/models.ts";
import type { HostOptionsInput } from "../worker/host/host-options.ts";

/**
 * Options of `start`. The options of the host (models, aliases, tokens, base, device, engines and the limits) take
 * effect on the page that hosts. Use the same options on every page of a site, because any of them may become the host.
 */
export interface StartOptions extends Partial<Omit<HostOptionsInput, "siteFiles">> {
  /** Called when the state of a model changes, and with each step of its loading, until the runtime stops. */
  onProgress?: ModelListener;
  /**
   * `false`: no service worker, so nothing works offline, every tab hosts for itself, and only `fetch` of pages that have
   * started a runtime is answered. Default: true.
   */
  serviceWorker?: boolean;
  /**
   * Folder with the host worker, the engine workers and their WASM, relative to the document; must be on the page's own
   * origin. Default: `cohabit/` at the site's base, where the Vite plugin and `cohabit init` write it.
   */
  assetsUrl?: string | URL;
  /** URL of the service worker's script, relative to the document. Default: `cohabit-sw.js` next to the folder `assetsUrl`. */
  serviceWorkerUrl?: string | URL;
  /**
   * `false`: the service worker stores no scripts, WASM or pages for offline use, for apps that do so themselves. Models
   * are stored in any case. Use the same value on every page of a site. Default: true.
   */
  precache?: boolean;
  /**
   * Until the runtime stops, `window.fetch` of this page works like `runtime.fetch` for API paths: it needs no service
   * worker, is answered sooner than through one, and its streams survive the end of the service worker, such as the
   * crash of a tab that shares its process. In exchange the browser's network log does not show these requests;
   * `runtime.onRequest` does. All other requests of the page (by frames, workers, XMLHttpRequest, or a `fetch` that was
   * saved before `start`) go through the service worker. `false`: plain `fetch` goes through it, too, except for
   * requests with a header beyond ASCII, which Chromium's service workers do not get. Default: true.
   */
  directFetch?: boolean;
}

export interface RuntimeStatus {
  /** This page runs the host worker; otherwise another tab of the site does. */
  isHost: boolean;
  /** The service worker handles this page's requests. */
  isControlled: boolean;
  /** Number of the current host, which grows with every host of the site; 0 before the first. */
  epoch: number;
  /**
   * Why this page has no service worker, for example because its script is missing or the window is a private one. Then
   * nothing works offline, and every tab hosts for itself. Absent if there is one, or if the option `serviceWorker` is
   * `false`.
   */
  serviceWorkerError?: string;
  /**
   * Why this page failed to host at its last attempt, for example because its scripts could not be fetched. Absent once it
   * hosts. It retries after 1 s, then after twice as long each time, up to 30 s, unless another tab hosts; a page whose
   * options were refused does not retry.
   */
  hostError?: string;
}

export interface Runtime {
  /**
   * Like `window.fetch`, for the API paths of this origin, without the service worker, with any value of `directFetch`:
   * for client libraries that take a `fetch` option. Bound: may be passed as a plain function. Throws `OutsideApiError`
   * for any other URL.
   */
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /**
   * Resolves when plain `fetch` works in this page: the service worker controls the page (also after a first visit or a
   * hard reload) and the host responds to `GET /v1/models`. Without a service worker: when the host responds. Rejects
   * with `ServiceWorkerError` if there can be none, unless `directFetch` makes it unnecessary.
   */
  ready(): Promise<void>;
  /** All models of the catalogue, ordered by id. */
  models(): Promise<ModelStatus[]>;
  /**
   * The models of the catalogue that comes with cohabit: whether each fits this device, and the bytes that it would
   * download: the sizes of its files if they were read, else an estimate. Loads nothing and asks no server.
   */
  available(): Promise<AvailableModel[]>;
  /**
   * Returns the chat model of that list which suits this device: the browser's own model, else the largest that is stored, else the
   * largest that fits its memory and storage and is estimated to write at least 8 tokens per second on a GPU, 20 on a processor.
   * Undefined if none does. The first call measures the device for about a second.
   */
  recommend(): Promise<RecommendedModel | undefined>;
  /** Loads a model before its first request. Throws `ModelControlError` if it cannot be loaded. */
  load(id: string): Promise<void>;
  /**
   * Ends a model's worker, which frees its memory, once the model is idle. A load in progress is cancelled at once; the bytes that
   * arrived stay stored, and the next load continues after them. Throws `ModelControlError`.
   */
  unload(id: string): Promise<void>;
  /** Returns the data that this browser stores for the next visit: models with their files, the site's own files, quota and usage. */
  storage(): Promise<StorageReport>;
  /**
   * Deletes the stored files of a model, also of one that is no longer in the catalogue. A loaded model stays loaded; the
   * next load downloads it again. Throws `ModelControlError` if there is no such model.
   */
  forget(id: string): Promise<void>;
  /**
   * Makes room: deletes the stored files of models, the least recently used first, until `bytes` are freed or only models
   * are left that are loaded or being loaded. Nothing is ever evicted without this call (but see `isPersisted`).
   */
  evict(bytes: number): Promise<EvictionReport>;
  status(): RuntimeStatus;
  /** Calls `listener` with each change of a model's status. Returns a function that ends the subscription. */
  subscribe(listener: ModelListener): () => void;
  /**
   * Calls `listener` with the outcome of each request, from every page of the site. Returns a function that ends the
   * subscription. The host also logs failed requests to the console of its page.
   */
  onRequest(listener: RequestListener): () => void;
  /**
   * Calls `listener`, once, when a newer version of the app is there: another tab runs another build, or the server has
   * another service worker. This page works on; it gets the new version when it is reloaded. Also called if that was known
   * before. Returns a function that ends the subscription.
   */
  onUpdateAvailable(listener: () => void): () => void;
  /**
   * Ends this page's host worker, if it hosts, and its calls. The service worker stays registered. Callers of `start`
   * share the runtime: it ends when `stop` has been called as often as `start`.
   */
  stop(): Promise<void>;
}
